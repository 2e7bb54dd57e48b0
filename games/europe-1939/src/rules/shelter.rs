//! Units that have lost their base: aircraft and ships look for another, and who finds none is lost (HUB-5.3).

use crate::Rules;
use crate::data::{Area, Areas};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Quick, Text};

impl Rules {
    /// Units that are done go back to where they came from; if that is lost, they look for another base.
    pub(crate) fn go_home(&self, state: &mut State, group: &Group, units: Units) {
        let open = self.open_to(state, group.nation).contains(group.origin);
        for (kind, n) in units.iter() {
            if open {
                state.add(group.origin, group.nation, kind, Cond::Used, n);
            } else {
                state.displace(group.end(), group.nation, kind, Cond::Used, n);
            }
        }
    }

    /// Where one of the displaced units can go: any base in range with room.
    pub(crate) fn shelters(&self, state: &State, d: &Displaced) -> Areas {
        let reach = self.data.kind(d.kind).reach;
        let bases = match d.kind.is_ship() {
            true => self.havens(state, d.nation, d.from, reach) - Areas::one(d.from),
            false => {
                let sky = self.sky(state, d.nation);
                self.data.map.graph.within(Areas::one(d.from), reach, sky) & self.open_to(state, d.nation)
            }
        };
        let sight = Sight::of(state, state.camp(d.nation).unwrap_or(state.side));
        let one = Units::of(d.kind, 1);
        let fits = |base: &Area| {
            Quick::ask(|judge| {
                self.judge_room(state, &sight, d.nation, one, *base, judge);
                self.judge_africa(state, d.nation, 1, d.from, *base, judge);
            })
        };
        bases.iter().filter(fits).collect()
    }

    /// One of them has found a base; the others go on looking.
    pub(crate) fn shelter(&self, state: &mut State, d: Displaced, area: Area) {
        if d.n > 1 {
            state.displaced.push(Displaced { n: d.n - 1, ..d });
        }
        state.add(area, d.nation, d.kind, d.cond, 1);
    }

    /// Those for whom there is nowhere, or one place only; false if somebody has to decide.
    pub(crate) fn shelter_displaced(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        let Some(d) = state.displaced.pop() else { return true };
        let shelters = self.shelters(state, &d);
        match (shelters.first(), shelters.len()) {
            (Some(only), 1) => self.shelter(state, d, only),
            (Some(_), _) => {
                state.displaced.push(d);
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
