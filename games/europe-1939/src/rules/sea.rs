//! Sea battles: rounds until one side breaks off or is gone (HU-39…HU-42, HU-90, HU-92).

use crate::Rules;
use crate::data::Area;
use crate::options::*;
use crate::rules::battle::Dice;
use crate::rules::losses::{Class, Load};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Seat, Text};

/// A defending unit of a port belongs to no group.
pub(crate) const OF_PORT: u8 = u8::MAX;

/// Where a sea battle is fought.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Waters {
    Open,
    /// In a port, before a landing or by aircraft that strike at it.
    Port,
}

/// What is done to a port: against an invasion its fleets are stronger (HUB-4.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum PortIs {
    Invaded,
    Struck,
}

impl SeaFight {
    pub fn ships(&self, side: Side) -> u32 {
        self.sides[side].iter().filter(|u| u.kind.is_ship()).map(|u| u32::from(u.n)).sum()
    }
}

impl SeaFight {
    /// The side that is asked fights on.
    pub(crate) fn press_on(&mut self) {
        self.stage = match self.stage {
            SeaStage::Decide(side) if side == self.mover => SeaStage::Decide(side.enemy()),
            _ => SeaStage::Roll,
        };
    }
}

impl Rules {
    /// Ships of a group as they stand in a sea battle: those that carry somebody apart (HU-39, G1).
    pub(crate) fn sea_units(&self, group: &Group, of: u8) -> Vec<SeaUnit> {
        let load: u8 = group.cargo.iter().map(|(kind, n)| n * self.data.kind(kind).load).sum();
        let laden = load.div_ceil(self.data.numbers.supply.hold).min(group.units.get(Kind::Fleet));
        let mut units = Vec::new();
        for (kind, n) in group.units.iter().filter(|(k, _)| k.is_ship() || k.is_air()) {
            let value = self.data.kind(kind).attack;
            let nation = group.nation;
            let carrying = if kind == Kind::Fleet { laden } else { 0 };
            if carrying > 0 {
                let value = if self.options.transport_fleets_fight == TransportFleets::Always { value } else { 0 };
                units.push(SeaUnit { nation, kind, n: carrying, laden: true, of, value, twice: false });
            }
            if n > carrying {
                units.push(SeaUnit { nation, kind, n: n - carrying, laden: false, of, value, twice: false });
            }
        }
        units
    }

    /// The units of a chain on both sides of its sea battle.
    pub(crate) fn chain_at_sea(&self, c: &Chain) -> BySide<Vec<SeaUnit>> {
        let mut sides = BySide::<Vec<SeaUnit>>::default();
        sides[c.mover()] = self.sea_units(&c.group, 0);
        for (i, link) in c.links.iter().enumerate().filter(|(_, l)| l.against == Against::Ships) {
            for (kind, n) in link.units.iter() {
                let data = self.data.kind(kind);
                // HU-35, G2: attack values at sea, unless it is read otherwise.
                let value = match self.options.naval_intervener_value {
                    NavalIntervener::Attack => data.attack,
                    NavalIntervener::Defence => data.defence,
                };
                let of = i as u8 + 1;
                sides[link.side].push(SeaUnit { nation: link.nation, kind, n, laden: false, of, value, twice: false });
            }
        }
        dive(&mut sides);
        sides
    }

    pub(crate) fn begin_sea_fight_of_chain(&self, state: &mut State) {
        let Some(Frame::Chain(c)) = state.frames.last() else { return };
        if !c.at_sea() {
            return;
        }
        let (sides, mover) = (self.chain_at_sea(c), c.mover());
        let place = c.place.unwrap_or(c.group.target);
        if sides[mover.enemy()].is_empty() {
            return;
        }
        self.begin_sea_fight(state, place, mover, sides, Waters::Open);
    }

    pub(crate) fn begin_sea_fight(
        &self,
        state: &mut State,
        place: Area,
        mover: Side,
        mut sides: BySide<Vec<SeaUnit>>,
        waters: Waters,
    ) {
        dive(&mut sides);
        let stage = SeaStage::Roll;
        state.frames.push(Frame::Sea(SeaFight {
            place,
            mover,
            sides,
            round: 0,
            stage,
            port: waters == Waters::Port,
            aircraft_spared: BySide::default(),
            broken: None,
        }));
    }

    /// Ships in the port that is attacked, as they defend it: only fleets have a modifier (HU-25, HU-31).
    pub(crate) fn port_defenders(&self, state: &State, area: Area, side: Side, port: PortIs) -> Vec<SeaUnit> {
        let fort = self.data.map.forts.contains(area);
        let ships = state
            .at(area)
            .iter()
            .filter(|t| t.kind.is_ship() && t.cond.is_ready() && state.side_of(t.nation) == Some(side));
        let mut units: Vec<SeaUnit> = Vec::new();
        for t in ships {
            let stronger = t.kind == Kind::Fleet && (port == PortIs::Invaded || fort);
            let value = self.data.kind(t.kind).defence + if stronger { self.data.numbers.ground.port } else { 0 };
            match units.iter_mut().find(|u| (u.nation, u.kind) == (t.nation, t.kind)) {
                Some(u) => u.n += t.n,
                None => {
                    let (nation, kind, n, of) = (t.nation, t.kind, t.n, OF_PORT);
                    units.push(SeaUnit { nation, kind, n, laden: false, of, value, twice: false });
                }
            }
        }
        units
    }

    /// Rolls one side's dice.
    fn salvo(&self, units: &[SeaUnit], play: &mut Play<'_>) -> u8 {
        let mut dice = Dice::default();
        units.iter().filter(|u| u.value > 0).for_each(|u| dice.add(u.value, u.n, u.twice));
        self.throw(dice, play)
    }

    pub(crate) fn advance_sea(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Sea(fight)) = state.frames.last_mut() else { return false };
        let mover = fight.mover;
        match fight.stage {
            SeaStage::Roll => {
                fight.round = fight.round.saturating_add(1);
                fight.stage = SeaStage::Losses;
                let (first, second) = (fight.sides[mover.enemy()].clone(), fight.sides[mover].clone());
                let place = fight.place;
                for side in Side::ALL {
                    let below = |u: &SeaUnit| u.kind == Kind::Submarine;
                    fight.aircraft_spared[side] = fight.sides[side.enemy()].iter().all(below);
                }
                let on_mover = self.salvo(&first, play);
                self.note_hits("log-sea-defenders-hit", place, on_mover, play);
                let on_enemy = self.salvo(&second, play);
                self.note_hits("log-sea-attackers-hit", place, on_enemy, play);
                self.inflict(state, LossFrom::Sea(mover.enemy()), on_enemy, Fate::Lost);
                self.inflict(state, LossFrom::Sea(mover), on_mover, Fate::Lost);
                true
            }
            SeaStage::Losses => {
                self.aircraft_leave(state);
                let Some(Frame::Sea(fight)) = state.frames.last_mut() else { return false };
                if fight.ships(mover) > 0 && fight.ships(mover.enemy()) > 0 {
                    fight.stage = SeaStage::Decide(mover);
                } else if let Some(Frame::Sea(fight)) = state.frames.pop() {
                    self.end_sea_fight(state, fight, play);
                }
                true
            }
            SeaStage::Decide(side) => {
                let Some(Frame::Sea(fight)) = state.frames.last() else { return false };
                if self.may_break_off(state, fight, side) {
                    return false;
                }
                if let Some(Frame::Sea(fight)) = state.frames.last_mut() {
                    fight.press_on();
                }
                true
            }
        }
    }

    /// HU-92, G4: either side after any round, or only those who intervened; a port has somewhere to sail to, or
    /// fights.
    pub(crate) fn may_break_off(&self, state: &State, fight: &SeaFight, side: Side) -> bool {
        if side == fight.mover {
            return self.options.retreat == Retreat::Either;
        }
        let mut ports = fight.sides[side].iter().filter(|u| u.of == OF_PORT);
        !fight.port || ports.all(|u| self.has_refuge(state, u, fight.place))
    }

    /// Whether ships that must leave their port have another to go to (HUB-5.3).
    fn has_refuge(&self, state: &State, u: &SeaUnit, port: Area) -> bool {
        let leaving = Displaced { nation: u.nation, kind: u.kind, n: u.n, cond: Cond::Used, from: port };
        !self.shelters(state, &leaving).is_empty()
    }

    pub(crate) fn sea_seat(&self, state: &State, fight: &SeaFight, side: Side) -> Option<Seat> {
        fight.sides[side].first().map(|u| self.seat_of(state, u.nation))
    }

    /// Aircraft strike in the first round only, go home and are finished for the turn (HU-90).
    fn aircraft_leave(&self, state: &mut State) {
        let Some(Frame::Sea(fight)) = state.frames.last_mut() else { return };
        let mut leaving = Vec::new();
        for side in Side::ALL {
            fight.sides[side].retain(|u| {
                if u.kind.is_air() {
                    leaving.push((side, *u));
                }
                !u.kind.is_air()
            });
        }
        let (mover, place, port) = (fight.mover, fight.place, fight.port);
        if port {
            // Those that were shot down are gone from their groups as well.
            for group in state.groups.iter_mut().filter(|g| g.target == place && g.mission == Mission::Strike) {
                for kind in Kind::ALL.into_iter().filter(|kind| kind.is_air()) {
                    group.units.take(kind, u8::MAX);
                }
            }
        }
        for (side, u) in leaving {
            let below = state.frames.iter_mut().rev().nth(1);
            let home = match below {
                Some(Frame::Chain(c)) if u.of > 0 => {
                    let link = c.links.get_mut(usize::from(u.of) - 1);
                    link.map(|l| {
                        l.units = Units::NONE;
                        l.base
                    })
                }
                // Aircraft that strike at a port fly home with their own group.
                _ if side == mover => state.groups.get_mut(usize::from(u.of)).map(|g| {
                    g.units.take(u.kind, u8::MAX);
                    g.origin
                }),
                _ => None,
            };
            if let Some(home) = home {
                state.add(home, u.nation, u.kind, Cond::Used, u.n);
            }
        }
    }

    /// The battle is over: the frame below learns who is left.
    pub(crate) fn end_sea_fight(&self, state: &mut State, fight: SeaFight, play: &mut Play<'_>) {
        play.note(|| {
            Note::new(Text::new("log-sea-over").name("area", self.name(fight.place))).at(self.id(fight.place))
        });
        match state.frames.last_mut() {
            Some(Frame::Chain(c)) => {
                for (i, link) in c.links.iter_mut().enumerate().filter(|(_, l)| l.against == Against::Ships) {
                    link.units = left_of(&fight, i as u8 + 1);
                }
                c.group.units = left_of(&fight, 0);
                if fight.broken == Some(fight.mover) {
                    c.passage = Passage::Broken;
                }
                self.sink_cargo(state, LossFrom::Hold { room: room_left(self.data.numbers.supply.hold, &fight, 0) });
            }
            Some(Frame::Prowl(p)) => {
                p.escorts_met = true;
                p.group.units = left_of(&fight, OF_PORT);
                if fight.broken == Some(fight.mover) {
                    p.asked = 0;
                    p.group.mission = Mission::Rebase;
                }
                for (i, escort) in state.escorts.iter_mut().enumerate() {
                    if fight.place == self.hunting_ground(Some(escort.route)) {
                        escort.n = left_of(&fight, i as u8).get(escort.kind);
                    }
                }
                state.escorts.retain(|e| e.n > 0);
            }
            Some(Frame::Battle(b)) => {
                b.stage = BattleStage::SeaOver;
                b.withdrawn = fight.broken == Some(fight.mover);
                let (area, fought) = (b.area, b.part);
                self.port_fight_over(state, area, fought, &fight);
            }
            _ => {}
        }
    }

    /// The group whose cargo is meant.
    pub(crate) fn hold<'s>(&self, state: &'s State, from: LossFrom) -> Option<&'s Group> {
        match from {
            LossFrom::HoldOf { group, .. } => state.groups.get(usize::from(group)),
            _ => state.chain().map(|chain| &chain.group),
        }
    }

    /// A lost fleet takes its cargo with it (HUB-5.2): as much as the others that were laden cannot carry, its owner
    /// saying what.
    pub(crate) fn sink_cargo(&self, state: &mut State, from: LossFrom) {
        let (LossFrom::Hold { room } | LossFrom::HoldOf { room, .. }) = from else { return };
        while let Some(group) = self.hold(state, from) {
            let load: u8 = group.cargo.iter().map(|(kind, n)| n.saturating_mul(self.data.kind(kind).load)).sum();
            if load <= room {
                return;
            }
            let everything = room == 0;
            let mut kinds = group.cargo.iter();
            let (Some((kind, _)), more) = (kinds.next(), kinds.next().is_some()) else { return };
            let nation = group.nation;
            if more && !everything {
                let seat = self.seat_of(state, nation);
                state.frames.push(Frame::Losses(Losses { seat, from, hits: 1, fate: Fate::Lost }));
                return;
            }
            self.remove(state, from, Class { nation, kind, load: Load::Empty, n: 1 }, Fate::Lost);
        }
    }

    /// Ships that fought in a port, on both sides, are finished for the turn.
    fn port_fight_over(&self, state: &mut State, area: Area, nations: NationSet, fight: &SeaFight) {
        let side = fight.mover.enemy();
        let fought = |t: &&Stack| t.kind.is_ship() && t.cond.is_ready() && nations.contains(t.nation);
        let there: Vec<Stack> = state.at(area).iter().filter(fought).copied().collect();
        for t in there {
            state.take(t.area, t.nation, t.kind, t.cond, t.n);
        }
        for u in &fight.sides[side] {
            if fight.broken == Some(side) {
                state.displace(area, u.nation, u.kind, Cond::Used, u.n);
            } else {
                state.add(area, u.nation, u.kind, Cond::Used, u.n);
            }
        }
        for i in 0..state.groups.len() {
            let g = &mut state.groups[i];
            if g.target == area && g.mission != Mission::Strike && g.units.ships() > 0 {
                g.units = left_of(fight, i as u8);
                let group = i as u8;
                self.sink_cargo(
                    state,
                    LossFrom::HoldOf { group, room: room_left(self.data.numbers.supply.hold, fight, group) },
                );
            }
        }
    }

    /// The ships that broke off go home with what they carry.
    pub(crate) fn withdraw_landing(&self, state: &mut State, area: Area) {
        let home: Vec<Group> =
            state.groups.iter().filter(|g| g.target == area && g.units.ships() > 0).cloned().collect();
        state.groups.retain(|g| g.target != area || g.units.ships() == 0);
        for g in home {
            self.go_home(state, &g, g.units);
            state.add_units(g.origin, g.nation, g.cargo, Cond::Moved);
        }
    }
}

/// HU-28: submarines have no answer to those who attack them from the air alone.
pub(crate) fn dive(sides: &mut BySide<Vec<SeaUnit>>) {
    for side in Side::ALL {
        if sides[side.enemy()].iter().all(|u| u.kind.is_air()) {
            let below = sides[side].iter_mut().filter(|u| u.kind == Kind::Submarine);
            below.for_each(|u| u.value = 0);
        }
    }
}

/// The room aboard the surviving fleets of a group that carried somebody.
fn room_left(hold: u8, fight: &SeaFight, of: u8) -> u8 {
    fight.sides.values().iter().flatten().filter(|u| u.of == of && u.laden).map(|u| hold * u.n).sum()
}

/// The survivors of one group or link.
pub(crate) fn left_of(fight: &SeaFight, of: u8) -> Units {
    let mut units = Units::NONE;
    for u in fight.sides.values().iter().flatten().filter(|u| u.of == of) {
        units.add(u.kind, u.n);
    }
    units
}
