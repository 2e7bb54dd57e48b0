//! The nouns of the game: factions, countries, kinds of counters, weather, segments, and typed ids.

use kernel::Seat;
use kernel::by::{By, Noun};
use serde::{Deserialize, Serialize};

/// A faction is a player; all others are its enemies (TK-8.1-02).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    Axis,
    Western,
    Soviet,
}

impl Faction {
    pub const ALL: [Faction; 3] = [Faction::Axis, Faction::Western, Faction::Soviet];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    pub fn of(seat: Seat) -> Option<Faction> {
        Faction::ALL.get(usize::from(seat.0)).copied()
    }

    pub const fn id(self) -> &'static str {
        match self {
            Faction::Axis => "axis",
            Faction::Western => "western",
            Faction::Soviet => "soviet",
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Faction::Axis => "seat-axis",
            Faction::Western => "seat-western",
            Faction::Soviet => "seat-soviet",
        }
    }

    pub fn enemies(self) -> impl Iterator<Item = Faction> {
        Faction::ALL.into_iter().filter(move |&f| f != self)
    }

    /// The Major whose air units help Minors without any (TKC-11).
    pub const fn leader(self) -> Country {
        match self {
            Faction::Axis => Country::Germany,
            Faction::Western => Country::Britain,
            Faction::Soviet => Country::Ussr,
        }
    }
}

/// A `T` for each faction.
pub type ByFaction<T> = By<Faction, T, 3>;

impl Noun<3> for Faction {
    const ALL: [Faction; 3] = Faction::ALL;

    #[inline]
    fn place(self) -> usize {
        self.index()
    }
}

/// The two sides of a fight.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Side {
    Attacker,
    Defender,
}

/// A `T` for each side of a fight.
pub type BySide<T> = By<Side, T, 2>;

impl Noun<2> for Side {
    const ALL: [Side; 2] = [Side::Attacker, Side::Defender];

    #[inline]
    fn place(self) -> usize {
        self as usize
    }
}

macro_rules! named {
    ($(#[$doc:meta])* $type:ident, $prefix:literal { $($value:ident = $name:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $type { $( #[serde(rename = $name)] $value, )* }

        impl $type {
            pub const ALL: &'static [$type] = &[$( $type::$value, )*];
            pub const COUNT: usize = $type::ALL.len();

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            pub const fn id(self) -> &'static str {
                match self { $( $type::$value => $name, )* }
            }

            pub fn parse(id: &str) -> Option<$type> {
                $type::ALL.iter().copied().find(|v| v.id() == id)
            }

            /// The key of its word.
            pub const fn word(self) -> &'static str {
                match self { $( $type::$value => concat!($prefix, $name), )* }
            }
        }

        impl Noun<{ $type::COUNT }> for $type {
            const ALL: [$type; $type::COUNT] = [$( $type::$value, )*];

            #[inline]
            fn place(self) -> usize {
                self.index()
            }
        }
    };
}

named! {
    /// A country of the map, and the nationality of a counter.
    Country, "country-" {
        Germany = "germany", Italy = "italy", Romania = "romania", Hungary = "hungary", Bulgaria = "bulgaria",
        Finland = "finland", Sweden = "sweden", Ussr = "ussr", Siberia = "siberia", Britain = "britain", Usa = "usa",
        France = "france", FreeFrance = "free-france", Poland = "poland", FreePoland = "free-poland",
        BelgiumHolland = "belgium-holland", DenmarkNorway = "denmark-norway", Greece = "greece",
        Yugoslavia = "yugoslavia", Turkey = "turkey", Spain = "spain", Switzerland = "switzerland",
        BalticStates = "baltic-states", Syria = "syria", Libya = "libya", Egypt = "egypt", Palestine = "palestine",
        TransJordan = "trans-jordan", Cyprus = "cyprus", Iraq = "iraq", Kuwait = "kuwait",
    }
}

/// A `T` for each country.
pub type ByCountry<T> = By<Country, T, { Country::COUNT }>;

impl Country {
    /// Every other country is a Minor.
    pub const fn is_major(self) -> bool {
        matches!(self, Country::Germany | Country::Ussr | Country::Britain | Country::Usa)
    }

    /// TK-11.0-05: the countries whose land is Desert; all other land is Normal.
    pub const fn is_desert(self) -> bool {
        use Country::*;
        matches!(self, Egypt | Iraq | Kuwait | Libya | Palestine | Syria | TransJordan)
    }

    /// TKC-26: whose sources its units trace to, unless the scenario says otherwise.
    pub const fn source(self) -> Country {
        match self {
            Country::FreeFrance | Country::FreePoland => Country::Britain,
            Country::Siberia => Country::Ussr,
            other => other,
        }
    }

    /// Two letters for a counter.
    pub const fn code(self) -> &'static str {
        use Country::*;
        match self {
            Germany => "GE",
            Italy => "IT",
            Romania => "RO",
            Hungary => "HU",
            Bulgaria => "BU",
            Finland => "FI",
            Sweden => "SW",
            Ussr => "SU",
            Siberia => "SI",
            Britain => "BR",
            Usa => "US",
            France => "FR",
            FreeFrance => "FF",
            Poland => "PO",
            FreePoland => "FP",
            BelgiumHolland => "BH",
            DenmarkNorway => "DN",
            Greece => "GR",
            Yugoslavia => "YU",
            Turkey => "TU",
            Spain => "SP",
            Switzerland => "CH",
            BalticStates => "BS",
            Syria => "SY",
            Libya => "LI",
            Egypt => "EG",
            Palestine => "PA",
            TransJordan => "TJ",
            Cyprus => "CY",
            Iraq => "IQ",
            Kuwait => "KW",
        }
    }

    /// Free forces are Expeditionary in all their counters.
    pub const fn is_free(self) -> bool {
        matches!(self, Country::FreeFrance | Country::FreePoland)
    }
}

named! {
    /// What a ground counter is.
    Kind, "kind-" {
        Inf = "inf", Mech = "mech", Armour = "armour", ArmourB = "armour-b", SsPanzer = "ss-panzer",
        CavMech = "cav-mech", Cavalry = "cavalry", Mountain = "mountain", Airborne = "airborne", Guards = "guards",
        Shock = "shock", Reserve = "reserve", Partisan = "partisan", Fortress = "fortress", Hq = "hq", SsHq = "ss-hq",
    }
}

impl Kind {
    /// Counters that overrun, exploit and give the Blitz shift.
    pub const fn is_armour(self) -> bool {
        matches!(self, Kind::Mech | Kind::Armour | Kind::ArmourB | Kind::SsPanzer | Kind::CavMech)
    }

    pub const fn is_hq(self) -> bool {
        matches!(self, Kind::Hq | Kind::SsHq)
    }

    pub const fn is_ss(self) -> bool {
        matches!(self, Kind::SsPanzer | Kind::SsHq)
    }

    /// The NATO symbol on the counter, and what is printed beside the nation where the symbol does not tell.
    pub const fn look(self) -> (&'static str, &'static str) {
        match self {
            Kind::Inf => ("infantry", ""),
            Kind::Mech => ("mechanised", ""),
            Kind::Armour => ("armour", ""),
            Kind::ArmourB => ("armour", " II"),
            Kind::SsPanzer => ("armour", " SS"),
            Kind::CavMech => ("mechanised", " Cav"),
            Kind::Cavalry => ("cavalry", ""),
            Kind::Mountain => ("mountain", ""),
            Kind::Airborne => ("airborne", ""),
            Kind::Guards => ("infantry", " Gds"),
            Kind::Shock => ("infantry", " Shk"),
            Kind::Reserve => ("infantry", " Res"),
            Kind::Partisan => ("partisans", ""),
            Kind::Fortress => ("fortress", ""),
            Kind::Hq => ("headquarters", " HQ"),
            Kind::SsHq => ("headquarters", " SS HQ"),
        }
    }

    /// TKC-20: as many as one likes; all other counters are those of set-up and arrivals.
    pub const fn is_unlimited(self) -> bool {
        matches!(self, Kind::Inf | Kind::Mech | Kind::Armour | Kind::ArmourB)
    }
}

named! {
    SupportKind, "support-" { Air = "air", Fleet = "fleet", Carrier = "carrier" }
}

/// Where support units serve.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Arm {
    Air,
    Sea,
}

impl SupportKind {
    pub const fn arm(self) -> Arm {
        match self {
            SupportKind::Air => Arm::Air,
            SupportKind::Fleet | SupportKind::Carrier => Arm::Sea,
        }
    }

    pub const fn symbol(self) -> &'static str {
        match self {
            SupportKind::Air => "fighter",
            SupportKind::Fleet => "battleship",
            SupportKind::Carrier => "carrier",
        }
    }
}

named! {
    Weather, "weather-" { Fair = "fair", Mud = "mud", Storms = "storms", Snow = "snow" }
}

named! {
    Terrain, "terrain-" { Clear = "clear", Rough = "rough", Sea = "sea", Impassable = "impassable" }
}

named! {
    /// What runs along a hexside.
    SideKind, "side-" {
        Plain = "plain", River = "river", Mountain = "mountain", Strait = "strait", Lake = "lake",
        Impassable = "impassable", Sea = "sea",
    }
}

impl SideKind {
    /// Nobody moves, fights, retreats or traces across the others.
    pub const fn is_open(self) -> bool {
        matches!(self, SideKind::Plain | SideKind::River | SideKind::Mountain | SideKind::Strait)
    }

    /// TK-8.0-02, 03, 04: zones of control reach across plains and rivers only.
    pub const fn carries_zone(self) -> bool {
        matches!(self, SideKind::Plain | SideKind::River)
    }
}

named! {
    /// The segments of a faction turn in which somebody decides, in order.
    Segment, "segment-" {
        Logistics = "logistics", Replacements = "replacements", Support = "support", Organization = "organization",
        Movement = "movement", Airdrop = "airdrop", Blitz = "blitz", Landing = "landing", Regular = "regular",
        Reserve = "reserve", War = "war", Over = "over",
    }
}

named! {
    /// How a game ends.
    Verdict, "outcome-" {
        AxisDecisive = "axis-decisive", AxisMarginal = "axis-marginal", Axis = "axis", Draw = "draw",
        Western = "western", WesternDecisive = "western-decisive", Soviet = "soviet",
        SovietDecisive = "soviet-decisive",
    }
}

impl Verdict {
    pub const fn winner(self) -> Option<Faction> {
        match self {
            Verdict::AxisDecisive | Verdict::AxisMarginal | Verdict::Axis => Some(Faction::Axis),
            Verdict::Draw => None,
            Verdict::Western | Verdict::WesternDecisive => Some(Faction::Western),
            Verdict::Soviet | Verdict::SovietDecisive => Some(Faction::Soviet),
        }
    }
}

macro_rules! id {
    ($(#[$doc:meta])* $type:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $type(pub u8);

        impl $type {
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// A ground unit by its place in the state's list.
    UnitId
}
id! {
    /// A support unit by its place in the scenario's list.
    SupportId
}
id! {
    /// A sea zone of the map.
    ZoneId
}
id! {
    /// An Off-Map Box of the scenario.
    BoxId
}

/// The most sea zones a map can have.
pub const MAX_ZONES: usize = 8;

/// A `T` for each sea zone.
pub type ByZone<T> = By<ZoneId, T, MAX_ZONES>;

impl Noun<MAX_ZONES> for ZoneId {
    const ALL: [ZoneId; MAX_ZONES] =
        [ZoneId(0), ZoneId(1), ZoneId(2), ZoneId(3), ZoneId(4), ZoneId(5), ZoneId(6), ZoneId(7)];

    #[inline]
    fn place(self) -> usize {
        self.index()
    }
}

/// A set of sea zones.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ZoneSet(pub u8);

impl ZoneSet {
    pub const fn one(zone: ZoneId) -> ZoneSet {
        ZoneSet(if zone.0 < 8 { 1 << zone.0 } else { 0 })
    }

    pub const fn contains(self, zone: ZoneId) -> bool {
        self.0 & ZoneSet::one(zone).0 != 0
    }

    pub fn insert(&mut self, zone: ZoneId) {
        self.0 |= ZoneSet::one(zone).0;
    }

    pub const fn union(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 | other.0)
    }

    pub const fn intersection(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & other.0)
    }

    pub const fn minus(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = ZoneId> {
        (0..8).map(ZoneId).filter(move |&z| self.contains(z))
    }
}

/// The most ground units a match can hold; more steps than that never come into any scenario.
pub const MAX_UNITS: usize = 250;

/// A set of ground units.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitSet([u64; 4]);

impl UnitSet {
    pub const EMPTY: UnitSet = UnitSet([0; 4]);

    pub fn one(unit: UnitId) -> UnitSet {
        let mut set = UnitSet::EMPTY;
        set.insert(unit);
        set
    }

    #[inline]
    pub fn contains(&self, unit: UnitId) -> bool {
        self.0[unit.index() / 64] & (1 << (unit.index() % 64)) != 0
    }

    #[inline]
    pub fn insert(&mut self, unit: UnitId) {
        self.0[unit.index() / 64] |= 1 << (unit.index() % 64);
    }

    #[inline]
    pub fn remove(&mut self, unit: UnitId) {
        self.0[unit.index() / 64] &= !(1 << (unit.index() % 64));
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    pub fn iter(&self) -> impl Iterator<Item = UnitId> + use<> {
        let words = self.0;
        (0..4).flat_map(move |i| {
            let mut left = words[i];
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some(UnitId((i * 64) as u8 + bit as u8))
            })
        })
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> UnitSet {
        let mut set = UnitSet::EMPTY;
        units.into_iter().for_each(|u| set.insert(u));
        set
    }
}
