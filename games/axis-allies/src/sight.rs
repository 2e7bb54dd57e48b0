//! What the board looks like to one power: whose land, where the enemy stands, which straits are open (section 1).

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::options::CanalTiming;
use crate::state::*;
use crate::vocabulary::*;

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
    /// Zones our aircraft are going to attack.
    pub own_air: Spaces,
    /// Territories with an enemy gun, and with anybody's.
    pub guns: Spaces,
    pub any_gun: Spaces,
    /// Hostile territories with a complex.
    pub targets: Spaces,
    /// Zones from which somebody is going to land.
    pub landings: Spaces,
    /// Zones with carriers of our own that have not moved, and all others of our side.
    pub carriers: Spaces,
}

impl Sight {
    pub fn of(s: &State, power: Power) -> Sight {
        let side = power.side();
        let mut sight = Sight {
            power,
            side,
            friendly: s.land_of(side),
            hostile: s.land_of(side.enemy()),
            neutral: Spaces::EMPTY,
            manned: Spaces::EMPTY,
            enemy_sea: Spaces::EMPTY,
            own_sea: Spaces::EMPTY,
            own_air: Spaces::EMPTY,
            guns: Spaces::EMPTY,
            any_gun: Spaces::EMPTY,
            targets: Spaces::EMPTY,
            landings: Spaces::EMPTY,
            carriers: Spaces::EMPTY,
        };
        sight.neutral = LAND - sight.friendly - sight.hostile;
        for stack in &s.stacks {
            let enemy = stack.power.side() != side;
            match stack.kind {
                Kind::AaGun => {
                    sight.any_gun.insert(stack.space);
                    if enemy {
                        sight.guns.insert(stack.space);
                    }
                }
                Kind::Complex if enemy => {
                    sight.targets.insert(stack.space);
                }
                kind if kind.is_ship() => {
                    if enemy {
                        sight.enemy_sea.insert(stack.space);
                    } else if stack.power == power {
                        sight.own_sea.insert(stack.space);
                    }
                    if !enemy && kind == Kind::Carrier {
                        sight.carriers.insert(stack.space);
                    }
                }
                _ if enemy => sight.manned.insert(stack.space),
                _ if stack.power == power && matches!(stack.status, Status::Out(_)) => {
                    sight.own_air.insert(stack.space)
                }
                _ => {}
            }
        }
        // Enemy fighters at sea stand on carriers: they do not occupy land.
        sight.manned = sight.manned & LAND;
        for ship in &s.ships {
            if ship.power.side() != side {
                sight.enemy_sea.insert(ship.space);
            } else {
                if ship.power == power {
                    sight.own_sea.insert(ship.space);
                }
                if ship.landing.is_some() {
                    sight.landings.insert(ship.space);
                }
            }
        }
        sight
    }

    /// Zones where a battle of ours is set.
    pub fn sea_battles(&self) -> Spaces {
        self.enemy_sea & (self.own_sea | self.own_air)
    }
}

impl Rules {
    /// Zones a ship can go to from a zone, canals included if they are open.
    pub(crate) fn sea_around(&self, s: &State, side: Side, zone: Space) -> Spaces {
        let mut around = self.data.map.graph.around(zone) - LAND;
        if self.canal_ends.contains(zone) {
            for canal in &self.data.map.canals {
                let other = match canal.zones {
                    (a, b) if a == zone => b,
                    (a, b) if b == zone => a,
                    _ => continue,
                };
                if !self.canal_is_open(s, side, &canal.id, canal.needs) {
                    around.remove(other);
                }
            }
        }
        around
    }

    fn canal_is_open(&self, s: &State, side: Side, id: &str, needs: Spaces) -> bool {
        let now = id == "suez" && self.options.canal_timing == CanalTiming::Now;
        let friendly = if now { s.land_of(side) } else { s.land_at_start(side) };
        (needs - friendly).is_empty()
    }

    /// Zones next to any of a set, canals respected.
    pub(crate) fn sea_next(&self, s: &State, side: Side, zones: Spaces) -> Spaces {
        zones.iter().fold(Spaces::EMPTY, |found, zone| found | self.sea_around(s, side, zone))
    }

    /// How far a unit of a power goes in a turn.
    #[inline]
    pub fn range(&self, s: &State, power: Power, kind: Kind) -> u8 {
        let extra = if kind.is_aircraft() && s.techs[power.index()].has(Tech::LongRange) { 2 } else { 0 };
        self.data.kind(kind).r#move + extra
    }

    /// What a unit attacks at; nothing for what does not roll.
    pub fn attack_value(&self, s: &State, power: Power, kind: Kind) -> u8 {
        self.attack_with(s.techs[power.index()], kind)
    }

    pub(crate) fn attack_with(&self, techs: Techs, kind: Kind) -> u8 {
        let extra = kind == Kind::Submarine && techs.has(Tech::SuperSubmarines);
        self.data.kind(kind).attack + u8::from(extra)
    }

    /// What a unit defends at.
    pub fn defence_value(&self, s: &State, power: Power, kind: Kind) -> u8 {
        self.defence_with(s.techs[power.index()], kind)
    }

    pub(crate) fn defence_with(&self, techs: Techs, kind: Kind) -> u8 {
        let extra = kind == Kind::Fighter && techs.has(Tech::JetPower);
        self.data.kind(kind).defence + u8::from(extra)
    }

    /// The price of a unit.
    pub fn price(&self, s: &State, power: Power, kind: Kind) -> u16 {
        let cheaper = s.techs[power.index()].has(Tech::IndustrialTechnology);
        self.data.kind(kind).cost - u16::from(cheaper)
    }

    /// The national production level.
    pub fn production(&self, s: &State, power: Power) -> u16 {
        s.held[power.index()].iter().map(|t| self.data.map.space(t).value).sum()
    }

    /// Whether a power's capital is in enemy hands.
    pub fn has_lost_capital(&self, s: &State, power: Power) -> bool {
        !s.land_of(power.side()).contains(self.data.map.capitals[power.index()])
    }

    pub(crate) fn name(&self, space: Space) -> String {
        self.data.map.spaces.get(space.index()).map_or_else(String::new, |s| s.name.clone())
    }

    pub(crate) fn id(&self, space: Space) -> String {
        self.data.map.spaces.get(space.index()).map_or_else(String::new, |s| s.id.clone())
    }
}
