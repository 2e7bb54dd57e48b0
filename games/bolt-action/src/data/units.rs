//! The units of the army lists: headquarters, teams, guns and squads from `units.toml`; vehicles join them in
//! `vehicles.rs`. A row that several nations share becomes one unit type for each of them.

use super::files::FILES;
use super::nations::NationData;
use crate::vocabulary::*;
use kernel::files::Source;
use kernel::{DataFiles, Problem, Provenance};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
use toml::Spanned;

/// A unit type by its place in the list of all nations.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitTypeId(pub u16);

/// One line of a nation's army list.
#[derive(Clone, Debug)]
pub struct UnitType {
    /// Its name in files, unique in its nation.
    pub id: String,
    pub nation: Nation,
    /// What roster files of other programs call it.
    pub names: Vec<String>,
    pub role: Role,
    pub provenance: Provenance,
    /// Cost of the smallest unit of each quality it is offered at.
    pub points: ByQuality<Option<u16>>,
    pub body: Body,
    pub options: Vec<Choice>,
}

#[derive(Clone, Debug)]
pub enum Body {
    Foot(Foot),
    Gun(Gun),
    Vehicle(Vehicle),
}

#[derive(Clone, Debug)]
pub struct Foot {
    pub fewest: u8,
    pub most: u8,
    /// Cost of every man beyond the fewest.
    pub each: ByQuality<u16>,
    pub carried: Carried,
    pub rules: Set<UnitRule>,
}

/// What men have in their hands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Carried {
    /// Each his own weapon; the first man perhaps another, and perhaps a second one for everybody.
    Each { arms: WeaponId, leader: WeaponId, also: Option<WeaponId> },
    /// All serve one weapon and have no other that counts.
    Team(WeaponId),
}

#[derive(Clone, Debug)]
pub struct Gun {
    pub crew: u8,
    /// What it fires as, one of them at a time (W-14).
    pub fires_as: Vec<WeaponId>,
    pub barrels: u8,
    pub size: GunSize,
    pub family: GunFamily,
    pub rules: Set<UnitRule>,
}

#[derive(Clone, Debug)]
pub struct Vehicle {
    pub mobility: Mobility,
    pub armour: Armour,
    pub weapons: Vec<Mount>,
    pub rules: Set<VehicleRule>,
    /// Men it has room for.
    pub carries: u8,
    /// The heaviest gun of each family it pulls.
    pub tows: BTreeMap<GunFamily, GunSize>,
    pub model: Model,
}

/// A weapon on a vehicle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Mount {
    pub place: Place,
    pub arc: Arc,
    pub weapon: WeaponId,
    pub barrels: u8,
}

/// Something that can be bought with a unit.
#[derive(Clone, Debug)]
pub struct Choice {
    pub id: String,
    pub price: Price,
    /// How often it can be taken.
    pub most: Most,
    /// Of the choices of one group only one is taken.
    pub group: Option<String>,
    pub effect: Effect,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Price {
    Each(i16),
    /// For every man of the unit.
    Man(i16),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Most {
    Times(u8),
    Everyone,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A man has this in place of his own weapon; if it takes two, another becomes his loader.
    Arm(WeaponId),
    /// A man has this besides his own weapon.
    Carry(WeaponId),
    Rule(UnitRule),
    Refit(Refit),
}

/// What an option changes on a vehicle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Refit {
    pub adds: Vec<Mount>,
    pub drops: Vec<(Place, WeaponId)>,
    pub gains: Set<VehicleRule>,
    pub loses: Set<VehicleRule>,
}

impl UnitType {
    /// The key of its name.
    pub fn word(&self) -> String {
        format!("unit-{}-{}", self.nation.id(), self.id)
    }

    pub fn slot(&self) -> Slot {
        self.role.slot()
    }

    pub fn offers(&self, quality: Quality) -> bool {
        self.points.of(quality).is_some()
    }

    /// Fewest and most men; a gun has its crew and a vehicle counts as one.
    pub fn sizes(&self) -> (u8, u8) {
        match &self.body {
            Body::Foot(foot) => (foot.fewest, foot.most),
            Body::Gun(gun) => (gun.crew, gun.crew),
            Body::Vehicle(_) => (1, 1),
        }
    }

    pub fn option(&self, id: &str) -> Option<(usize, &Choice)> {
        self.options.iter().enumerate().find(|(_, choice)| choice.id == id)
    }

    pub fn vehicle(&self) -> Option<&Vehicle> {
        match &self.body {
            Body::Vehicle(vehicle) => Some(vehicle),
            _ => None,
        }
    }

    /// C-172: the model of the vehicle, of the gun, or of one man.
    pub fn model(&self) -> Model {
        match &self.body {
            Body::Foot(_) => Model::Man,
            Body::Gun(gun) => match gun.size {
                GunSize::Light => Model::LightGun,
                GunSize::Medium => Model::MediumGun,
                GunSize::Heavy | GunSize::SuperHeavy => Model::HeavyGun,
            },
            Body::Vehicle(vehicle) => vehicle.model,
        }
    }
}

impl Vehicle {
    /// C-98: whether it can pull this gun.
    pub fn pulls(&self, gun: &Gun) -> bool {
        self.tows.get(&gun.family).is_some_and(|&heaviest| gun.size <= heaviest)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitsFile {
    provenance: Provenance,
    prices: BTreeMap<Spanned<String>, i16>,
    unit: Vec<UnitEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitEntry {
    id: Spanned<String>,
    names: Vec<String>,
    nations: Vec<Nation>,
    role: Role,
    provenance: Option<Provenance>,
    points: ByQuality<Option<u16>>,
    men: Option<Spanned<(u8, u8)>>,
    #[serde(default)]
    each: ByQuality<Option<u16>>,
    crew: Option<u8>,
    arms: Option<WeaponId>,
    leader: Option<WeaponId>,
    also: Option<WeaponId>,
    team: Option<WeaponId>,
    #[serde(default)]
    guns: Vec<WeaponId>,
    number: Option<u8>,
    size: Option<GunSize>,
    family: Option<GunFamily>,
    #[serde(default)]
    rules: Set<UnitRule>,
    #[serde(default)]
    options: Vec<Spanned<OptionEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionEntry {
    arm: Option<WeaponId>,
    carry: Option<WeaponId>,
    rule: Option<UnitRule>,
    #[serde(default)]
    most: Often,
    points: Option<i16>,
    group: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Often {
    Times(u8),
    Word(Everyone),
}

#[derive(Deserialize)]
enum Everyone {
    #[serde(rename = "everyone")]
    Everyone,
}

impl Default for Often {
    fn default() -> Often {
        Often::Times(1)
    }
}

pub(super) fn read(files: &DataFiles, nations: &[NationData]) -> Result<Vec<UnitType>, Vec<Problem>> {
    let (source, file) = FILES.read::<UnitsFile>(files, "units.toml")?;
    let mut problems = Vec::new();
    let mut prices = BTreeMap::new();
    for (name, price) in file.prices {
        if WeaponId::named(name.as_ref()).is_none() && UnitRule::named(name.as_ref()).is_none() {
            problems.push(source.problem(&name, "expected the name of a weapon or a rule of units"));
        }
        prices.insert(name.into_inner(), price);
    }
    let mut types: Vec<UnitType> = Vec::new();
    let mut taken = Taken::default();
    for entry in &file.unit {
        let rows = body(&source, entry).and_then(|body| Ok((body, choices(&source, entry, &prices)?)));
        match rows {
            Ok((body, options)) => {
                let provenance = entry.provenance.unwrap_or(file.provenance);
                for nation in taken.free(&source, &entry.id, &entry.nations, &mut problems) {
                    let body = with_national_rules(body.clone(), &nations[nation.index()]);
                    let (id, names, options) = (entry.id.as_ref().clone(), entry.names.clone(), options.clone());
                    let (role, points) = (entry.role, entry.points);
                    types.push(UnitType { id, names, nation, role, provenance, points, body, options });
                }
            }
            Err(problem) => problems.push(problem),
        }
    }
    if problems.is_empty() { Ok(types) } else { Err(problems) }
}

/// The names the units of each nation have. A name that is taken twice is a problem and not a unit, so that a file can
/// not make more units than it has lines.
#[derive(Default)]
pub(super) struct Taken(HashSet<(usize, String)>);

impl Taken {
    pub(super) fn by(types: &[UnitType]) -> Taken {
        Taken(types.iter().map(|t| (t.nation.index(), t.id.clone())).collect())
    }

    /// The nations in which a name was still free; it is taken there now.
    pub(super) fn free(
        &mut self,
        source: &Source<'_>,
        id: &Spanned<String>,
        nations: &[Nation],
        problems: &mut Vec<Problem>,
    ) -> Vec<Nation> {
        let (free, taken): (Vec<Nation>, Vec<Nation>) =
            nations.iter().partition(|nation| self.0.insert((nation.index(), id.as_ref().clone())));
        let twice = |nation: Nation| format!("expected a name that no other unit of {} has", nation.id());
        problems.extend(taken.into_iter().map(|nation| source.problem(id, twice(nation))));
        free
    }
}

/// N-14: rules a nation gives to all its men and guns.
fn with_national_rules(body: Body, nation: &NationData) -> Body {
    match body {
        Body::Foot(foot) => Body::Foot(Foot { rules: foot.rules.and(nation.everyone), ..foot }),
        Body::Gun(gun) => Body::Gun(Gun { rules: gun.rules.and(nation.everyone), ..gun }),
        vehicle => vehicle,
    }
}

fn body(source: &Source<'_>, entry: &UnitEntry) -> Result<Body, Problem> {
    let wrong = |what: &str| source.problem(&entry.id, what);
    if entry.nations.is_empty() {
        return Err(wrong("expected at least one nation"));
    }
    let offered = |quality: &&Quality| entry.points.of(**quality).is_some();
    if !Quality::ALL.iter().any(|q| offered(&q)) {
        return Err(wrong("expected points for at least one quality"));
    }
    if entry.role == Role::Gun {
        let (Some(crew), Some(size), Some(family)) = (entry.crew, entry.size, entry.family) else {
            return Err(wrong("expected crew, size and family of a gun"));
        };
        if entry.guns.is_empty() || crew == 0 || entry.men.is_some() {
            return Err(wrong("expected a crew and what the gun fires as, and no men"));
        }
        let barrels = entry.number.unwrap_or(1);
        let fires_as = entry.guns.clone();
        return Ok(Body::Gun(Gun { crew, fires_as, barrels, size, family, rules: entry.rules }));
    }
    if entry.crew.is_some() || !entry.guns.is_empty() || entry.size.is_some() || entry.family.is_some() {
        return Err(wrong("expected crew, guns, size and family only where the role is gun"));
    }
    let Some(men) = &entry.men else { return Err(wrong("expected the fewest and most men in \"men\"")) };
    let (fewest, most) = *men.as_ref();
    if fewest == 0 || fewest > most || most > 20 {
        return Err(source.problem(men, "expected 1 to 20 men, the fewest first"));
    }
    if fewest < most && Quality::ALL.iter().any(|&q| entry.points.of(q).is_some() != entry.each.of(q).is_some()) {
        return Err(wrong("expected \"each\" for the same qualities as \"points\""));
    }
    let carried = match (entry.arms, entry.team) {
        (Some(arms), None) => Carried::Each { arms, leader: entry.leader.unwrap_or(arms), also: entry.also },
        (None, Some(team)) if entry.leader.is_none() && entry.also.is_none() => Carried::Team(team),
        _ => return Err(wrong("expected either \"arms\" of the men or the weapon of the \"team\"")),
    };
    let each = ByQuality {
        inexperienced: entry.each.inexperienced.unwrap_or(0),
        regular: entry.each.regular.unwrap_or(0),
        veteran: entry.each.veteran.unwrap_or(0),
    };
    Ok(Body::Foot(Foot { fewest, most, each, carried, rules: entry.rules }))
}

fn choices(source: &Source<'_>, entry: &UnitEntry, prices: &BTreeMap<String, i16>) -> Result<Vec<Choice>, Problem> {
    let mut choices: Vec<Choice> = Vec::new();
    for option in &entry.options {
        let OptionEntry { arm, carry, rule, most, points, group } = option.as_ref();
        let (id, effect) = match (arm, carry, rule) {
            (Some(weapon), None, None) => (weapon.id(), Effect::Arm(*weapon)),
            (None, Some(weapon), None) => (weapon.id(), Effect::Carry(*weapon)),
            (None, None, Some(rule)) => (rule.id(), Effect::Rule(*rule)),
            _ => return Err(source.problem(option, "expected one of arm, carry and rule")),
        };
        let Some(price) = points.or_else(|| prices.get(id).copied()) else {
            return Err(source.problem(option, format!("expected points, or a price of {id} in the table")));
        };
        if choices.iter().any(|c| c.id == id) {
            return Err(source.problem(option, format!("expected {id} only once")));
        }
        // Rules of squads are paid for by the man; a spotter or a shield is one thing.
        let by_man = matches!(effect, Effect::Rule(_)) && entry.role == Role::Squad;
        choices.push(Choice {
            id: id.to_owned(),
            price: if by_man { Price::Man(price) } else { Price::Each(price) },
            most: match most {
                Often::Times(times) => Most::Times(*times),
                Often::Word(Everyone::Everyone) => Most::Everyone,
            },
            group: group.clone(),
            effect,
        });
    }
    Ok(choices)
}
