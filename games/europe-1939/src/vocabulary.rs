//! The nouns of the game: nations and sides, kinds of units, seasons, routes of convoys.

use kernel::by::Noun;
use kernel::{By, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Every country of the map, the great powers first, in the order in which they act (HUC-01).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nation {
    De,
    It,
    Uk,
    Fr,
    Us,
    Su,
    Pl,
    Be,
    Nl,
    Dk,
    No,
    Se,
    Fi,
    Hu,
    Sk,
    Ro,
    Bg,
    Yu,
    Gr,
    Es,
    Pt,
    Ch,
    Tr,
    Ie,
    Lt,
    Lv,
    Ee,
    Vichy,
}

pub const NATIONS: usize = 28;
pub const GREAT: usize = 6;

impl Nation {
    pub const ALL: [Nation; NATIONS] = {
        use Nation::*;
        [
            De, It, Uk, Fr, Us, Su, Pl, Be, Nl, Dk, No, Se, Fi, Hu, Sk, Ro, Bg, Yu, Gr, Es, Pt, Ch, Tr, Ie, Lt, Lv, Ee,
            Vichy,
        ]
    };
    pub const GREAT: [Nation; GREAT] = [Nation::De, Nation::It, Nation::Uk, Nation::Fr, Nation::Us, Nation::Su];
    /// HU-65.
    pub const SATELLITES: [Nation; 4] = [Nation::Fi, Nation::Hu, Nation::Ro, Nation::Bg];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn is_great(self) -> bool {
        (self as usize) < GREAT
    }

    pub const fn is_satellite(self) -> bool {
        matches!(self, Nation::Fi | Nation::Hu | Nation::Ro | Nation::Bg)
    }

    pub const fn id(self) -> &'static str {
        const IDS: [&str; NATIONS] = [
            "de", "it", "uk", "fr", "us", "su", "pl", "be", "nl", "dk", "no", "se", "fi", "hu", "sk", "ro", "bg", "yu",
            "gr", "es", "pt", "ch", "tr", "ie", "lt", "lv", "ee", "vichy",
        ];
        IDS[self as usize]
    }

    /// The key of its name.
    pub const fn word(self) -> &'static str {
        const WORDS: [&str; NATIONS] = [
            "nation-de",
            "nation-it",
            "nation-uk",
            "nation-fr",
            "nation-us",
            "nation-su",
            "nation-pl",
            "nation-be",
            "nation-nl",
            "nation-dk",
            "nation-no",
            "nation-se",
            "nation-fi",
            "nation-hu",
            "nation-sk",
            "nation-ro",
            "nation-bg",
            "nation-yu",
            "nation-gr",
            "nation-es",
            "nation-pt",
            "nation-ch",
            "nation-tr",
            "nation-ie",
            "nation-lt",
            "nation-lv",
            "nation-ee",
            "nation-vichy",
        ];
        WORDS[self as usize]
    }

    /// The side it stands on in history; a great power never fights for the other (HU-54).
    pub const fn history(self) -> Option<Side> {
        match self {
            Nation::De | Nation::It | Nation::Sk => Some(Side::Axis),
            Nation::Uk | Nation::Fr | Nation::Us | Nation::Su | Nation::Pl => Some(Side::Allies),
            _ => None,
        }
    }

    /// The Western Allies, with whom Soviet units share no area (HU-59).
    pub fn is_western(self) -> bool {
        matches!(self, Nation::Uk | Nation::Fr | Nation::Us)
    }
}

/// A set of nations as bits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NationSet(u32);

impl NationSet {
    pub const NONE: NationSet = NationSet(0);

    #[inline]
    pub const fn with(self, nation: Nation) -> NationSet {
        NationSet(self.0 | 1 << nation as u32)
    }

    #[inline]
    pub const fn contains(self, nation: Nation) -> bool {
        self.0 & (1 << nation as u32) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn minus(self, other: NationSet) -> NationSet {
        NationSet(self.0 & !other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Nation> {
        Nation::ALL.into_iter().filter(move |&n| self.contains(n))
    }
}

impl FromIterator<Nation> for NationSet {
    fn from_iter<I: IntoIterator<Item = Nation>>(nations: I) -> NationSet {
        nations.into_iter().fold(NationSet::NONE, NationSet::with)
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Axis,
    Allies,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Axis, Side::Allies];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn enemy(self) -> Side {
        match self {
            Side::Axis => Side::Allies,
            Side::Allies => Side::Axis,
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Side::Axis => "side-axis",
            Side::Allies => "side-allies",
        }
    }
}

/// The kinds of units: land, air, ships.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Infantry,
    Armour,
    Paratroops,
    Aircraft,
    Bomber,
    Fleet,
    Submarine,
    Destroyer,
}

pub const KINDS: usize = 8;

impl Kind {
    pub const ALL: [Kind; KINDS] = [
        Kind::Infantry,
        Kind::Armour,
        Kind::Paratroops,
        Kind::Aircraft,
        Kind::Bomber,
        Kind::Fleet,
        Kind::Submarine,
        Kind::Destroyer,
    ];
    pub const SHIPS: [Kind; 3] = [Kind::Fleet, Kind::Submarine, Kind::Destroyer];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::Armour => "armour",
            Kind::Paratroops => "paratroops",
            Kind::Aircraft => "aircraft",
            Kind::Bomber => "bomber",
            Kind::Fleet => "fleet",
            Kind::Submarine => "submarine",
            Kind::Destroyer => "destroyer",
        }
    }

    /// The key of its name.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Infantry => "kind-infantry",
            Kind::Armour => "kind-armour",
            Kind::Paratroops => "kind-paratroops",
            Kind::Aircraft => "kind-aircraft",
            Kind::Bomber => "kind-bomber",
            Kind::Fleet => "kind-fleet",
            Kind::Submarine => "kind-submarine",
            Kind::Destroyer => "kind-destroyer",
        }
    }

    #[inline]
    pub const fn is_land(self) -> bool {
        matches!(self, Kind::Infantry | Kind::Armour | Kind::Paratroops)
    }

    #[inline]
    pub const fn is_air(self) -> bool {
        matches!(self, Kind::Aircraft | Kind::Bomber)
    }

    #[inline]
    pub const fn is_ship(self) -> bool {
        matches!(self, Kind::Fleet | Kind::Submarine | Kind::Destroyer)
    }
}

/// How many units of each kind.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Units(pub [u8; KINDS]);

impl Units {
    pub const NONE: Units = Units([0; KINDS]);

    pub fn of(kind: Kind, n: u8) -> Units {
        let mut units = Units::NONE;
        units.0[kind.index()] = n;
        units
    }

    #[inline]
    pub fn get(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    pub fn add(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_add(n);
    }

    /// Takes away as many as there are, at most `n`; tells how many.
    pub fn take(&mut self, kind: Kind, n: u8) -> u8 {
        let taken = n.min(self.0[kind.index()]);
        self.0[kind.index()] -= taken;
        taken
    }

    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    pub fn count(&self, of: impl Fn(Kind) -> bool) -> u8 {
        Kind::ALL.iter().filter(|&&k| of(k)).fold(0, |sum, &k| sum.saturating_add(self.get(k)))
    }

    #[inline]
    pub fn land(&self) -> u8 {
        let [infantry, armour, paratroops, ..] = self.0;
        infantry.saturating_add(armour).saturating_add(paratroops)
    }

    #[inline]
    pub fn air(&self) -> u8 {
        let [_, _, _, aircraft, bombers, ..] = self.0;
        aircraft.saturating_add(bombers)
    }

    #[inline]
    pub fn ships(&self) -> u8 {
        let [.., fleets, submarines, destroyers] = self.0;
        fleets.saturating_add(submarines).saturating_add(destroyers)
    }

    /// The kinds there are, each with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> + use<> {
        let units = *self;
        Kind::ALL.into_iter().map(move |k| (k, units.get(k))).filter(|&(_, n)| n > 0)
    }

    pub fn plus(mut self, other: Units) -> Units {
        for (kind, n) in other.iter() {
            self.add(kind, n);
        }
        self
    }

    /// Only the kinds that fit.
    pub fn only(mut self, fits: impl Fn(Kind) -> bool) -> Units {
        for kind in Kind::ALL {
            if !fits(kind) {
                self.0[kind.index()] = 0;
            }
        }
        self
    }
}

/// A season of a year: winter belongs to the year it begins in (HUC-18).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date(pub u16);

pub const SPRING: u16 = 0;
pub const SUMMER: u16 = 1;
pub const AUTUMN: u16 = 2;
pub const WINTER: u16 = 3;

const SEASONS: [&str; 4] = ["spring", "summer", "autumn", "winter"];

impl Date {
    pub const fn new(season: u16, year: u16) -> Date {
        Date(year * 4 + season)
    }

    pub const fn season(self) -> u16 {
        self.0 % 4
    }

    pub const fn year(self) -> u16 {
        self.0 / 4
    }

    pub const fn next(self) -> Date {
        Date(self.0.saturating_add(1))
    }

    /// The key of the season's name.
    pub const fn word(self) -> &'static str {
        match self.0 % 4 {
            SPRING => "season-spring",
            SUMMER => "season-summer",
            AUTUMN => "season-autumn",
            _ => "season-winter",
        }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", SEASONS[usize::from(self.season())], self.year())
    }
}

impl From<Date> for String {
    fn from(date: Date) -> String {
        date.to_string()
    }
}

impl TryFrom<String> for Date {
    type Error = String;

    fn try_from(text: String) -> Result<Date, String> {
        let wrong = || format!("expected a season and a year such as \"autumn 1939\", found \"{text}\"");
        let (season, year) = text.split_once(' ').ok_or_else(wrong)?;
        let season = SEASONS.iter().position(|s| *s == season).ok_or_else(wrong)?;
        let year: u16 = year.parse().map_err(|_| wrong())?;
        if (1900..2000).contains(&year) { Ok(Date::new(season as u16, year)) } else { Err(wrong()) }
    }
}

/// A lend-lease route: who sends to whom (HU-45, HU-46).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Route {
    UsToUk,
    UkToSu,
    UsToSu,
}

pub const ROUTES: usize = 3;

impl Route {
    pub const ALL: [Route; ROUTES] = [Route::UsToUk, Route::UkToSu, Route::UsToSu];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn sender(self) -> Nation {
        match self {
            Route::UkToSu => Nation::Uk,
            _ => Nation::Us,
        }
    }

    pub const fn receiver(self) -> Nation {
        match self {
            Route::UsToUk => Nation::Uk,
            _ => Nation::Su,
        }
    }

    pub const fn id(self) -> &'static str {
        match self {
            Route::UsToUk => "us-uk",
            Route::UkToSu => "uk-su",
            Route::UsToSu => "us-su",
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Route::UsToUk => "route-us-uk",
            Route::UkToSu => "route-uk-su",
            Route::UsToSu => "route-us-su",
        }
    }
}

/// The seats at the table: each belongs to a great power; France sits with Britain.
pub const SEATS: [(Nation, &str); 5] = [
    (Nation::De, "germany"),
    (Nation::It, "italy"),
    (Nation::Uk, "britain"),
    (Nation::Su, "ussr"),
    (Nation::Us, "usa"),
];

pub const GERMANY: Seat = Seat(0);
pub const ITALY: Seat = Seat(1);
pub const BRITAIN: Seat = Seat(2);
pub const USSR: Seat = Seat(3);
pub const USA: Seat = Seat(4);

pub const fn seat_word(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "seat-germany",
        1 => "seat-italy",
        2 => "seat-britain",
        3 => "seat-ussr",
        _ => "seat-usa",
    }
}

/// The four variants (14.1–14.4).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    FallOfFrance,
    Mediterranean,
    Barbarossa,
    FullWar,
}

impl Variant {
    pub const ALL: [Variant; 4] =
        [Variant::FullWar, Variant::FallOfFrance, Variant::Mediterranean, Variant::Barbarossa];

    pub const fn id(self) -> &'static str {
        match self {
            Variant::FallOfFrance => "fall-of-france",
            Variant::Mediterranean => "mediterranean",
            Variant::Barbarossa => "barbarossa",
            Variant::FullWar => "full-war",
        }
    }

    pub fn of(id: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|v| v.id() == id)
    }
}

/// The nouns that values are kept by.
macro_rules! noun {
    ($noun:ident: $count:expr, $by:ident) => {
        impl Noun<{ $count }> for $noun {
            const ALL: [$noun; $count] = $noun::ALL;

            #[inline]
            fn place(self) -> usize {
                self.index()
            }
        }

        pub type $by<T> = By<$noun, T, { $count }>;
    };
}

noun!(Nation: NATIONS, ByNation);
noun!(Side: 2, BySide);
noun!(Kind: KINDS, ByKind);
noun!(Route: ROUTES, ByRoute);
