//! A unit in hand is put on the map; before turn 1 the Axis may shift its units, and the Allies place the partisans.

use super::*;
use crate::Action;
use crate::action::verb;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Decision, Offers, Table};
use kernel::scene::Tone;

/// Where the unit in hand goes.
pub(crate) struct PlaceUnit;

impl Decision for PlaceUnit {
    type Game = Rules;
    type Frame = Placing;
    type Outlook = Eyes;

    fn frame(state: &State) -> Option<&Placing> {
        match state.frames.last() {
            Some(Frame::Placing(placing)) => Some(placing),
            _ => None,
        }
    }

    fn take(state: &mut State) -> Option<Placing> {
        match state.frames.pop() {
            Some(Frame::Placing(placing)) => Some(placing),
            _ => None,
        }
    }

    fn outlook(_: &Rules, _: &State, _: &Placing) -> Eyes {
        Eyes::default()
    }

    fn deciders(rules: &Rules, _: &State, placing: &Placing) -> SeatSet {
        one(rules.data.unit(placing.unit).side)
    }

    fn prompt(at: &At<'_, PlaceUnit>) -> Text {
        Text::new("prompt-place").name("unit", at.game.unit_name(at.frame.unit))
    }
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

    fn meant(at: &At<'_, PlaceUnit>, spot: &Spot) -> Vec<Self> {
        at.game.hex_meant(at.state, spot).map(|hex| Self(Hex(hex))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, PlaceUnit>) -> f64 {
        view(at).at(at.frame.unit, self.0.0)
    }
}

/// Option `free_shift`: the Axis shifts its units before turn 1 (HOUSE-16).
pub(crate) struct ShiftUnits;

impl Decision for ShiftUnits {
    type Game = Rules;
    type Frame = ();
    type Outlook = Eyes;

    fn frame(state: &State) -> Option<&()> {
        in_phase(state.phase == Phase::Shift)
    }

    fn take(state: &mut State) -> Option<()> {
        Self::frame(state).copied()
    }

    fn outlook(_: &Rules, _: &State, (): &()) -> Eyes {
        Eyes::default()
    }

    fn deciders(_: &Rules, _: &State, (): &()) -> SeatSet {
        one(Side::Axis)
    }

    fn prompt(_: &At<'_, ShiftUnits>) -> Text {
        Text::new("prompt-shift")
    }
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

impl Choice<ShiftUnits> for verb::Done {
    fn candidates(_: &At<'_, ShiftUnits>, offers: &mut Offers<'_, Action>) {
        offers.known_legal(Self);
    }

    fn judge<J: Judge>(&self, _: &At<'_, ShiftUnits>, _: &mut J) {}

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.next_phase(table.state, table.play);
    }

    fn shown(&self, _: &At<'_, ShiftUnits>) -> Shown {
        Shown::new(Text::new("do-done")).tone(Tone::Finish)
    }
}

/// The Allies place the partisans (BPH-12.2.1a).
pub(crate) struct PlacePartisans;

impl Decision for PlacePartisans {
    type Game = Rules;
    type Frame = ();
    type Outlook = ();

    fn frame(state: &State) -> Option<&()> {
        in_phase(state.phase == Phase::Uprising)
    }

    fn take(state: &mut State) -> Option<()> {
        Self::frame(state).copied()
    }

    fn outlook(_: &Rules, _: &State, (): &()) {}

    fn deciders(_: &Rules, _: &State, (): &()) -> SeatSet {
        one(Side::Allied)
    }

    fn prompt(_: &At<'_, PlacePartisans>) -> Text {
        Text::new("prompt-uprising")
    }
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
