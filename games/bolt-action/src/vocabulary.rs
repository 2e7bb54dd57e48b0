//! The nouns of the game: orders, qualities, weapons, vehicles, ground and nations, with the arithmetic that hangs on
//! them alone. Every name is a dense id and has a word in the data files.

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// Something that has a place in a fixed list and a name in the data files.
pub trait Named: Copy + Eq + fmt::Debug + 'static {
    const ALL: &'static [Self];
    fn index(self) -> usize;
    fn id(self) -> &'static str;

    fn named(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.id() == id)
    }
}

/// Makes an enum whose variants are [`Named`].
macro_rules! names {
    ($(#[$about:meta])* $name:ident { $($(#[$note:meta])* $one:ident = $id:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$note])* #[serde(rename = $id)] $one),+
        }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$one),+];
            pub const COUNT: usize = $name::ALL.len();

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$one => $id),+
                }
            }
        }

        impl Named for $name {
            const ALL: &'static [$name] = $name::ALL;

            fn index(self) -> usize {
                $name::index(self)
            }

            fn id(self) -> &'static str {
                $name::id(self)
            }
        }
    };
}

pub(crate) use names;

/// A set of at most 32 named things; in a file a list of their names.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Set<T> {
    bits: u32,
    of: PhantomData<T>,
}

impl<T: Named> Set<T> {
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    #[inline]
    pub fn contains(self, one: T) -> bool {
        self.bits >> one.index() & 1 == 1
    }

    pub fn insert(&mut self, one: T) {
        self.bits |= 1 << one.index();
    }

    pub fn remove(&mut self, one: T) {
        self.bits &= !(1 << one.index());
    }

    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    pub fn iter(self) -> impl Iterator<Item = T> {
        T::ALL.iter().copied().filter(move |&one| self.contains(one))
    }

    pub fn and(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits | other.bits, of: PhantomData }
    }

    pub fn without(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & !other.bits, of: PhantomData }
    }
}

impl<T: Named> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Named> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Set<T> {
        let mut set = Set::EMPTY;
        all.into_iter().for_each(|one| set.insert(one));
        set
    }
}

impl<T: Named> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Named> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(T::id))
    }
}

impl<'de, T: Named + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        struct List<T>(PhantomData<T>);
        impl<'de, T: Named + Deserialize<'de>> Visitor<'de> for List<T> {
            type Value = Set<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of names")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Set<T>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(one) = list.next_element()? {
                    set.insert(one);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(List(PhantomData))
    }
}

/// A length on the table in whole inches, as the tables print it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Inches(pub u8);

impl Inches {
    /// In hundredths of an inch, the unit of the table.
    pub const fn hundredths(self) -> i32 {
        self.0 as i32 * 100
    }
}

names! {
    /// What a unit can be told to do (BA-10 to BA-15), in the order of the list.
    Order {
        Fire = "fire",
        Advance = "advance",
        Run = "run",
        Ambush = "ambush",
        Rally = "rally",
        Down = "down",
    }
}

impl Order {
    pub const fn moves(self) -> bool {
        matches!(self, Order::Advance | Order::Run)
    }

    /// Whether the unit fires as part of the order itself.
    pub const fn fires(self) -> bool {
        matches!(self, Order::Fire | Order::Advance)
    }

    /// BA-09: dice that may stay on their units at the end of the turn.
    pub const fn may_be_kept(self) -> bool {
        matches!(self, Order::Ambush | Order::Down)
    }
}

names! {
    /// How well troops are trained and tried (BA-24 to BA-26).
    Quality {
        Inexperienced = "inexperienced",
        Regular = "regular",
        Veteran = "veteran",
    }
}

impl Quality {
    pub const fn morale(self) -> u8 {
        8 + self as u8
    }

    /// BA-85 to BA-87: the score that damages infantry and gun crews.
    pub const fn damage_value(self) -> u8 {
        3 + self as u8
    }
}

/// A value for each quality.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByQuality<T> {
    #[serde(default)]
    pub inexperienced: T,
    #[serde(default)]
    pub regular: T,
    #[serde(default)]
    pub veteran: T,
}

impl<T: Copy> ByQuality<T> {
    pub const fn of(&self, quality: Quality) -> T {
        match quality {
            Quality::Inexperienced => self.inexperienced,
            Quality::Regular => self.regular,
            Quality::Veteran => self.veteran,
        }
    }
}

names! {
    /// Officers (BA-27 to BA-30).
    Rank {
        SecondLieutenant = "second-lieutenant",
        FirstLieutenant = "first-lieutenant",
        Captain = "captain",
        Major = "major",
    }
}

impl Rank {
    /// What he adds to the morale of units near him.
    pub const fn morale_bonus(self) -> u8 {
        1 + self as u8
    }
}

names! {
    /// The six nations with lists of their own.
    Nation {
        Germany = "germany",
        UnitedStates = "united-states",
        GreatBritain = "great-britain",
        SovietUnion = "soviet-union",
        Japan = "japan",
        Italy = "italy",
    }
}

names! {
    /// N-08: what a British force may be known for; it chooses one of the five.
    Characteristic {
        RapidFire = "rapid-fire",
        UpAndAtThem = "up-and-at-them",
        BloodCurdlingCharge = "blood-curdling-charge",
        ToughAsBoots = "tough-as-boots",
        Vengeance = "vengeance",
    }
}

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

names! {
    /// How something moves (BA-31 to BA-34); guns are moved by their crews.
    Mobility {
        Infantry = "infantry",
        Artillery = "artillery",
        Wheeled = "wheeled",
        HalfTracked = "half-track",
        Tracked = "tracked",
    }
}

impl Mobility {
    pub const fn is_vehicle(self) -> bool {
        matches!(self, Mobility::Wheeled | Mobility::HalfTracked | Mobility::Tracked)
    }

    /// The rate of an Advance; a Run is twice that. What a gun's crew can do is C-76.
    pub const fn advance(self) -> Inches {
        match self {
            Mobility::Infantry | Mobility::Artillery => Inches(6),
            Mobility::Tracked | Mobility::HalfTracked => Inches(9),
            Mobility::Wheeled => Inches(12),
        }
    }

    /// BA-62 to BA-64: turns of up to 90 degrees during an Advance or a Run.
    pub const fn pivots(self, order: Order) -> u8 {
        match (self, order) {
            (Mobility::Tracked, Order::Advance) => 1,
            (Mobility::HalfTracked | Mobility::Wheeled, Order::Advance) => 2,
            (Mobility::HalfTracked | Mobility::Wheeled, Order::Run) => 1,
            _ => 0,
        }
    }
}

names! {
    /// Rows of the terrain table (BA-35 to BA-54).
    Ground {
        Open = "open",
        Rough = "rough",
        Obstacle = "obstacle",
        Building = "building",
        Road = "road",
    }
}

names! {
    /// Cells of the terrain table, with the key below it (BA-55 to BA-61).
    Crossing {
        Free = "free",
        /// BA-56: free unless named a tank obstacle.
        FreeUnlessTankObstacle = "free-unless-tank-obstacle",
        NoRun = "no-run",
        Never = "never",
        /// BA-59: never, but may be set up in it and then stays.
        DugIn = "dug-in",
        /// BA-60: never, but heavy and super-heavy tanks may drive through some.
        NeverButHeavyTanks = "never-but-heavy-tanks",
        /// BA-61: twice the rate if the whole move is along it.
        Double = "double",
    }
}

impl Ground {
    /// The cell of the terrain table and its clause. Half-tracks have no column of their own: C-32.
    pub const fn crossing(self, mobility: Mobility) -> (Crossing, &'static str) {
        use Crossing::*;
        match (self, mobility) {
            (Ground::Open, Mobility::Infantry) => (Free, "BA-35"),
            (Ground::Open, Mobility::Artillery) => (Free, "BA-36"),
            (Ground::Open, Mobility::Wheeled) => (Free, "BA-37"),
            (Ground::Open, Mobility::Tracked) => (Free, "BA-38"),
            (Ground::Rough, Mobility::Infantry) => (NoRun, "BA-39"),
            (Ground::Rough, Mobility::Artillery) => (DugIn, "BA-40"),
            (Ground::Rough, Mobility::Wheeled) => (Never, "BA-41"),
            (Ground::Rough, Mobility::Tracked) => (NoRun, "BA-42"),
            (Ground::Obstacle, Mobility::Infantry) => (NoRun, "BA-43"),
            (Ground::Obstacle, Mobility::Artillery) => (Never, "BA-44"),
            (Ground::Obstacle, Mobility::Wheeled) => (Never, "BA-45"),
            (Ground::Obstacle, Mobility::Tracked) => (FreeUnlessTankObstacle, "BA-46"),
            (Ground::Building, Mobility::Infantry) => (Free, "BA-47"),
            (Ground::Building, Mobility::Artillery) => (DugIn, "BA-48"),
            (Ground::Building, Mobility::Wheeled) => (Never, "BA-49"),
            (Ground::Building, Mobility::Tracked) => (NeverButHeavyTanks, "BA-50"),
            (Ground::Road, Mobility::Infantry) => (Free, "BA-51"),
            (Ground::Road, Mobility::Artillery) => (Free, "BA-52"),
            (Ground::Road, Mobility::Wheeled) => (Double, "BA-53"),
            (Ground::Road, Mobility::Tracked) => (Double, "BA-54"),
            (Ground::Open, Mobility::HalfTracked) => (Free, "C-32"),
            (Ground::Rough, Mobility::HalfTracked) => (NoRun, "C-32"),
            (Ground::Obstacle, Mobility::HalfTracked) => (FreeUnlessTankObstacle, "C-32"),
            (Ground::Building, Mobility::HalfTracked) => (Never, "C-32"),
            (Ground::Road, Mobility::HalfTracked) => (Double, "C-32"),
        }
    }
}

names! {
    /// What protects a target (BA-82, BA-83).
    Cover {
        None = "none",
        Soft = "soft",
        Hard = "hard",
    }
}

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
