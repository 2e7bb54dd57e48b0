//! A force as it takes the field: what the rules need to know of each unit and never changes during a game.

use crate::vocabulary::*;
use arrayvec::ArrayVec;
use std::collections::BTreeMap;

/// Most men a unit can have (the largest squad has eighteen).
pub const MEN: usize = 18;
/// Most weapons on a vehicle.
pub const MOUNTS: usize = 8;

/// What a man of a unit is there for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Officer, NCO or chief of a crew.
    Leader,
    Gunner,
    /// C-51: does not fire while his weapon fires.
    Loader,
    Man,
    /// C-65.
    Spotter,
}

/// A man and what he carries.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Soldier {
    pub part: Part,
    pub weapon: WeaponId,
    /// One-shot weapons besides it (C-56).
    pub extra: Option<WeaponId>,
}

/// A weapon on a vehicle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Mounted {
    pub weapon: WeaponId,
    /// Barrels that fire together (C-146).
    pub barrels: u8,
    pub place: Place,
    pub arc: Arc,
}

/// A vehicle's numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Machine {
    pub armour: Armour,
    pub rules: Set<VehicleRule>,
    pub mounts: ArrayVec<Mounted, MOUNTS>,
    /// C-98: men it carries.
    pub carries: u8,
    /// The heaviest gun of each family it tows.
    pub tows: BTreeMap<GunFamily, GunSize>,
}

impl Machine {
    /// The mount whose gun a weapon is fired with: its own, or the main gun, which comes first, if it is another
    /// profile of that (W-13, W-14).
    pub fn gun_of(&self, mount: usize) -> usize {
        let other_profile = self.mounts.get(mount).is_some_and(|m| m.place == Place::SameGun);
        if other_profile { 0 } else { mount }
    }
}

/// A gun's numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    pub size: GunSize,
    pub family: GunFamily,
    /// Profiles it can fire with (W-14).
    pub weapons: ArrayVec<WeaponId, 3>,
    /// Barrels that fire together.
    pub barrels: u8,
}

/// What a unit is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Make {
    /// Men with arms of their own.
    Squad,
    /// A weapon team: only the weapon fires.
    Team,
    Gun(Piece),
    Vehicle(Machine),
}

/// One unit of a force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    /// The key of its name.
    pub title: String,
    pub nation: Nation,
    pub role: Role,
    pub quality: Quality,
    pub mobility: Mobility,
    pub model: Model,
    pub rules: Set<UnitRule>,
    pub characteristic: Option<Characteristic>,
    pub men: ArrayVec<Soldier, MEN>,
    pub make: Make,
    pub points: u16,
}

impl Spec {
    pub fn has(&self, rule: UnitRule) -> bool {
        self.rules.contains(rule)
    }

    pub fn machine(&self) -> Option<&Machine> {
        match &self.make {
            Make::Vehicle(machine) => Some(machine),
            _ => None,
        }
    }

    pub fn gun(&self) -> Option<&Piece> {
        match &self.make {
            Make::Gun(piece) => Some(piece),
            _ => None,
        }
    }

    pub fn is_vehicle(&self) -> bool {
        self.machine().is_some()
    }

    pub fn is_gun(&self) -> bool {
        self.gun().is_some()
    }

    pub fn is_foot(&self) -> bool {
        !self.is_vehicle() && !self.is_gun()
    }

    pub fn vehicle_has(&self, rule: VehicleRule) -> bool {
        self.machine().is_some_and(|m| m.rules.contains(rule))
    }

    /// Armour that closes overhead: pinned and damaged by heavy weapons alone (C-85).
    pub fn is_closed_armour(&self) -> bool {
        self.machine().is_some_and(|m| m.armour.is_armoured() && !m.rules.contains(VehicleRule::OpenTopped))
    }

    pub fn is_armoured(&self) -> bool {
        self.machine().is_some_and(|m| m.armour.is_armoured())
    }

    /// C-120: never broken while two are left; N-14 makes every Japanese unit of men one.
    pub fn is_fanatic(&self) -> bool {
        !self.is_vehicle() && (self.has(UnitRule::Fanatics) || self.nation == Nation::Japan)
    }

    /// On horses or motorcycles when the game begins.
    pub fn is_mounted(&self) -> bool {
        self.has(UnitRule::Cavalry) || self.has(UnitRule::Motorcycles)
    }

    /// C-187: whether it holds ground; medics and observers do not.
    pub fn holds_objectives(&self) -> bool {
        !self.is_vehicle() && !matches!(self.role, Role::Medic | Role::ArtilleryObserver | Role::AirObserver)
    }

    /// BA-31 to BA-34 and C-35, C-76: inches on an Advance.
    pub fn advance(&self, guns_turn_only: bool) -> i32 {
        if let Some(gun) = self.gun() {
            return match gun.size {
                _ if guns_turn_only => 0,
                GunSize::Light => 600,
                GunSize::Medium => 300,
                GunSize::Heavy | GunSize::SuperHeavy => 0,
            };
        }
        if self.has(UnitRule::Motorcycles) {
            Mobility::Wheeled.advance().hundredths()
        } else if self.has(UnitRule::Cavalry) {
            900
        } else if self.vehicle_has(VehicleRule::Slow) {
            600
        } else {
            self.mobility.advance().hundredths()
        }
    }
}
