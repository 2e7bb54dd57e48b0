//! All matches: finds the task of each, starts tasks on demand, makes new matches.

use crate::ask::{LARGE, Unread, Words};
use crate::connections::Connections;
use crate::keys::{self, Seating, Sitting};
use crate::limits::Buckets;
use crate::live_match::{self, LiveMatch, Standing};
use crate::machines::Machines;
use crate::match_task::{self, Handles, MatchHandle};
use crate::metrics::{Metrics, Queue};
use crate::open_games::{NewlyBegun, OpenGames, fresh_name, fresh_seed};
use crate::operations::Readiness;
use crate::pool::{Patience, Pool};
use crate::problems::{Kind, Trouble};
use crate::quotas;
use crate::settings::Settings;
use crate::shares::Shares;
use crate::sockets::Sockets;
use crate::stream::Naming;
use crate::wire::{Command, Created, DiceMode, Done, FromScenario, FromTour, MatchCard, Moment, Moments, NewMatch};
use crate::wire::{Origin, RecordCard, Who};
use ai::Level;
use any_game::{Begun, Games, Listed, StateReader};
use kernel::{About, Seat, SeatAbout, SeatSet, SharedDice, Tour, Viewer};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Instant;
use store::{MatchRow, NewEvent, Store, StoreError};
use tokio::sync::{OnceCell, Semaphore, watch};

/// How many matches the lobby shows.
const LOBBY: usize = 60;
/// What the card of a match shows of its header.
const ON_A_CARD: [&str; 3] = ["game", "scenario", "options"];

/// What every task of the server has at hand.
pub struct Shared {
    pub store: Arc<dyn Store>,
    pub games: OpenGames,
    pub settings: Settings,
    /// How many questions are thought about at once.
    pub studies: Semaphore,
    pub machines: Machines,
    pub metrics: Metrics,
}

impl Shared {
    /// Appends events to the journal of a match, and counts that.
    pub async fn append(&self, id: &str, n: u64, events: Vec<NewEvent>) -> Result<(), StoreError> {
        let (begun, many) = (Instant::now(), events.len());
        let stored = self.store.append(id.to_owned(), n, events).await;
        self.metrics.appended(&stored, many, begun.elapsed());
        stored
    }

    /// How the versions of a match that is taken up now are named.
    pub fn naming(&self) -> Result<Naming, getrandom::Error> {
        match self.store.nodes() {
            Some(_) => Ok(Naming::Seen),
            None => Ok(Naming::Counted(fresh_name::<6>()?.into())),
        }
    }
}

/// Where several moments begin.
#[derive(Copy, Clone, Debug)]
pub enum Start {
    /// After so many steps.
    Step(usize),
    /// Where an entry of the log was told.
    Entry(usize),
}

pub struct Hall {
    shared: Arc<Shared>,
    handles: Arc<Handles>,
    pub connections: Arc<Connections>,
    pub sockets: Arc<Sockets>,
    pub buckets: Buckets,
    pub pool: Pool,
    /// The bytes of long bodies.
    pub bodies: Arc<Shares>,
    pub readiness: Readiness,
    /// Whether the server is about to stop.
    draining: AtomicBool,
    /// Whether the server stops.
    closing: watch::Sender<bool>,
    /// What the ids of requests begin with, and how many there were.
    requests: (String, AtomicU64),
    /// The key addresses are hashed with.
    secret: OnceCell<Vec<u8>>,
    /// How many matches of older programs are still to be looked at.
    unmended: AtomicUsize,
    /// Held from counting what there is to storing more, so that nobody gets beyond his share by asking twice at once.
    storing: tokio::sync::Mutex<()>,
}

impl fmt::Debug for Hall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hall").field("games", &self.shared.games).finish_non_exhaustive()
    }
}

impl Hall {
    pub fn new(store: Arc<dyn Store>, games: Games, settings: Settings) -> Hall {
        let (work, thinking) = (Queue::default(), Queue::default());
        Hall {
            handles: Arc::default(),
            connections: Arc::new(Connections::new(settings.connections, settings.connections_per_address)),
            sockets: Sockets::new(settings.sockets, settings.sockets_per_address),
            buckets: Buckets::new(&settings),
            pool: Pool::new(settings.jobs, work.clone()),
            readiness: Readiness::default(),
            draining: AtomicBool::new(false),
            // One body must fit into the share of an address.
            bodies: Shares::new(settings.bodies.max(LARGE), (settings.bodies / 4).max(LARGE)),
            closing: watch::Sender::new(false),
            // Without randomness ids are only less telling.
            requests: (fresh_name::<3>().unwrap_or_default(), AtomicU64::new(0)),
            secret: OnceCell::new(),
            // Until it has been counted, there may be some.
            unmended: AtomicUsize::new(1),
            storing: tokio::sync::Mutex::default(),
            shared: Arc::new(Shared {
                studies: Semaphore::new(settings.jobs.running + 1),
                machines: Machines::new(settings.machines, thinking.clone()),
                store,
                games: OpenGames::new(games),
                metrics: Metrics::new(work, thinking),
                settings,
            }),
        }
    }

    /// A name for a request, for finding it in the log.
    pub fn request_id(&self) -> String {
        format!("{}-{}", self.requests.0, self.requests.1.fetch_add(1, Ordering::Relaxed))
    }

    /// From now on nobody should be sent here.
    pub fn drain(&self) {
        self.draining.store(true, Ordering::SeqCst);
    }

    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::SeqCst)
    }

    /// Tells everybody that the server stops.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until the server stops.
    pub async fn closing(&self) {
        // It fails only when there is no sender, which is this.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    pub fn games(&self) -> &OpenGames {
        &self.shared.games
    }

    pub fn settings(&self) -> &Settings {
        &self.shared.settings
    }

    pub fn game(&self, id: &str) -> Result<Listed, Trouble> {
        self.games().find(id).ok_or_else(|| Trouble::new(Kind::UnknownGame).detail(id))
    }

    /// How many matches are in memory.
    pub fn in_memory(&self) -> usize {
        self.lock().values().filter(|handle| !handle.has_left() && !handle.rests()).count()
    }

    /// Of how many only what their listeners have been told is in memory.
    pub fn resting(&self) -> usize {
        self.lock().values().filter(|handle| !handle.has_left() && handle.rests()).count()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, MatchHandle>> {
        // A map is whole whatever happened to another thread.
        self.handles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The handle of a match's task, which is started if there is none.
    async fn handle(&self, id: &str) -> Result<MatchHandle, Trouble> {
        if let Some(handle) = self.lock().get(id).filter(|handle| !handle.has_left()) {
            return Ok(handle.clone());
        }
        // Before the row: keys that are given out anew in between are then noticed.
        let keys = match self.shared.store.nodes() {
            Some(nodes) => nodes.head(id.to_owned()).await?.map_or(0, |head| head.keys),
            None => 0,
        };
        let row = self.shared.store.find(id.to_owned()).await?;
        let row = row.ok_or_else(|| Trouble::new(Kind::UnknownMatch))?;
        self.open(row, None, keys)
    }

    fn open(&self, mut row: MatchRow, live: Option<LiveMatch>, keys: u64) -> Result<MatchHandle, Trouble> {
        let seating = Arc::new(seating(&row)?);
        // What else there is, files above all, is only needed to open the game, which reads it from the store.
        if let Some(header) = row.header.as_object_mut() {
            header.retain(|name, _| ON_A_CARD.contains(&name.as_str()));
        }
        row.seats = Value::Null;
        let mut handles = self.lock();
        // Somebody else may have opened it meanwhile.
        if let Some(handle) = handles.get(&row.id).filter(|handle| !handle.has_left()) {
            return Ok(handle.clone());
        }
        let (id, shared, of) = (row.id.clone(), Arc::clone(&self.shared), Arc::downgrade(&self.handles));
        let handle = MatchHandle::start(shared, of, Arc::new(row), seating, live, keys);
        handles.insert(id, handle.clone());
        Ok(handle)
    }

    /// Whether machines play in a match.
    pub async fn has_machines(&self, id: &str) -> Result<bool, Trouble> {
        let row = self.shared.store.find(id.to_owned()).await?.ok_or_else(|| Trouble::new(Kind::UnknownMatch))?;
        Ok(match_task::players(&seating(&row)?).levels.iter().any(Option::is_some))
    }

    /// For whom somebody with this key sees the match.
    pub async fn viewer(&self, id: &str, key: Option<&str>) -> Result<Viewer, Trouble> {
        let handle = self.handle(id).await?;
        let kind = if key.is_some() { Kind::WrongKey } else { Kind::NoKey };
        handle.seating.viewer(key).ok_or_else(|| Trouble::new(kind))
    }

    /// Looks at a match.
    pub async fn look<T: Send + 'static>(
        &self,
        id: &str,
        look: impl Fn(&mut LiveMatch) -> Result<T, Trouble> + Clone + Send + 'static,
    ) -> Result<T, Trouble> {
        loop {
            // A task that has just left is followed by another.
            if let Some(answer) = self.handle(id).await?.look(look.clone()).await {
                return answer;
            }
        }
    }

    /// There is no advice where people sit on more than one side: it would play for one of them.
    pub async fn may_be_advised(&self, id: &str) -> Result<(), Trouble> {
        let handle = self.handle(id).await?;
        let about = self.game(handle.row.header["game"].as_str().unwrap_or_default())?.game.about();
        let people = about.seats.iter().zip(&handle.seating.seats).filter(|(_, sitting)| sitting.who == Who::Human);
        let sides: BTreeSet<&str> = people.map(|(seat, _)| seat.side).collect();
        if sides.len() > 1 { Err(Trouble::new(Kind::NoAdvice)) } else { Ok(()) }
    }

    /// Looks at a match in a way that takes thought: on a thread of its own, at the cost of whoever asks.
    pub async fn study<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        from: IpAddr,
        look: impl Fn(&mut LiveMatch) -> Result<T, Trouble> + Clone + Send + 'static,
    ) -> Result<T, Trouble> {
        self.buckets.commands.take(from)?;
        self.buckets.work.check(from)?;
        loop {
            let (look, work) = (look.clone(), Arc::clone(&self.buckets.work));
            let study = move |live: &mut LiveMatch| {
                let begun = Instant::now();
                let answer = look(live);
                work.charge(from, begun.elapsed());
                answer
            };
            // A task that has just left is followed by another.
            if let Some(answer) = self.handle(id).await?.study(study).await {
                return answer;
            }
        }
    }

    pub async fn command(&self, id: &str, seat: Seat, command: Command) -> Result<Done, Trouble> {
        let begun = Instant::now();
        let answer = loop {
            // A command is safe to repeat.
            if let Some(answer) = self.handle(id).await?.command(seat, command.clone()).await {
                break answer;
            }
        };
        self.shared.metrics.commanded(&answer, begun.elapsed());
        answer
    }

    pub async fn card(&self, id: &str) -> Result<MatchCard, Trouble> {
        let handle = self.handle(id).await?;
        let standing = self.look(id, |live| Ok(live.standing())).await?;
        Ok(card(&handle.row, &handle.seating, standing))
    }

    /// The matches anybody may watch, newest first. Those that cannot be read are left out.
    pub async fn lobby(&self) -> Result<Vec<MatchCard>, Trouble> {
        let mut cards = Vec::new();
        for row in self.shared.store.listed(LOBBY).await? {
            let known = match self.card_from_snapshot(&row).await {
                Some(known) => Ok(known),
                None => self.card(&row.id).await,
            };
            cards.extend(known);
        }
        Ok(cards)
    }

    /// How a match looked after so many steps. What was played under earlier rules is read from the store.
    pub async fn moment(
        self: &Arc<Self>,
        id: &str,
        from: IpAddr,
        viewer: Viewer,
        step: usize,
    ) -> Result<Moment, Trouble> {
        let states = self.states_of(id, viewer, step).await?;
        self.study(id, from, move |live| live.moment(viewer, step, states.as_deref())).await
    }

    /// Several moments in a row, from the one on in which an entry of the log was told.
    pub async fn moments_after(
        self: &Arc<Self>,
        id: &str,
        from: IpAddr,
        viewer: Viewer,
        start: Start,
        many: usize,
    ) -> Result<Moments, Trouble> {
        let step = match start {
            Start::Step(step) => step,
            Start::Entry(entry) => self.look(id, move |live| Ok(live.moment_of(viewer, entry))).await?,
        };
        let states = self.states_of(id, viewer, step).await?;
        self.study(id, from, move |live| live.moments(viewer, step, many, states.as_deref())).await
    }

    /// The states from which a moment has to be read, if it cannot be worked out.
    async fn states_of(
        self: &Arc<Self>,
        id: &str,
        viewer: Viewer,
        step: usize,
    ) -> Result<Option<Arc<StateReader>>, Trouble> {
        let Some(event) = self.look(id, move |live| Ok(live.kept_at(viewer, step))).await? else { return Ok(None) };
        let journal = self.shared.store.journal(id.to_owned()).await?;
        let mut states = StateReader::default();
        let kept = journal.events.iter().take_while(|e| e.n <= event).filter_map(|e| e.kept.as_ref());
        kept.for_each(|kept| states.show(&kept.state));
        Ok(Some(Arc::new(states)))
    }

    /// Deletes a match, for who made it.
    pub async fn delete(&self, id: &str, key: Option<&str>) -> Result<(), Trouble> {
        let row = self.shared.store.find(id.to_owned()).await?.ok_or_else(|| Trouble::new(Kind::UnknownMatch))?;
        if !key.is_some_and(|key| keys::opens(key, &row.maker)) {
            return Err(Trouble::new(Kind::NotTheMaker));
        }
        self.shared.store.delete(id.to_owned()).await?;
        self.close_match(id).await;
        Ok(())
    }

    /// Whoever still looks at a match that is gone is told so.
    pub async fn close_match(&self, id: &str) {
        let handle = self.lock().remove(id);
        if let Some(handle) = handle {
            handle.close().await;
        }
    }

    /// The matches in memory.
    pub fn present(&self) -> Vec<(String, MatchHandle)> {
        let handles = self.lock();
        let present = handles.iter().filter(|(_, handle)| !handle.has_left());
        present.map(|(id, handle)| (id.clone(), handle.clone())).collect()
    }

    /// Another server has played on.
    pub fn grown(&self, id: &str) {
        if let Some(handle) = self.lock().get(id) {
            handle.grown(None);
        }
    }

    /// Another server has deleted a match, or its keys are others: whoever asks next finds out.
    pub async fn reopen(&self, id: &str) {
        let handle = self.lock().remove(id);
        if let Some(handle) = handle {
            handle.reopen().await;
        }
    }

    /// Where a request comes from, as it is stored.
    async fn origin(&self, from: IpAddr) -> Result<String, Trouble> {
        let secret = self.secret.get_or_try_init(|| self.shared.store.secret()).await?;
        Ok(quotas::origin(secret, from))
    }

    pub fn unmended(&self) -> usize {
        self.unmended.load(Ordering::SeqCst)
    }

    pub fn set_unmended(&self, many: usize) {
        self.unmended.store(many, Ordering::SeqCst);
    }

    pub fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    /// The card of a match that is not in memory, if it was written down when it left.
    async fn card_from_snapshot(&self, row: &MatchRow) -> Option<MatchCard> {
        if self.lock().get(&row.id).is_some_and(|handle| !handle.has_left()) {
            return None;
        }
        let snapshot = self.shared.store.snapshot(row.id.clone()).await.ok()??;
        let standing = serde_json::from_slice(&snapshot.bytes).ok()?;
        Some(card(row, &seating(row).ok()?, standing))
    }

    pub async fn create(self: &Arc<Self>, from: IpAddr, new: Unread<NewMatch>) -> Result<Created, Trouble> {
        let quotas = &self.settings().quotas;
        let maker = self.origin(from).await?;
        // Those who will be refused anyway are refused before anything is worked out for them.
        quotas.allow(&self.shared.store.usage(maker.clone()).await?)?;
        let hall = Arc::clone(self);
        let seed = fresh_seed(self.settings().seed)?;
        let begin = move |patience: &Patience| {
            let new = new.read()?;
            if let Origin::Scenario(from) = &new.from {
                hall.settings().quotas.allow_files(&from.files)?;
            }
            let begun = hall.begin(&new.from, seed, patience)?;
            Ok((new, begun))
        };
        let (new, begun) = self.pool.run(from, &self.buckets.work, begin).await?;
        let NewlyBegun { mut begun, seats: in_play } = begun;
        quotas.allow_files(&begun.header.files.files)?;
        let about = self.game(&begun.header.game)?.game.about();
        let wanted = self.wanted_seats(&new, &about, in_play)?;
        let (seats, keys) = seats(&about, in_play, &wanted, new.machines_give_up)?;
        if new.dice == DiceMode::Shared {
            begun.share_dice(SharedDice::new(in_play, people(&seats)));
        }
        let Begun { the_match, header, events } = begun;
        let (watch, key) = (keys::fresh()?, keys::fresh()?);
        let row = MatchRow {
            id: fresh_name::<8>()?,
            created: match_task::now(),
            // Plain data always has a JSON form.
            header: serde_json::to_value(&header).unwrap_or_default(),
            seats: serde_json::to_value(&seats).unwrap_or_default(),
            watch: keys::hash(&watch),
            listed: new.listed,
            maker: keys::hash(&key),
            origin: maker.clone(),
        };
        let (taken_over, acted) = (events.len(), live_match::acted(events.iter().map(|e| &e.event)));
        let storing = self.storing.lock().await;
        quotas.allow(&self.shared.store.usage(maker).await?)?;
        self.shared.store.create(row.clone(), events).await?;
        drop(storing);
        self.shared.metrics.created();
        let players = match_task::players(&seating(&row)?);
        let live = LiveMatch::new(the_match, players, self.shared.naming()?, row.created);
        let id = row.id.clone();
        self.open(row, Some(live.begin_after(taken_over, acted)), 0)?;
        Ok(Created { id, keys, watch, maker: key })
    }

    fn begin(&self, origin: &Origin, seed: [u8; 32], patience: &Patience) -> Result<NewlyBegun, Trouble> {
        match origin {
            Origin::Scenario(from) => Ok(self.games().begin(self.game(&from.game)?.game, from, seed)?),
            Origin::Record(from) => Ok(self.games().branch(&from.text, from.steps, seed, patience)?),
            Origin::Example(from) => self.games().begin_example(self.game(&from.game)?, from, seed),
            Origin::Tour(from) => {
                let (game, tour) = (self.game(&from.game)?.game, self.tour(from)?);
                let (scenario, options) = (tour.scenario.clone(), tour.options.clone());
                let scenario = FromScenario { game: from.game.clone(), scenario, options, files: BTreeMap::new() };
                // The dice of a tour are known: what it tells comes true.
                let mut begun = self.games().begin(game, &scenario, tour.dice())?;
                begun.begun.open(tour).map_err(|what| Trouble::new(Kind::CannotBegin).detail(what))?;
                Ok(begun)
            }
        }
    }

    fn tour(&self, from: &FromTour) -> Result<&'static Tour, Trouble> {
        let tours = self.game(&from.game)?.game.tours();
        let named = tours.iter().find(|tour| tour.id == from.tour);
        let known = || tours.iter().map(|tour| tour.id.as_str()).collect::<Vec<_>>().join(", ");
        let unknown = || format!("there is no tour \"{}\"; there are: {}", from.tour, known());
        named.ok_or_else(|| Trouble::new(Kind::CannotBegin).detail(unknown()))
    }

    /// Who sits where: as the match was asked for, or as its tour has it.
    fn wanted_seats(&self, new: &NewMatch, about: &About, in_play: SeatSet) -> Result<BTreeMap<String, Who>, Trouble> {
        let Origin::Tour(from) = &new.from else { return Ok(new.seats.clone()) };
        let tour = self.tour(from)?;
        let others = about.in_play(in_play).map(|(_, seat)| seat.id).filter(|id| *id != tour.seat);
        Ok(others.map(|id| (id.to_owned(), Who::Machine(tour.against.clone()))).collect())
    }

    /// What a record is of, or what is wrong with it.
    pub async fn describe(self: &Arc<Self>, from: IpAddr, words: Words) -> Result<RecordCard, Trouble> {
        let hall = Arc::clone(self);
        let describe = move |patience: &Patience| Ok(hall.games().describe(words.text()?, patience)?);
        self.pool.run(from, &self.buckets.work, describe).await
    }
}

fn card(row: &MatchRow, seating: &Seating, standing: Standing) -> MatchCard {
    let text = |name: &str| row.header[name].as_str().unwrap_or_default().to_owned();
    let [game, scenario, options] = ON_A_CARD;
    MatchCard {
        id: row.id.clone(),
        game: text(game),
        scenario: text(scenario),
        options: serde_json::from_value(row.header[options].clone()).unwrap_or_default(),
        seats: seating.who(),
        listed: row.listed,
        turn: standing.turn,
        deciding: standing.deciding,
        outcome: standing.outcome,
        created: row.created,
        updated: standing.updated,
        problem: standing.problem,
    }
}

fn seating(row: &MatchRow) -> Result<Seating, Trouble> {
    let seats = serde_json::from_value(row.seats.clone());
    let seats = seats.map_err(|e| Trouble::new(Kind::Unreadable).detail(e))?;
    Ok(Seating { seats, watch: row.watch.clone(), listed: row.listed })
}

/// The seats that are played by people.
fn people(seats: &[Sitting]) -> SeatSet {
    (0..).map(Seat).zip(seats).filter(|(_, sitting)| sitting.who == Who::Human).map(|(seat, _)| seat).collect()
}

type Keys = BTreeMap<String, String>;

/// Who sits where, and the keys of the people among them.
fn seats(
    about: &About,
    in_play: SeatSet,
    wanted: &BTreeMap<String, Who>,
    machines_give_up: bool,
) -> Result<(Vec<Sitting>, Keys), Trouble> {
    let wrong = |what: String| Trouble::new(Kind::CannotBegin).detail(what);
    if let Some(unknown) = wanted.keys().find(|id| !about.seats.iter().any(|s| s.id == id.as_str())) {
        return Err(wrong(format!("there is no seat \"{unknown}\"")));
    }
    let mut seats = Vec::new();
    let mut keys = Keys::new();
    for (seat, SeatAbout { id, .. }) in (0..).map(Seat).zip(&about.seats) {
        let plays = in_play.contains(seat);
        let who = wanted.get(*id).cloned().unwrap_or(if plays { Who::Human } else { Who::Nobody });
        let key = match &who {
            Who::Nobody if plays => return Err(wrong(format!("somebody must play the seat \"{id}\""))),
            Who::Nobody => None,
            _ if !plays => return Err(wrong(format!("the seat \"{id}\" has no part in this scenario"))),
            Who::Human => Some(keys::fresh()?),
            Who::Machine(level) => {
                level.parse::<Level>().map_err(|e| wrong(e.to_string()))?;
                None
            }
        };
        let gives_up = machines_give_up && matches!(who, Who::Machine(_));
        seats.push(Sitting { id: (*id).to_owned(), who, key: key.as_deref().map(keys::hash), gives_up });
        keys.extend(key.map(|key| ((*id).to_owned(), key)));
    }
    Ok((seats, keys))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_without_a_part_are_nobodys() {
        let seat = |id| SeatAbout { id, side: id };
        let about = About {
            id: "g",
            rules: "1",
            languages: &["en"],
            seats: vec![seat("a"), seat("b"), seat("c")],
            scenarios: Vec::new(),
            options: Vec::new(),
        };
        let in_play = SeatSet::one(Seat(0)).with(Seat(2));
        let wanted = |seat: &str, who| BTreeMap::from([(seat.to_owned(), who)]);
        let (sitting, keys) = seats(&about, in_play, &wanted("c", Who::Machine("script".to_owned())), true).unwrap();
        assert_eq!(
            sitting.iter().map(|s| s.gives_up).collect::<Vec<_>>(),
            [false, false, true],
            "people decide that themselves"
        );
        let who: Vec<_> = sitting.into_iter().map(|s| s.who).collect();
        assert_eq!(who, [Who::Human, Who::Nobody, Who::Machine("script".to_owned())]);
        assert_eq!(keys.keys().collect::<Vec<_>>(), ["a"]);
        for (seat, who) in [("b", Who::Human), ("b", Who::Machine("script".to_owned())), ("a", Who::Nobody)] {
            assert!(seats(&about, in_play, &wanted(seat, who.clone()), false).is_err(), "{seat} {who:?}");
        }
    }
}
