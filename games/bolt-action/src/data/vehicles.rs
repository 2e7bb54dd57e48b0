//! The vehicles of the army lists, from `vehicles.toml`.

use super::files::FILES;
use super::units::*;
use crate::vocabulary::*;
use kernel::files::Source;
use kernel::{DataFiles, Problem, Provenance};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VehiclesFile {
    provenance: Provenance,
    vehicle: Vec<VehicleEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VehicleEntry {
    id: Spanned<String>,
    names: Vec<String>,
    nations: Vec<Nation>,
    role: Role,
    points: ByQuality<Option<u16>>,
    mobility: Mobility,
    armour: Armour,
    #[serde(default)]
    weapons: Vec<MountEntry>,
    #[serde(default)]
    rules: Set<VehicleRule>,
    #[serde(default)]
    carries: u8,
    #[serde(default)]
    tows: BTreeMap<GunFamily, GunSize>,
    #[serde(default)]
    options: Vec<RefitEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MountEntry {
    at: Place,
    weapon: WeaponId,
    arc: Option<Arc>,
    number: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RefitEntry {
    id: Spanned<String>,
    points: i16,
    group: Option<String>,
    #[serde(default)]
    adds: Vec<MountEntry>,
    #[serde(default)]
    drops: Vec<MountEntry>,
    #[serde(default)]
    gains: Set<VehicleRule>,
    #[serde(default)]
    loses: Set<VehicleRule>,
}

impl MountEntry {
    /// C-82: turrets and pintles turn all round, hulls and casemates look ahead.
    fn mount(&self) -> Mount {
        let usual = match self.at {
            Place::Turret | Place::Coaxial | Place::Cupola | Place::Pintle | Place::Crew => Arc::AllRound,
            Place::Hull | Place::Casemate | Place::SameGun => Arc::Front,
            Place::TurretRear => Arc::Rear,
        };
        let arc = self.arc.unwrap_or(usual);
        Mount { place: self.at, arc, weapon: self.weapon, barrels: self.number.unwrap_or(1) }
    }
}

pub(super) fn read(files: &DataFiles, types: &mut Vec<UnitType>) -> Result<(), Vec<Problem>> {
    let (source, file) = FILES.read::<VehiclesFile>(files, "vehicles.toml")?;
    let mut problems = Vec::new();
    let mut taken = Taken::by(types);
    for entry in &file.vehicle {
        let vehicle = match vehicle(&source, entry) {
            Ok(vehicle) => vehicle,
            Err(problem) => {
                problems.push(problem);
                continue;
            }
        };
        let options = match refits(&source, entry, &vehicle) {
            Ok(options) => options,
            Err(problem) => {
                problems.push(problem);
                continue;
            }
        };
        for nation in taken.free(&source, &entry.id, &entry.nations, &mut problems) {
            types.push(UnitType {
                id: entry.id.as_ref().clone(),
                names: entry.names.clone(),
                nation,
                role: entry.role,
                provenance: file.provenance,
                points: entry.points,
                body: Body::Vehicle(vehicle.clone()),
                options: options.clone(),
            });
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

fn vehicle(source: &Source<'_>, entry: &VehicleEntry) -> Result<Vehicle, Problem> {
    let wrong = |what: &str| Err(source.problem(&entry.id, what));
    if !matches!(entry.role, Role::ArmouredCar | Role::Tank | Role::Transport | Role::Medic) {
        return wrong("expected the role armoured-car, tank, transport or medic");
    }
    if !entry.mobility.is_vehicle() {
        return wrong("expected wheeled, half-track or tracked");
    }
    if entry.nations.is_empty() || !Quality::ALL.iter().any(|&q| entry.points.of(q).is_some()) {
        return wrong("expected a nation, and points for at least one quality");
    }
    let weapons: Vec<Mount> = entry.weapons.iter().map(MountEntry::mount).collect();
    if weapons.first().is_some_and(|m| matches!(m.place, Place::Coaxial | Place::Crew | Place::SameGun)) {
        return wrong("expected the main weapon before one that fires instead of it");
    }
    if entry.role == Role::Transport && entry.carries == 0 && entry.tows.is_empty() {
        return wrong("expected a transport to carry or to tow");
    }
    Ok(Vehicle {
        mobility: entry.mobility,
        armour: entry.armour,
        weapons,
        rules: entry.rules,
        carries: entry.carries,
        tows: entry.tows.clone(),
        model: model(entry),
    })
}

/// C-172: the size of the model by class and armour; what is cheap, tracked and thinly armoured is a carrier.
fn model(entry: &VehicleEntry) -> Model {
    let cheap = entry.points.regular.is_some_and(|points| points < 100);
    match (entry.armour, entry.mobility) {
        (Armour::SoftSkin, _) if (1..=4).contains(&entry.carries) => Model::Car,
        (Armour::SoftSkin, _) => Model::Truck,
        (Armour::ArmouredCar, Mobility::Wheeled) => Model::ArmouredCar,
        (_, Mobility::Wheeled) => Model::HeavyArmouredCar,
        (_, Mobility::HalfTracked) => Model::ArmouredHalfTrack,
        (Armour::ArmouredCar, _) if cheap => Model::Carrier,
        (Armour::ArmouredCar | Armour::LightTank, _) => Model::LightTank,
        (Armour::MediumTank, _) => Model::MediumTank,
        (Armour::HeavyTank, _) => Model::HeavyTank,
        (Armour::SuperHeavyTank, _) => Model::SuperHeavyTank,
    }
}

fn refits(source: &Source<'_>, entry: &VehicleEntry, vehicle: &Vehicle) -> Result<Vec<Choice>, Problem> {
    let mut choices: Vec<Choice> = Vec::new();
    for option in &entry.options {
        let refit = Refit {
            adds: option.adds.iter().map(MountEntry::mount).collect(),
            drops: option.drops.iter().map(|m| (m.at, m.weapon)).collect(),
            gains: option.gains,
            loses: option.loses,
        };
        let has = |&(place, weapon): &(Place, WeaponId)| {
            vehicle.weapons.iter().any(|m| (m.place, m.weapon) == (place, weapon))
        };
        if !refit.drops.iter().all(has) {
            return Err(source.problem(&option.id, "expected to drop only weapons the vehicle has"));
        }
        if refit == Refit::default() {
            return Err(source.problem(&option.id, "expected an option that changes something"));
        }
        if choices.iter().any(|c| c.id == *option.id.as_ref()) {
            return Err(source.problem(&option.id, "expected a name that no other option of the vehicle has"));
        }
        choices.push(Choice {
            id: option.id.as_ref().clone(),
            price: Price::Each(option.points),
            most: Most::Times(1),
            group: option.group.clone(),
            effect: Effect::Refit(refit),
        });
    }
    Ok(choices)
}
