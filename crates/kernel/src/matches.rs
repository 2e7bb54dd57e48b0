//! A game being played: the state, the record that leads to it, and undo back to the last die or reveal.

use crate::dice::{DiceFault, Recorded, Rolled, Shown, Throw};
use crate::record::{
    Earlier, FORMAT, FORMAT_WITH_DICE, Header, Record, RecordError, StateHash, commitment, hex, unhex,
};
use crate::shared_dice::{DiceStep, PartError, SharedDice};
use crate::{DataFiles, Entry, Game, Note, OptionValues, Play, Problem, Refusal, Seat, SeatSet};
use std::sync::Arc;

#[derive(Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    header: Header<G::Position>,
    seed: Option<[u8; 32]>,
    state: G::State,
    entries: Vec<Entry<G::Action>>,
    /// What was played under earlier rules, and how many steps that were.
    earlier: Vec<Earlier>,
    before: usize,
    /// How many faces have been rolled so far.
    rolled: u64,
    /// The entry from which on everything can still be undone, and the state before it.
    fixed: usize,
    base: G::State,
}

/// What happened when an action was taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    pub notes: Vec<Note>,
    pub dice: Vec<Throw>,
    pub hash: StateHash,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ActError {
    #[error("refused")]
    Refused(Refusal),
    #[error("{0}")]
    Dice(DiceFault),
    #[error("the seed of this match is not known here, so nothing can be rolled")]
    NoSeed,
    #[error("not every player's part of the dice is there yet, so nothing can be rolled")]
    PartsMissing,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    #[error("there is nothing of yours to take back since the last die or reveal")]
    Nothing,
    #[error("somebody has acted on it since")]
    BuiltUpon,
}

/// What a match is called and how it begins.
#[derive(Clone, Debug)]
pub struct Begin<P> {
    pub game: String,
    pub rules: String,
    pub scenario: String,
    pub options: OptionValues,
    /// Data files it is played with in place of the game's own.
    pub files: DataFiles,
    pub position: Option<P>,
}

impl<G: Game> Match<G> {
    pub fn begin(game: Arc<G>, begin: Begin<G::Position>, seed: [u8; 32]) -> Result<Match<G>, Vec<Problem>> {
        let state = game.place(begin.position.as_ref().unwrap_or(&game.start()))?;
        let header = Header {
            sandtable: FORMAT,
            game: begin.game,
            rules: begin.rules,
            scenario: begin.scenario,
            options: begin.options,
            files: begin.files,
            position: begin.position,
            taken_over: 0,
            commitment: commitment(&seed),
            dice: None,
            told: Vec::new(),
            given_up: SeatSet::NONE,
            seed: Some(hex(&seed)),
        };
        let (entries, earlier, base) = (Vec::new(), Vec::new(), state.clone());
        Ok(Match { game, header, seed: Some(seed), state, entries, earlier, before: 0, rolled: 0, fixed: 0, base })
    }

    /// Takes up a record through the checked door: every action must be legal, every die fit, every hash agree.
    pub fn resume(game: Arc<G>, record: &Record<G::Position, G::Action>) -> Result<Match<G>, RecordError> {
        Match::resume_while(game, record, || true)
    }

    /// As [`Match::resume`], but asks before each step whether to go on: a record can be long, and nobody may be
    /// waiting for the answer any more.
    pub fn resume_while(
        game: Arc<G>,
        record: &Record<G::Position, G::Action>,
        go_on: impl Fn() -> bool,
    ) -> Result<Match<G>, RecordError> {
        let mut game = Match::open(game, record)?;
        let before = game.steps_before();
        for (i, entry) in record.entries.iter().enumerate() {
            if !go_on() {
                return Err(RecordError::TooLong { step: before + i });
            }
            let step = before + i + 1;
            let wrong = |what: String| RecordError::Step { step, what };
            if game.seed.is_some() && before + i >= record.header.taken_over {
                game.check_dice(entry).map_err(wrong)?;
            }
            let played = game.act_with(entry.seat, entry.action.clone(), &entry.dice).map_err(|e| match e {
                ActError::Refused(refusal) => wrong(no_longer(&refusal)),
                other => wrong(other.to_string()),
            })?;
            if played.hash != entry.hash {
                return Err(wrong(format!(
                    "the state after it has hash {:016x}, the record says {:016x}",
                    played.hash.0, entry.hash.0
                )));
            }
        }
        Ok(game)
    }

    /// Whether the dice of a step that comes next are those that had to fall.
    fn check_dice(&self, entry: &Entry<G::Action>) -> Result<(), String> {
        self.game.check(&self.state, entry.seat, &entry.action).map_err(|r| no_longer(&r))?;
        let rolled = match self.dice() {
            Ok(dice) => dice,
            // What follows is refused as well, should the rules ask for a die that is not there.
            Err(_) if entry.dice.is_empty() => return Ok(()),
            Err(error) => return Err(error.to_string()),
        };
        let mut dice = Shown::new(rolled);
        self.game.apply(&mut self.state.clone(), entry.seat, &entry.action, &mut Play::silent(&mut dice));
        if dice.throws == entry.dice { Ok(()) } else { Err("the dice are not those of the seed".to_owned()) }
    }

    /// The dice of the match, from the next face on.
    fn dice(&self) -> Result<Rolled, ActError> {
        let seed = self.seed.ok_or(ActError::NoSeed)?;
        match &self.header.dice {
            None => Ok(Rolled::new(seed, self.rolled).told(&self.header.told)),
            // What players have a part in is never told beforehand, whatever a header says.
            Some(shared) => {
                let key = shared.key(&seed).ok_or(ActError::PartsMissing)?;
                Ok(Rolled::of_key(key, self.rolled))
            }
        }
    }

    /// From here on the dice follow from these parts too. That is settled before the first die.
    pub fn share_dice(&mut self, dice: SharedDice) {
        self.header.sandtable = FORMAT_WITH_DICE;
        self.header.dice = Some(dice);
        self.header.told.clear();
    }

    /// The first dice of the match fall like these. That is settled before the first die, and stands in its record.
    pub fn tell_dice(&mut self, first: Vec<Throw>) {
        self.header.told = first;
    }

    /// Takes a step about the parts of the dice; whether it brought anything new.
    pub fn take_dice_step(&mut self, step: &DiceStep) -> Result<bool, PartError> {
        let dice = self.header.dice.as_mut().ok_or(PartError::NotShared)?;
        dice.take(&self.header.commitment, step)
    }

    /// These seats give up. The rules know nothing of it: whoever shows the match says what follows.
    pub fn give_up(&mut self, seats: SeatSet) {
        self.header.given_up = self.header.given_up.union(seats);
    }

    /// Takes up a record known to be good through the fast door.
    pub fn replay(game: Arc<G>, record: &Record<G::Position, G::Action>) -> Result<Match<G>, RecordError> {
        let mut game = Match::open(game, record)?;
        for entry in &record.entries {
            let mut dice = Shown::new(Recorded::new(&entry.dice));
            game.game.apply(&mut game.state, entry.seat, &entry.action, &mut Play::silent(&mut dice));
        }
        game.entries.clone_from(&record.entries);
        let own = record.entries.iter().skip(record.header.taken_over.saturating_sub(game.steps_before()));
        game.rolled += own.map(|e| faces(&e.dice)).sum::<u64>();
        game.fix();
        Ok(game)
    }

    /// Nothing of what has been played so far can be taken back.
    fn fix(&mut self) {
        self.fixed = self.entries.len();
        self.base.clone_from(&self.state);
    }

    /// A new match that goes on from here with dice of its own; what has been played so far cannot be taken back.
    pub fn branch(mut self, seed: [u8; 32]) -> Match<G> {
        self.header.taken_over = self.steps_before() + self.entries.len();
        self.header.commitment = commitment(&seed);
        self.header.seed = Some(hex(&seed));
        (self.header.sandtable, self.header.dice) = (FORMAT, None);
        self.header.told.clear();
        self.header.given_up = SeatSet::NONE;
        self.fix();
        Match { seed: Some(seed), rolled: 0, ..self }
    }

    fn open(game: Arc<G>, record: &Record<G::Position, G::Action>) -> Result<Match<G>, RecordError> {
        let header = record.header.clone();
        let state = beginning(game.as_ref(), record)?;
        let seed = match &header.seed {
            Some(text) => {
                let seed = unhex(text).ok_or(RecordError::Commitment)?;
                if commitment(&seed) != header.commitment {
                    return Err(RecordError::Commitment);
                }
                Some(seed)
            }
            None => None,
        };
        if let Some(seat) = header.dice.as_ref().and_then(|dice| dice.fault(&header.commitment)) {
            return Err(RecordError::Part { seat });
        }
        let (earlier, base) = (record.earlier.clone(), state.clone());
        let own = earlier.iter().filter_map(Earlier::step).skip(header.taken_over);
        let rolled = own.map(|e| faces(&e.dice)).sum();
        let before = record.steps_before();
        Ok(Match { game, header, seed, state, entries: Vec::new(), earlier, before, rolled, fixed: 0, base })
    }

    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    pub fn header(&self) -> &Header<G::Position> {
        &self.header
    }

    /// What was played under earlier rules.
    pub fn earlier(&self) -> &[Earlier] {
        &self.earlier
    }

    /// How many steps were played under earlier rules.
    pub fn steps_before(&self) -> usize {
        self.before
    }

    /// Whether the seat has something to take back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.entries[self.fixed..].iter().any(|e| e.seat == seat)
    }

    pub fn record(&self) -> Record<G::Position, G::Action> {
        Record { header: self.header.clone(), earlier: self.earlier.clone(), entries: self.entries.clone() }
    }

    /// Takes an action; the program rolls. As long as somebody's part of the dice is missing, only what needs no die
    /// can be done; with what needs one, nothing has happened.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Played, ActError> {
        self.game.check(&self.state, seat, &action).map_err(ActError::Refused)?;
        let rolled = match self.dice() {
            Err(ActError::PartsMissing) => {
                return self.act_with(seat, action, &[]).map_err(|error| match error {
                    ActError::Dice(_) => ActError::PartsMissing,
                    other => other,
                });
            }
            dice => dice?,
        };
        let mut dice = Shown::new(rolled);
        let mut notes = Vec::new();
        let mut play = Play::logged(&mut dice, &mut notes);
        self.game.apply(&mut self.state, seat, &action, &mut play);
        let revealed = play.has_revealed();
        Ok(self.enter(seat, action, dice.throws, notes, revealed))
    }

    /// Takes an action with dice rolled elsewhere: on a real table, or in a record. If they do not fit what the rules
    /// ask for, nothing has happened.
    pub fn act_with(&mut self, seat: Seat, action: G::Action, throws: &[Throw]) -> Result<Played, ActError> {
        self.game.check(&self.state, seat, &action).map_err(ActError::Refused)?;
        let mut dice = Shown::new(Recorded::new(throws));
        let mut after = self.state.clone();
        let mut notes = Vec::new();
        let mut play = Play::logged(&mut dice, &mut notes);
        self.game.apply(&mut after, seat, &action, &mut play);
        let revealed = play.has_revealed();
        if let Some(fault) = dice.source.fault() {
            return Err(ActError::Dice(fault));
        }
        self.state = after;
        Ok(self.enter(seat, action, dice.throws, notes, revealed))
    }

    fn enter(&mut self, seat: Seat, action: G::Action, dice: Vec<Throw>, notes: Vec<Note>, revealed: bool) -> Played {
        let hash = StateHash::of(&self.state);
        if self.steps_before() + self.entries.len() >= self.header.taken_over {
            self.rolled += faces(&dice);
        }
        self.entries.push(Entry { seat, action, dice: dice.clone(), hash });
        if revealed || !dice.is_empty() {
            self.fix();
        }
        Played { notes, dice, hash }
    }

    /// Takes back the seat's last action, if no die has been rolled and nothing revealed since, and leaves no trace of
    /// it. What others did meanwhile (secret orders) stays, if it does not rest on it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let at = self.entries[self.fixed..].iter().rposition(|e| e.seat == seat).ok_or(UndoError::Nothing)?;
        let at = self.fixed + at;
        let mut state = self.base.clone();
        for entry in &self.entries[self.fixed..at] {
            let mut dice = Shown::new(Recorded::new(&[]));
            self.game.apply(&mut state, entry.seat, &entry.action, &mut Play::silent(&mut dice));
        }
        let mut kept = Vec::new();
        for entry in &self.entries[at + 1..] {
            self.game.check(&state, entry.seat, &entry.action).map_err(|_| UndoError::BuiltUpon)?;
            let mut dice = Shown::new(Recorded::new(&[]));
            let mut play = Play::silent(&mut dice);
            self.game.apply(&mut state, entry.seat, &entry.action, &mut play);
            if play.has_revealed() || dice.source.fault().is_some() {
                return Err(UndoError::BuiltUpon);
            }
            kept.push(Entry { hash: StateHash::of(&state), ..entry.clone() });
        }
        self.entries.truncate(at);
        self.entries.extend(kept);
        self.state = state;
        Ok(())
    }
}

/// The state a record's entries begin with: that of the position, or where the present rules took over.
pub fn beginning<G: Game>(game: &G, record: &Record<G::Position, G::Action>) -> Result<G::State, RecordError> {
    if let Some(change) = record.earlier.iter().rev().find_map(Earlier::change) {
        let state = serde_json::from_str(&change.state);
        return state.map_err(|e| RecordError::State { rules: change.rules.clone(), what: e.to_string() });
    }
    game.place(record.header.position.as_ref().unwrap_or(&game.start()))
        .map_err(|problems| RecordError::SetUp(problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("; ")))
}

fn faces(dice: &[Throw]) -> u64 {
    dice.iter().map(|t| t.faces.len() as u64).sum()
}

fn no_longer(refusal: &Refusal) -> String {
    let clauses: Vec<&str> = refusal.reasons.iter().map(|r| r.clause.as_str()).collect();
    format!("the action is not allowed by these rules: {}", clauses.join(", "))
}
