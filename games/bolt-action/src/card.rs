//! A unit's card: who is in it and who has fallen, what they carry, what is special about them, and how they stand.

use crate::data::{Penetration, WeaponData};
use crate::force::{Make, Part, Soldier, Spec};
use crate::rules::morale::piece_name;
use crate::rules::orders::order_key;
use crate::rules::shooting::weapon_key;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::scene::{Inspection, Row, Spot};
use kernel::{Text, Viewer};

fn row(text: Text, value: impl Into<String>, clause: Clause) -> Row {
    Row { text, value: value.into(), clause: Some(clause.id().to_owned()) }
}

/// A line without a clause of its own.
fn line(text: Text, value: impl Into<String>) -> Row {
    Row { text, value: value.into(), clause: None }
}

impl Rules {
    pub(crate) fn inspection(&self, s: &State, viewer: Viewer, spot: &Spot) -> Inspection {
        let Spot::Piece(name) = spot else { return Inspection::default() };
        let Some(id) = s.ids().find(|&id| piece_name(id) == *name) else { return Inspection::default() };
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return Inspection::default() };
        let mut rows = self.condition(s, id, unit);
        rows.extend(self.arms(unit, spec));
        rows.extend(self.aboard(s, id, spec));
        rows.extend(self.special_rules(unit, spec));
        if let Some(side) = unit.flank.filter(|_| viewer.is(unit.seat)) {
            let key = if side == Side::Left { "inspect-flank-left" } else { "inspect-flank-right" };
            rows.push(row(Text::new(key), "", clause!("C-132")));
        }
        Inspection { rows, ways: Vec::new(), sketch: self.survey(s, id) }
    }

    /// Quality, morale, order and pins.
    fn condition(&self, s: &State, id: UnitId, unit: &Unit) -> Vec<Row> {
        let quality = Text::new("inspect-quality").word("quality", format!("quality-{}", unit.quality.id()));
        let mut rows = vec![row(quality, "", clause!("BA-25"))];
        if unit.is_alive() {
            rows.push(row(Text::new("inspect-morale"), self.morale(s, id).to_string(), clause!("C-12")));
            rows.push(row(Text::new("inspect-pins"), unit.pins.to_string(), clause!("C-25")));
            let order = unit.order.map_or_else(|| "inspect-no-order".to_owned(), order_key);
            rows.push(row(Text::new("inspect-order").word("order", order), "", clause!("BA-04")));
        }
        rows
    }

    /// Men with what they carry, and those who have fallen; or the weapons of a vehicle. Range, shots and penetration.
    fn arms(&self, unit: &Unit, spec: &Spec) -> Vec<Row> {
        let mut rows = vec![row(Text::new("inspect-arms"), "", clause!("BA-121"))];
        match &spec.make {
            Make::Vehicle(machine) => {
                let armour = format!("armour-{}", machine.armour.id());
                let value = format!("{}+", machine.armour.damage_value());
                rows.insert(0, row(Text::new("inspect-armour").word("armour", armour), value, clause!("BA-88")));
                for mount in &machine.mounts {
                    let text = Text::new("inspect-mount").number("count", mount.barrels);
                    let text = text.word("weapon", weapon_key(mount.weapon));
                    let arc = format!("arc-{}", mount.arc.id());
                    rows.push(line(text.word("arc", arc), profile(self.data.weapon(mount.weapon))));
                }
            }
            make => {
                if let Make::Gun(gun) = make {
                    let weapons = gun.weapons.iter().map(|&weapon| {
                        let text = Text::new("inspect-mount").number("count", gun.barrels);
                        let text = text.word("weapon", weapon_key(weapon)).word("arc", "arc-front");
                        line(text, profile(self.data.weapon(weapon)))
                    });
                    rows.extend(weapons);
                }
                rows.extend(self.men_rows(unit, spec));
            }
        }
        rows
    }

    fn men_rows(&self, unit: &Unit, spec: &Spec) -> Vec<Row> {
        let here: Vec<Soldier> =
            unit.men.iter().map(|m| Soldier { part: m.part, weapon: m.weapon, extra: m.extra }).collect();
        let alive = unit.is_alive();
        let mut rows = Vec::new();
        for (kind, count) in counted(if alive { &here } else { &[] }) {
            rows.push(line(soldiers("inspect-men", kind, count), profile(self.data.weapon(kind.weapon))));
            if let Some(extra) = kind.extra {
                let text = Text::new("inspect-besides").number("count", count as i64);
                let text = text.word("weapon", weapon_key(extra));
                rows.push(line(text, profile(self.data.weapon(extra))));
            }
        }
        // Who has spent what he carried besides is still the same man.
        let bare = |men: &[Soldier]| -> Vec<Soldier> { men.iter().map(|m| Soldier { extra: None, ..*m }).collect() };
        let mut left = if alive { bare(&here) } else { Vec::new() };
        let mut fallen = bare(&spec.men);
        fallen.retain(|man| match left.iter().position(|other| other == man) {
            Some(at) => {
                left.swap_remove(at);
                false
            }
            None => true,
        });
        // Men who took over another part or weapon are among those left.
        fallen.truncate(spec.men.len().saturating_sub(if alive { here.len() } else { 0 }));
        rows.extend(counted(&fallen).into_iter().map(|(kind, n)| line(soldiers("inspect-fallen", kind, n), "✝")));
        rows
    }

    /// Who is aboard, and for how many more there is room.
    fn aboard(&self, s: &State, id: UnitId, spec: &Spec) -> Vec<Row> {
        let Some(machine) = spec.machine().filter(|machine| machine.carries > 0) else { return Vec::new() };
        let room = format!("{} / {}", s.load_of(id), machine.carries);
        let mut rows = vec![row(Text::new("inspect-carries"), room, clause!("C-98"))];
        let men = s.ids().zip(&s.units).filter(|(_, unit)| unit.fate == Fate::Aboard(id));
        rows.extend(men.map(|(aboard, unit)| {
            line(Text::new("inspect-aboard").text("unit", self.name(aboard)), unit.men.len().to_string())
        }));
        rows
    }

    /// What is special about the unit and about what it fires; the words have a text each.
    fn special_rules(&self, unit: &Unit, spec: &Spec) -> Vec<Row> {
        let mut weapons: Vec<WeaponId> = match &spec.make {
            Make::Vehicle(machine) => machine.mounts.iter().map(|m| m.weapon).collect(),
            Make::Gun(gun) => gun.weapons.to_vec(),
            Make::Squad | Make::Team => unit.men.iter().flat_map(|m| [Some(m.weapon), m.extra]).flatten().collect(),
        };
        weapons.sort();
        weapons.dedup();
        let of_weapon = |rule: &WeaponRule| weapons.iter().any(|&weapon| self.data.weapon(weapon).has(*rule));
        let machine = spec.machine().map_or(Set::EMPTY, |machine| machine.rules);
        let of_unit = UnitRule::ALL.iter().filter(|rule| spec.has(**rule)).map(|rule| unit_rule_key(*rule));
        let of_machine = VehicleRule::ALL.iter().filter(|rule| machine.contains(**rule)).map(|r| vehicle_rule_key(*r));
        let of_weapons = WeaponRule::ALL.iter().filter(|rule| of_weapon(rule)).map(|rule| weapon_rule_key(*rule));
        of_unit.chain(of_machine).chain(of_weapons).map(|key| line(Text::new(key), "")).collect()
    }
}

pub(crate) fn unit_rule_key(rule: UnitRule) -> String {
    format!("unit-rule-{}", rule.id())
}

pub(crate) fn vehicle_rule_key(rule: VehicleRule) -> String {
    format!("vehicle-rule-{}", rule.id())
}

pub(crate) fn weapon_rule_key(rule: WeaponRule) -> String {
    format!("weapon-rule-{}", rule.id())
}

/// Those alike put together.
fn counted(men: &[Soldier]) -> Vec<(Soldier, usize)> {
    let mut kinds: Vec<(Soldier, usize)> = Vec::new();
    for man in men {
        match kinds.iter_mut().find(|(kind, _)| kind == man) {
            Some((_, count)) => *count += 1,
            None => kinds.push((*man, 1)),
        }
    }
    kinds
}

fn soldiers(key: &'static str, kind: Soldier, count: usize) -> Text {
    let part = match kind.part {
        Part::Leader => "part-leader",
        Part::Gunner => "part-gunner",
        Part::Loader => "part-loader",
        Part::Man => "part-man",
        Part::Spotter => "part-spotter",
    };
    Text::new(key).number("count", count as i64).word("part", part).word("weapon", weapon_key(kind.weapon))
}

/// Range, shots and penetration in short: "24″ · 1 · –".
pub(crate) fn profile(weapon: &WeaponData) -> String {
    format!("{} · {} · {}", range_of(weapon), shots_of(weapon), penetration_of(weapon))
}

pub(crate) fn range_of(weapon: &WeaponData) -> String {
    let range = weapon.range;
    match (range.minimum_direct.0, range.minimum_indirect.0, range.maximum.0) {
        (_, _, 0) => "–".to_owned(),
        (0, 0, most) => format!("{most}″"),
        (direct, indirect, most) if direct == indirect => format!("{direct}–{most}″"),
        (direct, indirect, most) => format!("{direct} ({indirect})–{most}″"),
    }
}

pub(crate) fn shots_of(weapon: &WeaponData) -> String {
    rolled(weapon.shots)
}

pub(crate) fn penetration_of(weapon: &WeaponData) -> String {
    let shot = match weapon.penetration {
        Penetration::None => None,
        Penetration::Plus(n) => Some(format!("+{n}")),
        Penetration::He => None,
    };
    let explosive = weapon.he.map(|he| format!("HE {}", rolled(he.size.hits())));
    let both: Vec<String> = shot.into_iter().chain(explosive).collect();
    if both.is_empty() { "–".to_owned() } else { both.join(", ") }
}

fn rolled(number: Roll) -> String {
    match number {
        Roll::Exactly(n) => n.to_string(),
        Roll::D2 => "D2".to_owned(),
        Roll::D3 => "D3".to_owned(),
        Roll::D6 { dice, less } => {
            let dice = if dice == 1 { "D6".to_owned() } else { format!("{dice}D6") };
            if less == 0 { dice } else { format!("{dice}−{less}") }
        }
    }
}
