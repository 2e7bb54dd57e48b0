//! The Replacements Segment: steps and arrivals (TK-10.3-01 to 05, TKC-20, 21).

use crate::action::verb;
use crate::decisions::{picture, segment};
use crate::game::STEPS;
use crate::rules::replacements::{Locations, Step};
use crate::shown::piece_id;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::scene::{Explanation, Row};
use kernel::{Judge, Note, Quick, Text};
use std::cell::RefCell;
use std::rc::Rc;

segment! {
    /// The phasing faction hands out its replacement steps and takes in arrivals.
    Replacements: Known = |_, _| Known::default()
}

/// The locations of the nations that have been asked about.
#[derive(Default)]
pub(crate) struct Known(RefCell<Vec<(Country, Rc<Locations>)>>);

fn locations(at: &At<'_, Replacements>, nation: Country) -> Rc<Locations> {
    let mut known = at.outlook.facts.0.borrow_mut();
    if let Some((_, found)) = known.iter().find(|(of, _)| *of == nation) {
        return Rc::clone(found);
    }
    let found = Rc::new(at.game.locations(at.state, nation));
    known.push((nation, Rc::clone(&found)));
    found
}

/// What a counter costs in replacement steps (TKC-21).
fn costing(steps: u8) -> Explanation {
    let (text, clause) = (Text::new("explain-steps"), Some(clause!("TKC-21").id().to_owned()));
    let rows = vec![Row { text, value: steps.to_string(), clause }];
    Explanation { rows, ..Explanation::default() }.charging(STEPS, steps)
}

fn nations_with_steps<'a>(at: &At<'a, Replacements>) -> impl Iterator<Item = Country> + use<'a> {
    at.state.pool.nations.iter().filter(|n| n.left > 0).map(|n| n.nation)
}

impl Choice<Replacements> for verb::Buy {
    fn candidates(at: &At<'_, Replacements>, offers: &mut Offers<'_, Action>) {
        for nation in nations_with_steps(at) {
            let spots = locations(at, nation).spots(at.game);
            for kind in [Kind::Inf, Kind::Mech, Kind::Armour] {
                for exp in [false, true] {
                    let one = |spot| Self { nation, kind, exp, at: spot };
                    // What cannot be paid for needs no place.
                    let paid = |spot| {
                        Quick::ask(|judge| {
                            one(spot).judge_price(at, judge);
                        })
                    };
                    if spots.first().copied().is_some_and(paid) {
                        spots.iter().for_each(|&spot| offers.consider(at, one(spot)));
                    }
                }
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Replacements>, judge: &mut J) {
        let (rules, nation) = (at.game, self.nation);
        if !self.judge_price(at, judge) || judge.settled() {
            return;
        }
        rules.judge_location(&locations(at, nation), self.at, judge);
        rules.judge_arrival_room(at.state, &rules.counter(nation, self.kind, self.exp), self.at, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(place) = table.game.place_at(self.at) {
            table.game.spend_step(table.state, self.step());
            table.state.add(Unit { place, ..table.game.counter(self.nation, self.kind, self.exp) });
            table.game.arrive(table.state, place, table.play);
        }
    }

    fn shown(&self, at: &At<'_, Replacements>) -> Shown {
        let label = Text::new(if self.exp { "do-buy-exp" } else { "do-buy" });
        at.game.of_spot(label.word("nation", self.nation.word()).word("kind", self.kind.word()), self.at)
    }

    fn explain(&self, _: &At<'_, Replacements>) -> Explanation {
        costing(1)
    }

    fn worth(&self, at: &At<'_, Replacements>) -> f64 {
        let picture = picture(at);
        f64::from(
            100 + picture.worth_of_spot(self.at) + if self.kind.is_armour() { picture.wishes.armour() } else { 0 },
        )
    }
}

impl verb::Buy {
    /// Whether there is such a counter to be had; if so, whether there is a step for it.
    fn judge_price<J: Judge>(self, at: &At<'_, Replacements>, judge: &mut J) -> bool {
        let (rules, state, nation, kind) = (at.game, at.state, self.nation, self.kind);
        let row = rules.data.counters.row(nation, kind, 1).is_some();
        let buyable = kind.is_unlimited() && kind != Kind::ArmourB && row;
        if !buyable || rules.faction_of(nation) != state.faction || (nation.is_free() && !self.exp) {
            let text = || Text::new("why-not-for-sale").word("nation", nation.word()).word("kind", kind.word());
            judge.forbid(clause!("TKC-20"), text);
            return false;
        }
        rules.judge_step(state, self.step(), judge);
        true
    }

    fn step(self) -> Step {
        Step { nation: self.nation, armour: self.kind.is_armour(), exp: self.exp }
    }
}

impl Choice<Replacements> for verb::AddStep {
    fn candidates(at: &At<'_, Replacements>, offers: &mut Offers<'_, Action>) {
        for nation in nations_with_steps(at) {
            let own = at.state.unit_ids().filter(|&u| at.state.unit(u).is_some_and(|u| u.nation == nation));
            own.for_each(|unit| offers.consider(at, Self(unit)));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Replacements>, judge: &mut J) {
        let (rules, state) = (at.game, at.state);
        let Some((u, hex)) = state.unit(self.0).and_then(|u| Some((u, u.hex()?))) else {
            return judge.forbid(clause!("TKC-21"), || Text::new("why-no-unit"));
        };
        let say = |key: &'static str| Text::new(key).text("unit", rules.counter_text(u));
        if rules.faction_of(u.nation) != state.faction {
            return judge.forbid(clause!("TKC-01"), || say("why-not-yours"));
        }
        if !u.kind.is_unlimited() || rules.data.counters.row(u.nation, u.kind, u.steps + 1).is_none() {
            judge.forbid(clause!("TKC-21"), || say("why-no-larger"));
        }
        rules.judge_step(state, Step { exp: false, ..Step::of(u) }, judge);
        if judge.settled() {
            return;
        }
        let locations = locations(at, u.nation);
        rules.judge_location(&locations, crate::Spot::Hex(rules.number(hex)), judge);
        let limit = rules.limits(state, hex);
        if state.units_at(hex).map(|u| u.steps).sum::<u8>() >= limit.steps {
            let text = || Text::new("why-no-room-step").name("hex", rules.hex_name(hex)).number("steps", limit.steps);
            judge.forbid(limit.clause, text);
        }
        if !locations.supplied.contains(hex) {
            judge.forbid(clause!("TKC-21"), || say("why-unsupplied"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let Some(u) = table.state.unit(self.0).copied() else { return };
        if table.game.data.counters.row(u.nation, u.kind, u.steps + 1).is_some() {
            table.game.spend_step(table.state, Step { exp: false, ..Step::of(&u) });
            table.state.units[self.0.index()].steps += 1;
        }
    }

    fn shown(&self, at: &At<'_, Replacements>) -> Shown {
        at.game.of_unit(at.state, "do-add-step", self.0)
    }

    fn explain(&self, _: &At<'_, Replacements>) -> Explanation {
        costing(1)
    }

    fn worth(&self, at: &At<'_, Replacements>) -> f64 {
        at.state.hex_of(self.0).map_or(0.0, |h| f64::from(130 + picture(at).worth_of_reinforcing(h)))
    }
}

impl Choice<Replacements> for verb::Rebuild {
    fn candidates(at: &At<'_, Replacements>, offers: &mut Offers<'_, Action>) {
        let (rules, state) = (at.game, at.state);
        for unit in state.unit_ids() {
            let back = |u: &&Unit| matches!(u.place, Place::Lost(t) | Place::Delay(t) if t <= state.turn);
            let own = |u: &&Unit| rules.faction_of(u.nation) == state.faction;
            let Some(u) = state.unit(unit).filter(back).filter(own) else { continue };
            let spots = locations(at, u.nation).spots(rules);
            spots.into_iter().for_each(|spot| offers.consider(at, Self { unit, at: spot }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Replacements>, judge: &mut J) {
        let (rules, state) = (at.game, at.state);
        let own = state.unit(self.unit).filter(|u| rules.faction_of(u.nation) == state.faction);
        let Some(u) = own else { return judge.forbid(clause!("TKC-20"), || Text::new("why-no-unit")) };
        match u.place {
            Place::Delay(turn) if turn <= state.turn => {}
            Place::Lost(turn) if turn <= state.turn => rules.judge_step(state, Step::of(u), judge),
            _ => {
                let text = || Text::new("why-not-lost").text("unit", rules.counter_text(u));
                return judge.forbid(clause!("TKC-20"), text);
            }
        }
        rules.judge_location(&locations(at, u.nation), self.at, judge);
        rules.judge_arrival_room(state, u, self.at, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let (Some(u), Some(place)) = (table.state.unit(self.unit).copied(), table.game.place_at(self.at)) else {
            return;
        };
        if matches!(u.place, Place::Lost(_)) {
            table.game.spend_step(table.state, Step::of(&u));
        }
        table.state.units[self.unit.index()].place = place;
        table.game.arrive(table.state, place, table.play);
    }

    fn shown(&self, at: &At<'_, Replacements>) -> Shown {
        let label = at.game.unit_label(at.state, "do-rebuild", self.unit);
        at.game.of_spot(label, self.at).piece(piece_id(self.unit))
    }

    /// Who comes back from the Delay Box costs nothing.
    fn explain(&self, at: &At<'_, Replacements>) -> Explanation {
        let lost = at.state.unit(self.unit).is_some_and(|u| matches!(u.place, Place::Lost(_)));
        costing(u8::from(lost))
    }

    fn worth(&self, at: &At<'_, Replacements>) -> f64 {
        f64::from(250 + picture(at).worth_of_spot(self.at))
    }
}

impl Choice<Replacements> for verb::Enter {
    fn candidates(at: &At<'_, Replacements>, offers: &mut Offers<'_, Action>) {
        for &arrival in &at.state.pool.due {
            let Some(data) = at.game.data.scenario.arrivals.get(usize::from(arrival)) else { continue };
            let spots = data.at.map_or_else(|| locations(at, data.nation).spots(at.game), |spot| vec![spot]);
            spots.into_iter().for_each(|spot| offers.consider(at, Self { arrival, at: spot }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Replacements>, judge: &mut J) {
        let (rules, state) = (at.game, at.state);
        let due = state.pool.due.contains(&self.arrival);
        let Some(data) = rules.data.scenario.arrivals.get(usize::from(self.arrival)).filter(|_| due) else {
            return judge.forbid(clause!("TKC-20"), || Text::new("why-not-due"));
        };
        if rules.faction_of(data.nation) != state.faction {
            return judge.forbid(clause!("TKC-01"), || Text::new("why-not-due"));
        }
        match data.at {
            Some(fixed) if fixed != self.at => judge.forbid(clause!("TKC-21"), || Text::new("why-no-location")),
            Some(_) => {}
            None => rules.judge_location(&locations(at, data.nation), self.at, judge),
        }
        if let crate::Spot::Hex(hex) = self.at
            && rules.hex(hex).is_none_or(|h| rules.controller(state, h) != Some(state.faction))
        {
            judge.forbid(clause!("TKC-21"), || Text::new("why-not-held"));
        }
        rules.judge_arrival_room(state, &rules.counter(data.nation, data.kind, data.exp), self.at, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let rules = table.game;
        let data = rules.data.scenario.arrivals.get(usize::from(self.arrival));
        let (Some(data), Some(place)) = (data, rules.place_at(self.at)) else { return };
        table.state.pool.due.retain(|&mut due| due != self.arrival);
        table.state.add(Unit { place, ..rules.counter(data.nation, data.kind, data.exp) });
        rules.arrive(table.state, place, table.play);
        table.play.note(|| {
            let text = Text::new("log-arrival").word("nation", data.nation.word());
            Note::new(text.word("kind", data.kind.word()))
        });
    }

    fn shown(&self, at: &At<'_, Replacements>) -> Shown {
        let data = at.game.data.scenario.arrivals.get(usize::from(self.arrival));
        let label = Text::new("do-enter").word("nation", data.map_or("unit-none", |a| a.nation.word()));
        at.game.of_spot(label.word("kind", data.map_or("unit-none", |a| a.kind.word())), self.at)
    }

    fn worth(&self, at: &At<'_, Replacements>) -> f64 {
        f64::from(300 + picture(at).worth_of_spot(self.at))
    }
}

impl Choice<Replacements> for verb::Upgrade {
    fn candidates(at: &At<'_, Replacements>, offers: &mut Offers<'_, Action>) {
        if at.state.pool.upgrades == 0 {
            return;
        }
        for unit in at.state.unit_ids() {
            for kind in [Kind::Guards, Kind::Shock] {
                offers.consider(at, Self { unit, kind });
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Replacements>, judge: &mut J) {
        let fits = |u: &Unit| {
            let army = u.nation == Country::Ussr && (u.kind, u.steps) == (Kind::Inf, 3);
            army && matches!(u.place, Place::Hex(_) | Place::Box(_))
        };
        let ready = at.state.unit(self.unit).is_some_and(fits) && matches!(self.kind, Kind::Guards | Kind::Shock);
        if at.state.pool.upgrades == 0 || !ready || at.state.faction != Faction::Soviet {
            judge.forbid(clause!("TKC-22"), || Text::new("why-no-upgrade"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(u) = table.state.units.get_mut(self.unit.index()) {
            u.kind = self.kind;
            table.state.pool.upgrades = table.state.pool.upgrades.saturating_sub(1);
        }
    }

    fn shown(&self, at: &At<'_, Replacements>) -> Shown {
        let label = at.game.unit_label(at.state, "do-upgrade", self.unit).word("kind", self.kind.word());
        at.game.on_unit(at.state, label, self.unit)
    }

    fn worth(&self, _: &At<'_, Replacements>) -> f64 {
        200.0
    }
}

/// One step keeps a Beachhead (TKC-16).
impl Choice<Replacements> for verb::Maintain {
    fn candidates(at: &At<'_, Replacements>, offers: &mut Offers<'_, Action>) {
        for beach in &at.state.markers.beachheads {
            offers.consider(at, Self(at.game.number(beach.hex)));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Replacements>, judge: &mut J) {
        let beach = at.game.hex(self.0).and_then(|h| at.state.beachhead(h));
        let own = beach.is_some_and(|b| b.faction == at.state.faction && !b.paid);
        if !own || nations_with_steps(at).next().is_none() {
            judge.forbid(clause!("TKC-16"), || Text::new("why-no-upkeep"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let hex = table.game.hex(self.0);
        if let Some(beach) = table.state.markers.beachheads.iter_mut().find(|b| Some(b.hex) == hex) {
            beach.paid = true;
        }
        if let Some(nation) = table.state.pool.nations.iter().find(|n| n.left > 0).map(|n| n.nation) {
            table.game.spend_step(table.state, Step { nation, armour: false, exp: false });
        }
    }

    fn shown(&self, at: &At<'_, Replacements>) -> Shown {
        at.game.of_hex("do-maintain", self.0)
    }

    fn explain(&self, _: &At<'_, Replacements>) -> Explanation {
        costing(1)
    }

    fn worth(&self, _: &At<'_, Replacements>) -> f64 {
        220.0
    }
}
