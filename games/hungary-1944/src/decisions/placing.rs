//! A unit in hand is put on the map; before turn 1 the Axis may shift its units, and the Allies place the partisans.

use super::*;
use crate::Action;
use crate::action::verb;
use crate::announced::Account;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};

decision! {
    /// Where the unit in hand goes.
    PlaceUnit looks at Eyes, in frame Placing(Placing) =>
    by |rules, _, placing| one(rules.data.unit(placing.unit).side);
    prompt |at| Text::new("prompt-place").name("unit", at.game.unit_name(at.frame.unit));
}

impl Choice<PlaceUnit> for verb::Place {
    fn candidates(at: &At<'_, PlaceUnit>, offers: &mut Offers<'_, Action>) {
        let places = at.game.places_for(at.state, at.frame.unit, at.frame.why);
        places.iter().for_each(|hex| offers.known_legal(Self(Hex(hex))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, PlaceUnit>, judge: &mut J) {
        at.game.judge_place(at.state, at.frame, self.0.0, judge);
    }

    fn carry_out(self, placing: Placing, table: &mut Table<'_, '_, Rules>) {
        table.game.place_unit(table.state, &placing, self.0.0, table.play);
    }

    fn shown(&self, at: &At<'_, PlaceUnit>) -> Shown {
        hex_choice(at.game, "do-place", self.0)
    }

    /// A rebuilt unit is paid for when it is placed.
    fn explain(&self, at: &At<'_, PlaceUnit>) -> Explanation {
        let Arrival::Rebuilt { full } = at.frame.why else { return Explanation::default() };
        let account = Account::Replacements(at.game.data.unit(at.frame.unit).nation, Branch::Land);
        Explanation::default().charging(account.name(), at.game.rebuild_cost(at.frame.unit, full))
    }

    fn meant(at: &At<'_, PlaceUnit>, spot: &Spot) -> Vec<Self> {
        at.game.hex_meant(at.state, spot).map(|hex| Self(Hex(hex))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, PlaceUnit>) -> f64 {
        view(at).at(at.frame.unit, self.0.0)
    }
}

decision! {
    /// Option `free_shift`: the Axis shifts its units before turn 1 (HOUSE-16).
    ShiftUnits looks at Eyes, in phase Phase::Shift =>
    by |_, _, ()| one(Side::Axis);
    prompt |_| Text::new("prompt-shift");
}

impl Choice<ShiftUnits> for verb::Select {
    fn candidates(at: &At<'_, ShiftUnits>, offers: &mut Offers<'_, Action>) {
        at.game.data.unit_ids().for_each(|unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, ShiftUnits>, judge: &mut J) {
        at.game.judge_shift(at.state, self.0, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Placing(Placing { unit: self.0, why: Arrival::Shifted }));
    }

    fn shown(&self, at: &At<'_, ShiftUnits>) -> Shown {
        unit_choice(at.game, at.state, "do-select", self.0)
    }

    fn meant(at: &At<'_, ShiftUnits>, spot: &Spot) -> Vec<Self> {
        at.game.units_meant(at.state, spot).into_iter().map(Self).collect()
    }

    fn worth(&self, at: &At<'_, ShiftUnits>) -> f64 {
        view(at).move_rank(self.0)
    }
}

ends_phase!(ShiftUnits, "do-done");

decision! {
    /// The Allies place the partisans (BPH-12.2.1a).
    PlacePartisans looks at (), in phase Phase::Uprising =>
    by |_, _, ()| one(Side::Allied);
    prompt |_| Text::new("prompt-uprising");
}

impl Choice<PlacePartisans> for verb::Place {
    fn candidates(at: &At<'_, PlacePartisans>, offers: &mut Offers<'_, Action>) {
        if let Some(unit) = at.game.next_partisan(at.state) {
            let places = at.game.partisan_places(at.state, unit);
            places.iter().for_each(|hex| offers.known_legal(Self(Hex(hex))));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, PlacePartisans>, judge: &mut J) {
        at.game.judge_partisan_place(at.state, self.0.0, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(unit) = table.game.next_partisan(table.state) {
            let placing = Placing { unit, why: Arrival::Reinforcement };
            table.game.place_unit(table.state, &placing, self.0.0, table.play);
        }
    }

    fn shown(&self, at: &At<'_, PlacePartisans>) -> Shown {
        hex_choice(at.game, "do-place", self.0)
    }

    fn meant(at: &At<'_, PlacePartisans>, spot: &Spot) -> Vec<Self> {
        at.game.space_meant(spot).map(|hex| Self(Hex(hex))).into_iter().collect()
    }

    /// Where the ground helps the defender most.
    fn worth(&self, at: &At<'_, PlacePartisans>) -> f64 {
        let terrain = at.game.data.map.hex(self.0.0).terrain;
        -f64::from(at.game.data.terrain.of(terrain).shift)
    }
}
