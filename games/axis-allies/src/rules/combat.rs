//! Sections 6 to 10: raids, rockets and battles. A battle goes through its stages by itself and waits where somebody
//! has to decide: which units are lost, whether submarines leave, whether the attack goes on.

mod aftermath;
mod antiaircraft;
mod landings;
mod losses;
mod raids;
mod retreat;
mod submarines;

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::rules::battle::{Line, Step, Volley, fights, volleys};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Arg, Chapter, Judge, Note, Play, Pool, SeatSet, Text};

/// Who is fired at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Struck {
    Attackers,
    Defenders,
}

/// A gun hits on a one.
pub(crate) const FLAK: u8 = 1;

/// The dice an attacker of a kind rolls.
pub(crate) fn dice_with(techs: Techs, kind: Kind) -> u8 {
    if kind == Kind::Bomber && techs.has(Tech::HeavyBombers) { 3 } else { 1 }
}

/// Who fights, by kinds and numbers.
fn counted(lines: &[Line]) -> Arg {
    let mut kinds: Vec<(Kind, i64)> = Vec::new();
    for line in lines {
        match kinds.iter_mut().find(|(kind, _)| *kind == line.kind) {
            Some((_, n)) => *n += i64::from(line.n),
            None => kinds.push((line.kind, i64::from(line.n))),
        }
    }
    let said = |(kind, n): (Kind, i64)| Text::new("fact-units").word("kind", kind.word()).number("n", n);
    Arg::List(kinds.into_iter().map(|kind| Arg::Text(Box::new(said(kind)))).collect())
}

impl Rules {
    /// How many dice a unit rolls when it attacks (R-3.5, AA-16).
    pub(crate) fn attack_dice(&self, state: &State, power: Power, kind: Kind) -> u8 {
        dice_with(state.techs[power], kind)
    }

    /// The attackers in a space: units of the power whose turn it is, aircraft only if they flew there to fight.
    fn attacking<'a>(&self, state: &'a State, space: Space) -> impl Iterator<Item = &'a Stack> {
        let sea = !LAND.contains(space);
        let power = state.power;
        state.at(space).iter().filter(move |t| {
            let here = if t.kind.is_aircraft() { matches!(t.status, Status::Out(_)) } else { true };
            t.power == power && fights(t.kind, sea) && here
        })
    }

    fn attacking_ships<'a>(&self, state: &'a State, space: Space) -> impl Iterator<Item = &'a Transport> {
        let power = state.power;
        state.ships_at(space).filter(move |t| t.power == power)
    }

    /// The defenders: everybody of the other side who fights there.
    fn defending<'a>(&self, state: &'a State, space: Space) -> impl Iterator<Item = &'a Stack> {
        let sea = !LAND.contains(space);
        let side = state.power.side();
        state.at(space).iter().filter(move |t| t.power.side() != side && fights(t.kind, sea))
    }

    fn defending_ships<'a>(&self, state: &'a State, space: Space) -> impl Iterator<Item = &'a Transport> {
        let side = state.power.side();
        state.ships_at(space).filter(move |t| t.power.side() != side)
    }

    pub(crate) fn attack_lines(&self, state: &State, space: Space) -> Vec<Line> {
        let line = |t: &Stack| Line {
            kind: t.kind,
            value: self.attack_value(state, t.power, t.kind),
            dice: self.attack_dice(state, t.power, t.kind),
            n: t.n,
        };
        let mut lines: Vec<Line> = self.attacking(state, space).map(line).collect();
        let transports = self.attacking_ships(state, space).count() as u8;
        if transports > 0 {
            lines.push(Line { kind: Kind::Transport, value: 0, dice: 1, n: transports });
        }
        lines
    }

    /// The defenders that fire, those set aside included.
    pub(crate) fn defence_lines(&self, state: &State, space: Space, aside: &[(Power, Kind, u8)]) -> Vec<Line> {
        let line =
            |power: Power, kind: Kind, n: u8| Line { kind, value: self.defence_value(state, power, kind), dice: 1, n };
        let mut lines: Vec<Line> = self.defending(state, space).map(|t| line(t.power, t.kind, t.n)).collect();
        lines.extend(self.defending_ships(state, space).map(|t| line(t.power, Kind::Transport, 1)));
        lines.extend(aside.iter().map(|&(power, kind, n)| line(power, kind, n)));
        lines
    }

    /// Whether units of both sides are in a space, so that there will be a battle.
    pub(crate) fn is_contested(&self, state: &State, space: Space) -> bool {
        self.has_attackers(state, space) && self.has_defenders(state, space)
    }

    fn has_attackers(&self, state: &State, space: Space) -> bool {
        self.attacking(state, space).next().is_some() || self.attacking_ships(state, space).next().is_some()
    }

    fn has_defenders(&self, state: &State, space: Space) -> bool {
        self.defending(state, space).next().is_some() || self.defending_ships(state, space).next().is_some()
    }

    /// What has to be done in part 3, as the moves are committed.
    pub(crate) fn set_battles(&self, state: &mut State) {
        let sight = Sight::of(state, state.power);
        let range = self.range(state, state.power, Kind::Fighter);
        // whoever still shares a zone with the enemy fights there, fighters aboard included.
        for zone in (sight.enemy_sea & sight.own_sea).iter() {
            let aboard = state.count_as(zone, state.power, Kind::Fighter, Status::Ready);
            state.mark(zone, state.power, Kind::Fighter, Status::Ready, Status::Out(range), aboard);
        }
        let mut ours = sight.own_sea | sight.own_air;
        let mut raids = Spaces::EMPTY;
        for stack in state.stacks.iter().filter(|t| t.power == state.power) {
            if stack.kind.takes_ground() && stack.status == Status::Done {
                ours.insert(stack.space);
            }
            if matches!(stack.status, Status::Raid(_)) {
                raids.insert(stack.space);
            }
        }
        let landed: Spaces = state.ships.iter().filter_map(|t| t.landing).map(|(to, _)| to).collect();
        state.turn.battles = (ours & sight.enemy_sea) | ((ours | landed) & sight.manned);
        state.turn.raids = raids;
    }

    /// what was set up must be fought.
    pub(crate) fn judge_end_combat<J: Judge>(&self, state: &State, judge: &mut J) {
        for space in (state.turn.battles | state.turn.raids).iter() {
            judge.forbid(clause!("R-2.2"), || Text::new("why-still-to-fight").name("space", self.name(space)));
            if judge.settled() {
                return;
            }
        }
        if let Rocket::Moved(at) = state.turn.rocket {
            let sight = Sight::of(state, state.power);
            // The gun may have gone back to an ally whose capital was freed meanwhile.
            let ours = state.count(at, state.power, Kind::AaGun) > 0;
            if ours && !self.rocket_targets(state, &sight, at).is_empty() {
                judge.forbid(clause!("R-7.7"), || Text::new("why-rocket-waits").name("space", self.name(at)));
            }
        }
    }

    /// Begins a battle: units land first, then the battleships of their zones fire.
    pub(crate) fn begin_battle(&self, state: &mut State, space: Space, play: &mut Play<'_>) {
        let zones = if LAND.contains(space) { self.landing_zones(state, space) } else { Spaces::EMPTY };
        let clear = zones - Sight::of(state, state.power).enemy_sea;
        clear.iter().for_each(|zone| self.put_ashore(state, zone, space));
        for ship in &mut state.ships {
            if ship.landing.is_some_and(|(to, _)| to == space) {
                ship.landing = None;
            }
        }
        state.ships.sort_unstable();
        if !self.has_attackers(state, space) {
            state.turn.battles.remove(space);
            return;
        }
        play.note(|| {
            let text = self.about("log-battle-begins", space).word("power", state.power.word());
            let text = text.arg("attackers", counted(&self.attack_lines(state, space)));
            let text = text.arg("defenders", counted(&self.defence_lines(state, space, &[])));
            Note::new(text).at(self.id(space)).begins(Chapter::Fight)
        });
        let (asked, shells) = self.fire_in_support(state, clear);
        state.frames.push(Frame::Battle(Battle {
            space,
            amphibious: !clear.is_empty(),
            stage: if asked.is_empty() { Stage::Flak } else { Stage::Support },
            round: 1,
            shells,
            asked,
            aside: Vec::new(),
            hits: (0, 0),
            withdrawn: None,
            guests_kept: SeatSet::NONE,
        }));
    }

    fn set_stage(&self, state: &mut State, stage: Stage) {
        if let Some(battle) = state.battle_mut() {
            battle.stage = stage;
        }
    }

    /// Takes a battle one stage further; false if somebody has to decide.
    pub(crate) fn advance_battle(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        let Some(battle) = state.battle() else { return false };
        let (space, stage) = (battle.space, battle.stage);
        match stage {
            Stage::Support => return false,
            Stage::Flak => self.fire_guns(state, play),
            Stage::Shells => self.fire_shells(state, play),
            Stage::FirstShot => self.fire_first_shot(state, space, play),
            Stage::Attack(volley) => self.fire_attack(state, space, volley, play),
            Stage::Defence(volley) => self.fire_defence(state, space, volley, play),
            Stage::Clear => {
                if let Some(battle) = state.battle_mut() {
                    battle.aside.clear();
                    battle.withdrawn = None;
                    battle.guests_kept = SeatSet::NONE;
                    battle.stage = Stage::AttackingSubmarines;
                }
                if !self.has_attackers(state, space) || !self.has_defenders(state, space) {
                    self.end_battle(state, play);
                }
            }
            Stage::AttackingSubmarines => {
                if !self.has_attackers(state, space) {
                    self.end_battle(state, play);
                    return true;
                }
                if !self.attackers_withdraw_to(state).is_empty() {
                    return false;
                }
                self.ask_defending_submarines(state);
            }
            Stage::DefendingSubmarines(power) => return self.advance_submarines(state, power, play),
            Stage::Decide => {
                if !self.has_attackers(state, space) || !self.has_defenders(state, space) {
                    self.end_battle(state, play);
                    return true;
                }
                return false;
            }
        }
        true
    }

    /// Guns fire once, as the first round begins.
    fn fire_guns(&self, state: &mut State, play: &mut Play<'_>) {
        let Some(battle) = state.battle_mut() else { return };
        let (space, round) = (battle.space, battle.round);
        battle.stage = Stage::Shells;
        let aircraft: u8 = self.attacking(state, space).filter(|t| t.kind.is_aircraft()).map(|t| t.n).sum();
        if round == 1 && LAND.contains(space) && aircraft > 0 && self.gun_fires(state, space) {
            state.turn.fired.insert(space);
            let hits = play.hits(Pool::at_most(aircraft, 6, FLAK));
            self.note_flak(space, hits, aircraft, play);
            self.ask_losses(state, Struck::Attackers, HitBy::Antiaircraft, hits);
        }
    }

    /// Battleships that support the landing.
    fn fire_shells(&self, state: &mut State, play: &mut Play<'_>) {
        let Some(battle) = state.battle_mut() else { return };
        let dice = std::mem::take(&mut battle.shells);
        battle.stage = Stage::FirstShot;
        if dice > 0 {
            let value = self.data.kind(Kind::Battleship).attack;
            let hits = self.roll(Volley { value, dice, submarine: false }, Struck::Defenders, play);
            self.ask_losses(state, Struck::Defenders, HitBy::Others, hits);
        }
    }

    /// Attacking submarines, whose victims do not fire.
    fn fire_first_shot(&self, state: &mut State, space: Space, play: &mut Play<'_>) {
        self.set_stage(state, Stage::Attack(0));
        if LAND.contains(space) {
            return;
        }
        let ships = self.defence_lines(state, space, &[]).iter().any(|line| line.kind.is_ship());
        let fire = volleys(Step::FirstShot, &self.attack_lines(state, space), true, ships);
        if let Some(&volley) = fire.first() {
            let hits = self.roll(volley, Struck::Defenders, play);
            self.ask_losses(state, Struck::Defenders, HitBy::Submarines, hits);
        }
    }

    /// The volley of the attack that is next.
    fn fire_attack(&self, state: &mut State, space: Space, next: u8, play: &mut Play<'_>) {
        let sea = !LAND.contains(space);
        let fire = volleys(Step::Attack, &self.attack_lines(state, space), sea, true);
        match fire.get(usize::from(next)) {
            Some(&volley) => {
                self.set_stage(state, Stage::Attack(next + 1));
                let hits = self.roll(volley, Struck::Defenders, play);
                self.hit(state, Struck::Defenders, volley, hits);
            }
            None => {
                self.set_stage(state, Stage::Defence(0));
                self.name_step(state, Struck::Defenders);
            }
        }
    }

    /// The volley of the defence that is next.
    fn fire_defence(&self, state: &mut State, space: Space, next: u8, play: &mut Play<'_>) {
        let Some(battle) = state.battle() else { return };
        let lines = self.defence_lines(state, space, &battle.aside);
        let sea = !LAND.contains(space);
        // Who fires is settled as the step begins; ships that sank meanwhile do not matter to it.
        let ships = self.attack_lines(state, space).iter().any(|line| line.kind.is_ship());
        match volleys(Step::Defence, &lines, sea, true).get(usize::from(next)) {
            Some(&volley) => {
                self.set_stage(state, Stage::Defence(next + 1));
                if self.has_attackers(state, space) && (ships || !volley.submarine) {
                    let hits = self.roll(volley, Struck::Attackers, play);
                    self.hit(state, Struck::Attackers, volley, hits);
                }
            }
            None => {
                self.set_stage(state, Stage::Clear);
                self.name_step(state, Struck::Attackers);
            }
        }
    }

    fn roll(&self, volley: Volley, at: Struck, play: &mut Play<'_>) -> u8 {
        let hits = play.hits(Pool::at_most(volley.dice, 6, volley.value));
        play.note(|| {
            let key = match at {
                Struck::Defenders => "log-attackers-fire",
                Struck::Attackers => "log-defenders-fire",
            };
            let text = Text::new(key).number("dice", volley.dice).number("value", volley.value);
            Note::new(text.number("hits", hits))
        });
        hits
    }
}
