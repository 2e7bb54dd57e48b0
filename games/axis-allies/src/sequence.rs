//! Section 2 and 16: the parts of a turn, what happens between them by itself, and how the game ends.

use crate::Rules;
use crate::action::Action;
use crate::data::{LAND, Spaces};
use crate::movement::FEE;
use crate::options::*;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};

/// What Germany and Japan must produce together for an economic victory.
pub(crate) const ECONOMY: u16 = 84;

impl Rules {
    /// Goes on until somebody has to decide.
    pub(crate) fn settle(&self, s: &mut State, play: &mut Play<'_>) {
        loop {
            let moved_on = match s.frames.last() {
                Some(
                    Frame::Moving(_)
                    | Frame::Flak { .. }
                    | Frame::RaidFlak { .. }
                    | Frame::Ride { .. }
                    | Frame::Settle { .. },
                ) => false,
                Some(Frame::Ferry(f)) => {
                    let over = self.ferry_is_over(s, f);
                    if over {
                        self.stop(s);
                    }
                    over
                }
                Some(Frame::Consent { of, matter }) => {
                    let standing = s.orders[of.index()].carry[s.power.index()];
                    match (standing, *matter) {
                        (Answer::Ask, _) | (_, Matter::Guest) => false,
                        (answer, _) => {
                            self.answer(s, answer == Answer::Yes, play);
                            true
                        }
                    }
                }
                Some(Frame::Battle(_)) => self.advance_battle(s, play),
                Some(Frame::Losses(_)) => self.advance_losses(s, play),
                None => self.advance_phase(s, play),
            };
            if !moved_on || s.phase == Phase::Over {
                return;
            }
        }
    }

    fn advance_phase(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        match s.phase {
            Phase::Flak => {
                match s.turn.guns.first() {
                    Some(gun) => self.fire_at_passing(s, gun, play),
                    None => self.begin_combat(s, play),
                }
                true
            }
            Phase::Combat => {
                let pending = s.turn.battles | s.turn.raids;
                if !pending.is_empty() {
                    return false;
                }
                let mut actions = Vec::new();
                self.list_combat(s, &mut actions);
                let over = actions == [Action::Done];
                if over {
                    self.begin(s, Phase::NonCombat);
                }
                over
            }
            _ => false,
        }
    }

    /// An ally answers.
    pub(crate) fn answer(&self, s: &mut State, yes: bool, play: &mut Play<'_>) {
        let Some(Frame::Consent { of, matter }) = s.frames.pop() else { return };
        if !yes && matter != Matter::Guest {
            s.turn.refused |= 1 << of.index();
        }
        match (matter, yes) {
            (Matter::Board { from, kind }, true) => self.come_aboard(s, from, kind),
            (Matter::Board { .. }, false) => self.put_ship_back(s),
            (Matter::Deck { to }, true) => self.arrive(s, to, play),
            (Matter::Deck { .. }, false) => self.put_back(s),
            (Matter::Guest, true) => self.lose_guest(s, of, play),
            (Matter::Guest, false) => {
                if let Some(b) = s.battle_mut() {
                    b.guests_kept = true;
                }
            }
        }
    }

    /// Whether the part may be ended now.
    pub(crate) fn judge_done<J: Judge>(&self, s: &State, j: &mut J) {
        match s.phase {
            Phase::Combat => self.judge_end_combat(s, j),
            Phase::NonCombat => self.judge_landed(s, j),
            _ => {}
        }
    }

    /// who is in the air and can land must.
    fn judge_landed<J: Judge>(&self, s: &State, j: &mut J) {
        let up = |t: &&Stack| t.power == s.power && t.status.in_the_air().is_some();
        if !s.stacks.iter().any(|t| up(&t)) {
            return;
        }
        let up_now: usize = s.stacks.iter().filter(up).map(|t| usize::from(t.n)).sum();
        if up_now <= self.stranded(s) {
            return;
        }
        // Some of them can still land, perhaps on a carrier that comes to meet them.
        let o = self.outlook(s);
        let first = s.stacks.iter().filter(up).find(|t| self.can_be_taken_up(s, &o, t));
        if let Some(t) = first.or(s.stacks.iter().find(up)) {
            j.forbid("R-13.3", || {
                Text::new("why-must-land").word("kind", t.kind.word()).name("space", self.name(t.space))
            });
        }
    }

    /// The part of the turn is over.
    pub(crate) fn end_part(&self, s: &mut State, play: &mut Play<'_>) {
        match s.phase {
            Phase::Develop => self.begin(s, Phase::CombatMove),
            Phase::CombatMove => self.commit(s, play),
            Phase::Combat => self.begin(s, Phase::NonCombat),
            Phase::NonCombat => {
                self.lose_what_cannot_land(s, play);
                if self.has_lost_capital(s, s.power) || s.turn.bought.iter().all(|&n| n == 0) {
                    self.end_turn(s, play);
                } else {
                    s.phase = Phase::Place;
                }
            }
            Phase::Place => self.end_turn(s, play),
            Phase::Flak | Phase::Over => {}
        }
    }

    /// Begins a part; one in which nothing can be done is passed over.
    fn begin(&self, s: &mut State, phase: Phase) {
        s.phase = phase;
    }

    /// the moves are committed: fees, fire at passing aircraft, captures, then part 3.
    fn commit(&self, s: &mut State, play: &mut Play<'_>) {
        let fees = FEE * s.turn.fees.len() as u16;
        s.cash[s.power.index()] = s.cash[s.power.index()].saturating_sub(fees);
        let power = s.power;
        if fees > 0 {
            play.note(|| Note::new(Text::new("log-fees").word("power", power.word()).number("fees", fees)));
        }
        s.turn.guns = s.turn.flights.iter().fold(Spaces::EMPTY, |guns, f| guns | f.over);
        if self.options.blitzed_guns == BlitzedGuns::Silent {
            s.turn.guns = s.turn.guns - s.turn.claims;
        }
        s.phase = Phase::Flak;
    }

    /// Unopposed captures take effect, then battles begin.
    fn begin_combat(&self, s: &mut State, play: &mut Play<'_>) {
        s.turn.flights.clear();
        let manned = Sight::of(s, s.power).manned;
        let mut claims = s.turn.claims - manned;
        if self.options.neutral_overflight == NeutralOverflight::Control {
            claims |= s.turn.fees & s.neutral();
        }
        // Neutrals a transport is bound for are taken when it lands.
        for territory in claims.iter() {
            self.capture(s, territory, play);
        }
        s.turn.claims = Spaces::EMPTY;
        self.set_battles(s);
        s.phase = Phase::Combat;
        self.make_free_landings(s, play);
    }

    fn lose_what_cannot_land(&self, s: &mut State, play: &mut Play<'_>) {
        let up: Vec<Stack> =
            s.stacks.iter().filter(|t| t.power == s.power && t.status.in_the_air().is_some()).copied().collect();
        for t in up {
            s.take(t.space, t.power, t.kind, t.status, t.n);
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
    fn end_turn(&self, s: &mut State, play: &mut Play<'_>) {
        for kind in Kind::ALL.into_iter().filter(|k| s.turn.bought[k.index()] > 0) {
            let (power, n) = (s.power, s.turn.bought[kind.index()]);
            play.note(|| {
                Note::new(
                    Text::new("log-unplaced").word("power", power.word()).number("n", n).word("kind", kind.word()),
                )
            });
        }
        self.collect(s, play);
        self.rest(s);
        if let Some(verdict) = self.verdict(s) {
            return self.close(s, verdict, play);
        }
        let next = s.power.next();
        if next.is_none() {
            s.round += 1;
        }
        s.power = next.unwrap_or(Power::Ussr);
        self.begin_turn(s, play);
    }

    /// All units of the power are ready again.
    fn rest(&self, s: &mut State) {
        let power = s.power;
        let tired: Vec<Stack> =
            s.stacks.iter().filter(|t| t.power == power && t.status != Status::Ready).copied().collect();
        for t in tired {
            s.mark(t.space, power, t.kind, t.status, Status::Ready, t.n);
        }
        for ship in s.ships.iter_mut().filter(|t| t.power == power) {
            ship.status = Status::Ready;
        }
        for cargo in s.ships.iter_mut().flat_map(|t| &mut t.cargo).filter(|c| c.power == power) {
            cargo.now = false;
        }
        for ship in &mut s.ships {
            ship.cargo.sort_unstable();
        }
        s.ships.sort_unstable();
    }

    pub(crate) fn begin_turn(&self, s: &mut State, play: &mut Play<'_>) {
        let power = s.power;
        let complexes = s.stacks.iter().filter(|t| t.power == power && t.kind == Kind::Complex).map(|t| t.space);
        s.turn = Turn { held: s.held, complexes: complexes.collect(), ..Turn::default() };
        let round = s.round;
        play.note(|| Note::new(Text::new("log-turn").word("power", power.word()).number("round", round)));
        // without its capital a power skips parts 1, 5 and 6.
        s.phase = if self.has_lost_capital(s, power) { Phase::CombatMove } else { Phase::Develop };
    }

    fn holds(&self, s: &State, side: Side, power: Power) -> bool {
        s.land_of(side).contains(self.data.map.capitals[power.index()])
    }

    /// whether a side has won by capitals.
    fn has_capitals(&self, s: &State, side: Side) -> bool {
        let taken = side.enemy().powers().filter(|&p| self.holds(s, side, p)).count();
        let own = side.powers().all(|p| self.holds(s, side, p));
        taken >= 2 && (own || self.options.total_victory == TotalVictory::Off)
    }

    /// Section 16, asked at the end of each turn.
    fn verdict(&self, s: &State) -> Option<Verdict> {
        let last = s.power.next().is_none();
        if last || self.options.capital_check == CapitalCheck::Turn {
            // if both have won, the side whose turn it is.
            let first = s.power.side();
            if let Some(side) = [first, first.enemy()].into_iter().find(|&side| self.has_capitals(s, side)) {
                return Some(Verdict::Capitals(side));
            }
        }
        if !last {
            return None;
        }
        let sum = |side: Side| side.powers().map(|p| self.production(s, p)).sum::<u16>();
        if sum(Side::Axis) >= ECONOMY {
            return Some(Verdict::Economy);
        }
        if self.options.round_limit.rounds().is_some_and(|limit| s.round >= limit) {
            let start = |side: Side| {
                let land = side.powers().fold(Spaces::EMPTY, |l, p| l | self.data.map.original[p.index()]);
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
    pub(crate) fn end_if_conceded(&self, s: &mut State, side: Side, play: &mut Play<'_>) {
        if side.powers().all(|p| s.orders[p.index()].concede) {
            self.close(s, Verdict::Conceded(side.enemy()), play);
        }
    }

    fn close(&self, s: &mut State, verdict: Verdict, play: &mut Play<'_>) {
        s.verdict = Some(verdict);
        s.phase = Phase::Over;
        s.frames.clear();
        s.turn = Turn::default();
        play.note(|| Note::new(self.outcome_text(verdict)));
    }

    /// the winning side's powers with the greatest rise of production over the start.
    pub fn best_of(&self, s: &State, side: Side) -> Vec<Power> {
        let start =
            |p: Power| self.data.map.original[p.index()].iter().map(|t| self.data.map.space(t).value).sum::<u16>();
        // Rises compared as fractions: now over start, crosswise.
        let rise = |p: Power| (u32::from(self.production(s, p)), u32::from(start(p)).max(1));
        let better = |a: Power, b: Power| rise(a).0 * rise(b).1 >= rise(b).0 * rise(a).1;
        let powers: Vec<Power> = side.powers().collect();
        powers.iter().copied().filter(|&p| powers.iter().all(|&q| better(p, q))).collect()
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

    pub(crate) fn list_root(&self, s: &State, actions: &mut Vec<Action>) {
        match s.phase {
            Phase::Develop => self.list_develop(s, actions),
            Phase::CombatMove => {
                let o = self.outlook(s);
                actions.push(Action::Done);
                self.list_picks(s, &o, actions);
                self.list_ships(s, &o, actions);
            }
            Phase::NonCombat => {
                if Quick::ask(|j| self.judge_landed(s, j)) {
                    actions.push(Action::Done);
                }
                let o = self.outlook(s);
                self.list_picks(s, &o, actions);
                self.list_ships(s, &o, actions);
            }
            Phase::Combat => self.list_combat(s, actions),
            Phase::Place => self.list_place(s, actions),
            Phase::Flak | Phase::Over => {}
        }
    }
}
