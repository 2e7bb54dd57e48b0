//! The sequence of play: segments in their order, factions in theirs, and the check of stacks between them.

use crate::data::SupportData;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use kernel::{Chapter, Note, Play, Text, decision};

/// The segments of a faction turn.
pub(crate) const ORDER: [Segment; 11] = [
    Segment::Logistics,
    Segment::Replacements,
    Segment::Support,
    Segment::Organization,
    Segment::Movement,
    Segment::Airdrop,
    Segment::Blitz,
    Segment::Landing,
    Segment::Regular,
    Segment::Reserve,
    Segment::War,
];

impl Rules {
    /// Takes the game on to the next decision.
    pub(crate) fn go_on(&self, state: &mut State, play: &mut Play<'_>) {
        loop {
            if state.segment == Segment::Over {
                return;
            }
            if let Some(fight) = state.take_fight() {
                self.settle_fight(state, fight, play);
            }
            if let Some(Frame::Excess(crowd)) = state.frames.last()
                && self.breaches(state, crowd.hex).is_empty()
            {
                state.frames.pop();
                continue;
            }
            if !state.frames.is_empty() || !state.closing {
                return;
            }
            // TK-9.1-03, TKC-09: stacks are checked before the next segment begins.
            if let Some((hex, faction)) = self.first_excess(state) {
                return state.push(Frame::Excess(Crowd { hex, faction }));
            }
            state.closing = false;
            self.next_segment(state, play);
        }
    }

    /// The phasing player is done with the segment.
    pub(crate) fn close(&self, state: &mut State, play: &mut Play<'_>) {
        state.closing = true;
        state.markers.new_posts.clear();
        match state.segment {
            Segment::Support => self.close_support(state, play),
            Segment::Landing => {
                self.land_airdrops(state, play);
                self.return_carriers(state, play);
            }
            Segment::Regular => {
                self.return_carriers(state, play);
                // The Marker Segment.
                state.markers.blitz[state.faction].clear();
            }
            _ => {}
        }
        if matches!(state.segment, Segment::Blitz | Segment::Regular) {
            self.rest_after_combat(state);
        }
    }

    /// A unit attacks once, an HQ and an air unit help once in a segment.
    fn rest_after_combat(&self, state: &mut State) {
        state.attacked.clear();
        for u in &mut state.units {
            u.marks.clear(Marks::ATTACKED);
            u.marks.clear(Marks::SUPPORTED);
        }
        let keep = |data: &SupportData| data.kind == SupportKind::Carrier && state.segment == Segment::Blitz;
        for (unit, data) in state.support.iter_mut().zip(&self.data.scenario.support) {
            unit.used &= keep(data);
        }
    }

    /// TKC-14: carriers that have flown go to the Delay Box, in the carrier-return step of the Blitz Combat Segment or,
    /// for regular combat, when that is over.
    fn return_carriers(&self, state: &mut State, play: &mut Play<'_>) {
        for i in 0..state.support.len() {
            let data = &self.data.scenario.support[i];
            if state.support[i].used && data.kind == SupportKind::Carrier {
                let turns = self.roll_delay(data.nation, play);
                state.support[i] = Support { berth: Berth::Delay(turns), used: false };
            }
        }
    }

    fn next_segment(&self, state: &mut State, play: &mut Play<'_>) {
        let at = ORDER.iter().position(|&x| x == state.segment).map_or(0, |i| i + 1);
        match ORDER.get(at) {
            Some(&segment) => {
                state.segment = segment;
                let faction = state.faction;
                play.note(|| {
                    let text = Text::new("log-phase").word("faction", faction.word()).word("segment", segment.word());
                    Note::new(text).begins(Chapter::Phase)
                });
                self.open(state, play);
            }
            None => self.end_faction_turn(state, play),
        }
    }

    /// Begins a segment; where nobody can do anything in it, it is over at once.
    pub(crate) fn open(&self, state: &mut State, play: &mut Play<'_>) {
        match state.segment {
            Segment::Replacements => self.fill_pool(state),
            Segment::Support => self.open_support(state, play),
            Segment::Movement | Segment::Reserve => {
                let reserve = state.segment == Segment::Reserve;
                for u in &mut state.units {
                    u.marks.clear(Marks::MOVED);
                    if !reserve {
                        u.marks.clear(Marks::SAILED);
                    }
                }
            }
            _ => {}
        }
        if state.frames.is_empty() && !self.has_choice(state) {
            self.close(state, play);
        }
    }

    fn has_choice(&self, state: &State) -> bool {
        match state.segment {
            Segment::Support | Segment::Organization | Segment::Movement | Segment::Reserve => true,
            Segment::Airdrop | Segment::Blitz | Segment::Landing if state.markers.blitz[state.faction].is_empty() => {
                false
            }
            Segment::Logistics if !self.has_logistics_segment(state) => false,
            _ => {
                let mut actions = Vec::new();
                decision::list(self, state, state.faction.seat(), &mut actions);
                actions.iter().any(|a| *a != Action::Done)
            }
        }
    }

    /// The Logistics and Partisan Segment belongs to seasonal turns; SHAEF may come a little later.
    fn has_logistics_segment(&self, state: &State) -> bool {
        let late = state.faction == Faction::Western && self.data.scenario.script.shaef_turns.contains(&state.turn);
        self.data.scenario.turn(state.turn).seasonal || late
    }

    fn end_faction_turn(&self, state: &mut State, play: &mut Play<'_>) {
        self.conditional_events(state, play);
        if let Some(verdict) = self.at_once(state) {
            return self.finish(state, verdict, play);
        }
        // TKC-02: factions without forces in the scenario are not in the order.
        let order = &self.data.scenario.turn_order;
        let at = order.iter().position(|&f| f == state.faction).map_or(0, |i| i + 1);
        match order.get(at) {
            Some(&next) => state.faction = next,
            None if usize::from(state.turn) >= self.data.scenario.turns.len() => {
                let verdict = self.final_verdict(state);
                return self.finish(state, verdict, play);
            }
            None => {
                state.turn += 1;
                state.faction = order[0];
            }
        }
        play.note(|| {
            Note::new(
                Text::new("log-turn").text("turn", self.turn_text(state.turn)).word("faction", state.faction.word()),
            )
            .begins(Chapter::Turn)
        });
        self.begin_faction_turn(state, play);
    }

    pub(crate) fn begin_faction_turn(&self, state: &mut State, play: &mut Play<'_>) {
        state.segment = Segment::Logistics;
        state.pool.partisan_raised = false;
        self.free_units_arrive(state);
        self.bombing(state, play);
        self.open(state, play);
    }

    fn finish(&self, state: &mut State, verdict: Verdict, play: &mut Play<'_>) {
        state.verdict = Some(verdict);
        state.segment = Segment::Over;
        state.frames.clear();
        play.note(|| Note::new(Text::new(verdict.word())));
    }
}
