//! A unit on the move: on by land, through a lone enemy, by sea, into a box, or no farther.

use crate::action::verb;
use crate::data::Spot;
use crate::decisions::{Outlook, chosen_by_hex, picture};
use crate::game::{CONVOYS, MOVEMENT};
use crate::plan::OVERRUN;
use crate::rules::movement::{Price, Stride, Ways};
use crate::rules::zones::Presence;
use crate::state::{Frame, Marks, Place, Unit};
use crate::vocabulary::*;
use crate::{Action, Clause, Hex, Rules, State, state};
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::{self, Explanation, Row, Tone};
use kernel::{Judge, Quick, SeatSet, Text};
use std::cell::OnceCell;

/// What becomes of the unit that has been taken up.
pub(crate) struct Moving;

pub(crate) struct Facts {
    presence: Presence,
    ways: OnceCell<Ways>,
}

impl Decision for Moving {
    kernel::frame_on_top!(Rules: Frame::Moving(state::Moving));
    type Outlook = Outlook<Facts>;

    fn outlook(rules: &Rules, state: &State, _: &state::Moving) -> Outlook<Facts> {
        Outlook::new(Facts { presence: rules.presence(state), ways: OnceCell::new() })
    }

    fn deciders(_: &Rules, state: &State, _: &state::Moving) -> SeatSet {
        SeatSet::one(state.faction.seat())
    }

    fn prompt(at: &At<'_, Moving>) -> Text {
        let left = at.game.points_left(at.state, at.frame);
        Text::new("prompt-moving").text("unit", at.game.unit_text(at.state, at.frame.unit)).name("left", halves(left))
    }
}

fn unit<'a>(at: &At<'a, Moving>) -> Option<&'a Unit> {
    at.state.unit(at.frame.unit)
}

fn ways<'a>(at: &'a At<'_, Moving>) -> &'a Ways {
    let facts = &at.outlook.facts;
    facts.ways.get_or_init(|| at.game.ways(at.state, &facts.presence, at.frame))
}

impl Choice<Moving> for verb::MoveTo {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        ways(at).all().iter().for_each(|h| offers.known_legal(Self(at.game.number(h))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        let Some(to) = at.game.hex(self.0) else {
            return judge.forbid(clause!("TKC-31"), || Text::new("why-no-hex"));
        };
        let ways = ways(at);
        if !ways.all().contains(to) {
            let say =
                |key: &'static str| at.game.unit_label(at.state, key, at.frame.unit).name("hex", at.game.hex_name(to));
            let barred = || ways.barred(at.game, at.state, &at.outlook.facts.presence, at.frame, to);
            judge.explain(|| barred().into_iter().map(|(clause, key)| (clause, say(key))).collect());
        }
    }

    fn carry_out(self, frame: state::Moving, table: &mut Table<'_, '_, Rules>) {
        if let Some(to) = table.game.hex(self.0) {
            table.game.move_to(table.state, frame, to, table.play);
        }
    }

    /// A move may break the limits for a time; whoever does is told so (TK-9.1-03).
    fn shown(&self, at: &At<'_, Moving>) -> Shown {
        let crowded = |to| {
            let room = unit(at).is_none_or(|u| Quick::ask(|judge| at.game.judge_room(at.state, u, to, judge)));
            (!room).then(|| Text::new("warn-crowded").name("hex", at.game.hex_name(to)))
        };
        at.game.of_hex("do-move", self.0).warning(at.game.hex(self.0).and_then(crowded))
    }

    /// The way and price of a move, and whom it would cut off or set free (TK-10.2-02).
    fn explain(&self, at: &At<'_, Moving>) -> Explanation {
        let (rules, state) = (at.game, at.state);
        let (Some(to), Some(u)) = (rules.hex(self.0), unit(at)) else { return Explanation::default() };
        let mut found = explain_stride(at, ways(at).stride(rules, u, to));
        if ways(at).stops.contains(to) {
            found.rows.push(row(Text::new("explain-stops"), String::new(), clause!("TK-8.1.1-01")));
        }
        let mut cut = 0;
        for (unit, supplied) in rules.supply_if(state, at.frame.unit, to) {
            let key = if supplied { "explain-regains" } else { "explain-cuts" };
            let own = state.unit(unit).is_some_and(|cut| rules.faction_of(cut.nation) == rules.faction_of(u.nation));
            cut += i64::from(own && !supplied);
            let place = state.hex_of(unit).map_or_else(String::new, |h| rules.hex_name(h));
            found.rows.push(row(rules.unit_label(state, key, unit), place, clause!("TK-10.2-02")));
        }
        found.warning = (cut > 0).then(|| Text::new("warn-cuts").number("n", cut));
        found
    }

    fn meant(at: &At<'_, Moving>, spot: &scene::Spot) -> Vec<Self> {
        at.game.hex_at(at.state, spot).map(Self).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        worth_of_standing(at, self.0, 0)
    }
}

fn row(text: Text, value: String, clause: Clause) -> Row {
    Row { text, value, clause: Some(clause.id().to_owned()) }
}

/// Half movement points as people count them.
fn halves(points: u8) -> String {
    match (points / 2, points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// The way of a move and its price, as it will be charged.
fn explain_stride(at: &At<'_, Moving>, stride: Option<Stride>) -> Explanation {
    let mut found = Explanation::default();
    let Some(stride) = stride else { return found };
    let path = at.state.hex_of(at.frame.unit).into_iter().chain(stride.path);
    found.path.extend(path.map(|h| at.game.data.map.name(h)));
    match stride.price {
        Price::Points(cost) => {
            found.rows.push(row(Text::new("explain-cost"), halves(cost), clause!("TKC-30")));
            found.charging(MOVEMENT, cost)
        }
        Price::WholeMove => {
            found.rows.push(row(Text::new("explain-whole-move"), String::new(), clause!("TKC-31")));
            found
        }
    }
}

/// What a machine player thinks of the unit standing in a hex.
fn worth_of_standing(at: &At<'_, Moving>, hex: Hex, more: i32) -> f64 {
    let picture = picture(at);
    let worth = at.game.hex(hex).map_or(-1000, |h| picture.worth_of_standing(at.frame.unit, h) + more);
    f64::from(worth)
}

impl Choice<Moving> for verb::Overrun {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        let Some((u, from)) = unit(at).and_then(|u| Some((u, u.hex()?))) else { return };
        if at.game.is_overrunner(at.state, u) {
            let near = at.game.data.map.within(&[from].into_iter().collect(), 2 * at.game.allowance(u));
            let enemies = at.outlook.facts.presence.enemy_units(at.game.faction_of(u.nation));
            let targets = near.intersection(&enemies);
            targets.iter().for_each(|h| offers.consider(at, Self(at.game.number(h))));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        let (Some(to), Some(u)) = (at.game.hex(self.0), unit(at)) else {
            return judge.forbid(clause!("TK-8.1.1-03"), || Text::new("why-no-hex"));
        };
        if let Some(victim) = at.game.judge_victim(at.state, u, to, judge)
            && !judge.settled()
            && at.game.overrun_way(at.state, at.frame, victim, to).is_none()
        {
            let way = || Text::new("why-overrun-way").name("hex", at.game.hex_name(to));
            judge.forbid(clause!("TK-8.1.1-03"), way);
        }
    }

    fn carry_out(self, frame: state::Moving, table: &mut Table<'_, '_, Rules>) {
        if let Some(to) = table.game.hex(self.0) {
            table.game.overrun(table.state, frame, to, table.play);
        }
    }

    chosen_by_hex!(Moving, "do-overrun", Attack);

    fn explain(&self, at: &At<'_, Moving>) -> Explanation {
        let target = at.game.hex(self.0).and_then(|to| Some((to, at.state.at(to).next()?)));
        let stride = target.and_then(|(to, victim)| at.game.overrun_way(at.state, at.frame, victim, to));
        explain_stride(at, stride)
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        worth_of_standing(at, self.0, OVERRUN)
    }
}

impl Choice<Moving> for verb::Sail {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        let Some(u) = unit(at) else { return };
        let afloat = at.frame.spent == 0 && u.steps == 1 && !u.marks.has(Marks::SAILED);
        if afloat && !at.game.harbour(at.state, u).is_empty() {
            let spots = at.game.sail_spots(at.state, &at.outlook.facts.presence, u, at.frame);
            spots.into_iter().for_each(|to| offers.known_legal(Self(to)));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        const CLAUSE: Clause = clause!("TKC-17");
        let Some(u) = unit(at) else { return judge.forbid(CLAUSE, || Text::new("why-no-unit")) };
        let say = |key: &'static str| Text::new(key).text("unit", at.game.counter_text(u));
        if at.frame.spent > 0 || u.marks.has(Marks::SAILED) {
            judge.forbid(CLAUSE, || say("why-sail-whole"));
        }
        if u.steps != 1 {
            judge.forbid(CLAUSE, || say("why-sail-steps"));
        }
        if judge.settled() {
            return;
        }
        if !at.game.sail_spots(at.state, &at.outlook.facts.presence, u, at.frame).contains(&self.0) {
            judge.forbid(CLAUSE, || say("why-sail"));
        }
    }

    fn carry_out(self, frame: state::Moving, table: &mut Table<'_, '_, Rules>) {
        table.game.sail(table.state, frame, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, Moving>) -> Shown {
        at.game.of_spot(Text::new("do-sail"), self.0)
    }

    fn explain(&self, at: &At<'_, Moving>) -> Explanation {
        let zones = unit(at).and_then(|u| at.game.voyage(at.state, u, self.0)).map(|(_, zones)| zones.iter().count());
        let Some(zones) = zones else { return Explanation::default() };
        let mut found = Explanation::default();
        found.rows.push(row(Text::new("explain-convoys"), zones.to_string(), clause!("TKC-17")));
        found.charging(CONVOYS, zones as i64)
    }

    fn meant(at: &At<'_, Moving>, spot: &scene::Spot) -> Vec<Self> {
        at.game.hex_at(at.state, spot).map(|hex| Self(Spot::Hex(hex))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        match self.0 {
            Spot::Hex(hex) => worth_of_standing(at, hex, 0),
            Spot::Box(_) => picture(at).worth_of_box(),
        }
    }
}

impl Choice<Moving> for verb::EnterBox {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        let boxes = (0..at.game.data.scenario.boxes.len() as u8).map(BoxId);
        boxes.for_each(|b| offers.consider(at, Self(b)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        let (Some(u), Some(data)) = (unit(at), at.game.data.scenario.box_data(self.0)) else {
            return judge.forbid(clause!("TKC-18"), || Text::new("why-no-box"));
        };
        let linked = match u.place {
            Place::Box(from) => data.links.contains(&from),
            Place::Hex(hex) => data.last_column.contains(hex),
            _ => false,
        };
        let own = data.owner == at.game.faction_of(u.nation) && !at.game.is_kept_home(at.state, data.owner);
        if at.frame.spent > 0 || !linked || !own {
            judge.forbid(clause!("TKC-18"), || Text::new("why-box").text("unit", at.game.counter_text(u)));
        }
    }

    fn carry_out(self, frame: state::Moving, table: &mut Table<'_, '_, Rules>) {
        if table.game.data.scenario.box_data(self.0).is_some() {
            let unit = &mut table.state.units[frame.unit.index()];
            unit.place = Place::Box(self.0);
            unit.marks.set(Marks::MOVED);
        }
    }

    fn shown(&self, at: &At<'_, Moving>) -> Shown {
        Shown::new(Text::new("do-enter-box").word("place", at.game.box_word(self.0)))
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        picture(at).worth_of_box()
    }
}

/// The unit goes no farther.
impl Choice<Moving> for verb::Done {
    fn carry_out(self, frame: state::Moving, table: &mut Table<'_, '_, Rules>) {
        table.state.units[frame.unit.index()].marks.set(Marks::MOVED);
    }

    fn shown(&self, at: &At<'_, Moving>) -> Shown {
        // To stop before the first step gives the move away.
        let tone = if at.frame.spent > 0 { Tone::Finish } else { Tone::Plain };
        Shown::new(Text::new("do-end-move")).tone(tone)
    }

    /// A step that leads nowhere is worse than none.
    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        f64::from(picture(at).worth_of_staying(at.frame.unit) + 4)
    }
}
