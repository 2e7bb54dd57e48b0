//! Everything a player can do: one small step each.

use crate::Rules;
use crate::data::{AREAS, Area};
use crate::vocabulary::*;
use board::AreaId;
use kernel::Rng;
use kernel::decision::Arbitrary;
use serde::{Deserialize, Serialize};

kernel::actions! {
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action in verb {
    /// This seat has finished the phase.
    Done,
    /// Declares war (HU-61, HU-65, HU-66, HU-81).
    Declare {
        by: Nation,
        on: Nation,
    },
    /// The Soviet Union walks into a Baltic state or Bessarabia (HUB-6.4).
    Occupy(Area),
    /// Buys and places a new unit.
    Build {
        nation: Nation,
        kind: Kind,
        at: Area,
    },
    /// Takes up a unit, to move or to redeploy it.
    Pick {
        at: Area,
        nation: Nation,
        kind: Kind,
    },
    /// One more from the same place goes along.
    Add(Kind),
    /// A unit goes aboard the fleets in hand.
    Load(Kind),
    /// Passes through an area on the way.
    Via(Area),
    /// Goes there: a move, a change of base, an attack.
    To(Area),
    /// Paratroops drop there (HU-02).
    Drop(Area),
    /// Lands there from the sea.
    Invade(Area),
    /// Strikes at the ships in that port.
    Strike(Area),
    /// Strategic bombing (HU-21).
    Bomb(Area),
    /// Submarines go for merchant shipping (HU-27).
    Raid,
    /// Submarines go for the convoy of a route (HU-30).
    Prey(Route),
    /// So many units of a base intervene at a place on the way (HU-34, HU-39).
    Intervene {
        place: Area,
        base: Area,
        nation: Nation,
        kind: Kind,
        n: u8,
    },
    /// More ships of the same base go along.
    Join {
        kind: Kind,
        n: u8,
    },
    /// The ships put to sea: one die for all (HU-41).
    Sail,
    /// No intervention, or no more.
    Pass,
    /// Aircraft hunt submarines at sea (HU-28).
    Hunt {
        base: Area,
        nation: Nation,
        kind: Kind,
        n: u8,
    },
    /// Fights the battle.
    Fight(Area),
    /// The defender's nation that is attacked first where two do not fight together (HU-55).
    First(Nation),
    /// The unit lost.
    Lose {
        nation: Nation,
        kind: Kind,
    },
    /// A fleet that carries somebody is lost (HUB-5.2).
    LoseLaden(Nation),
    /// The unit that turns back: after an air fight (HU-89), or for want of room (HU-78, HUB-3.1).
    Return {
        nation: Nation,
        kind: Kind,
    },
    BreakOff,
    /// Another round.
    Press,
    /// Who controls what was taken together (HU-57).
    Control(Nation),
    /// A fleet is set aside to supply units overseas through a port (HU-14).
    Assign {
        base: Area,
        nation: Nation,
        port: Area,
    },
    /// A unit goes without supply, there being none for all (HUB-7.2).
    Starve {
        at: Area,
        nation: Nation,
        kind: Kind,
    },
    /// A chip is laid face down: so many points, or none (HU-48).
    Lay {
        route: Route,
        value: u8,
    },
    /// A warship is laid beside the chip of a route (HUC-09).
    Escort {
        base: Area,
        nation: Nation,
        kind: Kind,
        route: Route,
    },
    /// Germany sets up a unit of Vichy (HU-64).
    Garrison {
        kind: Kind,
        at: Area,
    },
    /// A unit that has lost its base goes there (HUB-5.3).
    Shelter(Area),
    /// Answers to be given while one is away.
    Order(Standing),
}
}

/// A standing order: never required, and given while one has nothing to decide.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Intervene at this place with up to so many aircraft; none takes the order back.
    Intervene { place: Area, n: u8 },
    /// Pass wherever no order says otherwise.
    Quiet(bool),
    /// Attack and defend together with the partner (HU-57).
    Cooperate(bool),
}

impl Action {
    /// The areas it names: all of them must be on the map, whatever the action is.
    pub fn areas(self) -> [Option<Area>; 2] {
        use Action as Do;
        match self {
            Do::Occupy(area) | Do::Via(area) | Do::To(area) | Do::Drop(area) | Do::Invade(area) => [Some(area), None],
            Do::Strike(area) | Do::Bomb(area) | Do::Shelter(area) | Do::Fight(area) => [Some(area), None],
            Do::Build { at, .. } | Do::Pick { at, .. } | Do::Starve { at, .. } | Do::Garrison { at, .. } => {
                [Some(at), None]
            }
            Do::Intervene { place, base, .. } => [Some(place), Some(base)],
            Do::Hunt { base, .. } | Do::Escort { base, .. } => [Some(base), None],
            Do::Assign { base, port, .. } => [Some(base), Some(port)],
            Do::Order(Standing::Intervene { place, .. }) => [Some(place), None],
            _ => [None, None],
        }
    }
}

impl Arbitrary<Rules> for Area {
    /// Some of them off the map.
    fn arbitrary(_: &Rules, rng: &mut Rng) -> Area {
        AreaId(rng.below(AREAS + 2) as u8)
    }
}

impl Arbitrary<Rules> for Nation {
    /// Mostly great powers, which act most.
    fn arbitrary(_: &Rules, rng: &mut Rng) -> Nation {
        if rng.one_in(4) { Nation::ALL[rng.below(NATIONS)] } else { Nation::GREAT[rng.below(GREAT)] }
    }
}

impl Arbitrary<Rules> for Kind {
    fn arbitrary(_: &Rules, rng: &mut Rng) -> Kind {
        Kind::ALL[rng.below(KINDS)]
    }
}

impl Arbitrary<Rules> for Route {
    fn arbitrary(_: &Rules, rng: &mut Rng) -> Route {
        Route::ALL[rng.below(ROUTES)]
    }
}

impl Arbitrary<Rules> for Standing {
    fn arbitrary(rules: &Rules, rng: &mut Rng) -> Standing {
        match rng.below(3) {
            0 => Standing::Intervene { place: Arbitrary::arbitrary(rules, rng), n: Arbitrary::arbitrary(rules, rng) },
            1 => Standing::Quiet(Arbitrary::arbitrary(rules, rng)),
            _ => Standing::Cooperate(Arbitrary::arbitrary(rules, rng)),
        }
    }
}
