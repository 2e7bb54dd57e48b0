//! The Logistics and Partisan Segment.

use crate::action::verb;
use crate::decisions::{picture, segment};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::HexSet;
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::{Judge, Text};

segment! {
    /// Logistics markers, SHAEF and partisans are placed.
    Logistics: () = |_, _| ()
}

fn contains(rules: &Rules, places: HexSet, hex: Hex) -> bool {
    rules.hex(hex).is_some_and(|h| places.contains(h))
}

impl Choice<Logistics> for verb::PlaceLogistics {
    fn candidates(at: &At<'_, Logistics>, offers: &mut Offers<'_, Action>) {
        if at.game.has_logistics_marker(at.state) {
            let places = at.game.logistics_places(at.state);
            places.iter().for_each(|h| offers.known_legal(Self(at.game.number(h))));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Logistics>, judge: &mut J) {
        if !at.game.has_logistics_marker(at.state) {
            judge.forbid(clause!("TK-10.3-05"), || Text::new("why-no-marker"));
        } else if !contains(at.game, at.game.logistics_places(at.state), self.0) {
            judge.forbid(clause!("TK-10.3-05"), || Text::new("why-logistics-place"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(hex) = table.game.hex(self.0) {
            let markers = &mut table.state.markers;
            markers.logistics[table.state.faction].insert(hex);
            markers.new_posts.insert(hex);
        }
    }

    fn shown(&self, at: &At<'_, Logistics>) -> Shown {
        at.game.of_hex("do-place-logistics", self.0)
    }

    fn worth(&self, at: &At<'_, Logistics>) -> f64 {
        let picture = picture(at);
        picture.at_hex(self.0, |h| 20 + picture.pull(h).max(-80) / 8 + 8 * i32::from(picture.is_abroad(h)))
    }
}

impl Choice<Logistics> for verb::MoveLogistics {
    fn candidates(at: &At<'_, Logistics>, offers: &mut Offers<'_, Action>) {
        if at.state.faction == Faction::Western {
            return;
        }
        for from in at.game.movable_logistics(at.state).iter() {
            let reach = at.game.logistics_reach(at.state, from);
            let from = at.game.number(from);
            reach.iter().for_each(|h| offers.known_legal(Self { from, to: at.game.number(h) }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Logistics>, judge: &mut J) {
        let start = at.game.hex(self.from).filter(|&h| at.game.movable_logistics(at.state).contains(h));
        if !start.is_some_and(|from| contains(at.game, at.game.logistics_reach(at.state, from), self.to)) {
            judge.forbid(clause!("TK-10.3-05"), || Text::new("why-logistics-place"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let (Some(from), Some(to)) = (table.game.hex(self.from), table.game.hex(self.to)) {
            let markers = &mut table.state.markers;
            let own = &mut markers.logistics[table.state.faction];
            own.remove(from);
            own.insert(to);
            markers.new_posts.insert(to);
        }
    }

    fn shown(&self, at: &At<'_, Logistics>) -> Shown {
        let label = Text::new("do-move-logistics").name("from", at.game.number_name(self.from));
        at.game.in_hex(label, self.to)
    }

    fn worth(&self, at: &At<'_, Logistics>) -> f64 {
        let (Some(from), Some(to)) = (at.game.hex(self.from), at.game.hex(self.to)) else { return -1.0 };
        f64::from(picture(at).worth_of_moving_logistics(from, to))
    }
}

impl Choice<Logistics> for verb::PlaceShaef {
    fn candidates(at: &At<'_, Logistics>, offers: &mut Offers<'_, Action>) {
        let places = at.game.shaef_places(at.state);
        places.iter().for_each(|h| offers.known_legal(Self(at.game.number(h))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Logistics>, judge: &mut J) {
        if !contains(at.game, at.game.shaef_places(at.state), self.0) {
            judge.forbid(clause!("TK-10.3-04"), || Text::new("why-shaef-place"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.state.markers.shaef = table.game.hex(self.0);
    }

    fn shown(&self, at: &At<'_, Logistics>) -> Shown {
        at.game.of_hex("do-place-shaef", self.0)
    }

    fn worth(&self, at: &At<'_, Logistics>) -> f64 {
        let picture = picture(at);
        picture.at_hex(self.0, |h| 60 + picture.pull(h).max(-80) / 8)
    }
}

impl Choice<Logistics> for verb::PlacePartisanBase {
    fn candidates(at: &At<'_, Logistics>, offers: &mut Offers<'_, Action>) {
        let places = at.game.base_places(at.state);
        places.iter().for_each(|h| offers.known_legal(Self(at.game.number(h))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Logistics>, judge: &mut J) {
        if !contains(at.game, at.game.base_places(at.state), self.0) {
            judge.forbid(clause!("TK-10.1-02"), || Text::new("why-base-place"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.state.markers.partisan_base = table.game.hex(self.0).map(|h| (table.state.faction, h));
    }

    fn shown(&self, at: &At<'_, Logistics>) -> Shown {
        at.game.of_hex("do-place-base", self.0)
    }

    fn worth(&self, _: &At<'_, Logistics>) -> f64 {
        10.0
    }
}

impl Choice<Logistics> for verb::RaisePartisan {
    fn judge<J: Judge>(&self, at: &At<'_, Logistics>, judge: &mut J) {
        if !at.game.may_raise_partisan(at.state) {
            judge.forbid(clause!("TK-10.1-02"), || Text::new("why-no-partisan"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let Some((_, hex)) = table.state.markers.partisan_base else { return };
        let nation = table.game.data.map.hex(hex).country.unwrap_or(Country::Greece);
        if table.game.data.counters.row(nation, Kind::Partisan, 1).is_some() {
            let unit = table.game.counter(nation, Kind::Partisan, true);
            table.state.add(Unit { place: Place::Hex(hex), ..unit });
        }
        table.state.pool.partisan_raised = true;
    }

    fn shown(&self, _: &At<'_, Logistics>) -> Shown {
        Shown::new(Text::new("do-raise-partisan"))
    }

    fn worth(&self, _: &At<'_, Logistics>) -> f64 {
        10.0
    }
}
