//! Section 2 and 16: the parts of a turn, what happens between them by itself, and how the game ends.

use crate::Rules;
use crate::data::{LAND, Spaces};
use crate::options::*;
use crate::rules::movement::FEE;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Chapter, Judge, Note, Play, Quick, Text};

/// What Germany and Japan must produce together for an economic victory.
pub(crate) const ECONOMY: u16 = 84;

impl Rules {
    /// Goes on until somebody has to decide.
    pub(crate) fn go_on(&self, state: &mut State, play: &mut Play<'_>) {
        loop {
            let moved_on = match state.frames.last() {
                Some(Frame::Moving(_) | Frame::Flak(_) | Frame::RaidFlak(_) | Frame::Ride(_) | Frame::Settle(_)) => {
                    false
                }
                Some(Frame::Ferry(_)) => self.advance_ferry(state),
                Some(Frame::Consent(_)) => self.advance_consent(state, play),
                Some(Frame::Battle(_)) => self.advance_battle(state, play),
                Some(Frame::Losses(_)) => self.advance_losses(state, play),
                None => self.advance_phase(state, play),
            };
            if !moved_on || state.phase == Phase::Over {
                return;
            }
        }
    }

    /// A ship that can do nothing more stops; true if it did.
    fn advance_ferry(&self, state: &mut State) -> bool {
        let over = matches!(state.frames.last(), Some(Frame::Ferry(ferry)) if self.ferry_is_over(state, ferry));
        if over && let Some(Frame::Ferry(ferry)) = state.frames.pop() {
            self.stop(state, ferry);
        }
        over
    }

    /// An ally answers by standing order; false if he has to be asked. About his own fighter he always is.
    fn advance_consent(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        let Some(&Frame::Consent(consent)) = state.frames.last() else { return false };
        let standing = state.orders[consent.of].carry[state.power];
        if standing == Answer::Ask || consent.matter == Matter::Guest {
            return false;
        }
        state.frames.pop();
        self.answer(state, consent, standing == Answer::Yes, play);
        true
    }

    fn advance_phase(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        match state.phase {
            Phase::Flak => {
                match state.turn.guns.first() {
                    Some(gun) => self.fire_at_passing(state, gun, play),
                    None => self.begin_combat(state, play),
                }
                true
            }
            Phase::Combat => {
                let over =
                    Quick::ask(|judge| self.judge_end_combat(state, judge)) && self.rocket_shots(state).is_empty();
                if over {
                    self.begin_phase(state, Phase::NonCombat, play);
                }
                over
            }
            _ => false,
        }
    }

    /// An ally answers.
    pub(crate) fn answer(&self, state: &mut State, consent: Consent, yes: bool, play: &mut Play<'_>) {
        let Consent { of, matter } = consent;
        match (matter, yes) {
            (Matter::Board { from, kind }, true) => {
                if let Some(Frame::Ferry(mut ferry)) = state.frames.pop() {
                    self.come_aboard(state, &mut ferry, from, kind);
                    state.frames.push(Frame::Ferry(ferry));
                }
            }
            (Matter::Board { .. }, false) => {
                state.turn.no_passengers = state.turn.no_passengers.with(of.seat());
                self.put_ship_back(state);
            }
            (Matter::Deck { to, agreed }, true) => self.land_on_decks(state, to, agreed.with(of.seat()), play),
            (Matter::Deck { .. }, false) => {
                state.turn.no_fighters = state.turn.no_fighters.with(of.seat());
                self.put_back(state);
            }
            (Matter::Guest, true) => self.lose_guest(state, of, play),
            (Matter::Guest, false) => {
                if let Some(battle) = state.battle_mut() {
                    battle.guests_kept = battle.guests_kept.with(of.seat());
                }
            }
        }
    }

    /// who is in the air and can land must.
    pub(crate) fn judge_landed<J: Judge>(&self, state: &State, judge: &mut J) {
        let up = |t: &&Stack| t.power == state.power && t.status.in_the_air().is_some();
        if !state.stacks.iter().any(|t| up(&t)) {
            return;
        }
        let up_now: usize = state.stacks.iter().filter(up).map(|t| usize::from(t.n)).sum();
        if up_now <= self.stranded(state) {
            return;
        }
        // Some of them can still land, perhaps on a carrier that comes to meet them.
        let outlook = self.outlook(state);
        let first = state.stacks.iter().filter(up).find(|t| self.can_be_taken_up(state, &outlook, t));
        if let Some(t) = first.or(state.stacks.iter().find(up)) {
            judge.forbid(clause!("R-13.3"), || {
                Text::new("why-must-land").word("kind", t.kind.word()).name("space", self.name(t.space))
            });
        }
    }

    /// the moves are committed: fees, fire at passing aircraft, captures, then part 3.
    pub(crate) fn commit(&self, state: &mut State, play: &mut Play<'_>) {
        let fees = FEE * Sight::of(state, state.power).violated(state).len() as u16;
        state.cash[state.power] = state.cash[state.power].saturating_sub(fees);
        let power = state.power;
        if fees > 0 {
            play.note(|| Note::new(Text::new("log-fees").word("power", power.word()).number("fees", fees)));
        }
        state.turn.guns = state.turn.flights.iter().fold(Spaces::EMPTY, |guns, f| guns | f.over);
        if self.options.blitzed_guns == BlitzedGuns::Silent {
            state.turn.guns = state.turn.guns - state.turn.claims;
        }
        state.phase = Phase::Flak;
    }

    /// Whether what has been moved so far is no attack at all: nothing walked into, raided, landed on or fought.
    pub(crate) fn attacks_nobody(&self, state: &State) -> bool {
        let landing = state.ships.iter().any(|ship| ship.landing.is_some());
        let raid = state.stacks.iter().any(|t| t.power == state.power && matches!(t.status, Status::Raid(_)));
        if landing || raid || !state.turn.claims.is_empty() {
            return false;
        }
        let mut meant = state.clone();
        self.set_battles(&mut meant);
        meant.turn.battles.is_empty()
    }

    /// Unopposed captures take effect, then battles begin.
    fn begin_combat(&self, state: &mut State, play: &mut Play<'_>) {
        state.turn.flights.clear();
        let manned = Sight::of(state, state.power).manned;
        let raiding = |t: &&Stack| t.power == state.power && matches!(t.status, Status::Raid(_));
        let raided: Spaces = state.stacks.iter().filter(raiding).map(|t| t.space).collect();
        let mut claims = state.turn.claims - manned;
        if self.options.neutral_overflight == NeutralOverflight::Control {
            claims |= state.turn.fees & state.neutral();
        }
        // Neutrals a transport is bound for are taken when it lands; what is raided, after the raid (R-7.5, AA-123).
        for territory in (claims - raided).iter() {
            self.capture(state, territory, play);
        }
        state.turn.claims = claims & raided;
        self.set_battles(state);
        self.begin_phase(state, Phase::Combat, play);
        self.make_free_landings(state, play);
        self.call_off_battles(state);
    }

    /// Part 4 is over: who is still in the air is lost; new units come next, if there are any.
    pub(crate) fn end_non_combat(&self, state: &mut State, play: &mut Play<'_>) {
        self.lose_what_cannot_land(state, play);
        if self.has_lost_capital(state, state.power) || state.turn.bought.values().iter().all(|&n| n == 0) {
            self.end_turn(state, play);
        } else {
            self.begin_phase(state, Phase::Place, play);
        }
    }

    /// A part of the turn that is told of begins.
    pub(crate) fn begin_phase(&self, state: &mut State, phase: Phase, play: &mut Play<'_>) {
        state.phase = phase;
        let power = state.power;
        play.note(|| {
            let text = Text::new("log-phase").word("power", power.word()).word("phase", phase.word());
            Note::new(text).begins(Chapter::Phase)
        });
    }

    fn lose_what_cannot_land(&self, state: &mut State, play: &mut Play<'_>) {
        let up: Vec<Stack> = state
            .stacks
            .iter()
            .filter(|t| t.power == state.power && t.status.in_the_air().is_some())
            .copied()
            .collect();
        for t in up {
            state.take(t.space, t.power, t.kind, t.status, t.n);
            self.note_crash(&t, play);
        }
    }

    pub(crate) fn note_crash(&self, t: &Stack, play: &mut Play<'_>) {
        play.note(|| {
            let text = Text::new("log-crashed").number("n", t.n).word("kind", t.kind.word());
            Note::new(text.word("power", t.power.word()).name("space", self.name(t.space))).at(self.id(t.space))
        });
    }

    /// What is bought and not placed is lost; income; victory; the next power.
    pub(crate) fn end_turn(&self, state: &mut State, play: &mut Play<'_>) {
        for kind in Kind::ALL.into_iter().filter(|k| state.turn.bought[*k] > 0) {
            let (power, n) = (state.power, state.turn.bought[kind]);
            play.note(|| {
                Note::new(
                    Text::new("log-unplaced").word("power", power.word()).number("n", n).word("kind", kind.word()),
                )
            });
        }
        self.collect(state, play);
        self.rest(state);
        if let Some(verdict) = self.verdict(state) {
            return self.close(state, verdict, play);
        }
        let next = state.power.next();
        if next.is_none() {
            state.round += 1;
        }
        state.power = next.unwrap_or(Power::Ussr);
        self.begin_turn(state, play);
    }

    /// All units of the power are ready again.
    fn rest(&self, state: &mut State) {
        let power = state.power;
        let tired: Vec<Stack> =
            state.stacks.iter().filter(|t| t.power == power && t.status != Status::Ready).copied().collect();
        for t in tired {
            state.mark(t.space, power, t.kind, t.status, Status::Ready, t.n);
        }
        // Ships of allies too, whose cargo was ours.
        for ship in &mut state.ships {
            ship.status = Status::Ready;
        }
        for cargo in state.ships.iter_mut().flat_map(|t| &mut t.cargo).filter(|c| c.power == power) {
            cargo.now = false;
        }
        for ship in &mut state.ships {
            ship.cargo.sort_unstable();
        }
        state.ships.sort_unstable();
    }

    pub(crate) fn begin_turn(&self, state: &mut State, play: &mut Play<'_>) {
        let power = state.power;
        let complexes = state.stacks.iter().filter(|t| t.power == power && t.kind == Kind::Complex).map(|t| t.space);
        state.turn = Turn { held: state.held, complexes: complexes.collect(), ..Turn::default() };
        let round = state.round;
        let text = || Text::new("log-turn").word("power", power.word()).number("round", round);
        play.note(|| Note::new(text()).begins(Chapter::Turn));
        // without its capital a power skips parts 1, 5 and 6.
        state.phase = if self.has_lost_capital(state, power) { Phase::CombatMove } else { Phase::Develop };
    }

    pub(crate) fn holds(&self, state: &State, side: Side, power: Power) -> bool {
        state.land_of(side).contains(self.data.map.capitals[power])
    }

    /// whether a side has won by capitals.
    fn has_capitals(&self, state: &State, side: Side) -> bool {
        let taken = side.enemy().powers().filter(|&p| self.holds(state, side, p)).count();
        let own = side.powers().all(|p| self.holds(state, side, p));
        taken >= 2 && (own || self.options.total_victory == TotalVictory::Off)
    }

    /// Section 16, asked at the end of each turn.
    fn verdict(&self, state: &State) -> Option<Verdict> {
        let last = state.power.next().is_none();
        if last || self.options.capital_check == CapitalCheck::Turn {
            // if both have won, the side whose turn it is.
            let first = state.power.side();
            if let Some(side) = [first, first.enemy()].into_iter().find(|&side| self.has_capitals(state, side)) {
                return Some(Verdict::Capitals(side));
            }
        }
        if !last {
            return None;
        }
        let sum = |side: Side| side.powers().map(|p| self.production(state, p)).sum::<u16>();
        if sum(Side::Axis) >= ECONOMY {
            return Some(Verdict::Economy);
        }
        if self.options.round_limit.rounds().is_some_and(|limit| state.round >= limit) {
            let start = |side: Side| {
                let land = side.powers().fold(Spaces::EMPTY, |l, p| l | self.data.map.original[p]);
                (land & LAND).iter().map(|t| self.data.map.space(t).value).sum::<u16>()
            };
            let rise = |side: Side| i32::from(sum(side)) - i32::from(start(side));
            let winner = match rise(Side::Allies).cmp(&rise(Side::Axis)) {
                std::cmp::Ordering::Greater => Some(Side::Allies),
                std::cmp::Ordering::Less => Some(Side::Axis),
                std::cmp::Ordering::Equal => None,
            };
            return Some(Verdict::Limit(winner));
        }
        None
    }

    /// a side gives up when all its powers are ready to.
    pub(crate) fn end_if_conceded(&self, state: &mut State, side: Side, play: &mut Play<'_>) {
        if side.powers().all(|p| state.orders[p].concede) {
            self.close(state, Verdict::Conceded(side.enemy()), play);
        }
    }

    /// The game is over while something is in hand: it is left on the board.
    fn put_down(&self, state: &mut State, frame: Frame) {
        match frame {
            Frame::Moving(moving) => state.add(moving.origin, state.power, moving.kind, moving.status, moving.n),
            Frame::Ferry(ferry) => state.add_ship(ferry.ship),
            Frame::Settle(Homeless { zone, power }) => {
                let island = self.islands(state, power.side(), zone).first();
                state.add(island.unwrap_or(zone), power, Kind::Fighter, Status::Ready, 1);
            }
            _ => {}
        }
    }

    fn close(&self, state: &mut State, verdict: Verdict, play: &mut Play<'_>) {
        state.verdict = Some(verdict);
        state.phase = Phase::Over;
        while let Some(frame) = state.frames.pop() {
            self.put_down(state, frame);
        }
        state.turn = Turn::default();
        play.note(|| Note::new(self.outcome_text(verdict)));
    }

    /// the winning side's powers with the greatest rise of production over the start.
    pub fn best_of(&self, state: &State, side: Side) -> Vec<Power> {
        // Rises compared as fractions: now over start, crosswise.
        let rise = |p: Power| (u32::from(self.production(state, p)), u32::from(self.production_at_start(p)).max(1));
        let better = |a: Power, b: Power| rise(a).0 * rise(b).1 >= rise(b).0 * rise(a).1;
        let powers: Vec<Power> = side.powers().collect();
        powers.iter().copied().filter(|&p| powers.iter().all(|&q| better(p, q))).collect()
    }

    /// what a power's territories of the set-up are worth.
    pub(crate) fn production_at_start(&self, power: Power) -> u16 {
        self.data.map.original[power].iter().map(|t| self.data.map.space(t).value).sum()
    }

    pub(crate) fn outcome_text(&self, verdict: Verdict) -> Text {
        match verdict {
            Verdict::Capitals(Side::Allies) => Text::new("outcome-allied-capitals"),
            Verdict::Capitals(Side::Axis) => Text::new("outcome-axis-capitals"),
            Verdict::Economy => Text::new("outcome-axis-economy"),
            Verdict::Conceded(Side::Allies) => Text::new("outcome-axis-concedes"),
            Verdict::Conceded(Side::Axis) => Text::new("outcome-allies-concede"),
            Verdict::Limit(Some(Side::Allies)) => Text::new("outcome-allied-limit"),
            Verdict::Limit(Some(Side::Axis)) => Text::new("outcome-axis-limit"),
            Verdict::Limit(None) => Text::new("outcome-draw"),
        }
    }
}
