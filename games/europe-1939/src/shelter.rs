//! Units that have lost their base: aircraft and ships look for another, and who finds none is lost (HUB-5.3).

use crate::Rules;
use crate::data::{Area, Areas};
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Quick, Text};

impl Rules {
    /// Units that are done go back to where they came from; if that is lost, they look for another base.
    pub(crate) fn go_home(&self, s: &mut State, group: &Group, units: Units) {
        let open = self.open_to(s, group.nation).contains(group.origin);
        for (kind, n) in units.iter() {
            if open {
                s.add(group.origin, group.nation, kind, Cond::Used, n);
            } else {
                s.displace(group.end(), group.nation, kind, Cond::Used, n);
            }
        }
    }

    /// Where one of the displaced units can go: any base in range with room.
    pub(crate) fn shelters(&self, s: &State, d: &Displaced) -> Areas {
        let reach = self.data.kind(d.kind).reach;
        let bases = match d.kind.is_ship() {
            true => self.havens(s, d.nation, d.from, reach) - Areas::one(d.from),
            false => {
                let sky = self.sky(s, d.nation);
                self.data.map.graph.within(Areas::one(d.from), reach, sky) & self.open_to(s, d.nation)
            }
        };
        let sight = Sight::of(s, s.camp(d.nation).unwrap_or(s.side));
        let one = Units::of(d.kind, 1);
        bases.iter().filter(|&base| Quick::ask(|j| self.judge_room(s, &sight, d.nation, one, base, j))).collect()
    }

    /// One of them has found a base; the others go on looking.
    pub(crate) fn shelter(&self, s: &mut State, d: Displaced, area: Area) {
        if d.n > 1 {
            s.displaced.push(Displaced { n: d.n - 1, ..d });
        }
        s.add(area, d.nation, d.kind, d.cond, 1);
    }

    /// Those for whom there is nowhere, or one place only; false if somebody has to decide.
    pub(crate) fn shelter_displaced(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        let Some(d) = s.displaced.pop() else { return true };
        let shelters = self.shelters(s, &d);
        match (shelters.first(), shelters.len()) {
            (Some(only), 1) => self.shelter(s, d, only),
            (Some(_), _) => {
                s.displaced.push(d);
                return false;
            }
            (None, _) => play.note(|| {
                let text = Text::new("log-no-base").word("nation", d.nation.word()).word("kind", d.kind.word());
                Note::new(text.number("n", d.n)).at(self.id(d.from))
            }),
        }
        true
    }
}
