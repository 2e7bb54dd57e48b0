//! Weapons, their classes and special rules, explosive and the dice it takes.

use super::named::{Named, names};

names! {
    /// Every weapon with a row of its own: the two tables (BA-94 to BA-120) in their order, then W-01 to W-17.
    WeaponId {
        Rifle = "rifle",
        Pistol = "pistol",
        SubmachineGun = "submachine-gun",
        AutomaticRifle = "automatic-rifle",
        AssaultRifle = "assault-rifle",
        LightMachineGun = "light-machine-gun",
        MediumMachineGun = "medium-machine-gun",
        HeavyMachineGun = "heavy-machine-gun",
        LightAutocannon = "light-autocannon",
        HeavyAutocannon = "heavy-autocannon",
        AntiTankRifle = "anti-tank-rifle",
        Piat = "piat",
        Bazooka = "bazooka",
        Panzerschreck = "panzerschreck",
        Panzerfaust = "panzerfaust",
        LightAtGun = "light-at-gun",
        MediumAtGun = "medium-at-gun",
        HeavyAtGun = "heavy-at-gun",
        SuperHeavyAtGun = "super-heavy-at-gun",
        InfantryFlamethrower = "infantry-flamethrower",
        VehicleFlamethrower = "vehicle-flamethrower",
        LightMortar = "light-mortar",
        MediumMortar = "medium-mortar",
        HeavyMortar = "heavy-mortar",
        LightHowitzer = "light-howitzer",
        MediumHowitzer = "medium-howitzer",
        HeavyHowitzer = "heavy-howitzer",
        Shotgun = "shotgun",
        Carbine = "carbine",
        CavalryCarbine = "cavalry-carbine",
        Bar = "bar",
        SniperRifle = "sniper-rifle",
        Ampulomet = "ampulomet",
        MultipleLauncher = "multiple-launcher",
        SmallFlamethrower = "small-flamethrower",
        LowVelocityAtGun = "low-velocity-at-gun",
        Gun75 = "gun-75mm",
        Gun122 = "gun-122mm",
        Howitzer152 = "howitzer-152mm",
        HowitzerAtShell = "howitzer-at-shell",
        SuicideCharge = "suicide-charge",
        Spear = "spear",
        Unarmed = "unarmed",
    }
}

names! {
    /// BA-121: the two classes other rules ask for, and what is used hand to hand only.
    WeaponClass {
        SmallArm = "small-arm",
        Heavy = "heavy",
        CloseQuarters = "close-quarters",
    }
}

names! {
    /// Special rules in the last column of the weapon tables; HE is a field of its own.
    WeaponRule {
        /// C-53.
        Team = "team",
        /// C-54.
        Fixed = "fixed",
        /// C-52.
        Assault = "assault",
        /// C-64: fires over the heads of others only.
        Indirect = "indirect",
        /// C-63: fires either way.
        Howitzer = "howitzer",
        /// C-55.
        ShapedCharge = "shaped-charge",
        /// C-57 to C-59.
        Flamethrower = "flamethrower",
        /// C-56.
        OneShot = "one-shot",
        /// C-69.
        Sniper = "sniper",
        /// W-07.
        MultipleLauncher = "multiple-launcher",
        /// W-06: may set on fire what it does not damage.
        Incendiary = "incendiary",
        /// W-03: a pistol in the saddle.
        PistolWhenMounted = "pistol-when-mounted",
        /// W-15.
        Suicide = "suicide",
        /// W-16.
        SqueezeBore = "squeeze-bore",
    }
}

names! {
    /// Sizes of high explosive (BA-139 to BA-143): the dice of hits.
    HeSize {
        D2 = "D2",
        D3 = "D3",
        D6 = "D6",
        TwoD6 = "2D6",
        ThreeD6 = "3D6",
    }
}

/// A number that may have to be rolled.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Roll {
    Exactly(u8),
    /// C-01: half a die, in two or three equal parts.
    D2,
    D3,
    /// The sum of so many dice, less a number.
    D6 {
        dice: u8,
        less: u8,
    },
}

impl HeSize {
    pub const fn hits(self) -> Roll {
        match self {
            HeSize::D2 => Roll::D2,
            HeSize::D3 => Roll::D3,
            HeSize::D6 => Roll::D6 { dice: 1, less: 0 },
            HeSize::TwoD6 => Roll::D6 { dice: 2, less: 0 },
            HeSize::ThreeD6 => Roll::D6 { dice: 3, less: 0 },
        }
    }

    pub const fn pins(self) -> Roll {
        match self {
            HeSize::D2 | HeSize::D3 => Roll::Exactly(1),
            HeSize::D6 => Roll::D2,
            HeSize::TwoD6 => Roll::D3,
            HeSize::ThreeD6 => Roll::D6 { dice: 1, less: 0 },
        }
    }

    pub const fn penetration(self) -> u8 {
        match self {
            HeSize::D2 | HeSize::D3 => 1,
            HeSize::D6 => 2,
            HeSize::TwoD6 => 3,
            HeSize::ThreeD6 => 4,
        }
    }
}
