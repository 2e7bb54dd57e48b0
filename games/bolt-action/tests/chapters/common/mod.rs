//! Small battles for tests: units of one's own making on a table of one's own, and dice that fall as they are told.

pub mod contest;

use arrayvec::ArrayVec;
use board::table::{Heading, Outline, Point};
use bolt_action::force::{Machine, Make, Mounted, Part, Piece, Soldier, Spec};
use bolt_action::scenario::Scenario;
use bolt_action::state::*;
use bolt_action::terrain::{Feature, Kind, Table};
use bolt_action::vocabulary::*;
use bolt_action::{Action, Data, Options, Rules, State};
use kernel::{Dice, Game, Note, Play, Pool, Seat};
use std::collections::VecDeque;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

/// Dice that fall as written; when there are no more, ones.
pub struct Script(pub VecDeque<u8>);

impl Dice for Script {
    fn die(&mut self, sides: u8) -> u8 {
        self.0.pop_front().unwrap_or(1).min(sides)
    }

    fn hits(&mut self, pool: Pool) -> u8 {
        self.thrown(pool).0
    }

    fn thrown(&mut self, pool: Pool) -> (u8, Vec<u8>) {
        let faces: Vec<u8> = (0..pool.count).map(|_| self.die(pool.sides)).collect();
        (faces.iter().filter(|face| (pool.from..=pool.to).contains(face)).count() as u8, faces)
    }
}

fn spec(make: Make, men: ArrayVec<Soldier, 18>) -> Spec {
    Spec {
        title: "unit-germany-grenadiers".to_owned(),
        nation: Nation::Italy,
        role: Role::Squad,
        quality: Quality::Regular,
        mobility: Mobility::Infantry,
        model: Model::Man,
        rules: Set::EMPTY,
        characteristic: None,
        men,
        make,
        points: 100,
    }
}

pub fn soldier(part: Part, weapon: WeaponId) -> Soldier {
    Soldier { part, weapon, extra: None }
}

/// So many men with a weapon each, the first their leader.
pub fn squad(men: usize, weapon: WeaponId) -> Spec {
    let part = |i: usize| if i == 0 { Part::Leader } else { Part::Man };
    spec(Make::Squad, (0..men).map(|i| soldier(part(i), weapon)).collect())
}

pub fn rifles(men: usize) -> Spec {
    squad(men, WeaponId::Rifle)
}

pub fn team(men: usize, weapon: WeaponId) -> Spec {
    let crew =
        (0..men).map(|i| if i == 0 { soldier(Part::Gunner, weapon) } else { soldier(Part::Loader, WeaponId::Pistol) });
    Spec { role: Role::MachineGun, ..spec(Make::Team, crew.collect()) }
}

pub fn gun(size: GunSize, weapon: WeaponId, crew: usize) -> Spec {
    let men = (0..crew).map(|i| soldier(if i == 0 { Part::Gunner } else { Part::Man }, WeaponId::Rifle));
    let piece = Piece { size, family: GunFamily::AntiTank, weapons: [weapon].into_iter().collect(), barrels: 1 };
    let model = match size {
        GunSize::Light => Model::LightGun,
        GunSize::Medium => Model::MediumGun,
        _ => Model::HeavyGun,
    };
    Spec { role: Role::Gun, mobility: Mobility::Artillery, model, ..spec(Make::Gun(piece), men.collect()) }
}

pub fn mount(weapon: WeaponId, place: Place, arc: Arc) -> Mounted {
    Mounted { weapon, barrels: 1, place, arc }
}

pub fn vehicle(armour: Armour, mobility: Mobility, mounts: &[Mounted]) -> Spec {
    let machine = Machine {
        armour,
        rules: Set::EMPTY,
        mounts: mounts.iter().copied().collect(),
        carries: 0,
        tows: Default::default(),
    };
    let model = match armour {
        Armour::SoftSkin => Model::Truck,
        Armour::ArmouredCar => Model::ArmouredCar,
        Armour::LightTank => Model::LightTank,
        Armour::MediumTank => Model::MediumTank,
        Armour::HeavyTank => Model::HeavyTank,
        Armour::SuperHeavyTank => Model::SuperHeavyTank,
    };
    Spec { role: Role::Tank, mobility, model, ..spec(Make::Vehicle(machine), ArrayVec::new()) }
}

/// A medium tank with a medium gun, a coaxial machine gun and one in the hull.
pub fn tank() -> Spec {
    vehicle(
        Armour::MediumTank,
        Mobility::Tracked,
        &[
            mount(WeaponId::MediumAtGun, Place::Turret, Arc::AllRound),
            mount(WeaponId::MediumMachineGun, Place::Coaxial, Arc::AllRound),
            mount(WeaponId::MediumMachineGun, Place::Hull, Arc::Front),
        ],
    )
}

pub trait With {
    fn rule(self, rule: UnitRule) -> Self;
    fn drives(self, rule: VehicleRule) -> Self;
    fn quality(self, quality: Quality) -> Self;
    fn carrying(self, men: u8) -> Self;
    fn of(self, nation: Nation) -> Self;
}

impl With for Spec {
    fn rule(mut self, rule: UnitRule) -> Spec {
        self.rules.insert(rule);
        self
    }

    fn drives(mut self, rule: VehicleRule) -> Spec {
        if let Make::Vehicle(machine) = &mut self.make {
            machine.rules.insert(rule);
        }
        self
    }

    fn quality(self, quality: Quality) -> Spec {
        Spec { quality, ..self }
    }

    fn carrying(mut self, men: u8) -> Spec {
        if let Make::Vehicle(machine) = &mut self.make {
            machine.carries = men;
        }
        self
    }

    fn of(self, nation: Nation) -> Spec {
        Spec { nation, ..self }
    }
}

/// A feature as a box in inches.
pub fn feature(kind: Kind, l: i32, t: i32, r: i32, b: i32) -> Feature {
    let outline = Outline::rectangle(l * 100, t * 100, r * 100, b * 100);
    Feature {
        id: format!("{kind:?}-{l}-{t}").to_lowercase(),
        kind,
        floors: if kind == Kind::Building { 2 } else { 1 },
        outline,
    }
}

pub struct Battle {
    pub rules: Rules,
    pub s: State,
    pub log: Vec<Note>,
}

/// Options by name.
pub fn options(values: &[(&str, &str)]) -> Options {
    let values = values.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
    Options::read(&values).unwrap_or_else(|p| panic!("{p:?}"))
}

impl Battle {
    pub fn new(first: Vec<Spec>, second: Vec<Spec>, features: Vec<Feature>) -> Battle {
        Battle::with(&[], first, second, features)
    }

    pub fn with(values: &[(&str, &str)], first: Vec<Spec>, second: Vec<Spec>, features: Vec<Feature>) -> Battle {
        Battle::of(Scenario::MaximumAttrition, values, first, second, features)
    }

    /// A battle in its second turn, everybody in reserve but those who are put on the table.
    pub fn of(
        scenario: Scenario,
        values: &[(&str, &str)],
        first: Vec<Spec>,
        second: Vec<Spec>,
        features: Vec<Feature>,
    ) -> Battle {
        let data = Data::read(&Default::default()).unwrap_or_else(|p| panic!("{p:?}"));
        let table = bolt_action::scenario::furnish(scenario, Table::new("test", features));
        let rules =
            Rules::new(data, options(values), scenario, table, [first, second]).unwrap_or_else(|p| panic!("{p:?}"));
        let mut field = rules.start();
        field.stage = Stage::Play;
        field.turn = 1;
        field.edges = Some([Edge::Bottom, Edge::Top]);
        field.attacker = scenario.has_attacker().then_some(A);
        field.units.iter_mut().for_each(|u| u.fate = Fate::Reserve);
        Battle { rules, s: State { field, frames: Vec::new() }, log: Vec::new() }
    }

    /// Puts a unit on the table, its first man or hull at a point in inches, men in a row to the right.
    pub fn put(&mut self, unit: u8, x: i32, y: i32, facing: i32) -> &mut Battle {
        let spec = &self.rules.specs[usize::from(unit)];
        let at = Point::new(100 * x, 100 * y);
        let (foot, length) = (spec.is_foot(), spec.model.measure().length);
        let u = &mut self.s.field.units[usize::from(unit)];
        u.fate = Fate::Field;
        u.at = at;
        u.facing = Heading::new(facing);
        for (i, man) in u.men.iter_mut().enumerate() {
            let i = i as i32;
            man.at = if foot {
                at.plus((120 * (i % 10), 120 * (i / 10)))
            } else {
                at.plus(u.facing.way(-(length / 2 + 60))).plus(u.facing.turned(90).way(110 * i - 110))
            };
        }
        self.bag();
        self
    }

    /// A die in the bag for each unit that has none.
    pub fn bag(&mut self) {
        for seat in [A, B] {
            let due = self.s.field.of(seat).filter(|(id, u)| {
                let there = match self.s.field.whereabouts(*id) {
                    Some(Fate::Field | Fate::FirstWave) => true,
                    Some(Fate::Reserve) => self.s.field.turn >= 2,
                    _ => false,
                };
                there && u.order.is_none()
            });
            self.s.field.bag[usize::from(seat.0)] = due.count() as u8;
        }
    }

    pub fn unit(&self, unit: u8) -> &Unit {
        &self.s.field.units[usize::from(unit)]
    }

    pub fn set(&mut self, unit: u8, change: impl FnOnce(&mut Unit)) -> &mut Battle {
        change(&mut self.s.field.units[usize::from(unit)]);
        self.bag();
        self
    }

    pub fn seat(&self, unit: u8) -> Seat {
        self.s.field.units[usize::from(unit)].seat
    }

    /// Takes a legal action with these dice.
    pub fn act(&mut self, seat: Seat, action: Action, dice: &[u8]) -> &mut Battle {
        if let Err(refusal) = self.rules.check(&self.s, seat, &action) {
            panic!("{action:?} is refused: {refusal:?}; pending {:?}", self.s.frames.last());
        }
        let mut dice = Script(dice.iter().copied().collect());
        self.rules.apply(&mut self.s, seat, &action, &mut Play::logged(&mut dice, &mut self.log));
        assert!(dice.0.is_empty(), "{action:?} left dice {:?}; pending {:?}", dice.0, self.s.frames.last());
        self
    }

    /// The clauses an action is refused by; empty if it is legal.
    pub fn refused(&self, seat: Seat, action: Action) -> Vec<String> {
        match self.rules.check(&self.s, seat, &action) {
            Ok(()) => Vec::new(),
            Err(refusal) => refusal.reasons.into_iter().map(|r| r.clause).collect(),
        }
    }

    /// A die of the unit's side is drawn and laid beside it.
    pub fn order(&mut self, unit: u8, order: Order, dice: &[u8]) -> &mut Battle {
        self.hand_die(unit);
        let seat = self.seat(unit);
        self.act(seat, Action::Order { unit: UnitId(unit), order }, dice)
    }

    /// A die of the unit's side is in its owner's hand.
    pub fn hand_die(&mut self, unit: u8) -> &mut Battle {
        self.s.frames.clear();
        self.bag();
        let seat = self.seat(unit);
        let bag = &mut self.s.field.bag[usize::from(seat.0)];
        *bag = bag.saturating_sub(1);
        self.s.field.drawn = Some(seat);
        self.s.field.first = Some(seat);
        self
    }

    /// BA-67 to BA-71 in one go: Fire order, one battery at one target, nobody reacts.
    pub fn fire(&mut self, unit: u8, target: u8, shell: Shell, dice: &[u8]) -> &mut Battle {
        self.order(unit, Order::Fire, &[]);
        self.aim(unit, target, 0, shell);
        self.open_fire(unit, dice)
    }

    pub fn aim(&mut self, unit: u8, target: u8, battery: u8, shell: Shell) -> &mut Battle {
        let seat = self.seat(unit);
        self.act(seat, Action::Aim(Aim { battery, target: UnitId(target), shell }), &[])
    }

    /// All is declared; reactions are passed over.
    pub fn open_fire(&mut self, unit: u8, dice: &[u8]) -> &mut Battle {
        let seat = self.seat(unit);
        let reacts = |b: &Battle| match b.s.frames.last() {
            Some(Frame::Declare(Declaring { aims, .. })) => aims.iter().any(|a| {
                let u = b.unit(a.target.0);
                u.order.is_none() && !b.rules.specs[a.target.index()].is_vehicle() || u.order == Some(Order::Ambush)
            }),
            _ => false,
        };
        if reacts(self) {
            self.act(seat, Action::Done, &[]);
            let other = if seat == A { B } else { A };
            return self.act(other, Action::Pass, dice);
        }
        self.act(seat, Action::Done, dice)
    }

    /// The score needed for each kind of shot of a battery, as it stands.
    pub fn scores(&mut self, unit: u8, target: u8, shell: Shell) -> Vec<(u8, bolt_action::volley::ToHit)> {
        let aim = Aim { battery: 0, target: UnitId(target), shell };
        let bursts = self.rules.bursts(&self.s.field, UnitId(unit), &aim, Occasion::Order);
        bursts.into_iter().map(|b| (b.shots, b.to_hit)).collect()
    }
}
