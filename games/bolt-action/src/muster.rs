//! From files to a game: the table, both rosters, and the units they make.

use crate::data::files::{ROSTERS, TABLE};
use crate::data::{Body, Data, Mount, UnitType};
use crate::force::{MEN, MOUNTS, Machine, Make, Mounted, Part, Piece, Soldier, Spec};
use crate::options::{FirstForce, Options, SecondForce};
use crate::roster::{Man, Outfit, Roster, RosterUnit, ready_forces};
use crate::rules::scenario::{Scenario, furnish};
use crate::vocabulary::*;
use crate::{Rules, tables};
use arrayvec::ArrayVec;
use kernel::{DataFiles, Problem};

impl Rules {
    pub fn open(files: &DataFiles, scenario: Scenario, options: Options) -> Result<Rules, Vec<Problem>> {
        let data = Data::read(files)?;
        let table = match files.files.get(TABLE) {
            Some(text) => tables::read(TABLE, text)?,
            None => tables::ready(options.table)?,
        };
        let ready = ready_forces(files, &data)?;
        let ids = [first_id(options.first_force), second_id(options.second_force)];
        let mut forces = [Vec::new(), Vec::new()];
        for (i, force) in forces.iter_mut().enumerate() {
            let roster = match files.files.get(ROSTERS[i]) {
                Some(text) => Roster::read(&data, ROSTERS[i], text)?,
                None => match ready.iter().find(|f| f.id == ids[i]) {
                    Some(force) => force.roster.clone(),
                    None => return Err(vec![Problem::new(format!("there is no force \"{}\"", ids[i]))]),
                },
            };
            let problems = roster.check(&data);
            if !problems.is_empty() {
                return Err(problems);
            }
            *force = roster.units().map(|unit| spec(&data, &roster, unit)).collect();
        }
        Rules::new(data, options, scenario, furnish(scenario, table), forces)
    }
}

fn first_id(force: FirstForce) -> &'static str {
    match force {
        FirstForce::Germany => "german-grenadiers",
        FirstForce::UnitedStates => "american-infantry",
        FirstForce::GreatBritain => "british-infantry",
        FirstForce::SovietUnion => "soviet-rifles",
        FirstForce::Japan => "japanese-infantry",
        FirstForce::Italy => "italian-infantry",
        FirstForce::GermanPatrol => "german-patrol",
    }
}

fn second_id(force: SecondForce) -> &'static str {
    match force {
        SecondForce::UnitedStates => "american-infantry",
        SecondForce::Germany => "german-grenadiers",
        SecondForce::GreatBritain => "british-infantry",
        SecondForce::SovietUnion => "soviet-rifles",
        SecondForce::Japan => "japanese-infantry",
        SecondForce::Italy => "italian-infantry",
        SecondForce::AmericanPatrol => "american-patrol",
    }
}

/// A unit of a roster as it takes the field.
pub(crate) fn spec(data: &Data, roster: &Roster, unit: &RosterUnit) -> Spec {
    let kind = data.unit(unit.unit);
    let (men, rules, make) = taking_the_field(kind, unit.outfit(data));
    let mobility = match (&make, kind.vehicle()) {
        (_, Some(v)) => v.mobility,
        (Make::Gun(_), _) => Mobility::Artillery,
        _ => Mobility::Infantry,
    };
    let national = if matches!(make, Make::Vehicle(_)) { Set::EMPTY } else { data.nation(kind.nation).everyone };
    Spec {
        title: format!("unit-{}-{}", kind.nation.id(), kind.id),
        nation: kind.nation,
        role: kind.role,
        quality: unit.quality,
        mobility,
        model: kind.model(),
        rules: rules.and(national),
        characteristic: roster.characteristic,
        men,
        make,
        points: unit.points(data).clamp(0, 60_000) as u16,
    }
}

type Men = ArrayVec<Soldier, MEN>;

/// Men with their parts, rules, and what the unit is made of.
fn taking_the_field(kind: &UnitType, outfit: Outfit) -> (Men, Set<UnitRule>, Make) {
    match outfit {
        Outfit::Men { men, rules } => (squad(&men), rules, Make::Squad),
        Outfit::Team { men, weapon, rules } => (crew(men, weapon, (Part::Loader, WeaponId::Pistol)), rules, Make::Team),
        Outfit::Gun { crew: men, fires_as, barrels, rules } => {
            let (size, family) = match &kind.body {
                Body::Gun(gun) => (gun.size, gun.family),
                _ => (GunSize::Light, GunFamily::AntiTank),
            };
            let piece = Piece { size, family, weapons: fires_as.into_iter().take(3).collect(), barrels };
            (crew(men, WeaponId::Rifle, (Part::Man, WeaponId::Rifle)), rules, Make::Gun(piece))
        }
        Outfit::Vehicle { weapons, rules } => (Men::new(), Set::EMPTY, Make::Vehicle(machine(kind, &weapons, rules))),
    }
}

/// The men of a squad: the first leads, unless he serves a weapon.
fn squad(men: &[Man]) -> Men {
    let is_gunner = |i: usize| men.iter().any(|m| m.loads_for == Some(i as u8));
    let part = |i: usize, m: &Man| match m.loads_for {
        Some(_) => Part::Loader,
        None if is_gunner(i) => Part::Gunner,
        None if i == 0 => Part::Leader,
        None => Part::Man,
    };
    let soldiers = men.iter().enumerate();
    soldiers.take(MEN).map(|(i, m)| Soldier { part: part(i, m), weapon: m.weapon, extra: m.second }).collect()
}

/// A gunner with his weapon, and so many others all alike.
fn crew(men: u8, weapon: WeaponId, (part, arm): (Part, WeaponId)) -> Men {
    let man = |i: u8| match i {
        0 => Soldier { part: Part::Gunner, weapon, extra: None },
        _ => Soldier { part, weapon: arm, extra: None },
    };
    (0..men).take(MEN).map(man).collect()
}

fn machine(kind: &UnitType, weapons: &[Mount], rules: Set<VehicleRule>) -> Machine {
    // W-13: another shell of the main gun, which comes first, is pointed where that is.
    let main = weapons.first().map(|gun| gun.arc);
    let arc = |place: Place, own: Arc| main.filter(|_| place == Place::SameGun).unwrap_or(own);
    let mounts = weapons.iter().take(MOUNTS).map(|m| Mounted {
        weapon: m.weapon,
        barrels: m.barrels,
        place: m.place,
        arc: arc(m.place, m.arc),
    });
    let (armour, carries, tows) = match kind.vehicle() {
        Some(v) => (v.armour, v.carries, v.tows.clone()),
        None => (Armour::SoftSkin, 0, Default::default()),
    };
    Machine { armour, rules, mounts: mounts.collect(), carries, tows }
}
