//! Airdrops, the first step of the Blitz Combat Segment (TK-10.3-12).

use crate::action::verb;
use crate::decisions::{picture, segment};
use crate::state::Place;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::HexSet;
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::{Judge, Note, Text};

segment! {
    /// Airborne units may be dropped. The hexes are those from which a drop may start.
    Airdrop: HexSet = |rules, state| rules.blitz_enabled(state, state.faction)
}

impl Choice<Airdrop> for verb::Drop {
    fn candidates(at: &At<'_, Airdrop>, offers: &mut Offers<'_, Action>) {
        let (rules, state) = (at.game, at.state);
        for unit in state.unit_ids() {
            let Some((u, from)) = state.unit(unit).and_then(|u| Some((u, u.hex()?))) else { continue };
            if u.kind == Kind::Airborne && at.outlook.facts.contains(from) {
                let near = rules.data.map.within(&[from].into_iter().collect(), rules.data.combat.ranges.airdrop);
                near.iter().for_each(|h| offers.consider(at, Self { unit, hex: rules.number(h) }));
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Airdrop>, judge: &mut J) {
        const CLAUSE: crate::Clause = clause!("TK-10.3-12");
        let (rules, state) = (at.game, at.state);
        let (Some(u), Some(to)) = (state.unit(self.unit), rules.hex(self.hex)) else {
            return judge.forbid(CLAUSE, || Text::new("why-no-unit"));
        };
        let say = |key: &'static str| Text::new(key).text("unit", rules.counter_text(u));
        let own = u.kind == Kind::Airborne && rules.faction_of(u.nation) == state.faction;
        let Some(from) = u.hex().filter(|_| own) else {
            return judge.forbid(CLAUSE, || say("why-not-airborne"));
        };
        let range = rules.data.combat.ranges.airdrop;
        let land = rules.passable.minus(&rules.neutral_land(state));
        if from == to || !land.contains(to) || !land.contains(from) {
            judge.forbid(CLAUSE, || Text::new("why-drop-place").name("hex", rules.hex_name(to)));
        }
        if rules.kept_from(state, u, u.place).contains(to) {
            judge.forbid(clause!("TKC-36"), || say("why-kept-home").name("hex", rules.hex_name(to)));
        }
        if rules.data.map.grid.distance(from, to) > u16::from(range) {
            judge.forbid(CLAUSE, || say("why-drop-far").number("range", range));
        }
        if !at.outlook.facts.contains(from) {
            judge.forbid(CLAUSE, || say("why-not-enabled"));
        }
        if !judge.settled() && !rules.is_supplied(state, self.unit) {
            judge.forbid(CLAUSE, || say("why-unsupplied"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let (rules, state) = (table.game, &mut *table.state);
        let (Some(u), Some(to)) = (state.unit(self.unit).copied(), rules.hex(self.hex)) else { return };
        state.units[self.unit.index()].place = Place::Dropped(to);
        table.play.note(|| {
            let text = Text::new("log-drop").text("unit", rules.counter_text(&u)).text("hex", rules.place_text(to));
            Note::new(text).at(rules.data.map.name(to))
        });
    }

    fn shown(&self, at: &At<'_, Airdrop>) -> Shown {
        let label = at.game.unit_label(at.state, "do-drop", self.unit);
        at.game.in_hex(label, self.hex).piece(crate::shown::piece_id(self.unit))
    }

    fn worth(&self, at: &At<'_, Airdrop>) -> f64 {
        let picture = picture(at);
        picture.at_hex(self.hex, |h| {
            let fair = at.game.weather(at.state, h) == Weather::Fair;
            if fair && picture.targets().any(|target| target == h) { 12 } else { -1 }
        })
    }
}
