//! Bombers over the enemy's home (HU-21) and submarines among his shipping (HU-27…HU-30).

use crate::Rules;
use crate::action::verb;
use crate::data::{Area, Areas};
use crate::options::*;
use crate::rules::intervention::{bits, first_seat};
use crate::rules::sea::{OF_PORT, Waters};
use crate::state::*;
use crate::vocabulary::*;
use kernel::dice::Pool;
use kernel::{Judge, Note, Play, Quick, Seat, Text};

impl Prowl {
    /// The seat that is asked sends nobody, or nobody else.
    pub(crate) fn stop_hunting(&mut self) {
        self.asked &= self.asked.wrapping_sub(1);
    }
}

impl Rules {
    /// The country a bomber group is sent against.
    fn bombed(&self, group: &Group) -> Option<Nation> {
        self.data.map.country(group.target)
    }

    /// HUC-11: bombers met over the enemy's home have reached it; on the way there they have not. How many count now.
    pub(crate) fn bombs_fall(&self, state: &State, c: &Chain, place: Area) -> u8 {
        let Some(country) = self.bombed(&c.group).filter(|_| c.group.mission == Mission::Bomb) else { return 0 };
        let home = self.data.map.home(country) & state.ground.of(country);
        let reached = c.group.way.iter().take_while(|&&a| a != place).chain([&place]).any(|&a| home.contains(a));
        if reached { c.group.units.get(Kind::Bomber).saturating_sub(c.counted) } else { 0 }
    }

    /// Counts the bombers of the chain on top before they are shot at.
    pub(crate) fn count_bombers(&self, state: &mut State, place: Area, play: &mut Play<'_>) {
        let Some(Frame::Chain(c)) = state.frames.last() else { return };
        if c.counted > 0 {
            return;
        }
        let n = self.bombs_fall(state, c, place);
        let group = c.group.clone();
        if let Some(Frame::Chain(c)) = state.frames.last_mut() {
            c.counted = n;
        }
        self.bombing(state, &group, n, play);
    }

    /// HU-21: one point for each bomber, at once.
    pub(crate) fn bombing(&self, state: &mut State, group: &Group, n: u8, play: &mut Play<'_>) {
        let Some(country) = self.bombed(group).filter(|c| c.is_great() && n > 0) else { return };
        let lost = self.lose_points(state, country, u16::from(n), play);
        play.note(|| {
            let text = Text::new("log-bombed").word("nation", country.word()).number("points", lost);
            Note::new(text).at(self.id(group.target))
        });
    }

    /// Submarines have reached their hunting ground.
    pub(crate) fn begin_prowl(&self, state: &mut State, group: Group, play: &mut Play<'_>) {
        play.note(|| Note::new(Text::new("log-prowl").name("area", self.name(group.target))).at(self.id(group.target)));
        let asked = bits(self.seats_of(state.side.enemy()));
        state.frames.push(Frame::Prowl(Prowl { group, asked, escorts_met: false }));
    }

    fn hunted(&self, state: &State, base: Area, nation: Nation, kind: Kind) -> u8 {
        state.turn.hunted.iter().find(|(a, n, k, _)| (*a, *n, *k) == (base, nation, kind)).map_or(0, |h| h.3)
    }

    /// HU-28: aircraft in range, each once a turn, used or not.
    pub(crate) fn judge_hunt<J: Judge>(&self, state: &State, p: &Prowl, seat: Seat, hunt: &verb::Hunt, judge: &mut J) {
        let &verb::Hunt { base, nation, kind, n } = hunt;
        if state.side_of(nation) != Some(state.side.enemy()) || self.seat_of(state, nation) != seat {
            return judge.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        let facts = |key: &'static str| Text::new(key).word("kind", kind.word()).name("area", self.name(base));
        let there = state.count(base, nation, kind).saturating_sub(self.hunted(state, base, nation, kind));
        if !kind.is_air() || n == 0 || n > there {
            return judge.forbid(clause!("HU-28"), || facts("why-hunted-already").number("n", there));
        }
        let near = Areas::one(base);
        let near = self.data.map.graph.within(near, self.data.kind(kind).reach, self.sky(state, nation));
        if !near.contains(p.group.target) {
            judge.forbid(clause!("HU-28"), || facts("why-too-far"));
        }
    }

    pub(crate) fn each_hunt(
        &self,
        state: &State,
        p: &Prowl,
        seat: Seat,
        mut found: impl FnMut(verb::Hunt) -> bool,
    ) -> bool {
        let mut last = None;
        for t in state.stacks.iter().filter(|t| t.kind.is_air() && state.side_of(t.nation) == Some(state.side.enemy()))
        {
            if last == Some((t.area, t.nation, t.kind)) {
                continue;
            }
            last = Some((t.area, t.nation, t.kind));
            for n in 1..=state.count(t.area, t.nation, t.kind) {
                let hunt = verb::Hunt { base: t.area, nation: t.nation, kind: t.kind, n };
                if !Quick::ask(|judge| self.judge_hunt(state, p, seat, &hunt, judge)) {
                    break;
                }
                if found(hunt) {
                    return true;
                }
            }
        }
        false
    }

    /// One round, no answer, and the aircraft are not used by it (HU-28).
    pub(crate) fn hunt(&self, state: &mut State, p: &mut Prowl, hunt: verb::Hunt, play: &mut Play<'_>) {
        let verb::Hunt { base, nation, kind, n } = hunt;
        match state.turn.hunted.iter_mut().find(|(a, m, k, _)| (*a, *m, *k) == (base, nation, kind)) {
            Some(h) => h.3 = h.3.saturating_add(n),
            None => state.turn.hunted.push((base, nation, kind, n)),
        }
        let sunk = play.hits(Pool::at_most(n, 6, self.data.kind(kind).attack));
        let sunk = p.group.units.take(Kind::Submarine, sunk);
        let sea = p.group.target;
        play.note(|| {
            let text = Text::new("log-hunt").word("nation", nation.word()).number("sunk", sunk);
            Note::new(text.name("area", self.name(sea))).at(self.id(sea))
        });
    }

    pub(crate) fn advance_prowl(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Prowl(p)) = state.frames.last_mut() else { return false };
        if !p.escorts_met {
            p.escorts_met = true;
            let group = p.group.clone();
            let mut escorts = Vec::new();
            for (i, e) in state.escorts.iter().enumerate() {
                if self.hunting_ground(Some(e.route)) == group.target {
                    let value = self.data.kind(e.kind).attack;
                    escorts.push(SeaUnit {
                        nation: e.nation,
                        kind: e.kind,
                        n: e.n,
                        laden: false,
                        of: i as u8,
                        value,
                        twice: false,
                    });
                }
            }
            if !escorts.is_empty() {
                // G8: escorts on the spot need no die to come.
                let mut sides = BySide::<Vec<SeaUnit>>::default();
                sides[state.side] = self.sea_units(&group, OF_PORT);
                sides[state.side.enemy()] = escorts;
                self.begin_sea_fight(state, group.target, state.side, sides, Waters::Open);
            }
            return true;
        }
        if p.group.units.is_empty() {
            state.frames.pop();
            return true;
        }
        if let Some(seat) = first_seat(p.asked) {
            let p = p.clone();
            if self.each_hunt(state, &p, seat, |_| true) {
                return false;
            }
            if let Some(Frame::Prowl(p)) = state.frames.last_mut() {
                p.stop_hunting();
            }
            return true;
        }
        let Some(Frame::Prowl(p)) = state.frames.pop() else { return false };
        self.sink(state, &p.group, play);
        self.go_home(state, &p.group, p.group.units);
        true
    }

    /// What the survivors do to shipping (HU-27, HU-30).
    fn sink(&self, state: &mut State, group: &Group, play: &mut Play<'_>) {
        let n = group.units.get(Kind::Submarine);
        let mut raids = group.mission == Mission::Raid;
        if let Mission::Prey(route) = group.mission {
            raids = self.options.sub_both == SubBoth::Both && group.target == self.data.map.place.north_atlantic;
            self.attack_convoy(state, route, n.saturating_mul(self.data.numbers.war_economy.torpedo), play);
        }
        if raids {
            let ledger = &mut state.ledgers[Nation::Uk.index()];
            if self.options.sub_raid == SubRaid::Base {
                ledger.base = ledger.base.saturating_sub(u16::from(n));
            }
            let lost = self.lose_points(state, Nation::Uk, u16::from(n), play);
            play.note(|| Note::new(Text::new("log-raid").number("points", lost)).at(self.id(group.target)));
        }
    }
}
