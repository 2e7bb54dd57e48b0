//! The nouns of the game: powers and sides, kinds of units, weapons developments.

use kernel::by::Noun;
use kernel::{By, Seat};
use serde::{Deserialize, Serialize};

/// The powers in the order of their turns.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    Ussr,
    Germany,
    Uk,
    Japan,
    Usa,
}

pub const POWERS: usize = 5;

/// A value for each power, and for each kind of unit.
pub type ByPower<T> = By<Power, T, POWERS>;
pub type ByKind<T> = By<Kind, T, KINDS>;

impl Noun<POWERS> for Power {
    const ALL: [Power; POWERS] = Power::ALL;

    #[inline]
    fn place(self) -> usize {
        self as usize
    }
}

impl Noun<KINDS> for Kind {
    const ALL: [Kind; KINDS] = Kind::ALL;

    #[inline]
    fn place(self) -> usize {
        self as usize
    }
}

impl Power {
    pub const ALL: [Power; POWERS] = [Power::Ussr, Power::Germany, Power::Uk, Power::Japan, Power::Usa];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Power::Ussr => "ussr",
            Power::Germany => "germany",
            Power::Uk => "uk",
            Power::Japan => "japan",
            Power::Usa => "usa",
        }
    }

    /// The key of its name.
    pub const fn word(self) -> &'static str {
        match self {
            Power::Ussr => "seat-ussr",
            Power::Germany => "seat-germany",
            Power::Uk => "seat-uk",
            Power::Japan => "seat-japan",
            Power::Usa => "seat-usa",
        }
    }

    pub const fn side(self) -> Side {
        match self {
            Power::Germany | Power::Japan => Side::Axis,
            _ => Side::Allies,
        }
    }

    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    pub fn of(seat: Seat) -> Option<Power> {
        Power::ALL.get(usize::from(seat.0)).copied()
    }

    /// Who plays after it; the round ends with the last.
    pub const fn next(self) -> Option<Power> {
        match self {
            Power::Ussr => Some(Power::Germany),
            Power::Germany => Some(Power::Uk),
            Power::Uk => Some(Power::Japan),
            Power::Japan => Some(Power::Usa),
            Power::Usa => None,
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Allies,
    Axis,
}

impl Side {
    pub const fn enemy(self) -> Side {
        match self {
            Side::Allies => Side::Axis,
            Side::Axis => Side::Allies,
        }
    }

    pub fn powers(self) -> impl Iterator<Item = Power> {
        Power::ALL.into_iter().filter(move |p| p.side() == self)
    }

    pub const fn word(self) -> &'static str {
        match self {
            Side::Allies => "side-allies",
            Side::Axis => "side-axis",
        }
    }
}

/// The kinds of units, in the order in which a list shows them.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Infantry,
    Armour,
    Fighter,
    Bomber,
    AaGun,
    Complex,
    Transport,
    Submarine,
    Carrier,
    Battleship,
}

pub const KINDS: usize = 10;

impl Kind {
    pub const ALL: [Kind; KINDS] = [
        Kind::Infantry,
        Kind::Armour,
        Kind::Fighter,
        Kind::Bomber,
        Kind::AaGun,
        Kind::Complex,
        Kind::Transport,
        Kind::Submarine,
        Kind::Carrier,
        Kind::Battleship,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::Armour => "armour",
            Kind::Fighter => "fighter",
            Kind::Bomber => "bomber",
            Kind::AaGun => "aa_gun",
            Kind::Complex => "complex",
            Kind::Transport => "transport",
            Kind::Submarine => "submarine",
            Kind::Carrier => "carrier",
            Kind::Battleship => "battleship",
        }
    }

    /// The key of its name.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Infantry => "kind-infantry",
            Kind::Armour => "kind-armour",
            Kind::Fighter => "kind-fighter",
            Kind::Bomber => "kind-bomber",
            Kind::AaGun => "kind-aa-gun",
            Kind::Complex => "kind-complex",
            Kind::Transport => "kind-transport",
            Kind::Submarine => "kind-submarine",
            Kind::Carrier => "kind-carrier",
            Kind::Battleship => "kind-battleship",
        }
    }

    #[inline]
    pub const fn is_ship(self) -> bool {
        matches!(self, Kind::Transport | Kind::Submarine | Kind::Carrier | Kind::Battleship)
    }

    /// Ships but transports.
    pub const fn is_warship(self) -> bool {
        self.is_ship() && !matches!(self, Kind::Transport)
    }

    #[inline]
    pub const fn is_aircraft(self) -> bool {
        matches!(self, Kind::Fighter | Kind::Bomber)
    }

    /// Infantry and tanks: what takes ground.
    #[inline]
    pub const fn takes_ground(self) -> bool {
        matches!(self, Kind::Infantry | Kind::Armour)
    }

    /// What keeps an enemy from walking in: not a gun or a complex alone.
    #[inline]
    pub const fn occupies(self) -> bool {
        self.takes_ground() || self.is_aircraft()
    }

    /// How many of it a power can have, which is more than anybody will ever buy (HOUSE-5). Sums of these fit their
    /// types.
    pub const fn most(self) -> usize {
        match self {
            Kind::Infantry | Kind::Armour => 250,
            _ => 42,
        }
    }

    /// What a transport can carry.
    #[inline]
    pub const fn is_cargo(self) -> bool {
        matches!(self, Kind::Infantry | Kind::Armour | Kind::AaGun)
    }
}

/// A weapons development; the table's number is its place here plus one.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tech {
    JetPower,
    Rockets,
    SuperSubmarines,
    LongRange,
    IndustrialTechnology,
    HeavyBombers,
}

impl Tech {
    pub const ALL: [Tech; 6] = [
        Tech::JetPower,
        Tech::Rockets,
        Tech::SuperSubmarines,
        Tech::LongRange,
        Tech::IndustrialTechnology,
        Tech::HeavyBombers,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Tech::JetPower => "jet_power",
            Tech::Rockets => "rockets",
            Tech::SuperSubmarines => "super_submarines",
            Tech::LongRange => "long_range",
            Tech::IndustrialTechnology => "industrial_technology",
            Tech::HeavyBombers => "heavy_bombers",
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Tech::JetPower => "tech-jet-power",
            Tech::Rockets => "tech-rockets",
            Tech::SuperSubmarines => "tech-super-submarines",
            Tech::LongRange => "tech-long-range",
            Tech::IndustrialTechnology => "tech-industrial-technology",
            Tech::HeavyBombers => "tech-heavy-bombers",
        }
    }
}

/// What a power has developed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Techs(u8);

impl Techs {
    #[inline]
    pub const fn has(self, tech: Tech) -> bool {
        self.0 & (1 << tech as u8) != 0
    }

    pub fn add(&mut self, tech: Tech) {
        self.0 |= 1 << tech as u8;
    }

    pub fn is_complete(self) -> bool {
        Tech::ALL.iter().all(|&t| self.has(t))
    }

    pub fn iter(self) -> impl Iterator<Item = Tech> {
        Tech::ALL.into_iter().filter(move |&t| self.has(t))
    }
}
