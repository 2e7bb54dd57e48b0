//! The nouns of the game: sides, nations, kinds of unit, terrain, and the ids everything else is indexed by.

use kernel::by::Noun;
use kernel::{By, Seat};
use serde::{Deserialize, Serialize};

/// The two sides; also the two seats.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Axis,
    Allied,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Axis, Side::Allied];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    pub const fn of(seat: Seat) -> Option<Side> {
        match seat.0 {
            0 => Some(Side::Axis),
            1 => Some(Side::Allied),
            _ => None,
        }
    }

    /// The side of a seat that decides: there are no others.
    pub const fn deciding(seat: Seat) -> Side {
        if seat.0 == 0 { Side::Axis } else { Side::Allied }
    }

    pub const fn enemy(self) -> Side {
        match self {
            Side::Axis => Side::Allied,
            Side::Allied => Side::Axis,
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Side::Axis => "seat-axis",
            Side::Allied => "seat-allied",
        }
    }
}

/// A value for each side.
pub type BySide<T> = By<Side, T, 2>;

impl Noun<2> for Side {
    const ALL: [Side; 2] = Side::BOTH;

    #[inline]
    fn place(self) -> usize {
        self.index()
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        side.seat()
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nation {
    De,
    Hu,
    Su,
    Ro,
    Bg,
    Yu,
    Cz,
    Sk,
}

/// A value for each nation.
pub type ByNation<T> = By<Nation, T, 8>;

impl Noun<8> for Nation {
    const ALL: [Nation; 8] =
        [Nation::De, Nation::Hu, Nation::Su, Nation::Ro, Nation::Bg, Nation::Yu, Nation::Cz, Nation::Sk];

    #[inline]
    fn place(self) -> usize {
        self as usize
    }
}

/// What a replacement is for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Branch {
    Land,
    Air,
}

/// A value for each branch.
pub type ByBranch<T> = By<Branch, T, 2>;

impl Noun<2> for Branch {
    const ALL: [Branch; 2] = [Branch::Land, Branch::Air];

    #[inline]
    fn place(self) -> usize {
        self as usize
    }
}

impl Nation {
    /// The side it fights for.
    pub const fn side(self) -> Side {
        match self {
            Nation::De | Nation::Hu => Side::Axis,
            _ => Side::Allied,
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Nation::De => "nation-de",
            Nation::Hu => "nation-hu",
            Nation::Su => "nation-su",
            Nation::Ro => "nation-ro",
            Nation::Bg => "nation-bg",
            Nation::Yu => "nation-yu",
            Nation::Cz => "nation-cz",
            Nation::Sk => "nation-sk",
        }
    }

    pub const fn code(self) -> &'static str {
        match self {
            Nation::De => "de",
            Nation::Hu => "hu",
            Nation::Su => "su",
            Nation::Ro => "ro",
            Nation::Bg => "bg",
            Nation::Yu => "yu",
            Nation::Cz => "cz",
            Nation::Sk => "sk",
        }
    }

    /// Nations of one group stack together (BPH-4.1c–e, C52).
    pub const fn stacking_group(self) -> u8 {
        match self {
            Nation::De | Nation::Hu => 0,
            Nation::Su | Nation::Cz | Nation::Sk => 1,
            Nation::Ro => 2,
            Nation::Bg => 3,
            Nation::Yu => 4,
        }
    }
}

/// What a counter is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Pz,
    Tank,
    Mech,
    Cav,
    Inf,
    Mtn,
    Art,
    Part,
    Hq,
    /// A logistic column.
    Column,
}

impl Kind {
    pub const COUNT: usize = 10;

    /// Tanks and mechanised infantry of either side.
    pub const fn is_armour(self) -> bool {
        matches!(self, Kind::Pz | Kind::Tank | Kind::Mech)
    }

    /// Units that break through and exploit, and whose movement suffers without supply (BPH-5.5c, 8.5b, 8.6a).
    pub const fn is_mobile(self) -> bool {
        self.is_armour() || matches!(self, Kind::Cav)
    }

    /// Vehicles, for marshes.
    pub const fn is_motorised(self) -> bool {
        self.is_armour() || matches!(self, Kind::Column)
    }

    /// BPH-3.1b, 3.1c, 12.2.1g: tanks, cavalry, infantry and mechanised infantry, and nothing else.
    pub const fn has_zone(self) -> bool {
        self.is_mobile() || matches!(self, Kind::Inf | Kind::Mtn)
    }

    /// A unit with combat factors of its own: everything but headquarters and columns.
    pub const fn fights(self) -> bool {
        !matches!(self, Kind::Hq | Kind::Column)
    }

    pub const fn symbol(self) -> &'static str {
        match self {
            Kind::Pz | Kind::Tank => "armour",
            Kind::Mech => "mechanised",
            Kind::Cav => "cavalry",
            Kind::Inf => "infantry",
            Kind::Mtn => "mountain",
            Kind::Art => "artillery",
            Kind::Part => "partisans",
            Kind::Hq => "headquarters",
            Kind::Column => "supply",
        }
    }
}

/// A Soviet Front, with its headquarters and its box of air units.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Front {
    #[serde(rename = "2U")]
    Second,
    #[serde(rename = "3U")]
    Third,
    #[serde(rename = "4U")]
    Fourth,
}

/// A value for each Front.
pub type ByFront<T> = By<Front, T, 3>;

impl Noun<3> for Front {
    const ALL: [Front; 3] = Front::ALL;

    #[inline]
    fn place(self) -> usize {
        self as usize
    }
}

impl Front {
    pub const ALL: [Front; 3] = [Front::Second, Front::Third, Front::Fourth];

    pub const fn name(self) -> &'static str {
        match self {
            Front::Second => "2U",
            Front::Third => "3U",
            Front::Fourth => "4U",
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AirKind {
    Fighter,
    Jabo,
    Bomber,
    Assault,
}

impl AirKind {
    /// Fighters and fighter-bombers open fire (BPH-9.5a); the others only answer (BPH-9.5b, 9.6a).
    pub const fn is_fighter(self) -> bool {
        matches!(self, AirKind::Fighter | AirKind::Jabo)
    }

    pub const fn symbol(self) -> &'static str {
        match self {
            AirKind::Fighter => "fighter",
            AirKind::Jabo => "fighter-bomber",
            AirKind::Bomber => "bomber",
            AirKind::Assault => "assault",
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    Flat,
    Hills,
    Mountain,
    Forest,
    Marsh,
    City,
}

impl Terrain {
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Flat => "terrain-flat",
            Terrain::Hills => "terrain-hills",
            Terrain::Mountain => "terrain-mountain",
            Terrain::Forest => "terrain-forest",
            Terrain::Marsh => "terrain-marsh",
            Terrain::City => "terrain-city",
        }
    }
}

/// What runs along a hexside.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Water {
    #[default]
    None,
    River,
    Danube,
    Lake,
}

/// How well a headquarters is connected to a supply hex (BPH-10.2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Link {
    #[default]
    Cut,
    /// A line of communications that is not all rail.
    Road,
    Rail,
}

/// A unit's supply as of the last check (BPH-5.7a).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Supply {
    #[default]
    Full,
    Attenuated,
    None,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u16);

impl UnitId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AirId(pub u8);

impl AirId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An air zone, 1 to 24.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zone(pub u8);

/// A set of land units.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitSet([u64; UnitSet::WORDS]);

impl UnitSet {
    const WORDS: usize = 5;
    /// How many units a game can have.
    pub const CAPACITY: usize = UnitSet::WORDS * 64;

    pub fn one(unit: UnitId) -> UnitSet {
        let mut set = UnitSet::default();
        set.insert(unit);
        set
    }

    pub fn insert(&mut self, unit: UnitId) {
        if unit.index() < UnitSet::CAPACITY {
            self.0[unit.index() / 64] |= 1 << (unit.index() % 64);
        }
    }

    pub fn remove(&mut self, unit: UnitId) {
        if unit.index() < UnitSet::CAPACITY {
            self.0[unit.index() / 64] &= !(1 << (unit.index() % 64));
        }
    }

    pub fn contains(&self, unit: UnitId) -> bool {
        unit.index() < UnitSet::CAPACITY && self.0[unit.index() / 64] & (1 << (unit.index() % 64)) != 0
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; UnitSet::WORDS]
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    pub fn iter(&self) -> impl Iterator<Item = UnitId> + use<> {
        let words = self.0;
        (0..UnitSet::WORDS).flat_map(move |w| {
            let mut bits = words[w];
            std::iter::from_fn(move || {
                if bits == 0 {
                    return None;
                }
                let bit = bits.trailing_zeros();
                bits &= bits - 1;
                Some(UnitId((w * 64) as u16 + bit as u16))
            })
        })
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> UnitSet {
        let mut set = UnitSet::default();
        for unit in units {
            set.insert(unit);
        }
        set
    }
}

/// A set of air units.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AirSet(u64);

impl AirSet {
    /// How many air units a game can have.
    pub const CAPACITY: usize = 64;

    pub fn insert(&mut self, air: AirId) {
        if air.index() < AirSet::CAPACITY {
            self.0 |= 1 << air.0;
        }
    }

    pub fn remove(&mut self, air: AirId) {
        if air.index() < AirSet::CAPACITY {
            self.0 &= !(1 << air.0);
        }
    }

    pub fn contains(self, air: AirId) -> bool {
        air.index() < AirSet::CAPACITY && self.0 & (1 << air.0) != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = AirId> {
        (0..64).map(AirId).filter(move |&a| self.contains(a))
    }
}
