//! Units and vehicles: armour, where weapons sit, special rules, roles and models.

use super::Rank;
use super::named::{Named, names};
use super::weapons::WeaponRule;

names! {
    /// What a hit has to beat (BA-88 to BA-93).
    Armour {
        SoftSkin = "soft-skin",
        ArmouredCar = "armoured-car",
        LightTank = "light-tank",
        MediumTank = "medium-tank",
        HeavyTank = "heavy-tank",
        SuperHeavyTank = "super-heavy-tank",
    }
}

impl Armour {
    pub const fn damage_value(self) -> u8 {
        6 + self as u8
    }

    pub const fn is_armoured(self) -> bool {
        !matches!(self, Armour::SoftSkin)
    }

    pub fn of_damage_value(value: u8) -> Option<Armour> {
        Armour::ALL.iter().copied().find(|a| a.damage_value() == value)
    }
}

names! {
    /// Where a weapon sits on a vehicle.
    Place {
        Turret = "turret",
        /// In the turret beside its gun; fires instead of it (C-82).
        Coaxial = "coaxial",
        TurretRear = "turret-rear",
        Cupola = "cupola",
        Hull = "hull",
        Casemate = "casemate",
        Pintle = "pintle",
        /// Fired by the crew in place of the main gun (C-82).
        Crew = "crew",
        /// The main gun with another shell, declared with the target (W-13, W-14).
        SameGun = "same-gun",
    }
}

names! {
    /// What a weapon on a vehicle can be pointed at.
    Arc {
        AllRound = "all-round",
        Front = "front",
        FrontAndRight = "front-and-right",
        Left = "left",
        Right = "right",
        Rear = "rear",
    }
}

names! {
    /// What is special about a vehicle.
    VehicleRule {
        Recce = "recce",
        DualSteering = "dual-steering",
        TurnOnTheSpot = "turn-on-the-spot",
        OpenTopped = "open-topped",
        Slow = "slow",
        /// The front counts as one class of armour more.
        HeavyFront = "heavy-front",
        WeakSides = "weak-sides",
        ThinSides = "thin-sides",
        Vulnerable = "vulnerable",
        ArmouredAllRound = "armoured-all-round",
        ReinforcedRear = "reinforced-rear",
        Skirts = "skirts",
        CatchesFire = "catches-fire",
        SlowLoad = "slow-load",
        SlowTraverse = "slow-traverse",
        OneManTurret = "one-man-turret",
        Unreliable = "unreliable",
        FlameVehicle = "flame-vehicle",
        Flak = "flak",
        Command = "command",
        Amphibious = "amphibious",
        /// S-20.
        Gyro = "gyro",
        /// S-18.
        Ambulance = "ambulance",
        /// S-19.
        FuelTrailer = "fuel-trailer",
    }
}

names! {
    /// What is special about men and guns (S-01 to S-17, and what they carry along).
    UnitRule {
        Green = "green",
        /// S-01: a green unit that became regular rolls once more.
        GreenTwice = "green-twice",
        Shirkers = "shirkers",
        ToughFighters = "tough-fighters",
        Fanatics = "fanatics",
        Stubborn = "stubborn",
        AntiTankGrenades = "anti-tank-grenades",
        BehindEnemyLines = "behind-enemy-lines",
        ForwardSetUp = "forward-set-up",
        Rangers = "rangers",
        Chindits = "chindits",
        GurkhaFear = "gurkha-fear",
        BodyArmour = "body-armour",
        Untested = "untested",
        Bicycles = "bicycles",
        Cavalry = "cavalry",
        Motorcycles = "motorcycles",
        Skis = "skis",
        TankRiders = "tank-riders",
        /// C-71.
        GunShield = "gun-shield",
        /// C-65.
        Spotter = "spotter",
        /// C-72.
        Flak = "flak",
    }
}

// A set has 32 bits.
const _: () = assert!(WeaponRule::COUNT <= 32 && UnitRule::COUNT <= 32 && VehicleRule::COUNT <= 32);

names! {
    /// What a unit is for; a platoon counts units by it.
    Role {
        SecondLieutenant = "second-lieutenant",
        FirstLieutenant = "first-lieutenant",
        Captain = "captain",
        Major = "major",
        Medic = "medic",
        ArtilleryObserver = "artillery-observer",
        AirObserver = "air-observer",
        /// S-17: a commissar or an officer of the Kempeitai.
        Commissar = "commissar",
        Squad = "squad",
        MachineGun = "machine-gun",
        Mortar = "mortar",
        Sniper = "sniper",
        Flamethrower = "flamethrower",
        AntiTank = "anti-tank",
        Gun = "gun",
        ArmouredCar = "armoured-car",
        Tank = "tank",
        Transport = "transport",
    }
}

impl Role {
    pub const fn rank(self) -> Option<Rank> {
        match self {
            Role::SecondLieutenant => Some(Rank::SecondLieutenant),
            Role::FirstLieutenant => Some(Rank::FirstLieutenant),
            Role::Captain => Some(Rank::Captain),
            Role::Major => Some(Rank::Major),
            _ => None,
        }
    }

    pub const fn slot(self) -> Slot {
        match self {
            Role::SecondLieutenant | Role::FirstLieutenant => Slot::Lieutenant,
            Role::Captain | Role::Major => Slot::Captain,
            Role::Medic => Slot::Medic,
            Role::ArtilleryObserver | Role::AirObserver => Slot::Observer,
            Role::Commissar => Slot::Commissar,
            Role::Squad => Slot::Infantry,
            Role::MachineGun => Slot::MachineGun,
            Role::Mortar => Slot::Mortar,
            Role::Sniper => Slot::Sniper,
            Role::Flamethrower => Slot::Flamethrower,
            Role::AntiTank => Slot::AntiTank,
            Role::Gun => Slot::Gun,
            Role::ArmouredCar => Slot::ArmouredCar,
            Role::Tank => Slot::Tank,
            Role::Transport => Slot::Transport,
        }
    }
}

names! {
    /// Lines of the platoon's list.
    Slot {
        Lieutenant = "lieutenant",
        Infantry = "infantry",
        Captain = "captain",
        Medic = "medic",
        Observer = "observer",
        Commissar = "commissar",
        MachineGun = "machine-gun",
        Mortar = "mortar",
        Sniper = "sniper",
        Flamethrower = "flamethrower",
        AntiTank = "anti-tank",
        Gun = "gun",
        ArmouredCar = "armoured-car",
        Tank = "tank",
        Transport = "transport",
    }
}

names! {
    /// How heavy a gun is to move and to tow.
    GunSize {
        Light = "light",
        Medium = "medium",
        Heavy = "heavy",
        SuperHeavy = "super-heavy",
    }
}

names! {
    /// What a gun is made for; tows list what they pull by it.
    GunFamily {
        AntiTank = "anti-tank",
        Howitzer = "howitzer",
        AntiAircraft = "anti-aircraft",
    }
}

names! {
    /// Sizes of models (C-172).
    Model {
        Man = "man",
        Rider = "rider",
        LightGun = "light-gun",
        MediumGun = "medium-gun",
        HeavyGun = "heavy-gun",
        Car = "car",
        Truck = "truck",
        Carrier = "carrier",
        ArmouredCar = "armoured-car",
        HeavyArmouredCar = "heavy-armoured-car",
        ArmouredHalfTrack = "armoured-half-track",
        LightTank = "light-tank",
        MediumTank = "medium-tank",
        HeavyTank = "heavy-tank",
        SuperHeavyTank = "super-heavy-tank",
    }
}

/// Length, width and height of a model in hundredths of an inch; a man's base is round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Measure {
    pub length: i32,
    pub width: i32,
    pub height: i32,
}

impl Model {
    pub const fn measure(self) -> Measure {
        let (length, width, height) = match self {
            Model::Man => (100, 100, 120),
            Model::Rider => (200, 100, 170),
            Model::LightGun => (200, 150, 90),
            Model::MediumGun => (260, 180, 100),
            Model::HeavyGun => (340, 220, 130),
            Model::Car => (240, 110, 110),
            Model::Truck => (430, 160, 190),
            Model::Carrier => (270, 150, 110),
            Model::ArmouredCar => (320, 150, 160),
            Model::HeavyArmouredCar => (430, 170, 160),
            Model::ArmouredHalfTrack => (420, 160, 150),
            Model::LightTank => (360, 180, 160),
            Model::MediumTank => (430, 190, 190),
            Model::HeavyTank => (480, 240, 210),
            Model::SuperHeavyTank => (520, 260, 220),
        };
        Measure { length, width, height }
    }
}
