//! The platoon builder's side of rosters: what can be bought, and what a force comes to while it is put together.

use super::{Import, Outfit, Roster, RosterUnit, import_ros, import_rosz, ready_forces};
use crate::card;
use crate::data::files::ROSTERS;
use crate::data::{Body, Choice, Data, Effect, Most, Price, SlotMost, UnitType, UnitTypeId, WeaponData};
use crate::rules::shooting::weapon_key;
use crate::vocabulary::*;
use kernel::forces::{Army, Draft, DraftUnit, Extra, Force, Lists, Muster, Priced, SlotAbout, UnitAbout, WeaponAbout};
use kernel::{DataFiles, Problem, Text};
use std::sync::LazyLock;

/// Our own lists.
static DATA: LazyLock<Data> = LazyLock::new(|| {
    // The files are part of the program and read by its tests.
    Data::read(&DataFiles::default()).unwrap_or_else(|problems| panic!("{problems:?}"))
});

#[derive(Copy, Clone, Debug)]
pub struct Builder;

impl Muster for Builder {
    fn lists(&self) -> Lists {
        let data = &*DATA;
        let slots = Slot::ALL.iter().map(|&slot| {
            let line = data.selector.slot(slot);
            let most = match line.most {
                SlotMost::Units(most) => Some(most),
                SlotMost::For(_) => None,
            };
            SlotAbout { id: slot.id().to_owned(), least: line.least, most }
        });
        let ready = ready_forces(&DataFiles::default(), data).unwrap_or_default();
        Lists {
            files: ROSTERS.map(str::to_owned).to_vec(),
            points: data.selector.points,
            slots: slots.collect(),
            armies: Nation::ALL.iter().map(|&nation| army(data, nation)).collect(),
            weapons: WeaponId::ALL.iter().map(|&id| weapon(data.weapon(id))).collect(),
            ready: ready.iter().map(|force| Draft { name: force.word(), ..draft(data, &force.roster) }).collect(),
        }
    }

    fn check(&self, draft: &Draft) -> Result<Force, Vec<Problem>> {
        let data = &*DATA;
        let roster = Roster::drafted(data, draft)?;
        Ok(force(data, &roster, Vec::new()))
    }

    fn read(&self, file: &str, bytes: &[u8]) -> Result<Force, Vec<Problem>> {
        let data = &*DATA;
        let text = || {
            let text = std::str::from_utf8(bytes).map_err(|e| Problem::new(format!("expected text: {e}")));
            text.map_err(|problem| vec![Problem { file: Some(file.to_owned()), ..problem }])
        };
        let of_another = |import: Result<Import, Problem>| {
            let import = import.map_err(|problem| vec![Problem { file: Some(file.to_owned()), ..problem }])?;
            let told = import.not_covered.iter().map(|left| match &left.unit {
                Some(unit) => format!("{unit}: {}", left.name),
                None => left.name.clone(),
            });
            Ok(force(data, &import.roster, told.collect()))
        };
        let lower = file.to_ascii_lowercase();
        if lower.ends_with(".rosz") {
            of_another(import_rosz(data, bytes))
        } else if lower.ends_with(".ros") {
            of_another(import_ros(data, text()?))
        } else {
            Ok(force(data, &Roster::read(data, file, text()?)?, Vec::new()))
        }
    }
}

impl Roster {
    /// A roster from what a builder sends: names that are not in the lists are refused.
    pub fn drafted(data: &Data, draft: &Draft) -> Result<Roster, Vec<Problem>> {
        let none = |what: &str, name: &str| vec![Problem::new(format!("there is no {what} \"{name}\""))];
        let named = |name: &str| Nation::ALL.iter().copied().find(|n| n.id() == name);
        let nation = named(&draft.army).ok_or_else(|| none("nation", &draft.army))?;
        let characteristic = match &draft.characteristic {
            None => None,
            Some(name) => {
                let found = Characteristic::ALL.iter().copied().find(|c| c.id() == name);
                Some(found.ok_or_else(|| none("characteristic", name))?)
            }
        };
        let (most_platoons, most_units) = (super::MOST_PLATOONS, super::MOST_UNITS);
        if draft.platoons.len() > most_platoons || draft.platoons.iter().any(|p| p.len() > most_units) {
            let what = format!("expected at most {most_platoons} platoons of at most {most_units} units");
            return Err(vec![Problem::new(what).breaks(clause!("C-179").id())]);
        }
        let unit = |unit: &DraftUnit| -> Result<RosterUnit, Vec<Problem>> {
            let id = data.named(nation, &unit.unit).ok_or_else(|| none("unit", &unit.unit))?;
            let quality = Quality::ALL.iter().copied().find(|q| q.id() == unit.quality);
            let quality = quality.ok_or_else(|| none("quality", &unit.quality))?;
            let mut made = RosterUnit { men: unit.men, gift: unit.gift, ..RosterUnit::plain(data, id, quality) };
            for (name, &times) in &unit.options {
                let (index, _) = data.unit(id).option(name).ok_or_else(|| none("option", name))?;
                made.taken[index] = times;
            }
            Ok(made)
        };
        let platoons = draft.platoons.iter().map(|platoon| platoon.iter().map(unit).collect());
        let name: String = draft.name.chars().take(super::file::LONGEST_NAME).collect();
        Ok(Roster { name, nation, limit: draft.points, characteristic, platoons: platoons.collect::<Result<_, _>>()? })
    }
}

fn force(data: &Data, roster: &Roster, left_out: Vec<String>) -> Force {
    let costs = roster.platoons.iter().map(|p| p.iter().map(|unit| unit.points(data)).collect());
    Force {
        draft: draft(data, roster),
        text: roster.write(data),
        points: roster.points(data),
        costs: costs.collect(),
        problems: roster.check(data),
        left_out,
    }
}

fn draft(data: &Data, roster: &Roster) -> Draft {
    let unit = |unit: &RosterUnit| {
        let kind = data.unit(unit.unit);
        let taken = kind.options.iter().zip(&unit.taken).filter(|&(_, &times)| times > 0);
        DraftUnit {
            unit: kind.id.clone(),
            quality: unit.quality.id().to_owned(),
            men: unit.men,
            options: taken.map(|(choice, &times)| (choice.id.clone(), times)).collect(),
            gift: unit.gift,
        }
    };
    Draft {
        name: roster.name.clone(),
        army: roster.nation.id().to_owned(),
        points: roster.limit,
        characteristic: roster.characteristic.map(|c| c.id().to_owned()),
        platoons: roster.platoons.iter().map(|platoon| platoon.iter().map(unit).collect()).collect(),
    }
}

fn army(data: &Data, nation: Nation) -> Army {
    let about = data.nation(nation);
    let gift = about.gift.as_ref().map(|gift| DraftUnit {
        unit: gift.unit.clone(),
        quality: gift.quality.id().to_owned(),
        men: gift.men,
        options: Default::default(),
        gift: true,
    });
    let names = Characteristic::ALL.iter().filter(|_| about.characteristic);
    Army {
        id: nation.id().to_owned(),
        characteristics: names.map(|c| c.id().to_owned()).collect(),
        gift,
        units: data.units_of(nation).map(|(id, kind)| unit(data, id, kind)).collect(),
    }
}

fn weapon(weapon: &WeaponData) -> WeaponAbout {
    let rules = WeaponRule::ALL.iter().filter(|rule| weapon.has(**rule));
    WeaponAbout {
        title: weapon_key(weapon.id),
        range: card::range_of(weapon),
        shots: card::shots_of(weapon),
        penetration: card::penetration_of(weapon),
        rules: rules.map(|rule| card::weapon_rule_key(*rule)).collect(),
    }
}

/// What a unit has before anything is bought: weapons, special rules, and what else there is to know.
fn before_options(data: &Data, id: UnitTypeId, kind: &UnitType) -> (Vec<String>, Vec<String>, Vec<Text>) {
    let plain = RosterUnit::plain(data, id, super::offers::cheapest(kind));
    let of_men = |rules: Set<UnitRule>| -> Vec<String> {
        UnitRule::ALL.iter().filter(|rule| rules.contains(**rule)).map(|rule| card::unit_rule_key(*rule)).collect()
    };
    let (weapons, rules) = match plain.outfit(data) {
        Outfit::Men { men, rules } => {
            (men.iter().flat_map(|man| [Some(man.weapon), man.second]).flatten().collect(), of_men(rules))
        }
        Outfit::Team { weapon, rules, .. } => (vec![weapon], of_men(rules)),
        Outfit::Gun { fires_as, rules, .. } => (fires_as, of_men(rules)),
        Outfit::Vehicle { weapons, rules } => {
            let special = VehicleRule::ALL.iter().filter(|rule| rules.contains(**rule));
            (weapons.iter().map(|m| m.weapon).collect(), special.map(|rule| card::vehicle_rule_key(*rule)).collect())
        }
    };
    let mut keys: Vec<String> = Vec::new();
    for key in weapons.into_iter().map(weapon_key) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    let facts = kind.vehicle().map(|vehicle| {
        let armour = Text::new("builder-armour").word("armour", format!("armour-{}", vehicle.armour.id()));
        let armour = armour.number("value", vehicle.armour.damage_value());
        let room = (vehicle.carries > 0).then(|| Text::new("builder-carries").number("men", vehicle.carries));
        std::iter::once(armour).chain(room).collect()
    });
    (keys, rules, facts.unwrap_or_default())
}

fn unit(data: &Data, id: UnitTypeId, kind: &UnitType) -> UnitAbout {
    let qualities = Quality::ALL.iter().filter_map(|&quality| {
        let each = match &kind.body {
            Body::Foot(foot) => foot.each.of(quality),
            _ => 0,
        };
        Some(Priced { id: quality.id().to_owned(), points: kind.points.of(quality)?, each })
    });
    let (fewest, most) = kind.sizes();
    let (weapons, rules, facts) = before_options(data, id, kind);
    UnitAbout {
        id: kind.id.clone(),
        title: kind.word(),
        slot: kind.slot().id().to_owned(),
        qualities: qualities.collect(),
        fewest,
        most,
        options: kind.options.iter().map(extra).collect(),
        weapons,
        rules,
        facts,
    }
}

fn extra(choice: &Choice) -> Extra {
    let (points, per_man) = match choice.price {
        Price::Each(points) => (points, false),
        Price::Man(points) => (points, true),
    };
    Extra {
        id: choice.id.clone(),
        title: match &choice.effect {
            Effect::Arm(weapon) | Effect::Carry(weapon) => format!("weapon-{}", weapon.id()),
            Effect::Rule(rule) => format!("unit-rule-{}", rule.id()),
            Effect::Refit(_) => format!("refit-{}", choice.id),
        },
        points,
        per_man,
        most: match choice.most {
            Most::Times(most) => Some(most),
            Most::Everyone => None,
        },
        group: choice.group.clone(),
    }
}
