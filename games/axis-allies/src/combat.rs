//! Sections 6 to 10: raids, rockets and battles. A battle goes through its stages by itself and waits where somebody has
//! to decide: which units are lost, whether submarines leave, whether the attack goes on.

mod aftermath;
mod antiaircraft;
mod landings;
mod losses;
mod raids;
mod retreat;
mod submarines;

use crate::Rules;
use crate::action::Action;
use crate::battle::{Line, Step, Volley, fights, volleys};
use crate::data::{LAND, Space, Spaces};
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Pool, Quick, Text};

/// A gun hits on a one.
pub(crate) const FLAK: u8 = 1;

/// The dice an attacker of a kind rolls.
pub(crate) fn dice_with(techs: Techs, kind: Kind) -> u8 {
    if kind == Kind::Bomber && techs.has(Tech::HeavyBombers) { 3 } else { 1 }
}

impl Rules {
    /// How many dice a unit rolls when it attacks (R-3.5, AA-16).
    pub(crate) fn attack_dice(&self, s: &State, power: Power, kind: Kind) -> u8 {
        dice_with(s.techs[power.index()], kind)
    }

    /// The attackers in a space: units of the power whose turn it is, aircraft only if they flew there to fight.
    fn attacking<'a>(&self, s: &'a State, space: Space) -> impl Iterator<Item = &'a Stack> {
        let sea = !LAND.contains(space);
        let power = s.power;
        s.at(space).iter().filter(move |t| {
            let here = if t.kind.is_aircraft() { matches!(t.status, Status::Out(_)) } else { true };
            t.power == power && fights(t.kind, sea) && here
        })
    }

    fn attacking_ships<'a>(&self, s: &'a State, space: Space) -> impl Iterator<Item = &'a Transport> {
        let power = s.power;
        s.ships_at(space).filter(move |t| t.power == power)
    }

    /// The defenders: everybody of the other side who fights there.
    fn defending<'a>(&self, s: &'a State, space: Space) -> impl Iterator<Item = &'a Stack> {
        let sea = !LAND.contains(space);
        let side = s.power.side();
        s.at(space).iter().filter(move |t| t.power.side() != side && fights(t.kind, sea))
    }

    fn defending_ships<'a>(&self, s: &'a State, space: Space) -> impl Iterator<Item = &'a Transport> {
        let side = s.power.side();
        s.ships_at(space).filter(move |t| t.power.side() != side)
    }

    pub(crate) fn attack_lines(&self, s: &State, space: Space) -> Vec<Line> {
        let line = |t: &Stack| Line {
            kind: t.kind,
            value: self.attack_value(s, t.power, t.kind),
            dice: self.attack_dice(s, t.power, t.kind),
            n: t.n,
        };
        let mut lines: Vec<Line> = self.attacking(s, space).map(line).collect();
        let transports = self.attacking_ships(s, space).count() as u8;
        if transports > 0 {
            lines.push(Line { kind: Kind::Transport, value: 0, dice: 1, n: transports });
        }
        lines
    }

    /// The defenders that fire, those set aside included.
    pub(crate) fn defence_lines(&self, s: &State, space: Space, aside: &[(Power, Kind, u8)]) -> Vec<Line> {
        let line =
            |power: Power, kind: Kind, n: u8| Line { kind, value: self.defence_value(s, power, kind), dice: 1, n };
        let mut lines: Vec<Line> = self.defending(s, space).map(|t| line(t.power, t.kind, t.n)).collect();
        lines.extend(self.defending_ships(s, space).map(|t| line(t.power, Kind::Transport, 1)));
        lines.extend(aside.iter().map(|&(power, kind, n)| line(power, kind, n)));
        lines
    }

    fn has_attackers(&self, s: &State, space: Space) -> bool {
        self.attacking(s, space).next().is_some() || self.attacking_ships(s, space).next().is_some()
    }

    fn has_defenders(&self, s: &State, space: Space) -> bool {
        self.defending(s, space).next().is_some() || self.defending_ships(s, space).next().is_some()
    }

    /// What has to be done in part 3, as the moves are committed.
    pub(crate) fn set_battles(&self, s: &mut State) {
        let sight = Sight::of(s, s.power);
        let range = self.range(s, s.power, Kind::Fighter);
        // whoever still shares a zone with the enemy fights there, fighters aboard included.
        for zone in (sight.enemy_sea & sight.own_sea).iter() {
            let aboard = s.count_as(zone, s.power, Kind::Fighter, Status::Ready);
            s.mark(zone, s.power, Kind::Fighter, Status::Ready, Status::Out(range), aboard);
        }
        let mut ours = sight.own_sea | sight.own_air;
        let mut raids = Spaces::EMPTY;
        for stack in s.stacks.iter().filter(|t| t.power == s.power) {
            if stack.kind.takes_ground() && stack.status == Status::Done {
                ours.insert(stack.space);
            }
            if matches!(stack.status, Status::Raid(_)) {
                raids.insert(stack.space);
            }
        }
        let landed: Spaces = s.ships.iter().filter_map(|t| t.landing).map(|(to, _)| to).collect();
        s.turn.battles = (ours & sight.enemy_sea) | ((ours | landed) & sight.manned);
        s.turn.raids = raids;
    }

    pub(crate) fn list_combat(&self, s: &State, actions: &mut Vec<Action>) {
        for space in s.turn.battles.iter() {
            if Quick::ask(|j| self.judge_fight(s, space, j)) {
                actions.push(Action::Fight(space));
            }
        }
        actions.extend(s.turn.raids.iter().map(Action::Bomb));
        self.list_rockets(s, actions);
        if Quick::ask(|j| self.judge_end_combat(s, j)) {
            actions.push(Action::Done);
        }
    }

    /// the attacker chooses the order, but raids come first, and sea battles before the landings that need them.
    pub(crate) fn judge_fight<J: Judge>(&self, s: &State, space: Space, j: &mut J) {
        let text = |key: &'static str| Text::new(key).name("space", self.name(space));
        if !s.turn.battles.contains(space) {
            return j.forbid("R-8.1", || text("why-no-battle-set"));
        }
        if s.turn.raids.contains(space) {
            j.forbid("AA-123", || text("why-raid-first"));
            j.forbid("R-7.5", || text("why-raid-first"));
        }
        if LAND.contains(space) && self.landing_zones(s, space).meets(s.turn.battles) {
            j.forbid("AA-95", || text("why-sea-first"));
            j.forbid("R-8.1", || text("why-sea-first"));
        }
    }

    /// what was set up must be fought.
    pub(crate) fn judge_end_combat<J: Judge>(&self, s: &State, j: &mut J) {
        for space in (s.turn.battles | s.turn.raids).iter() {
            j.forbid("R-2.2", || Text::new("why-still-to-fight").name("space", self.name(space)));
            if j.settled() {
                return;
            }
        }
        if let Rocket::Moved(at) = s.turn.rocket {
            let sight = Sight::of(s, s.power);
            // The gun may have gone back to an ally whose capital was freed meanwhile.
            let ours = s.count(at, s.power, Kind::AaGun) > 0;
            if ours && !self.rocket_targets(s, &sight, at).is_empty() {
                j.forbid("R-7.7", || Text::new("why-rocket-waits").name("space", self.name(at)));
            }
        }
    }

    /// Begins a battle: units land first.
    pub(crate) fn begin_battle(&self, s: &mut State, space: Space, play: &mut Play<'_>) {
        let zones = if LAND.contains(space) { self.landing_zones(s, space) } else { Spaces::EMPTY };
        let enemy_sea = Sight::of(s, s.power).enemy_sea;
        let clear = zones - enemy_sea;
        let mut shells = 0;
        let mut contended = false;
        for zone in clear.iter() {
            self.put_ashore(s, zone, space);
            shells += self.shells_of(s, zone);
            contended |= s.ships_at(zone).any(|t| t.landing.is_some()) && self.shells_of(s, zone) > 0;
        }
        for ship in &mut s.ships {
            if ship.landing.is_some_and(|(to, _)| to == space) {
                ship.landing = None;
            }
        }
        s.ships.sort_unstable();
        if !self.has_attackers(s, space) {
            s.turn.battles.remove(space);
            return;
        }
        play.note(|| Note::new(Text::new("log-battle").name("space", self.name(space))).at(self.id(space)));
        let stage = if contended { Stage::Support } else { Stage::Flak };
        if !contended {
            self.use_shells(s, clear, shells);
        }
        s.frames.push(Frame::Battle(Battle {
            space,
            amphibious: !clear.is_empty(),
            stage,
            round: 1,
            shells,
            aside: Vec::new(),
            hits: (0, 0),
            withdrawn: None,
            guests_kept: false,
        }));
    }

    fn set_stage(&self, s: &mut State, stage: Stage) {
        if let Some(b) = s.battle_mut() {
            b.stage = stage;
        }
    }

    /// Takes a battle one stage further; false if somebody has to decide.
    pub(crate) fn advance_battle(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        let Some(b) = s.battle() else { return false };
        let (space, stage, round) = (b.space, b.stage, b.round);
        let sea = !LAND.contains(space);
        match stage {
            Stage::Support => return false,
            Stage::Flak => {
                self.set_stage(s, Stage::Shells);
                let aircraft: u8 = self.attacking(s, space).filter(|t| t.kind.is_aircraft()).map(|t| t.n).sum();
                if round == 1 && !sea && aircraft > 0 && self.gun_fires(s, space) {
                    s.turn.fired.insert(space);
                    let hits = play.hits(Pool::at_most(aircraft, 6, FLAK));
                    self.note_flak(space, hits, aircraft, play);
                    self.ask_losses(s, true, hits, false, true);
                }
            }
            Stage::Shells => {
                let shells = b.shells;
                if let Some(b) = s.battle_mut() {
                    b.shells = 0;
                    b.stage = Stage::FirstShot;
                }
                if shells > 0 {
                    let value = self.data.kind(Kind::Battleship).attack;
                    let hits = self.roll(Volley { value, dice: shells, submarine: false }, true, play);
                    self.ask_losses(s, false, hits, false, false);
                }
            }
            Stage::FirstShot => {
                self.set_stage(s, Stage::Attack(0));
                if sea {
                    let ships = self.defence_lines(s, space, &[]).iter().any(|l| l.kind.is_ship());
                    let fire = volleys(Step::FirstShot, &self.attack_lines(s, space), true, ships);
                    if let Some(&volley) = fire.first() {
                        let hits = self.roll(volley, true, play);
                        self.ask_losses(s, false, hits, true, false);
                    }
                }
            }
            Stage::Attack(i) => {
                let fire = volleys(Step::Attack, &self.attack_lines(s, space), sea, true);
                match fire.get(usize::from(i)) {
                    Some(&volley) => {
                        self.set_stage(s, Stage::Attack(i + 1));
                        let hits = self.roll(volley, true, play);
                        self.hit(s, false, volley, hits);
                    }
                    None => {
                        self.set_stage(s, Stage::Defence(0));
                        self.name_step(s, false);
                    }
                }
            }
            Stage::Defence(i) => {
                let lines = self.defence_lines(s, space, &b.aside);
                // Who fires is settled as the step begins; ships that sank meanwhile do not matter to it.
                let ships = self.attack_lines(s, space).iter().any(|l| l.kind.is_ship());
                let fire = volleys(Step::Defence, &lines, sea, true);
                match fire.get(usize::from(i)) {
                    Some(&volley) => {
                        self.set_stage(s, Stage::Defence(i + 1));
                        if self.has_attackers(s, space) && (ships || !volley.submarine) {
                            let hits = self.roll(volley, false, play);
                            self.hit(s, true, volley, hits);
                        }
                    }
                    None => {
                        self.set_stage(s, Stage::Clear);
                        self.name_step(s, true);
                    }
                }
            }
            Stage::Clear => {
                if let Some(b) = s.battle_mut() {
                    b.aside.clear();
                    b.withdrawn = None;
                    b.guests_kept = false;
                    b.stage = Stage::AttackingSubmarines;
                }
                if !self.has_attackers(s, space) || !self.has_defenders(s, space) {
                    self.end_battle(s, play);
                }
            }
            Stage::AttackingSubmarines => {
                if !self.has_attackers(s, space) {
                    self.end_battle(s, play);
                    return true;
                }
                if sea && !self.attackers_withdraw_to(s).is_empty() {
                    return false;
                }
                let first = if s.power.side() == Side::Axis { Power::Ussr } else { Power::Germany };
                if let Some(b) = s.battle_mut() {
                    b.withdrawn = None;
                    b.stage = Stage::DefendingSubmarines(first);
                }
            }
            Stage::DefendingSubmarines(power) => return self.advance_submarines(s, power, play),
            Stage::Decide => {
                if !self.has_attackers(s, space) || !self.has_defenders(s, space) {
                    self.end_battle(s, play);
                    return true;
                }
                return false;
            }
        }
        true
    }

    fn roll(&self, volley: Volley, attackers: bool, play: &mut Play<'_>) -> u8 {
        let hits = play.hits(Pool::at_most(volley.dice, 6, volley.value));
        play.note(|| {
            let key = if attackers { "log-attackers-fire" } else { "log-defenders-fire" };
            let text = Text::new(key).number("dice", volley.dice).number("value", volley.value);
            Note::new(text.number("hits", hits))
        });
        hits
    }
}
