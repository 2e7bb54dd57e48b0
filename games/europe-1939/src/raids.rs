//! Bombers over the enemy's home (HU-21) and submarines among his shipping (HU-27…HU-30).

use crate::Rules;
use crate::action::verb;
use crate::data::{Area, Areas};
use crate::intervention::{bits, first_seat};
use crate::options::*;
use crate::sea::OF_PORT;
use crate::state::*;
use crate::vocabulary::*;
use kernel::dice::Pool;
use kernel::{Judge, Note, Play, Quick, Seat, Text};

/// What each submarine sinks of a convoy (HU-30).
const TORPEDO: u8 = 2;

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
    pub(crate) fn bombs_fall(&self, s: &State, c: &Chain, place: Area) -> u8 {
        let Some(country) = self.bombed(&c.group).filter(|_| c.group.mission == Mission::Bomb) else { return 0 };
        let home = self.data.map.home(country) & s.ground.of(country);
        let reached = c.group.way.iter().take_while(|&&a| a != place).chain([&place]).any(|&a| home.contains(a));
        if reached { c.group.units.get(Kind::Bomber).saturating_sub(c.counted) } else { 0 }
    }

    /// Counts the bombers of the chain on top before they are shot at.
    pub(crate) fn count_bombers(&self, s: &mut State, place: Area, play: &mut Play<'_>) {
        let Some(Frame::Chain(c)) = s.frames.last() else { return };
        if c.counted > 0 {
            return;
        }
        let n = self.bombs_fall(s, c, place);
        let group = c.group.clone();
        if let Some(Frame::Chain(c)) = s.frames.last_mut() {
            c.counted = n;
        }
        self.bombing(s, &group, n, play);
    }

    /// HU-21: one point for each bomber, at once.
    pub(crate) fn bombing(&self, s: &mut State, group: &Group, n: u8, play: &mut Play<'_>) {
        let Some(country) = self.bombed(group).filter(|c| c.is_great() && n > 0) else { return };
        let lost = s.ledgers[country.index()].lose(u16::from(n));
        play.note(|| {
            let text = Text::new("log-bombed").word("nation", country.word()).number("points", lost);
            Note::new(text).at(self.id(group.target))
        });
    }

    /// Submarines have reached their hunting ground.
    pub(crate) fn begin_prowl(&self, s: &mut State, group: Group, play: &mut Play<'_>) {
        play.note(|| Note::new(Text::new("log-prowl").name("area", self.name(group.target))).at(self.id(group.target)));
        let asked = bits(self.seats_of(s.side.enemy()));
        s.frames.push(Frame::Prowl(Prowl { group, asked, escorts_met: false }));
    }

    fn hunted(&self, s: &State, base: Area, nation: Nation, kind: Kind) -> u8 {
        s.turn.hunted.iter().find(|(a, n, k, _)| (*a, *n, *k) == (base, nation, kind)).map_or(0, |h| h.3)
    }

    /// HU-28: aircraft in range, each once a turn, used or not.
    pub(crate) fn judge_hunt<J: Judge>(&self, s: &State, p: &Prowl, seat: Seat, hunt: &verb::Hunt, j: &mut J) {
        let &verb::Hunt { base, nation, kind, n } = hunt;
        if s.side_of(nation) != Some(s.side.enemy()) || self.seat_of(s, nation) != seat {
            return j.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        let facts = |key: &'static str| Text::new(key).word("kind", kind.word()).name("area", self.name(base));
        let there = s.count(base, nation, kind).saturating_sub(self.hunted(s, base, nation, kind));
        if !kind.is_air() || n == 0 || n > there {
            return j.forbid(clause!("HU-28"), || facts("why-hunted-already").number("n", there));
        }
        let near = Areas::one(base);
        let near = self.data.map.graph.within(near, self.data.kind(kind).reach, self.sky(s, nation));
        if !near.contains(p.group.target) {
            j.forbid(clause!("HU-28"), || facts("why-too-far"));
        }
    }

    pub(crate) fn each_hunt(&self, s: &State, p: &Prowl, seat: Seat, mut found: impl FnMut(verb::Hunt) -> bool) {
        let mut last = None;
        for t in s.stacks.iter().filter(|t| t.kind.is_air() && s.side_of(t.nation) == Some(s.side.enemy())) {
            if last == Some((t.area, t.nation, t.kind)) {
                continue;
            }
            last = Some((t.area, t.nation, t.kind));
            for n in 1..=s.count(t.area, t.nation, t.kind) {
                let hunt = verb::Hunt { base: t.area, nation: t.nation, kind: t.kind, n };
                if !Quick::ask(|j| self.judge_hunt(s, p, seat, &hunt, j)) {
                    break;
                }
                if found(hunt) {
                    return;
                }
            }
        }
    }

    /// One round, no answer, and the aircraft are not used by it (HU-28).
    pub(crate) fn hunt(&self, s: &mut State, p: &mut Prowl, hunt: verb::Hunt, play: &mut Play<'_>) {
        let verb::Hunt { base, nation, kind, n } = hunt;
        match s.turn.hunted.iter_mut().find(|(a, m, k, _)| (*a, *m, *k) == (base, nation, kind)) {
            Some(h) => h.3 = h.3.saturating_add(n),
            None => s.turn.hunted.push((base, nation, kind, n)),
        }
        let sunk = play.hits(Pool::at_most(n, 6, self.data.kind(kind).attack));
        let sunk = p.group.units.take(Kind::Submarine, sunk);
        let sea = p.group.target;
        play.note(|| {
            let text = Text::new("log-hunt").word("nation", nation.word()).number("sunk", sunk);
            Note::new(text.name("area", self.name(sea))).at(self.id(sea))
        });
    }

    pub(crate) fn advance_prowl(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Prowl(p)) = s.frames.last_mut() else { return false };
        if !p.escorts_met {
            p.escorts_met = true;
            let group = p.group.clone();
            let mut escorts = Vec::new();
            for (i, e) in s.escorts.iter().enumerate() {
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
                let mut sides = [self.sea_units(&group, OF_PORT), escorts];
                if s.side == Side::Allies {
                    sides.swap(0, 1);
                }
                self.begin_sea_fight(s, group.target, s.side, sides, false);
            }
            return true;
        }
        if p.group.units.is_empty() {
            s.frames.pop();
            return true;
        }
        if let Some(seat) = first_seat(p.asked) {
            let p = p.clone();
            let mut any = false;
            self.each_hunt(s, &p, seat, |_| {
                any = true;
                true
            });
            if any {
                return false;
            }
            if let Some(Frame::Prowl(p)) = s.frames.last_mut() {
                p.stop_hunting();
            }
            return true;
        }
        let Some(Frame::Prowl(p)) = s.frames.pop() else { return false };
        self.sink(s, &p.group, play);
        self.go_home(s, &p.group, p.group.units);
        true
    }

    /// What the survivors do to shipping (HU-27, HU-30).
    fn sink(&self, s: &mut State, group: &Group, play: &mut Play<'_>) {
        let n = group.units.get(Kind::Submarine);
        let mut raids = group.mission == Mission::Raid;
        if let Mission::Prey(route) = group.mission {
            raids = self.options.sub_both == SubBoth::Both && group.target == self.data.map.place.north_atlantic;
            self.attack_convoy(s, route, n.saturating_mul(TORPEDO), play);
        }
        if raids {
            let ledger = &mut s.ledgers[Nation::Uk.index()];
            if self.options.sub_raid == SubRaid::Base {
                ledger.base = ledger.base.saturating_sub(u16::from(n));
            }
            let lost = ledger.lose(u16::from(n));
            play.note(|| Note::new(Text::new("log-raid").number("points", lost)).at(self.id(group.target)));
        }
    }
}
