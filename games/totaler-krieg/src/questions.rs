//! What players ask: how an action reads, what pointing somewhere means, what a move would cost and cut, and every line of
//! supply with the clause of each link.

use crate::data::Spot;
use crate::scene::piece_id;
use crate::state::*;
use crate::supply_line::{Cut, Stop};
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::HexId;
use kernel::scene::{Explanation, Inspection, Mark, Row};
use kernel::{Text, scene};

impl Rules {
    pub(crate) fn describe_action(&self, s: &State, action: Action) -> Text {
        use Action as A;
        let hex = |key: &'static str, hex: Hex| Text::new(key).name("hex", self.number_name(hex));
        let unit = |key: &'static str, unit: UnitId| Text::new(key).text("unit", self.unit_text(s, unit));
        let support = |key: &'static str, id: SupportId| {
            let data = self.data.scenario.support.get(id.index());
            let nation = data.map_or("unit-none", |d| d.nation.word());
            Text::new(key).word("nation", nation).word("kind", data.map_or("unit-none", |d| d.kind.word()))
        };
        let place = |text: Text, at: Spot| match at {
            Spot::Hex(hex) => text.name("place", self.number_name(hex)),
            Spot::Box(b) => text.word("place", self.box_word(b)),
        };
        match action {
            A::Done => match s.frames.last() {
                Some(Frame::Moving(_)) => Text::new("do-end-move"),
                Some(Frame::Fight(f)) if f.stage == Stage::Declare => Text::new("do-commit"),
                Some(_) => Text::new("do-done"),
                None => Text::new("do-end-segment").word("segment", s.segment.word()),
            },
            A::PlaceLogistics(at) => hex("do-place-logistics", at),
            A::MoveLogistics { from, to } => hex("do-move-logistics", to).name("from", self.number_name(from)),
            A::PlaceShaef(at) => hex("do-place-shaef", at),
            A::PlacePartisanBase(at) => hex("do-place-base", at),
            A::RaisePartisan => Text::new("do-raise-partisan"),
            A::Devastate(at) => hex("do-devastate", at),
            A::Buy { nation, kind, exp, at } => {
                let text = Text::new(if exp { "do-buy-exp" } else { "do-buy" });
                place(text.word("nation", nation.word()).word("kind", kind.word()), at)
            }
            A::AddStep(u) => unit("do-add-step", u),
            A::Rebuild { unit: u, at } => place(unit("do-rebuild", u), at),
            A::Enter { arrival, at } => {
                let a = self.data.scenario.arrivals.get(usize::from(arrival));
                let text = Text::new("do-enter").word("nation", a.map_or("unit-none", |a| a.nation.word()));
                place(text.word("kind", a.map_or("unit-none", |a| a.kind.word())), at)
            }
            A::Upgrade { unit: u, kind } => unit("do-upgrade", u).word("kind", kind.word()),
            A::Maintain(at) => hex("do-maintain", at),
            A::PlaceAir { air, hex: at } => support("do-place-air", air).name("hex", self.number_name(at)),
            A::PlaceFleet { fleet, zone } => support("do-place-fleet", fleet).word("zone", self.zone_key(zone)),
            A::Beachhead { fleet, hex: at, facing } => {
                let shore = self.hex(at).and_then(|h| self.data.map.grid.neighbour(h, facing));
                let shore = shore.map_or_else(String::new, |h| self.hex_name(h));
                support("do-beachhead", fleet).name("hex", self.number_name(at)).name("shore", shore)
            }
            A::PlaceConvoy(zone) => Text::new("do-place-convoy").word("zone", self.zone_key(zone)),
            A::PlaceBlitz(at) => hex("do-place-blitz", at),
            A::Contest(id) => support("do-contest", id),
            A::Combine { first, second, third } => {
                let text = unit("do-combine", first).text("second", self.unit_text(s, second));
                match third {
                    Some(u) => Text { key: "do-combine-three".into(), ..text }.text("third", self.unit_text(s, u)),
                    None => text,
                }
            }
            A::BreakDown { unit: u, off } => unit("do-break-down", u).word("kind", off.word()),
            A::Fortify(u) => unit("do-fortify", u),
            A::Disband(u) => unit("do-disband", u),
            A::Detach(at) => hex("do-detach", at),
            A::Recall(at) => hex("do-recall", at),
            A::Select(u) => unit("do-select", u),
            A::MoveTo(at) => hex("do-move", at),
            A::Overrun(at) => hex("do-overrun", at),
            A::Sail(at) => place(Text::new("do-sail"), at),
            A::EnterBox(b) => Text::new("do-enter-box").word("place", self.box_word(b)),
            A::Drop { unit: u, hex: at } => unit("do-drop", u).name("hex", self.number_name(at)),
            A::Attack(at) => hex("do-attack", at),
            A::Attacker(u) => unit("do-attacker", u),
            A::Headquarters(u) => unit("do-headquarters", u),
            A::AirSupport(id) => support("do-air-support", id),
            A::FallBack => Text::new("do-fall-back"),
            A::Stand => match s.fight().map(|f| f.stage) {
                Some(Stage::Declare) => Text::new("do-call-off"),
                Some(Stage::Recoil) => Text::new("do-pay-step"),
                _ => Text::new("do-stand"),
            },
            A::Retreat(at) => hex("do-retreat", at),
            A::Lose(u) => unit("do-lose", u),
            A::Advance(u) => unit("do-advance", u),
            A::Exploit { unit: u, hex: at } => unit("do-exploit", u).name("hex", self.number_name(at)),
            A::Land(u) => unit("do-land", u),
            A::Remove(u) => unit("do-remove", u),
            A::Declare(country) => Text::new("do-declare").word("country", country.word()),
        }
    }

    fn number_name(&self, hex: Hex) -> String {
        self.hex(hex).map_or_else(|| format!("{:04}", hex.0), |h| self.hex_name(h))
    }

    fn zone_key(&self, zone: ZoneId) -> String {
        if zone.index() < self.data.map.zones.len() { self.zone_word(zone) } else { "zone-none".to_owned() }
    }

    pub(crate) fn box_word(&self, b: BoxId) -> String {
        self.data.scenario.box_data(b).map_or_else(|| "box-none".to_owned(), |b| format!("box-{}", b.id))
    }

    /// What pointing at something would mean if it were allowed.
    pub(crate) fn meaning(&self, s: &State, spot: &scene::Spot) -> Vec<Action> {
        use Action as A;
        let unit = match spot {
            scene::Spot::Piece(id) => s.unit_ids().find(|&u| piece_id(u) == *id),
            scene::Spot::Space(_) => None,
        };
        let hex = match spot {
            scene::Spot::Space(id) => self.data.map.parse(id),
            scene::Spot::Piece(_) => unit.and_then(|u| s.hex_of(u)),
        };
        let hex = hex.map(|h| self.number(h));
        let mut meant = Vec::new();
        match s.frames.last() {
            Some(Frame::Moving(_)) => {
                meant.extend(hex.into_iter().flat_map(|h| [A::MoveTo(h), A::Overrun(h), A::Sail(Spot::Hex(h))]));
            }
            Some(Frame::Fight(f)) => match f.stage {
                Stage::Declare | Stage::Reply => {
                    meant.extend(unit.into_iter().flat_map(|u| [A::Attacker(u), A::Headquarters(u)]));
                }
                Stage::Advance => meant.extend(unit.map(A::Advance)),
                Stage::AttackerLosses | Stage::DefenderLosses => meant.extend(unit.map(A::Lose)),
                _ => meant.extend(hex.map(A::Retreat)),
            },
            Some(Frame::Excess { .. }) => meant.extend(unit.map(A::Remove)),
            Some(_) => {}
            None => match s.segment {
                Segment::Movement | Segment::Reserve => meant.extend(unit.map(A::Select)),
                Segment::Blitz | Segment::Regular => meant.extend(hex.map(A::Attack)),
                Segment::Organization => {
                    meant.extend(unit.map(A::Fortify));
                    meant.extend(hex.map(A::Detach));
                }
                Segment::Support => meant.extend(hex.map(A::PlaceBlitz)),
                Segment::Landing => meant.extend(unit.map(A::Land)),
                _ => {}
            },
        }
        meant
    }

    /// The way and price of a move, and whom it would cut off or set free (TK-10.2-02).
    pub(crate) fn explanation(&self, s: &State, action: Action) -> Explanation {
        let mut found = Explanation::default();
        let (Some(Frame::Moving(m)), Action::MoveTo(hex)) = (s.frames.last(), action) else { return found };
        let (Some(to), Some(u)) = (self.hex(hex), s.unit(m.unit)) else { return found };
        let ways = self.ways(s, &self.presence(s), m);
        let row = |text: Text, value: String, clause: &str| Row { text, value, clause: Some(clause.to_owned()) };
        let start = u.hex().map(|h| self.data.map.name(h));
        found.path.extend(start);
        match ways.reach.as_ref().filter(|r| r.set().contains(to)) {
            Some(reach) => {
                found.path.extend(reach.path(&self.data.map.grid, to).into_iter().map(|h| self.data.map.name(h)));
                let cost = reach.cost(to).unwrap_or(0);
                let points = if cost % 2 == 0 { format!("{}", cost / 2) } else { format!("{}½", cost / 2) };
                found.rows.push(row(Text::new("explain-cost"), points, "TKC-30"));
            }
            None => {
                found.path.push(self.data.map.name(to));
                found.rows.push(row(Text::new("explain-whole-move"), String::new(), "TKC-31"));
            }
        }
        if ways.stops.contains(to) {
            found.rows.push(row(Text::new("explain-stops"), String::new(), "TK-8.1.1-01"));
        }
        for (unit, supplied) in self.supply_if(s, m.unit, to) {
            let key = if supplied { "explain-regains" } else { "explain-cuts" };
            let text = Text::new(key).text("unit", self.unit_text(s, unit));
            let place = s.hex_of(unit).map_or_else(String::new, |h| self.hex_name(h));
            found.rows.push(row(text, place, "TK-10.2-02"));
        }
        found
    }

    /// "If you go there": every unit of any faction whose supply would change, with what it would be.
    pub fn supply_if(&self, s: &State, unit: UnitId, to: HexId) -> Vec<(UnitId, bool)> {
        let mut after = s.clone();
        match after.units.get_mut(unit.index()) {
            Some(u) => u.place = Place::Hex(to),
            None => return Vec::new(),
        }
        let mut changed = Vec::new();
        for &faction in &self.data.scenario.turn_order {
            let (now, then) = (self.supply(s, faction), self.supply(&after, faction));
            for id in s.unit_ids() {
                let (Some(a), Some(b)) = (s.unit(id), after.unit(id)) else { continue };
                let on_map = matches!(a.place, Place::Hex(_) | Place::Box(_));
                if on_map && self.faction_of(a.nation) == faction && now.has(self, a) != then.has(self, b) {
                    changed.push((id, then.has(self, b)));
                }
            }
        }
        changed
    }

    fn stop_name(&self, stop: Stop) -> Text {
        match stop {
            Stop::Hex(hex) => Text::new("inspect-stop-hex").name("hex", self.hex_name(hex)),
            Stop::Zone(zone) => Text::new("inspect-stop-zone").word("zone", self.zone_word(zone)),
            Stop::Box(b) => Text::new("inspect-stop-box").word("place", self.box_word(b)),
        }
    }

    fn stop_space(&self, stop: Stop) -> Option<String> {
        match stop {
            Stop::Hex(hex) => Some(self.data.map.name(hex)),
            Stop::Zone(_) | Stop::Box(_) => None,
        }
    }

    pub(crate) fn inspection(&self, s: &State, spot: &scene::Spot) -> Inspection {
        match spot {
            scene::Spot::Piece(id) => {
                let unit = s.unit_ids().find(|&u| piece_id(u) == *id);
                unit.map(|u| self.inspect_unit(s, u)).unwrap_or_default()
            }
            scene::Spot::Space(id) => self.data.map.parse(id).map(|h| self.inspect_hex(s, h)).unwrap_or_default(),
        }
    }

    /// A unit's line with the clause of every link, or what cuts it.
    fn inspect_unit(&self, s: &State, unit: UnitId) -> Inspection {
        let mut found = Inspection::default();
        let row = |text: Text, clause: &str| Row { text, value: String::new(), clause: Some(clause.to_owned()) };
        match self.supply_line(s, unit) {
            Some(line) => {
                let mut spaces: Vec<String> = self.stop_space(line.from).into_iter().collect();
                for link in &line.links {
                    let text = Text::new("inspect-link").text("stop", self.stop_name(link.to));
                    found.rows.push(row(text, link.clause));
                    spaces.extend(self.stop_space(link.to));
                }
                found.rows.push(row(Text::new("inspect-source"), line.source));
                found.ways.push(Mark { kind: "supply-line".to_owned(), spaces });
            }
            None => {
                let cuts = self.cuts(s, unit);
                found.rows.push(row(Text::new("inspect-unsupplied"), "TK-10.0-01"));
                for Cut { at, clause, decisive } in &cuts {
                    let key = if *decisive { "inspect-cut" } else { "inspect-bar" };
                    found.rows.push(row(Text::new(key).text("stop", self.stop_name(*at)), clause));
                }
                let spaces: Vec<String> = cuts.iter().filter_map(|c| self.stop_space(c.at)).collect();
                if !spaces.is_empty() {
                    found.ways.push(Mark { kind: "supply-cut".to_owned(), spaces });
                }
            }
        }
        found
    }

    fn inspect_hex(&self, s: &State, hex: HexId) -> Inspection {
        let mut found = Inspection::default();
        let row = |text: Text, value: String, clause: &str| Row { text, value, clause: Some(clause.to_owned()) };
        let weather = self.weather(s, hex);
        found.rows.push(row(Text::new("inspect-weather").word("weather", weather.word()), String::new(), "TK-11.0-06"));
        if let Some(f) = self.controller(s, hex) {
            found.rows.push(row(Text::new("inspect-control").word("faction", f.word()), String::new(), "TKC-35"));
        }
        let p = self.presence(s);
        for f in Faction::ALL {
            if p.zones[f.index()].contains(hex) {
                found.rows.push(row(Text::new("inspect-zone").word("faction", f.word()), String::new(), "TK-8.0-01"));
            }
        }
        let (clause, units, steps) = self.limits(s, hex);
        let there: u8 = s.at(hex).filter_map(|u| s.unit(u)).map(|u| u.steps).sum();
        let value = format!("{}/{units}, {there}/{steps}", s.at(hex).count());
        found.rows.push(row(Text::new("inspect-stack"), value, clause));
        found
    }
}
