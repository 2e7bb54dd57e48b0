//! Each match is a task that owns its state. It answers one request after the other, lets the machine players play in
//! between, and leaves when nobody has needed it for a while; what it knows is in the store.

use crate::hall::Shared;
use crate::keys::{Seating, Sitting};
use crate::live_match::{CarriedOut, Happened, LiveMatch, Resting, Standing};
use crate::machines::{Machines, Place, Thought};
use crate::problems::{Kind, Trouble};
use crate::stream::LastTold;
use crate::wire::{Command, Done, Who};
use ai::Level;
use any_game::Loaded;
use kernel::{Seat, Viewer};
use std::collections::HashMap;
use std::future::{Future, pending};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Claim, Event, Head, Journal, MatchRow, NewEvent, Nodes, Snapshot, StoreError, StoredEvent};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};
use tracing::debug;

/// How many requests may wait for one match.
const WAITING: usize = 256;
/// Machine players play so many steps, or so long, before others get a turn.
const SLICE_STEPS: usize = 24;
const SLICE_TIME: Duration = Duration::from_millis(30);
/// How long at least a move that another server has taken on is left to it.
const LEAST_WAIT: Duration = Duration::from_millis(50);

type Look = Box<dyn FnOnce(Result<&mut LiveMatch, Trouble>) + Send>;

/// Something the task of a match is asked to do.
pub enum Request {
    Look(Look),
    /// A look that takes thought, and a thread of its own.
    Study(Look),
    Command(Box<Commanded>),
    /// The match has been deleted.
    Close,
    /// Another server has stored something; how far the match has come, if that is known.
    Grown(Option<Head>),
    /// Another server has deleted it or given out its keys anew: whoever asks next finds out.
    Reopen,
}

/// A command on its way. Room for many requests is set aside for each match, so what is large is elsewhere.
pub struct Commanded {
    seat: Seat,
    command: Command,
    reply: oneshot::Sender<Result<Done, Trouble>>,
}

/// How requests are sent to the task of a match.
#[derive(Clone)]
pub struct MatchHandle {
    pub row: Arc<MatchRow>,
    pub seating: Arc<Seating>,
    resting: Arc<AtomicBool>,
    requests: mpsc::Sender<Request>,
}

/// The ways to the tasks there are, by the ids of their matches.
pub type Handles = Mutex<HashMap<String, MatchHandle>>;

impl MatchHandle {
    /// Whether the task has left.
    pub fn has_left(&self) -> bool {
        self.requests.is_closed()
    }

    /// Whether only what its listeners have been told is in memory.
    pub fn rests(&self) -> bool {
        self.resting.load(Ordering::Relaxed)
    }

    /// Looks at the match. Nothing, if the task has left meanwhile.
    pub async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut LiveMatch) -> Result<T, Trouble> + Send + 'static,
    ) -> Option<Result<T, Trouble>> {
        let (look, answer) = answered(look);
        self.requests.send(Request::Look(look)).await.ok()?;
        answer.await.ok()
    }

    /// Looks at the match in a way that takes thought.
    pub async fn study<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut LiveMatch) -> Result<T, Trouble> + Send + 'static,
    ) -> Option<Result<T, Trouble>> {
        let (look, answer) = answered(look);
        self.requests.send(Request::Study(look)).await.ok()?;
        answer.await.ok()
    }

    pub async fn command(&self, seat: Seat, command: Command) -> Option<Result<Done, Trouble>> {
        let (reply, answer) = oneshot::channel();
        self.requests.send(Request::Command(Box::new(Commanded { seat, command, reply }))).await.ok()?;
        answer.await.ok()
    }

    /// The match has been deleted: the task ends, and with it every live connection to it.
    pub async fn close(&self) {
        // A task that has left already need not be told.
        let _ = self.requests.send(Request::Close).await;
    }

    /// Another server has stored something. A task that has more to do than it can take looks at the store anyway.
    pub fn grown(&self, head: Option<Head>) {
        let _ = self.requests.try_send(Request::Grown(head));
    }

    /// The match has to be opened anew.
    pub async fn reopen(&self) {
        // A task that has left already need not be told.
        let _ = self.requests.send(Request::Reopen).await;
    }

    /// Starts the task of a match; `live` is there if it has just begun, and `keys` says how often its keys had been
    /// given out anew before the row was read.
    pub fn start(
        shared: Arc<Shared>,
        handles: Weak<Handles>,
        row: Arc<MatchRow>,
        seating: Arc<Seating>,
        live: Option<LiveMatch>,
        keys: u64,
    ) -> MatchHandle {
        let (requests, waiting) = mpsc::channel(WAITING);
        let (row_of_task, seating_of_task, now) = (Arc::clone(&row), Arc::clone(&seating), Instant::now());
        let resting = Arc::new(AtomicBool::new(false));
        let task = MatchTask {
            shared,
            handles,
            row: row_of_task,
            seating: seating_of_task,
            resting: Arc::clone(&resting),
            waiting,
            due: now,
            needed: now,
            keys,
            leased: None,
            standing: None,
        };
        tokio::spawn(task.run(live));
        MatchHandle { row, seating, resting, requests }
    }
}

/// A look, and where its answer comes.
fn answered<T: Send + 'static>(
    look: impl FnOnce(&mut LiveMatch) -> Result<T, Trouble> + Send + 'static,
) -> (Look, oneshot::Receiver<Result<T, Trouble>>) {
    let (reply, answer) = oneshot::channel();
    let look: Look = Box::new(move |live| {
        // Whoever asked may have gone away: then nobody needs the answer.
        if !reply.is_closed() {
            let _ = reply.send(live.and_then(look));
        }
    });
    (look, answer)
}

/// Keeps what the lobby shows. It is a cache, so it does not matter if it is not taken.
async fn keep_standing(shared: &Shared, id: &str, live: &mut LiveMatch) {
    let n = live.next();
    // Plain data always has a JSON form.
    let bytes = serde_json::to_vec(&live.standing_to_keep()).unwrap_or_default();
    let _ = shared.store.keep_snapshot(id.to_owned(), Snapshot { n, bytes }).await;
}

/// The task of a match.
struct MatchTask {
    shared: Arc<Shared>,
    /// Where its own is taken out when it leaves.
    handles: Weak<Handles>,
    row: Arc<MatchRow>,
    seating: Arc<Seating>,
    resting: Arc<AtomicBool>,
    waiting: mpsc::Receiver<Request>,
    /// When machine players may play on.
    due: Instant,
    /// When somebody needed it last.
    needed: Instant,
    /// How often its keys had been given out anew when it was opened.
    keys: u64,
    /// Until when the machines' moves are this server's, where several share a store.
    leased: Option<Instant>,
    /// Where a machine player stands until it may think.
    standing: Option<Row>,
}

/// A row in which a machine player stands.
struct Row {
    thought: Thought,
    place: Pin<Box<dyn Future<Output = Place> + Send + Sync>>,
}

impl Row {
    fn new(machines: &Machines, thought: Thought, only_machines: bool) -> Row {
        Row { thought, place: Box::pin(machines.place(thought, only_machines)) }
    }
}

/// Stands in a row, if there is a machine to move, from when it may play on until a place is free. Whoever is called
/// away meanwhile does not lose his turn.
async fn may_think(standing: &mut Option<Row>, due: Instant, row: Option<impl FnOnce() -> Row>) -> Place {
    let Some(row) = row else { return pending().await };
    sleep_until(due).await;
    let place = standing.get_or_insert_with(row).place.as_mut().await;
    *standing = None;
    place
}

/// What becomes of a match that others may have played on.
enum CaughtUp {
    Now(LiveMatch),
    /// The store does not answer.
    Unknown(LiveMatch, Trouble),
    /// It cannot be shown any more.
    Lost(Trouble),
    /// It has to be opened anew.
    Reopen,
}

impl Drop for MatchTask {
    fn drop(&mut self) {
        self.waiting.close();
        // If somebody is looking for a match at this moment, the handle stays until the next one is opened.
        if let Some(mut handles) = self.handles.upgrade().as_ref().and_then(|handles| handles.try_lock().ok()) {
            handles.retain(|_, handle| !handle.has_left());
        }
    }
}

impl From<Result<LiveMatch, Trouble>> for CaughtUp {
    fn from(loaded: Result<LiveMatch, Trouble>) -> CaughtUp {
        loaded.map_or_else(CaughtUp::Lost, CaughtUp::Now)
    }
}

/// What is done for a match takes many times the room of waiting for it, so it is boxed wherever a match may wait for
/// long.
impl MatchTask {
    async fn run(mut self, live: Option<LiveMatch>) {
        let mut live = match live {
            Some(live) => Ok(live),
            None => Box::pin(self.load()).await,
        };
        while let Ok(present) = live {
            live = match self.next(present).await {
                Some(next) => next,
                None => return,
            };
        }
        if let Err(trouble) = live {
            self.turn_away(trouble).await;
        }
    }

    async fn load(&self) -> Result<LiveMatch, Trouble> {
        let (row, journal) = stored(&self.shared, &self.row.id).await?;
        self.load_from(row, journal).await
    }

    async fn load_from(&self, row: MatchRow, journal: Journal) -> Result<LiveMatch, Trouble> {
        let (loaded, events) = loaded(&self.shared, row, journal).await?;
        if let Some(news) = &loaded.news {
            must_not_go_back(self.shared.store.nodes(), news)?;
            self.shared.append(&self.row.id, events.len() as u64, vec![news.clone()]).await?;
        }
        let told = self.told_before().await;
        Ok(self.live(loaded, events)?.told_before(told))
    }

    /// What viewers had been told when the match was last in memory, if nothing has been stored since. Several servers
    /// need no such memory: there a version follows from what is seen.
    async fn told_before(&self) -> Vec<LastTold> {
        if self.shared.store.nodes().is_some() {
            return Vec::new();
        }
        // It is a cache: without it everybody is told everything anew.
        let kept = self.shared.store.snapshot(self.row.id.clone()).await.ok().flatten();
        let standing = kept.and_then(|kept| serde_json::from_slice::<Standing>(&kept.bytes).ok());
        standing.map(|standing| standing.told).unwrap_or_default()
    }

    fn live(&self, loaded: Loaded, events: Vec<StoredEvent>) -> Result<LiveMatch, Trouble> {
        let naming = self.shared.naming()?;
        Ok(LiveMatch::load(loaded, self.row.created, events, players(&self.seating), naming))
    }

    /// Does one thing. Nothing is left to do when nobody has come for long enough.
    async fn next(&mut self, live: LiveMatch) -> Option<Result<LiveMatch, Trouble>> {
        let thought = live.machine_to_move().map(|(_, level)| Thought::of(level));
        let machine = thought.is_some();
        // Whoever stands in a row and does not look whether it is his turn keeps the others waiting.
        self.standing.take_if(|row| Some(row.thought) != thought);
        let (machines, only_machines) = (&self.shared.machines, live.only_machines());
        let row = thought.map(|thought| move || Row::new(machines, thought, only_machines));
        tokio::select! {
            biased;
            request = self.waiting.recv() => Box::pin(self.attend(live, request?)).await,
            place = may_think(&mut self.standing, self.due, row) => {
                Box::pin(self.machines_turn(live, place)).await
            }
            () = sleep_until(self.needed + self.shared.settings.idle), if !machine => {
                if live.listeners() == 0 {
                    return Box::pin(self.depart(live)).await;
                }
                let resting = Box::pin(self.lie_down(live)).await;
                self.rest(resting).await
            }
        }
    }

    /// Nobody needs the match: it leaves.
    async fn depart(&mut self, mut live: LiveMatch) -> Option<Result<LiveMatch, Trouble>> {
        // Before it leaves: whoever then finds it gone finds its card.
        keep_standing(&self.shared, &self.row.id, &mut live).await;
        if !self.waiting.is_empty() {
            // Somebody has come meanwhile, perhaps to stay.
            self.needed = Instant::now();
            return Some(Ok(live));
        }
        self.waiting.close();
        // Those who came before it closed are still served.
        let stored = live.next();
        while let Some(request) = self.waiting.recv().await {
            live = self.attend(live, request).await?.ok()?;
        }
        if live.next() != stored {
            keep_standing(&self.shared, &self.row.id, &mut live).await;
        }
        None
    }

    async fn lie_down(&self, mut live: LiveMatch) -> Resting {
        keep_standing(&self.shared, &self.row.id, &mut live).await;
        live.rest()
    }

    /// Those who only listen need nothing that is not in the store. Whoever asks for more has it read again, and so has
    /// a server that has played on elsewhere.
    async fn rest(&mut self, resting: Resting) -> Option<Result<LiveMatch, Trouble>> {
        let asleep = self.resting.clone();
        let _asleep = Asleep::new(&asleep);
        loop {
            tokio::select! {
                biased;
                request = self.waiting.recv() => {
                    let request = request?;
                    match request {
                        Request::Reopen => return self.leave(),
                        Request::Grown(head) if Box::pin(self.is_known(&resting, head)).await => continue,
                        _ => self.needed = Instant::now(),
                    }
                    match Box::pin(stored(&self.shared, &self.row.id)).await {
                        Ok(stored) => return Box::pin(self.wake(resting, stored, request)).await,
                        Err(trouble) => {
                            refuse(request, &trouble);
                            if trouble.name() == Kind::UnknownMatch.name() {
                                return Some(Err(trouble));
                            }
                            // A store that does not answer may do so in a moment; those who listen miss nothing.
                        }
                    }
                }
                () = sleep(self.shared.settings.idle), if !self.waiting.is_closed() => {
                    if resting.listeners() == 0 {
                        // Those who came before it closed are still served.
                        self.waiting.close();
                    }
                }
            }
        }
    }

    /// Whether those who listen have been told all that other servers have stored.
    async fn is_known(&self, resting: &Resting, head: Option<Head>) -> bool {
        let Some(nodes) = self.shared.store.nodes() else { return true };
        let head = match head {
            Some(head) => Ok(Some(head)),
            None => nodes.head(self.row.id.clone()).await,
        };
        match head {
            // It is looked at again in a moment.
            Err(_) => true,
            Ok(None) => false,
            Ok(Some(head)) => head.keys == self.keys && (head.events <= resting.next() || resting.listeners() == 0),
        }
    }

    /// Takes a match up where those who listen were left, tells them what others have stored since, and does what is
    /// asked.
    async fn wake(
        &mut self,
        resting: Resting,
        stored: (MatchRow, Journal),
        request: Request,
    ) -> Option<Result<LiveMatch, Trouble>> {
        match self.taken_up(resting, stored).await {
            Ok(live) => self.attend(live, request).await,
            Err(trouble) => {
                refuse(request, &trouble);
                Some(Err(trouble))
            }
        }
    }

    async fn taken_up(&self, resting: Resting, (row, mut journal): (MatchRow, Journal)) -> Result<LiveMatch, Trouble> {
        let known = journal.events.len().min(usize::try_from(resting.next()).unwrap_or(usize::MAX));
        let later = journal.events.split_off(known);
        if later.is_empty() {
            return Ok(self.load_from(row, journal).await?.take_up(resting));
        }
        let (loaded, events) = loaded(&self.shared, row, journal).await?;
        if loaded.news.is_some() {
            // The rules are others: those who listen are told everything anew.
            return self.load().await;
        }
        self.followed(self.live(loaded, events)?.take_up(resting), later).await
    }

    /// A match of machines goes at a pace that can be followed, and slowly when nobody looks.
    fn pause(&self, live: &LiveMatch) -> Duration {
        let settings = &self.shared.settings;
        if !live.only_machines() {
            return Duration::ZERO;
        }
        if live.listeners() > 0 { settings.pace } else { settings.pace_unseen }
    }

    /// Does what it is asked, after what others have done meanwhile. Nothing is left to do if it has to be opened anew.
    async fn attend(&mut self, live: LiveMatch, request: Request) -> Option<Result<LiveMatch, Trouble>> {
        let head = match &request {
            Request::Close => None,
            Request::Reopen => return self.leave(),
            // Those who ask later will see it then.
            Request::Grown(_) if live.listeners() == 0 => return Some(Ok(live)),
            Request::Grown(head) => Some(*head),
            _ => {
                self.needed = Instant::now();
                Some(None)
            }
        };
        let Some(head) = head else { return Some(self.obey(live, request).await) };
        let before = live.next();
        match self.caught_up(live, head).await {
            CaughtUp::Now(live) => {
                let obeyed = self.obey(live, request).await;
                // Something has happened: a machine's move that was left to another server may be this one's now.
                if self.shared.store.nodes().is_some() && obeyed.as_ref().is_ok_and(|live| live.next() != before) {
                    (self.due, self.needed) = (Instant::now(), Instant::now());
                }
                Some(obeyed)
            }
            CaughtUp::Unknown(live, trouble) => {
                refuse(request, &trouble);
                Some(Ok(live))
            }
            CaughtUp::Lost(trouble) => {
                refuse(request, &trouble);
                Some(Err(trouble))
            }
            CaughtUp::Reopen => self.leave(),
        }
    }

    /// Whoever waits finds nobody, and asks again.
    fn leave(&mut self) -> Option<Result<LiveMatch, Trouble>> {
        self.waiting.close();
        None
    }

    /// Takes in what other servers have stored. A store with one owner has nothing to tell.
    async fn caught_up(&self, live: LiveMatch, head: Option<Head>) -> CaughtUp {
        let Some(nodes) = self.shared.store.nodes() else { return CaughtUp::Now(live) };
        let id = || self.row.id.clone();
        let head = match head {
            Some(head) => Ok(Some(head)),
            None => nodes.head(id()).await,
        };
        match head {
            Err(error) => CaughtUp::Unknown(live, error.into()),
            Ok(None) => CaughtUp::Lost(Trouble::new(Kind::UnknownMatch)),
            Ok(Some(head)) if head.keys != self.keys => CaughtUp::Reopen,
            Ok(Some(head)) if head.events <= live.next() => CaughtUp::Now(live),
            Ok(Some(_)) => match nodes.journal_from(id(), live.next()).await {
                Ok(journal) if journal.damage.is_none() => self.followed(live, journal.events).await.into(),
                Ok(_) | Err(StoreError::Damaged { .. }) => self.load().await.into(),
                Err(error) => CaughtUp::Unknown(live, error.into()),
            },
        }
    }

    /// What others have stored is done here as well; what does not fit is read anew as a whole.
    async fn followed(&self, mut live: LiveMatch, events: Vec<StoredEvent>) -> Result<LiveMatch, Trouble> {
        let follow = move || {
            let followed = live.follow(&events);
            (live, followed)
        };
        match tokio::task::spawn_blocking(follow).await {
            Ok((live, Ok(()))) => Ok(live),
            Ok((_, Err(_))) | Err(_) => self.load().await,
        }
    }

    async fn obey(&self, mut live: LiveMatch, request: Request) -> Result<LiveMatch, Trouble> {
        match request {
            Request::Look(look) => {
                look(Ok(&mut live));
                Ok(live)
            }
            Request::Study(look) => {
                let _turn = self.shared.studies.acquire().await;
                let study = move || {
                    look(Ok(&mut live));
                    live
                };
                joined(tokio::task::spawn_blocking(study).await)
            }
            Request::Command(asked) => {
                let (live, result) = self.command(live, asked.seat, &asked.command).await;
                // Whoever asked may have gone away.
                let _ = asked.reply.send(result);
                live
            }
            Request::Close => Err(Trouble::new(Kind::UnknownMatch)),
            Request::Grown(_) | Request::Reopen => Ok(live),
        }
    }

    async fn command(
        &self,
        mut live: LiveMatch,
        seat: Seat,
        command: &Command,
    ) -> (Result<LiveMatch, Trouble>, Result<Done, Trouble>) {
        if live.next() >= self.shared.settings.quotas.events {
            let detail = format!("{} steps and undos are the most", self.shared.settings.quotas.events);
            return (Ok(live), Err(Trouble::new(Kind::MatchFull).detail(detail)));
        }
        let happened = match live.carry_out(seat, command) {
            Ok(CarriedOut::Now(happened)) => happened,
            Ok(CarriedOut::Before(done)) => return (Ok(live), Ok(done)),
            Err(trouble) => return (Ok(live), Err(trouble)),
        };
        match self.keep(&mut live, happened).await {
            Ok(()) => {
                let version = live.version(Viewer::Seat(seat));
                (Ok(live), Ok(Done { version }))
            }
            Err(error) => self.read_again(seat, command, error).await,
        }
    }

    /// The store did not take it, so what is in memory is not true. If somebody else was quicker, that is what counts.
    async fn read_again(
        &self,
        seat: Seat,
        command: &Command,
        error: StoreError,
    ) -> (Result<LiveMatch, Trouble>, Result<Done, Trouble>) {
        let mut live = match self.load().await {
            Ok(live) => live,
            Err(trouble) => return (Err(trouble), Err(error.into())),
        };
        let version = live.version(Viewer::Seat(seat));
        let result = match error {
            _ if live.has_done(seat, &command.id) => Ok(Done { version }),
            StoreError::Conflict { .. } | StoreError::Repeated { .. } => Err(Trouble::stale(version)),
            other => Err(other.into()),
        };
        (Ok(live), result)
    }

    async fn keep(&self, live: &mut LiveMatch, happened: Happened) -> Result<(), StoreError> {
        let (events, stored) = happened.into_store();
        if !events.is_empty() {
            self.shared.append(&self.row.id, live.next(), events).await?;
            live.stored(stored, now());
        }
        Ok(())
    }

    /// Lets machine players play, if that is this server's to do.
    async fn machines_turn(&mut self, live: LiveMatch, place: Place) -> Option<Result<LiveMatch, Trouble>> {
        let live = match self.shared.store.nodes() {
            None => live,
            Some(_) => match self.claimed(live).await {
                CaughtUp::Now(live) => live,
                // Another has it, or the store does not answer; when to try again is known.
                CaughtUp::Unknown(live, _) => return Some(Ok(live)),
                CaughtUp::Lost(trouble) => return Some(Err(trouble)),
                CaughtUp::Reopen => return self.leave(),
            },
        };
        if live.machine_to_move().is_none() {
            self.release().await;
            return Some(Ok(live));
        }
        let played = self.machines(live, place).await;
        self.due = Instant::now() + played.as_ref().map_or(Duration::ZERO, |live| self.pause(live));
        if played.as_ref().is_ok_and(|live| live.machine_to_move().is_none()) {
            self.release().await;
        }
        Some(played)
    }

    /// Takes the machines' moves on, so that no other server thinks about them, and looks at what others did before.
    async fn claimed(&mut self, live: LiveMatch) -> CaughtUp {
        let (now, lease) = (Instant::now(), self.shared.settings.lease);
        if self.leased.is_some_and(|until| now + lease / 2 < until) {
            return CaughtUp::Now(live);
        }
        let Some(nodes) = self.shared.store.nodes() else { return CaughtUp::Now(live) };
        let wait = match nodes.claim(self.row.id.clone(), lease).await {
            Ok(Claim::Ours) => {
                self.leased = Some(now + lease);
                return self.caught_up(live, None).await;
            }
            Ok(Claim::Theirs(left)) => left.max(LEAST_WAIT),
            Err(_) => self.shared.settings.pace_unseen,
        };
        (self.leased, self.due) = (None, now + wait);
        CaughtUp::Unknown(live, Trouble::new(Kind::Busy))
    }

    /// There is nothing to do for machines: whoever lets a person play next takes it on.
    async fn release(&mut self) {
        if let (Some(nodes), Some(_)) = (self.shared.store.nodes(), self.leased.take()) {
            // If the store does not take it, it is over by itself after a while.
            let _ = nodes.release(self.row.id.clone()).await;
        }
    }

    /// Waits for thoughts, and says meanwhile that they are still being thought.
    async fn thought<T: Send + 'static>(&self, think: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
        let mut thinking = tokio::task::spawn_blocking(think);
        let lease = self.shared.settings.lease;
        loop {
            tokio::select! {
                thought = &mut thinking => return joined(thought),
                () = sleep(lease / 3) => {
                    if let Some(nodes) = self.shared.store.nodes() {
                        // Whatever comes of it, only one server can store the move.
                        let _ = nodes.claim(self.row.id.clone(), lease).await;
                    }
                }
            }
        }
    }

    /// Machine players think on threads of their own, so that other matches go on.
    async fn machines(&self, mut live: LiveMatch, place: Place) -> Result<LiveMatch, Trouble> {
        let steps = if live.only_machines() && live.listeners() > 0 { 1 } else { SLICE_STEPS };
        debug!(game = self.row.id, n = live.next(), "a machine thinks");
        let think = move || {
            let happened = live.play_machines(place.thought, steps, SLICE_TIME);
            drop(place);
            (live, happened)
        };
        let (mut live, happened) = self.thought(think).await?;
        match self.keep(&mut live, happened).await {
            Ok(()) => Ok(live),
            // A person has played meanwhile, by another server.
            Err(StoreError::Conflict { .. }) => self.load().await,
            // Another may have played on, or the disk is full: what is stored is what counts. Waiting a little keeps a
            // broken disk from being asked all the time.
            Err(_) => {
                sleep(self.shared.settings.pace_unseen).await;
                self.load().await
            }
        }
    }

    /// The match cannot be shown: whoever waits is told why.
    async fn turn_away(mut self, trouble: Trouble) {
        self.waiting.close();
        while let Some(request) = self.waiting.recv().await {
            refuse(request, &trouble);
        }
    }
}

/// Tells whoever asked why it cannot be done.
fn refuse(request: Request, trouble: &Trouble) {
    match request {
        Request::Look(look) | Request::Study(look) => look(Err(trouble.clone())),
        Request::Command(asked) => {
            // Whoever asked may have gone away.
            let _ = asked.reply.send(Err(trouble.clone()));
        }
        Request::Close | Request::Grown(_) | Request::Reopen => {}
    }
}

/// Says that a match rests, until it is dropped.
struct Asleep<'f>(&'f AtomicBool);

impl Asleep<'_> {
    fn new(flag: &AtomicBool) -> Asleep<'_> {
        flag.store(true, Ordering::Relaxed);
        Asleep(flag)
    }
}

impl Drop for Asleep<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// While servers are replaced one after the other, a match that a new one has taken up under its rules is not taken
/// back by an old one: it would go to and fro between them.
fn must_not_go_back(nodes: Option<&dyn Nodes>, news: &NewEvent) -> Result<(), Trouble> {
    let numbers = |version: &str| version.split('.').map(|part| part.parse().unwrap_or(0)).collect::<Vec<u64>>();
    match &news.event {
        Event::Rules { from, to } if nodes.is_some() && numbers(to) < numbers(from) => {
            let detail = format!("it is played under rules {from}, which this server does not know yet");
            Err(Trouble::new(Kind::CannotGoOn).detail(detail))
        }
        _ => Ok(()),
    }
}

/// Takes a match up as it is stored, and stores what was not kept beside its events.
pub async fn read(shared: &Arc<Shared>, id: &str) -> Result<(Loaded, Vec<StoredEvent>), Trouble> {
    let (row, journal) = stored(shared, id).await?;
    loaded(shared, row, journal).await
}

async fn stored(shared: &Shared, id: &str) -> Result<(MatchRow, Journal), Trouble> {
    let row = shared.store.find(id.to_owned()).await?.ok_or_else(|| Trouble::new(Kind::UnknownMatch))?;
    Ok((row, shared.store.journal(id.to_owned()).await?))
}

async fn loaded(shared: &Arc<Shared>, row: MatchRow, journal: Journal) -> Result<(Loaded, Vec<StoredEvent>), Trouble> {
    let (games, id) = (Arc::clone(shared), row.id.clone());
    let load = move || games.games.load(&row.header, &journal).map(|loaded| (loaded, journal.events));
    let loaded = joined(tokio::task::spawn_blocking(load).await)?;
    let (mut loaded, events) = loaded.map_err(|what| Trouble::new(Kind::Unreadable).detail(what))?;
    if !loaded.filled.is_empty() {
        shared.store.fill(id, std::mem::take(&mut loaded.filled)).await?;
    }
    Ok((loaded, events))
}

fn joined<T>(result: Result<T, tokio::task::JoinError>) -> Result<T, Trouble> {
    result.map_err(|error| Trouble::new(Kind::Failed).detail(error))
}

/// Who plays a match.
#[derive(Clone, Debug)]
pub struct Players {
    /// The machine players, by seat.
    pub levels: Vec<Option<Level>>,
    /// Whether there are people among them.
    pub people: bool,
    /// Whether machines give up what they have lost.
    pub give_up: bool,
}

pub fn players(seating: &Seating) -> Players {
    let level = |who: &Who| match who {
        Who::Human | Who::Nobody => None,
        Who::Machine(name) => name.parse().ok(),
    };
    let levels = seating.seats.iter().map(|s| level(&s.who)).collect();
    let any = |is: fn(&Sitting) -> bool| seating.seats.iter().any(is);
    Players { levels, people: any(|s| s.who == Who::Human), give_up: any(|s| s.gives_up) }
}

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs())
}
