//! What the board looks like to one power: whose land, where the enemy stands, which straits are open (section 1).

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::options::CanalTiming;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Text;

/// Gathered once for a list of moves.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Sight {
    pub power: Power,
    pub side: Side,
    /// Land by who controls it.
    pub friendly: Spaces,
    pub hostile: Spaces,
    pub neutral: Spaces,
    /// Land with enemy units that occupy it.
    pub manned: Spaces,
    /// Zones with an enemy ship of any kind.
    pub enemy_sea: Spaces,
    /// Zones with ships of our own.
    pub own_sea: Spaces,
    /// Spaces our aircraft are going to attack.
    pub own_air: Spaces,
    /// Land with troops or a gun of our own, ready or not.
    pub troops: Spaces,
    /// Territories with an enemy gun, and with anybody's.
    pub guns: Spaces,
    pub any_gun: Spaces,
    /// Hostile territories with a complex.
    pub targets: Spaces,
    /// Zones from which somebody is going to land, and the land he goes to.
    pub landings: Spaces,
    pub assaulted: Spaces,
    /// Zones with carriers of our own that have not moved, and all others of our side.
    pub carriers: Spaces,
}

impl Sight {
    pub fn of(state: &State, power: Power) -> Sight {
        let side = power.side();
        // Everybody by whose they are and what they are: ours, our allies', the enemy's.
        let mut seen: [ByKind<Spaces>; 3] = Default::default();
        let mut own_air = Spaces::EMPTY;
        let whose: ByPower<usize> =
            ByPower::from_fn(|p| if p == power { 0 } else { 1 + usize::from(p.side() != side) });
        for stack in &state.stacks {
            seen[whose[stack.power]][stack.kind] |= Spaces::one(stack.space);
            if let Status::Out(_) = stack.status {
                own_air.insert(stack.space);
            }
        }
        let [own, allied, enemy] = seen;
        let any = |of: &ByKind<Spaces>, kinds: &[Kind]| kinds.iter().fold(Spaces::EMPTY, |all, kind| all | of[*kind]);
        const SHIPS: [Kind; 3] = [Kind::Submarine, Kind::Carrier, Kind::Battleship];
        const OCCUPY: [Kind; 4] = [Kind::Infantry, Kind::Armour, Kind::Fighter, Kind::Bomber];
        let (gun, carrier) = (Kind::AaGun, Kind::Carrier);
        let (friendly, hostile) = (state.land_of(side), state.land_of(side.enemy()));
        let mut sight = Sight {
            power,
            side,
            friendly,
            hostile,
            neutral: LAND - friendly - hostile,
            // Enemy fighters at sea stand on carriers: they do not occupy land.
            manned: any(&enemy, &OCCUPY) & LAND,
            enemy_sea: any(&enemy, &SHIPS),
            own_sea: any(&own, &SHIPS),
            own_air,
            troops: any(&own, &[Kind::Infantry, Kind::Armour, Kind::AaGun]),
            guns: enemy[gun],
            any_gun: own[gun] | allied[gun] | enemy[gun],
            targets: enemy[Kind::Complex],
            landings: Spaces::EMPTY,
            assaulted: Spaces::EMPTY,
            carriers: own[carrier] | allied[carrier],
        };
        for ship in &state.ships {
            if ship.power.side() != side {
                sight.enemy_sea.insert(ship.space);
            } else {
                if ship.power == power {
                    sight.own_sea.insert(ship.space);
                }
                if let Some((to, _)) = ship.landing {
                    sight.landings.insert(ship.space);
                    sight.assaulted.insert(to);
                }
            }
        }
        sight
    }

    /// Neutrals that cost a fee this turn: entered, flown over, or to be landed on.
    pub fn violated(&self, state: &State) -> Spaces {
        state.turn.fees | (self.assaulted & self.neutral)
    }

    /// Zones where a battle of ours is set.
    pub fn sea_battles(&self) -> Spaces {
        self.enemy_sea & (self.own_sea | self.own_air)
    }
}

impl Rules {
    /// Zones a ship can go to from a zone, canals included if they are open.
    pub(crate) fn sea_around(&self, state: &State, side: Side, zone: Space) -> Spaces {
        let mut around = self.data.map.graph.around(zone) - LAND;
        if self.canal_ends.contains(zone) {
            for canal in &self.data.map.canals {
                let other = match canal.zones {
                    (a, b) if a == zone => b,
                    (a, b) if b == zone => a,
                    _ => continue,
                };
                if !self.canal_is_open(state, side, &canal.id, canal.needs) {
                    around.remove(other);
                }
            }
        }
        around
    }

    fn canal_is_open(&self, state: &State, side: Side, id: &str, needs: Spaces) -> bool {
        let now = id == "suez" && self.options.canal_timing == CanalTiming::Now;
        let friendly = if now { state.land_of(side) } else { state.land_at_start(side) };
        (needs - friendly).is_empty()
    }

    /// Zones next to any of a set, canals respected.
    pub(crate) fn sea_next(&self, state: &State, side: Side, zones: Spaces) -> Spaces {
        zones.iter().fold(Spaces::EMPTY, |found, zone| found | self.sea_around(state, side, zone))
    }

    /// How far a unit of a power goes in a turn.
    #[inline]
    pub fn range(&self, state: &State, power: Power, kind: Kind) -> u8 {
        let extra = if kind.is_aircraft() && state.techs[power].has(Tech::LongRange) { 2 } else { 0 };
        self.data.kind(kind).r#move + extra
    }

    /// What a unit attacks at; nothing for what does not roll.
    pub fn attack_value(&self, state: &State, power: Power, kind: Kind) -> u8 {
        self.attack_with(state.techs[power], kind)
    }

    pub(crate) fn attack_with(&self, techs: Techs, kind: Kind) -> u8 {
        let extra = kind == Kind::Submarine && techs.has(Tech::SuperSubmarines);
        self.data.kind(kind).attack + u8::from(extra)
    }

    /// What a unit defends at.
    pub fn defence_value(&self, state: &State, power: Power, kind: Kind) -> u8 {
        self.defence_with(state.techs[power], kind)
    }

    pub(crate) fn defence_with(&self, techs: Techs, kind: Kind) -> u8 {
        let extra = kind == Kind::Fighter && techs.has(Tech::JetPower);
        self.data.kind(kind).defence + u8::from(extra)
    }

    /// The price of a unit.
    pub fn price(&self, state: &State, power: Power, kind: Kind) -> u16 {
        let cheaper = state.techs[power].has(Tech::IndustrialTechnology);
        self.data.kind(kind).cost - u16::from(cheaper)
    }

    /// The national production level.
    pub fn production(&self, state: &State, power: Power) -> u16 {
        state.held[power].iter().map(|t| self.data.map.space(t).value).sum()
    }

    /// Whether a power's capital is in enemy hands.
    pub fn has_lost_capital(&self, state: &State, power: Power) -> bool {
        !state.land_of(power.side()).contains(self.data.map.capitals[power])
    }

    pub(crate) fn name(&self, space: Space) -> String {
        self.data.map.spaces.get(space.index()).map_or_else(String::new, |state| state.name.clone())
    }

    /// A sentence about a space.
    pub(crate) fn about(&self, key: &'static str, space: Space) -> Text {
        Text::new(key).name("space", self.name(space))
    }

    pub(crate) fn id(&self, space: Space) -> String {
        self.data.map.spaces.get(space.index()).map_or_else(String::new, |state| state.id.clone())
    }
}
