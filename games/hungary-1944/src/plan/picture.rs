//! What one side sees: who is strong where, what is worth having, where supply runs. Each part is worked out when
//! somebody first asks for it, and kept until somebody stands elsewhere: who takes up a stack looks at far less than
//! who moves it.

use super::cutting::Cuts;
use super::places::Places;
use super::posts::Posts;
use super::wishes::Wishes;
use super::worth;
use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, HexSet, MAX_HEXES, Sides};
use kernel::decision::{At, Decision};
use std::sync::OnceLock;

/// The picture of a decision, made when somebody first looks at it who has none in mind.
#[derive(Default)]
pub(crate) struct Eyes(OnceLock<Picture>);

impl AsRef<Eyes> for Eyes {
    fn as_ref(&self) -> &Eyes {
        self
    }
}

/// The situation as whoever decides sees it: from what he has in mind, or from nothing.
pub(crate) fn view<'a, D>(at: &'a At<'_, D>) -> View<'a>
where
    D: Decision<Game = Rules>,
    D::Outlook: AsRef<Eyes>,
{
    let side = Side::deciding(at.seat);
    let kept = at.mind.and_then(|mind| mind.memory.picture_of(side));
    let fresh = || {
        let wishes = at.mind.map_or_else(Wishes::none, |mind| Wishes::new(&mind.plan, mind.bias));
        at.outlook.as_ref().0.get_or_init(|| Picture::new(at.state, side, wishes))
    };
    View { rules: at.game, state: at.state, picture: kept.unwrap_or_else(fresh) }
}

/// How much of a unit's attack counts one, two and three hexes away: those farther off can still come up.
const NEARNESS: [f32; 3] = [1.0, 0.6, 0.35];

/// How far away everything counts as that is farther than this, or that nothing is near to.
pub(super) const FAR: u8 = 40;

#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(super) side: Side,
    pub(super) wishes: Wishes,
    /// What it is a picture of.
    units: Vec<Stand>,
    allied: HexSet,
    enemy: OnceLock<Box<Enemy>>,
    forces: OnceLock<Box<Forces>>,
    places: OnceLock<Box<Places>>,
    pub(super) cuts: OnceLock<Box<Cuts>>,
    /// Hexes a supply line reaches.
    supplied: OnceLock<HexSet>,
    /// Hexes on a railway that is connected to a supply hex.
    pub(super) rail: OnceLock<HexSet>,
    /// Our fighting units within the enemy's reach, by their hexes.
    pub(super) front: OnceLock<Vec<HexId>>,
    /// How far each hex is from a headquarters of ours.
    headquarters: OnceLock<Box<Distance>>,
    pub(super) posts: OnceLock<Posts>,
}

/// Where a unit stands and how strong it is there.
type Stand = (Place, bool, Supply);

fn stand(unit: &UnitState) -> Stand {
    (unit.place, unit.reduced, unit.supply)
}

/// Hexes from each hex to the nearest of some.
#[derive(Clone, Debug)]
pub(super) struct Distance([u8; MAX_HEXES]);

impl Distance {
    /// Counted step by step from a set of hexes.
    pub fn from(sides: &Sides, hexes: &HexSet) -> Distance {
        let mut far = [FAR; MAX_HEXES];
        let (mut found, mut edge) = (HexSet::EMPTY, *hexes);
        for steps in 0..FAR {
            if edge.is_empty() {
                break;
            }
            edge.iter().for_each(|hex| far[hex.index()] = steps);
            found = found.union(&edge);
            edge = sides.across(&edge).minus(&found);
        }
        Distance(far)
    }

    pub fn of(&self, hex: HexId) -> u8 {
        self.0[hex.index()]
    }
}

/// Where the enemy's units are, and how far each hex is from the nearest of them.
#[derive(Clone, Debug)]
pub(super) struct Enemy {
    pub hexes: HexSet,
    far: Distance,
}

/// Who is strong where.
#[derive(Clone, Debug)]
pub(crate) struct Forces {
    /// Factors that could strike each hex, nearer ones counting fully: ours and theirs.
    pub(super) ours: [f32; MAX_HEXES],
    pub theirs: [f32; MAX_HEXES],
    /// Defence of our units and of theirs, by the hex they stand in.
    pub(super) held: [f32; MAX_HEXES],
    pub(super) facing: [f32; MAX_HEXES],
    pub(super) columns: Vec<HexId>,
}

/// A picture with the state it was made of.
pub(crate) struct View<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
    pub picture: &'a Picture,
}

impl Picture {
    pub fn new(state: &State, side: Side, wishes: Wishes) -> Picture {
        Picture {
            side,
            wishes,
            units: state.units.iter().map(stand).collect(),
            allied: state.allied,
            enemy: OnceLock::new(),
            forces: OnceLock::new(),
            places: OnceLock::new(),
            cuts: OnceLock::new(),
            supplied: OnceLock::new(),
            rail: OnceLock::new(),
            front: OnceLock::new(),
            headquarters: OnceLock::new(),
            posts: OnceLock::new(),
        }
    }

    /// Whether the units of a side stand as they do in the picture.
    fn shows(&self, rules: &Rules, state: &State, side: Side) -> bool {
        rules.data.of_side(side).iter().all(|&unit| self.units.get(unit.index()) == Some(&stand(state.unit(unit))))
    }

    /// Brings it up to date. What hangs on the enemy alone stays if he stands where he stood.
    pub fn refresh(&mut self, rules: &Rules, state: &State) {
        let same_enemy = self.shows(rules, state, self.side.enemy());
        if same_enemy && self.allied == state.allied && self.shows(rules, state, self.side) {
            return;
        }
        let same_places =
            rules.valuable_hexes().iter().all(|&(hex, _)| self.allied.contains(hex) == state.allied.contains(hex));
        let fresh = Picture::new(state, self.side, self.wishes.clone());
        let old = std::mem::replace(self, fresh);
        if same_enemy {
            self.enemy = old.enemy;
            self.cuts = old.cuts;
            if same_places {
                self.places = old.places;
            }
        }
    }
}

impl Enemy {
    fn seen(rules: &Rules, state: &State, side: Side) -> Enemy {
        let hexes = rules.units_of(state, side.enemy());
        Enemy { hexes, far: Distance::from(&rules.crossings.all, &hexes) }
    }
}

impl Forces {
    /// Who stands where, and whom he could strike.
    fn seen(rules: &Rules, state: &State, side: Side) -> Forces {
        let nowhere = [0.0; MAX_HEXES];
        let mut forces = Forces { ours: nowhere, theirs: nowhere, held: nowhere, facing: nowhere, columns: Vec::new() };
        for (unit, hex) in state.on_map() {
            let brief = rules.data.brief(unit);
            let (attack, defence) = (rules.attack_factor(state, unit) as f32, rules.defence_factor(state, unit) as f32);
            let own = brief.side == side;
            let at = if own { &mut forces.held } else { &mut forces.facing };
            at[hex.index()] += defence;
            if own && brief.kind == Kind::Column {
                forces.columns.push(hex);
            }
            if !brief.kind.fights() {
                continue;
            }
            let reach = if own { &mut forces.ours } else { &mut forces.theirs };
            for (far, ring) in rules.rings[hex.index()].iter().enumerate() {
                for &at in ring {
                    reach[at.index()] += attack * NEARNESS[far];
                }
            }
        }
        forces
    }
}

impl<'a> View<'a> {
    pub(super) fn side(&self) -> Side {
        self.picture.side
    }

    pub fn wishes(&self) -> &'a Wishes {
        &self.picture.wishes
    }

    pub(super) fn enemy(&self) -> &'a Enemy {
        self.picture.enemy.get_or_init(|| Box::new(Enemy::seen(self.rules, self.state, self.side())))
    }

    pub fn forces(&self) -> &'a Forces {
        self.picture.forces.get_or_init(|| Box::new(Forces::seen(self.rules, self.state, self.side())))
    }

    pub(super) fn places(&self) -> &'a Places {
        self.picture.places.get_or_init(|| Box::new(Places::seen(self)))
    }

    pub(super) fn supplied(&self) -> &'a HexSet {
        self.picture.supplied.get_or_init(|| {
            let lines = self.rules.supply_lines(self.state, self.side());
            // A unit that steps into an enemy zone opens that hex to its own line.
            lines.union(&self.rules.crossings.line.across(&lines))
        })
    }

    pub(super) fn distance(&self, a: HexId, b: HexId) -> f64 {
        f64::from(self.rules.data.map.grid.distance(a, b))
    }

    pub(super) fn to_enemy(&self, hex: HexId) -> f64 {
        f64::from(self.enemy().far.of(hex))
    }

    pub(super) fn to_headquarters(&self, hex: HexId) -> f64 {
        let far = self.picture.headquarters.get_or_init(|| {
            let own = self.rules.hexes_with(self.state, self.side(), |kind| kind == Kind::Hq);
            Box::new(Distance::from(&self.rules.crossings.all, &own))
        });
        f64::from(far.of(hex)).min(20.0)
    }

    /// Whether the side has to get somewhere, or only to keep the enemy from it.
    pub(super) fn is_attacker(&self) -> bool {
        self.rules.must_attack(self.state, self.side())
    }

    pub fn worth(&self, unit: UnitId) -> f64 {
        worth(self.rules, self.state, unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hungary1944;
    use kernel::Title;

    /// Distances counted step by step are those of the grid: no way leads over the map's edge and back.
    #[test]
    fn rings_and_distances_are_those_of_the_grid() {
        let rules =
            Hungary1944.open(&Default::default(), "campaign", &Default::default()).expect("our own data is good");
        let grid = &rules.data.map.grid;
        for hex in grid.hexes() {
            let far = Distance::from(&rules.crossings.all, &std::iter::once(hex).collect());
            let distance = |other: HexId| grid.distance(hex, other);
            assert!(grid.hexes().all(|other| u16::from(far.of(other)) == distance(other).min(u16::from(FAR))));
            for (ring, steps) in rules.rings[hex.index()].iter().zip(1..) {
                assert!(ring.iter().copied().eq(grid.hexes().filter(|&other| distance(other) == steps)));
            }
        }
    }
}
