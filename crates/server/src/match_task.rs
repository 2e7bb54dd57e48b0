//! Each match is a task that owns its state. It answers one request after the other, lets the machine players play in
//! between, and leaves when nobody has needed it for a while; what it knows is in the store.

use crate::hall::Shared;
use crate::keys::Seating;
use crate::live_match::{CarriedOut, Happened, LiveMatch, Resting};
use crate::open_games::fresh_name;
use crate::problems::{Kind, Trouble};
use crate::wire::{Command, Done, Who};
use ai::Level;
use any_game::Loaded;
use kernel::{Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{MatchRow, Snapshot, StoreError, StoredEvent};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

/// How many requests may wait for one match.
const WAITING: usize = 256;
/// Machine players play so many steps, or so long, before others get a turn.
const SLICE_STEPS: usize = 24;
const SLICE_TIME: Duration = Duration::from_millis(30);

type Look = Box<dyn FnOnce(Result<&mut LiveMatch, Trouble>) + Send>;

/// Something the task of a match is asked to do.
pub enum Request {
    Look(Look),
    /// A look that takes thought, and a thread of its own.
    Study(Look),
    Command {
        seat: Seat,
        command: Command,
        reply: oneshot::Sender<Result<Done, Trouble>>,
    },
    /// The match has been deleted.
    Close,
}

/// How requests are sent to the task of a match.
#[derive(Clone)]
pub struct MatchHandle {
    pub row: Arc<MatchRow>,
    pub seating: Arc<Seating>,
    resting: Arc<AtomicBool>,
    requests: mpsc::Sender<Request>,
}

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
        self.requests.send(Request::Command { seat, command, reply }).await.ok()?;
        answer.await.ok()
    }

    /// The match has been deleted: the task ends, and with it every live connection to it.
    pub async fn close(&self) {
        // A task that has left already need not be told.
        let _ = self.requests.send(Request::Close).await;
    }

    /// Starts the task of a match; `live` is there if it has just begun.
    pub fn start(
        shared: Arc<Shared>,
        row: Arc<MatchRow>,
        seating: Arc<Seating>,
        live: Option<LiveMatch>,
    ) -> MatchHandle {
        let (requests, waiting) = mpsc::channel(WAITING);
        let resting = Arc::new(AtomicBool::new(false));
        let task = MatchTask {
            shared,
            row: Arc::clone(&row),
            seating: Arc::clone(&seating),
            resting: Arc::clone(&resting),
            waiting,
            due: Instant::now(),
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
    let bytes = serde_json::to_vec(&live.standing()).unwrap_or_default();
    let _ = shared.store.keep_snapshot(id.to_owned(), Snapshot { n, bytes }).await;
}

/// The task of a match.
struct MatchTask {
    shared: Arc<Shared>,
    row: Arc<MatchRow>,
    seating: Arc<Seating>,
    resting: Arc<AtomicBool>,
    waiting: mpsc::Receiver<Request>,
    /// When machine players may play on.
    due: Instant,
}

impl MatchTask {
    async fn run(mut self, live: Option<LiveMatch>) {
        let mut live = match live {
            Some(live) => Ok(live),
            None => self.load().await,
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
        let (loaded, events) = read(&self.shared, &self.row.id).await?;
        let epoch = fresh_name::<6>()?;
        if let Some(news) = &loaded.news {
            self.shared.append(&self.row.id, events.len() as u64, vec![news.clone()]).await?;
        }
        Ok(LiveMatch::load(loaded, self.row.created, events, players(&self.seating), epoch))
    }

    /// Does one thing. Nothing is left to do when nobody has come for long enough.
    async fn next(&mut self, mut live: LiveMatch) -> Option<Result<LiveMatch, Trouble>> {
        let machine = live.machine_to_move().is_some();
        tokio::select! {
            biased;
            request = self.waiting.recv() => Some(self.obey(live, request?).await),
            () = sleep_until(self.due), if machine => {
                let played = self.machines(live).await;
                self.due = Instant::now() + played.as_ref().map_or(Duration::ZERO, |live| self.pause(live));
                Some(played)
            }
            () = sleep(self.shared.settings.idle), if !machine => {
                if live.listeners() > 0 {
                    keep_standing(&self.shared, &self.row.id, &mut live).await;
                    return self.rest(live.rest()).await;
                }
                // Before it leaves: whoever then finds it gone finds its card.
                keep_standing(&self.shared, &self.row.id, &mut live).await;
                self.waiting.close();
                // Those who came before it closed are still served.
                let stored = live.next();
                while let Some(request) = self.waiting.recv().await {
                    live = self.obey(live, request).await.ok()?;
                }
                if live.next() != stored {
                    keep_standing(&self.shared, &self.row.id, &mut live).await;
                }
                None
            }
        }
    }

    /// Those who only listen need nothing that is not in the store. Whoever asks for more has it read again.
    async fn rest(&mut self, resting: Resting) -> Option<Result<LiveMatch, Trouble>> {
        let asleep = self.resting.clone();
        let _asleep = Asleep::new(&asleep);
        loop {
            tokio::select! {
                biased;
                request = self.waiting.recv() => {
                    let request = request?;
                    return Some(match self.load().await {
                        Ok(live) => self.obey(live.take_up(resting), request).await,
                        Err(trouble) => {
                            refuse(request, &trouble);
                            Err(trouble)
                        }
                    });
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

    /// A match of machines goes at a pace that can be followed, and slowly when nobody looks.
    fn pause(&self, live: &LiveMatch) -> Duration {
        let settings = &self.shared.settings;
        if !live.only_machines() {
            return Duration::ZERO;
        }
        if live.listeners() > 0 { settings.pace } else { settings.pace_unseen }
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
            Request::Command { seat, command, reply } => {
                let (live, result) = self.command(live, seat, &command).await;
                // Whoever asked may have gone away.
                let _ = reply.send(result);
                live
            }
            Request::Close => Err(Trouble::new(Kind::UnknownMatch)),
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

    /// Machine players think on threads of their own, so that other matches go on.
    async fn machines(&self, mut live: LiveMatch) -> Result<LiveMatch, Trouble> {
        let steps = if live.only_machines() && live.listeners() > 0 { 1 } else { SLICE_STEPS };
        let waiting = self.shared.metrics.machines.enter();
        let think = move || {
            let _running = waiting.begin();
            let happened = live.play_machines(steps, SLICE_TIME);
            (live, happened)
        };
        let (mut live, happened) = joined(tokio::task::spawn_blocking(think).await)?;
        match self.keep(&mut live, happened).await {
            Ok(()) => Ok(live),
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

fn refuse(request: Request, trouble: &Trouble) {
    match request {
        Request::Look(look) | Request::Study(look) => look(Err(trouble.clone())),
        Request::Command { reply, .. } => {
            // Whoever asked may have gone away.
            let _ = reply.send(Err(trouble.clone()));
        }
        Request::Close => {}
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

/// Takes a match up as it is stored, and stores what was not kept beside its events.
pub async fn read(shared: &Arc<Shared>, id: &str) -> Result<(Loaded, Vec<StoredEvent>), Trouble> {
    let row = shared.store.find(id.to_owned()).await?.ok_or_else(|| Trouble::new(Kind::UnknownMatch))?;
    let journal = shared.store.journal(id.to_owned()).await?;
    let games = Arc::clone(shared);
    let load = move || games.games.load(&row.header, &journal).map(|loaded| (loaded, journal.events));
    let loaded = joined(tokio::task::spawn_blocking(load).await)?;
    let (mut loaded, events) = loaded.map_err(|what| Trouble::new(Kind::Unreadable).detail(what))?;
    if !loaded.filled.is_empty() {
        shared.store.fill(id.to_owned(), std::mem::take(&mut loaded.filled)).await?;
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
}

pub fn players(seating: &Seating) -> Players {
    let level = |who: &Who| match who {
        Who::Human | Who::Nobody => None,
        Who::Machine(name) => name.parse().ok(),
    };
    let levels = seating.seats.iter().map(|s| level(&s.who)).collect();
    Players { levels, people: seating.seats.iter().any(|s| s.who == Who::Human) }
}

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs())
}
