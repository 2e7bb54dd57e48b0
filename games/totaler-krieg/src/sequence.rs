//! The sequence of play: segments in their order, factions in theirs, and the check of stacks between them.

use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use kernel::{Note, Play, Text};

/// The segments of a faction turn.
const ORDER: [Segment; 11] = [
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
    /// The faction that has to decide.
    pub(crate) fn decider(&self, s: &State) -> Option<Faction> {
        if s.segment == Segment::Over {
            return None;
        }
        Some(match s.frames.last() {
            None | Some(Frame::Moving(_) | Frame::Bombing(_)) => s.faction,
            Some(Frame::Contest { by, .. }) => *by,
            Some(Frame::Excess { faction, .. }) => *faction,
            Some(Frame::Fight(f)) => match f.stage {
                Stage::Reply | Stage::Answer | Stage::Retreating | Stage::DefenderLosses => f.defender,
                _ => f.attacker,
            },
        })
    }

    /// Takes the game on to the next decision.
    pub(crate) fn settle(&self, s: &mut State, play: &mut Play<'_>) {
        loop {
            if s.segment == Segment::Over {
                return;
            }
            if s.fight().is_some() {
                self.settle_fight(s, play);
            }
            if let Some(Frame::Excess { hex, .. }) = s.frames.last()
                && self.breaches(s, *hex).is_empty()
            {
                s.frames.pop();
                continue;
            }
            if !s.frames.is_empty() || !s.closing {
                return;
            }
            // TK-9.1-03, TKC-09: stacks are checked before the next segment begins.
            if let Some((hex, faction)) = self.first_excess(s) {
                let _ = s.frames.try_push(Frame::Excess { hex, faction });
                return;
            }
            s.closing = false;
            self.next_segment(s, play);
        }
    }

    /// The phasing player is done with the segment.
    pub(crate) fn close(&self, s: &mut State, play: &mut Play<'_>) {
        s.closing = true;
        s.markers.new_posts.clear();
        match s.segment {
            Segment::Support => self.close_support(s, play),
            Segment::Landing => self.close_blitz(s, play),
            Segment::Regular => {
                // The Marker Segment.
                s.markers.blitz[s.faction.index()].clear();
            }
            _ => {}
        }
        if matches!(s.segment, Segment::Blitz | Segment::Regular) {
            self.rest_after_combat(s);
        }
    }

    /// A unit attacks once, an HQ and an air unit help once in a segment.
    fn rest_after_combat(&self, s: &mut State) {
        s.attacked.clear();
        for u in &mut s.units {
            u.marks.clear(Marks::ATTACKED);
            u.marks.clear(Marks::SUPPORTED);
        }
        let keep = |data: &crate::data::SupportData| data.kind == SupportKind::Carrier && s.segment == Segment::Blitz;
        for (unit, data) in s.support.iter_mut().zip(&self.data.scenario.support) {
            unit.used &= keep(data);
        }
    }

    /// Airdrop landing and the return of carriers that have flown.
    fn close_blitz(&self, s: &mut State, play: &mut Play<'_>) {
        self.land_airdrops(s, play);
        for i in 0..s.support.len() {
            let data = &self.data.scenario.support[i];
            if s.support[i].used && data.kind == SupportKind::Carrier {
                let turns = self.roll_delay(data.nation, play);
                s.support[i] = Support { berth: Berth::Delay(turns), used: false };
            }
        }
    }

    fn next_segment(&self, s: &mut State, play: &mut Play<'_>) {
        let at = ORDER.iter().position(|&x| x == s.segment).map_or(0, |i| i + 1);
        match ORDER.get(at) {
            Some(&segment) => {
                s.segment = segment;
                self.open(s, play);
            }
            None => self.end_faction_turn(s, play),
        }
    }

    /// Begins a segment; where nobody can do anything in it, it is over at once.
    pub(crate) fn open(&self, s: &mut State, play: &mut Play<'_>) {
        match s.segment {
            Segment::Replacements => self.fill_pool(s),
            Segment::Support => self.open_support(s, play),
            Segment::Movement | Segment::Reserve => {
                let reserve = s.segment == Segment::Reserve;
                for u in &mut s.units {
                    u.marks.clear(Marks::MOVED);
                    if !reserve {
                        u.marks.clear(Marks::SAILED);
                    }
                }
            }
            _ => {}
        }
        if s.frames.is_empty() && !self.has_choice(s) {
            self.close(s, play);
        }
    }

    fn has_choice(&self, s: &State) -> bool {
        match s.segment {
            Segment::Support | Segment::Organization | Segment::Movement | Segment::Reserve => true,
            Segment::Airdrop | Segment::Blitz | Segment::Landing if s.markers.blitz[s.faction.index()].is_empty() => {
                false
            }
            Segment::Logistics if !self.has_logistics_segment(s) => false,
            _ => {
                let mut actions = Vec::new();
                self.list_segment(s, &mut actions);
                actions.iter().any(|a| *a != Action::Done)
            }
        }
    }

    /// The Logistics and Partisan Segment belongs to seasonal turns; SHAEF may come a little later.
    fn has_logistics_segment(&self, s: &State) -> bool {
        let late = s.faction == Faction::Western && self.data.scenario.shaef_turns.contains(&s.turn);
        self.data.scenario.turn(s.turn).seasonal || late
    }

    fn end_faction_turn(&self, s: &mut State, play: &mut Play<'_>) {
        self.conditional_events(s, play);
        if let Some(verdict) = self.at_once(s) {
            return self.finish(s, verdict, play);
        }
        // TKC-02: factions without forces in the scenario are not in the order.
        let order = &self.data.scenario.turn_order;
        let at = order.iter().position(|&f| f == s.faction).map_or(0, |i| i + 1);
        match order.get(at) {
            Some(&next) => s.faction = next,
            None if usize::from(s.turn) >= self.data.scenario.turns.len() => {
                let verdict = self.final_verdict(s);
                return self.finish(s, verdict, play);
            }
            None => {
                s.turn += 1;
                s.faction = order[0];
            }
        }
        play.note(|| {
            Note::new(Text::new("log-turn").text("turn", self.turn_text(s.turn)).word("faction", s.faction.word()))
        });
        self.begin_faction_turn(s, play);
    }

    pub(crate) fn begin_faction_turn(&self, s: &mut State, play: &mut Play<'_>) {
        s.segment = Segment::Logistics;
        s.pool.partisan_raised = false;
        self.free_units_arrive(s);
        self.bombing(s, play);
        self.open(s, play);
    }

    fn finish(&self, s: &mut State, verdict: Verdict, play: &mut Play<'_>) {
        s.verdict = Some(verdict);
        s.segment = Segment::Over;
        s.frames.clear();
        play.note(|| Note::new(Text::new(verdict.word())));
    }
}
