//! Sections 6 to 10: raids, rockets and battles. A battle goes through its stages by itself and waits where somebody has
//! to decide: which units are lost, whether submarines leave, whether the attack goes on.

use crate::Rules;
use crate::action::Action;
use crate::battle::{Line, Step, Volley, can_take, fights, volleys};
use crate::data::{LAND, Space, Spaces};
use crate::options::*;
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

    /// Landings on ground nobody holds are made as soon as their zone is clear; those whose zone stays closed are off
    ///
    pub(crate) fn make_free_landings(&self, s: &mut State, play: &mut Play<'_>) {
        for i in 0..s.ships.len() {
            let Some((to, _)) = s.ships[i].landing else { continue };
            let zone = s.ships[i].space;
            if s.turn.battles.contains(zone) || s.turn.battles.contains(to) {
                continue;
            }
            let clear = !Sight::of(s, s.power).enemy_sea.contains(zone);
            let held = self.defending(s, to).next().is_some();
            if clear && !held {
                self.put_ashore(s, zone, to);
                if !s.land_of(s.power.side()).contains(to) {
                    self.capture(s, to, play);
                }
                return self.make_free_landings(s, play);
            }
            s.ships[i].landing = None;
            s.ships.sort_unstable();
            return self.make_free_landings(s, play);
        }
    }

    /// All cargo bound for a territory from a zone goes ashore.
    fn put_ashore(&self, s: &mut State, zone: Space, to: Space) {
        let power = s.power;
        let mut landed: Vec<Kind> = Vec::new();
        for ship in s.ships.iter_mut().filter(|t| t.space == zone && t.landing.is_some_and(|(t, _)| t == to)) {
            let n = ship.landing.take().map_or(0, |(_, n)| n);
            for _ in 0..n {
                // Those who came aboard this turn go first: they may not stay.
                let fits = |c: &Cargo| c.power == power && c.kind.takes_ground();
                let found = ship.cargo.iter().rposition(|c| fits(c) && c.now);
                if let Some(at) = found.or(ship.cargo.iter().rposition(fits)) {
                    landed.push(ship.cargo.remove(at).kind);
                }
            }
        }
        s.ships.sort_unstable();
        for kind in landed {
            s.add(to, power, kind, Status::Done, 1);
        }
    }

    /// Zones from which somebody is to land in a territory.
    fn landing_zones(&self, s: &State, to: Space) -> Spaces {
        s.ships.iter().filter(|t| t.landing.is_some_and(|(there, _)| there == to)).map(|t| t.space).collect()
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
            if !self.rocket_targets(s, &sight, at).is_empty() {
                j.forbid("R-7.7", || Text::new("why-rocket-waits").name("space", self.name(at)));
            }
        }
    }

    fn list_rockets(&self, s: &State, actions: &mut Vec<Action>) {
        if s.turn.rocket == Rocket::Fired || !s.techs[s.power.index()].has(Tech::Rockets) || self.is_held_back(s) {
            return;
        }
        let sight = Sight::of(s, s.power);
        for gun in s.stacks.iter().filter(|t| t.power == s.power && t.kind == Kind::AaGun) {
            for to in self.rocket_targets(s, &sight, gun.space).iter() {
                let shot = Action::Rocket { from: gun.space, to };
                if actions.last() != Some(&shot) && Quick::ask(|j| self.judge_rocket(s, gun.space, to, j)) {
                    actions.push(shot);
                }
            }
        }
    }

    pub(crate) fn judge_rocket<J: Judge>(&self, s: &State, from: Space, to: Space, j: &mut J) {
        let text = |key: &'static str| Text::new(key).name("from", self.name(from)).name("space", self.name(to));
        if !s.techs[s.power.index()].has(Tech::Rockets) {
            j.forbid("AA-28", || text("why-no-rockets"));
        }
        if self.is_held_back(s) {
            j.forbid("R-17.3", || text("why-no-rockets"));
        }
        if s.turn.rocket == Rocket::Fired {
            j.forbid("AA-22", || text("why-rocket-fired"));
        }
        if matches!(s.turn.rocket, Rocket::Moved(at) if at != from) {
            j.forbid("R-7.7", || text("why-other-rocket"));
        }
        if s.count(from, s.power, Kind::AaGun) == 0 {
            return j.forbid("R-7.6", || text("why-no-gun"));
        }
        if !self.rocket_targets(s, &Sight::of(s, s.power), from).contains(to) {
            j.forbid("R-7.9", || text("why-rocket-range"));
        }
    }

    pub(crate) fn fire_rocket(&self, s: &mut State, from: Space, to: Space, play: &mut Play<'_>) {
        s.turn.rocket = Rocket::Fired;
        s.mark(from, s.power, Kind::AaGun, Status::Ready, Status::Done, 1);
        let damage = u16::from(play.die(6));
        self.bomb_treasury(s, to, damage, play);
    }

    /// the owner of the complex pays what he has in hand.
    fn bomb_treasury(&self, s: &mut State, at: Space, damage: u16, play: &mut Play<'_>) {
        let Some(owner) = s.owner(at) else { return };
        let paid = damage.min(s.cash[owner.index()]);
        s.cash[owner.index()] -= paid;
        play.note(|| {
            let text =
                Text::new("log-bombed").number("damage", damage).number("paid", paid).name("space", self.name(at));
            Note::new(text.word("power", owner.word())).at(self.id(at))
        });
    }

    /// Whether a gun there fires now (option `aa_fire`).
    fn gun_fires(&self, s: &State, at: Space) -> bool {
        let side = s.power.side();
        let gun = s.at(at).iter().any(|t| t.kind == Kind::AaGun && t.power.side() != side);
        gun && !(self.options.aa_fire == AaFire::Once && s.turn.fired.contains(at))
    }

    /// Begins a raid: antiaircraft fire first, then the bombs.
    pub(crate) fn bomb(&self, s: &mut State, at: Space, play: &mut Play<'_>) {
        s.turn.raids.remove(at);
        let raiders = |s: &State| -> Vec<Stack> {
            let ours = |t: &&Stack| t.power == s.power && matches!(t.status, Status::Raid(_));
            s.at(at).iter().filter(ours).copied().collect()
        };
        let n: u8 = raiders(s).iter().map(|t| t.n).sum();
        if self.gun_fires(s, at) && n > 0 {
            s.turn.fired.insert(at);
            let hits = play.hits(Pool::at_most(n, 6, FLAK));
            self.note_flak(at, hits, n, play);
            // Raiders differ only in what they have left: the one with least goes first.
            for _ in 0..hits {
                if let Some(first) = raiders(s).first() {
                    s.take(at, s.power, first.kind, first.status, 1);
                }
            }
        }
        let mut damage = 0u16;
        for stack in raiders(s) {
            let dice = self.attack_dice(s, s.power, Kind::Bomber);
            for _ in 0..u16::from(stack.n) * u16::from(dice) {
                damage += u16::from(play.die(6));
            }
            if let Status::Raid(left) = stack.status {
                // They hover until part 4, and take no part in a battle there (AA-122).
                s.mark(at, s.power, stack.kind, stack.status, Status::Aloft(left), stack.n);
            }
        }
        if damage > 0 {
            self.bomb_treasury(s, at, damage, play);
        }
    }

    pub(crate) fn note_flak(&self, at: Space, hits: u8, dice: u8, play: &mut Play<'_>) {
        play.note(|| {
            let text = Text::new("log-flak").name("space", self.name(at)).number("hits", hits).number("dice", dice);
            Note::new(text).at(self.id(at))
        });
    }

    /// Battleships of a zone that can still fire in support.
    fn shells_of(&self, s: &State, zone: Space) -> u8 {
        if s.turn.fought.contains(zone) {
            return 0;
        }
        let fired = s.turn.shells.iter().find(|(z, _)| *z == zone).map_or(0, |(_, n)| *n);
        s.count(zone, s.power, Kind::Battleship).saturating_sub(fired)
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

    /// Marks battleships around a landing as having fired.
    fn use_shells(&self, s: &mut State, zones: Spaces, shells: u8) {
        let mut left = shells;
        for zone in zones.iter() {
            let used = self.shells_of(s, zone).min(left);
            left -= used;
            if used > 0 {
                match s.turn.shells.iter_mut().find(|(z, _)| *z == zone) {
                    Some((_, n)) => *n += used,
                    None => s.turn.shells.push((zone, used)),
                }
                let ready = s.count_as(zone, s.power, Kind::Battleship, Status::Ready).min(used);
                s.mark(zone, s.power, Kind::Battleship, Status::Ready, Status::Done, ready);
            }
        }
        s.turn.shells.sort_unstable();
    }

    /// so many battleships support this landing.
    pub(crate) fn judge_support<J: Judge>(&self, b: &Battle, n: u8, j: &mut J) {
        if b.stage != Stage::Support {
            return j.forbid("R-9.4", || Text::new("why-no-support"));
        }
        if n > b.shells {
            j.forbid("R-9.9", || Text::new("why-no-support"));
        }
    }

    pub(crate) fn support(&self, s: &mut State, n: u8) {
        let Some(b) = s.battle() else { return };
        let zones = self.data.map.sea_around(b.space);
        let clear: Spaces = zones.iter().filter(|&z| self.shells_of(s, z) > 0).collect();
        self.use_shells(s, clear, n);
        if let Some(b) = s.battle_mut() {
            b.shells = n;
            b.stage = Stage::Flak;
        }
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

    /// Hits of one volley: named at once, or kept for the end of the step.
    fn hit(&self, s: &mut State, attacker: bool, volley: Volley, hits: u8) {
        if self.options.losses_named == LossesNamed::Group {
            return self.ask_losses(s, attacker, hits, volley.submarine, false);
        }
        if let Some(b) = s.battle_mut() {
            let kept = if volley.submarine { &mut b.hits.0 } else { &mut b.hits.1 };
            *kept = kept.saturating_add(hits);
        }
    }

    fn name_step(&self, s: &mut State, attacker: bool) {
        let Some(b) = s.battle_mut() else { return };
        let (below, above) = std::mem::take(&mut b.hits);
        // The last pushed is named first: hits by submarines before the others (AA-68).
        self.ask_losses(s, attacker, above, false, false);
        self.ask_losses(s, attacker, below, true, false);
    }

    fn ask_losses(&self, s: &mut State, attacker: bool, hits: u8, by_submarine: bool, by_gun: bool) {
        if hits == 0 {
            return;
        }
        let chooser = if attacker { s.power } else { self.proposer(s) };
        s.frames.push(Frame::Losses(Losses {
            attacker,
            hits,
            by_submarine,
            by_gun,
            chooser,
            chosen: Vec::new(),
            asking: 0,
        }));
    }

    /// Powers that defend in the battle, with how many units.
    fn owners(&self, s: &State, space: Space) -> [u8; POWERS] {
        let mut owners = [0u8; POWERS];
        for t in self.defending(s, space) {
            owners[t.power.index()] += t.n;
        }
        for t in self.defending_ships(s, space) {
            owners[t.power.index()] += 1;
        }
        owners
    }

    /// who names the losses of the defence.
    fn proposer(&self, s: &State) -> Power {
        let Some(space) = s.battle().map(|b| b.space) else { return s.power };
        let owners = self.owners(s, space);
        let involved: Vec<Power> = Power::ALL.into_iter().filter(|p| owners[p.index()] > 0).collect();
        if let [only] = involved[..] {
            return only;
        }
        let most = || involved.iter().copied().rev().max_by_key(|p| owners[p.index()]);
        s.owner(space).filter(|p| p.side() != s.power.side()).or_else(most).unwrap_or(s.power)
    }

    /// What can be lost now, with how many there are of each.
    pub(crate) fn candidates(&self, s: &State, l: &Losses) -> Vec<(Loss, u8)> {
        let Some(b) = s.battle() else { return Vec::new() };
        let mut found: Vec<(Loss, u8)> = Vec::new();
        let fits = |kind: Kind| can_take(kind, l.by_submarine) && (!l.by_gun || kind.is_aircraft());
        let mut add = |loss: Loss, n: u8| match found.iter_mut().find(|(other, _)| *other == loss) {
            Some((_, m)) => *m += n,
            None => found.push((loss, n)),
        };
        let stacks: Vec<&Stack> =
            if l.attacker { self.attacking(s, b.space).collect() } else { self.defending(s, b.space).collect() };
        for t in stacks.into_iter().filter(|t| fits(t.kind)) {
            // On land and at sea alike it does not matter whether a unit moved; with aircraft the flight does.
            let status = if t.kind.is_aircraft() { t.status } else { Status::Ready };
            add(Loss { power: t.power, kind: t.kind, status, ship: None }, t.n);
        }
        if fits(Kind::Transport) {
            let ships: Vec<&Transport> = if l.attacker {
                self.attacking_ships(s, b.space).collect()
            } else {
                self.defending_ships(s, b.space).collect()
            };
            for t in ships {
                add(Loss { power: t.power, kind: Kind::Transport, status: t.status, ship: Some(t.clone()) }, 1);
            }
        }
        for chosen in &l.chosen {
            if let Some((_, n)) = found.iter_mut().find(|(loss, _)| loss == chosen) {
                *n -= 1;
            }
        }
        found.retain(|(_, n)| *n > 0);
        found
    }

    /// guests on the attacker's carriers, which their owner may give up.
    fn guests(&self, s: &State, l: &Losses) -> Option<Power> {
        let b = s.battle()?;
        if !l.attacker || l.by_submarine || l.by_gun || b.guests_kept || LAND.contains(b.space) {
            return None;
        }
        let side = s.power.side();
        let guest = |t: &&Stack| t.kind == Kind::Fighter && t.power != s.power && t.power.side() == side;
        s.at(b.space).iter().find(guest).map(|t| t.power)
    }

    fn action_of(&self, s: &State, loss: &Loss) -> Action {
        match &loss.ship {
            Some(ship) => Action::Sink(s.ships.iter().position(|t| t == ship).unwrap_or(0) as u8),
            None => Action::Lose { power: loss.power, kind: loss.kind, left: loss.status.in_the_air().unwrap_or(0) },
        }
    }

    fn loss_meant(&self, s: &State, l: &Losses, action: Action) -> Option<Loss> {
        self.candidates(s, l).into_iter().map(|(loss, _)| loss).find(|loss| self.action_of(s, loss) == action)
    }

    pub(crate) fn list_losses(&self, s: &State, l: &Losses, actions: &mut Vec<Action>) {
        if l.asking != 0 {
            actions.extend([Action::Accept, Action::Refuse]);
            return;
        }
        for (loss, _) in self.candidates(s, l) {
            actions.push(self.action_of(s, &loss));
        }
        if let Some(power) = self.guests(s, l) {
            actions.push(Action::Lose { power, kind: Kind::Fighter, left: 0 });
        }
    }

    pub(crate) fn judge_loss<J: Judge>(&self, s: &State, l: &Losses, action: Action, j: &mut J) {
        if l.asking != 0 {
            return j.forbid("R-8.14", || Text::new("why-answer-first"));
        }
        if self.loss_meant(s, l, action).is_some() {
            return;
        }
        if let (Action::Lose { power, kind: Kind::Fighter, left: 0 }, Some(guest)) = (action, self.guests(s, l))
            && power == guest
        {
            return;
        }
        let aircraft = matches!(action, Action::Lose { kind, .. } if kind.is_aircraft());
        let gun = matches!(action, Action::Lose { kind: Kind::AaGun, .. });
        if l.by_submarine && aircraft {
            j.forbid("AA-68", || Text::new("why-not-by-submarine"));
        }
        if l.by_gun && !aircraft {
            j.forbid("R-6.4", || Text::new("why-aircraft-only"));
        }
        if gun {
            j.forbid("AA-36", || Text::new("why-guns-survive"));
        }
        j.forbid("R-8.2", || Text::new("why-not-in-battle"));
    }

    /// The power that has to answer, while losses are named.
    pub(crate) fn loss_decider(&self, l: &Losses) -> Power {
        Power::ALL.into_iter().find(|p| l.asking & (1 << p.index()) != 0).unwrap_or(l.chooser)
    }

    /// Names losses where there is nothing to choose, or by standing order; false if somebody has to choose.
    pub(crate) fn advance_losses(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Losses(l)) = s.frames.last() else { return false };
        let l = l.clone();
        if l.asking != 0 {
            let asked = self.loss_decider(&l);
            if s.orders[asked.index()].losses != LossOrder::Ask {
                self.answer_losses(s, true, play);
                return true;
            }
            return false;
        }
        let candidates = self.candidates(s, &l);
        let total: u32 = candidates.iter().map(|(_, n)| u32::from(*n)).sum();
        let due = u32::from(l.hits) - l.chosen.len() as u32;
        let free = self.guests(s, &l).is_none();
        if total == 0 || (total <= due && free) {
            // hits beyond what can take them are void.
            s.frames.pop();
            for loss in &l.chosen {
                self.remove(s, &l, loss, play);
            }
            for (loss, n) in candidates {
                for _ in 0..n {
                    self.remove(s, &l, &loss, play);
                }
            }
            return true;
        }
        if let ([(only, _)], true) = (&candidates[..], free) {
            if l.chosen.is_empty() {
                // Nothing to choose, so nothing to agree on.
                s.frames.pop();
                (0..l.hits).for_each(|_| self.remove(s, &l, only, play));
            } else {
                self.name_loss(s, only.clone(), play);
            }
            return true;
        }
        let order =
            if l.attacker || l.chooser == s.power { LossOrder::Ask } else { s.orders[l.chooser.index()].losses };
        let by_order = candidates.iter().min_by_key(|(loss, _)| {
            let cost = self.data.kind(loss.kind).cost;
            let value = u16::from(self.defence_value(s, loss.power, loss.kind));
            let first = if order == LossOrder::Weakest { (value, cost) } else { (cost, value) };
            (first, loss.ship.as_ref().map_or(0, |t| t.cargo.len()), loss.power, loss.kind)
        });
        match (order, by_order) {
            (LossOrder::Ask, _) | (_, None) => false,
            (_, Some((loss, _))) => {
                let loss = loss.clone();
                self.name_loss(s, loss, play);
                true
            }
        }
    }

    pub(crate) fn take_loss(&self, s: &mut State, action: Action, play: &mut Play<'_>) {
        let Some(Frame::Losses(l)) = s.frames.last() else { return };
        let l = l.clone();
        if let Some(loss) = self.loss_meant(s, &l, action) {
            return self.name_loss(s, loss, play);
        }
        if let Some(of) = self.guests(s, &l) {
            s.frames.push(Frame::Consent { of, matter: Matter::Guest });
        }
    }

    fn name_loss(&self, s: &mut State, loss: Loss, play: &mut Play<'_>) {
        let Some(space) = s.battle().map(|b| b.space) else { return };
        let owners = self.owners(s, space);
        let Some(Frame::Losses(l)) = s.frames.last_mut() else { return };
        let others = Power::ALL.into_iter().filter(|p| owners[p.index()] > 0 && *p != l.chooser);
        let others = others.fold(0u8, |set, p| set | 1 << p.index());
        let agreed = l.attacker || others == 0 || l.chooser.side() == s.power.side();
        if agreed {
            l.hits -= 1;
            let done = l.hits == 0;
            let l = l.clone();
            if done {
                s.frames.pop();
            }
            self.remove(s, &l, &loss, play);
            return;
        }
        l.chosen.push(loss);
        if l.chosen.len() == usize::from(l.hits) {
            l.asking = others;
        }
    }

    /// one of the others agrees, or leaves the choice to the attacker.
    pub(crate) fn answer_losses(&self, s: &mut State, yes: bool, play: &mut Play<'_>) {
        let attacker = s.power;
        let Some(Frame::Losses(l)) = s.frames.last_mut() else { return };
        if !yes {
            l.asking = 0;
            l.chosen.clear();
            l.chooser = attacker;
            return;
        }
        l.asking &= l.asking - 1;
        if l.asking == 0 {
            let l = l.clone();
            s.frames.pop();
            for loss in &l.chosen {
                self.remove(s, &l, loss, play);
            }
        }
    }

    /// Takes a unit out; a defender not hit by a first shot still fires this round.
    fn remove(&self, s: &mut State, l: &Losses, loss: &Loss, play: &mut Play<'_>) {
        let Some(space) = s.battle().map(|b| b.space) else { return };
        match &loss.ship {
            Some(ship) => {
                if let Some(i) = s.ships.iter().position(|t| t == ship) {
                    s.ships.remove(i);
                }
            }
            None if loss.kind.is_aircraft() => {
                s.take(space, loss.power, loss.kind, loss.status, 1);
            }
            None => {
                let of = |t: &&Stack| t.power == loss.power && t.kind == loss.kind;
                if let Some(stack) = s.at(space).iter().rfind(of).copied() {
                    s.take(space, loss.power, loss.kind, stack.status, 1);
                }
            }
        }
        play.note(|| {
            let text = Text::new("log-lost").word("power", loss.power.word()).word("kind", loss.kind.word());
            Note::new(text.name("space", self.name(space))).at(self.id(space))
        });
        if !l.attacker
            && !l.by_submarine
            && let Some(b) = s.battle_mut()
        {
            match b.aside.iter_mut().find(|(p, k, _)| (*p, *k) == (loss.power, loss.kind)) {
                Some((_, _, n)) => *n += 1,
                None => b.aside.push((loss.power, loss.kind, 1)),
            }
        }
    }

    /// The owner of a guest gives it up.
    pub(crate) fn lose_guest(&self, s: &mut State, of: Power, play: &mut Play<'_>) {
        let Some(Frame::Losses(l)) = s.frames.last_mut() else { return };
        l.hits -= 1;
        let l = l.clone();
        if l.hits == 0 {
            s.frames.pop();
        }
        self.remove(s, &l, &Loss { power: of, kind: Kind::Fighter, status: Status::Ready, ship: None }, play);
    }

    /// Zones without ships of a side's enemies that submarines may go to: never a battle site of this turn (AA-57).
    fn quiet_zones(&self, s: &State, side: Side, from: Space) -> Spaces {
        let sites = s.turn.battles | s.turn.fought;
        let mut zones = self.sea_around(s, side, from) - sites;
        for t in s.stacks.iter().filter(|t| t.kind.is_ship() && t.power.side() != side) {
            zones.remove(t.space);
        }
        for t in s.ships.iter().filter(|t| t.power.side() != side) {
            zones.remove(t.space);
        }
        zones
    }

    fn entered_from(&self, s: &State, space: Space) -> Spaces {
        s.turn.entries.iter().filter(|(battle, _)| *battle == space).map(|(_, from)| *from).collect()
    }

    /// where attacking submarines may go.
    pub(crate) fn attackers_withdraw_to(&self, s: &State) -> Spaces {
        let Some(b) = s.battle() else { return Spaces::EMPTY };
        if LAND.contains(b.space) || s.count(b.space, s.power, Kind::Submarine) == 0 {
            return Spaces::EMPTY;
        }
        let zones = self.quiet_zones(s, s.power.side(), b.space) & self.entered_from(s, b.space);
        b.withdrawn.map_or(zones, |zone| zones & Spaces::one(zone))
    }

    /// where a power's defending submarines may go.
    pub(crate) fn defenders_withdraw_to(&self, s: &State, power: Power) -> Spaces {
        let Some(b) = s.battle() else { return Spaces::EMPTY };
        if LAND.contains(b.space) || power.side() == s.power.side() || s.count(b.space, power, Kind::Submarine) == 0 {
            return Spaces::EMPTY;
        }
        let zones = self.quiet_zones(s, power.side(), b.space);
        b.withdrawn.map_or(zones, |zone| zones & Spaces::one(zone))
    }

    fn advance_submarines(&self, s: &mut State, power: Power, play: &mut Play<'_>) -> bool {
        let Some(space) = s.battle().map(|b| b.space) else { return false };
        let zones = if self.has_attackers(s, space) { self.defenders_withdraw_to(s, power) } else { Spaces::EMPTY };
        if let Some(zone) = zones.first() {
            match s.orders[power.index()].submarines {
                SubmarineOrder::Ask => return false,
                SubmarineOrder::Stay => {}
                SubmarineOrder::Leave => {
                    self.withdraw(s, zone, play);
                    return true;
                }
            }
        }
        self.next_owner(s, power);
        true
    }

    /// No more submarines of this power leave: the next one, or the attacker.
    fn next_owner(&self, s: &mut State, power: Power) {
        let next = std::iter::successors(power.next(), |p| p.next()).find(|p| p.side() == power.side());
        self.set_stage(s, next.map_or(Stage::Decide, Stage::DefendingSubmarines));
    }

    pub(crate) fn judge_withdraw<J: Judge>(&self, s: &State, b: &Battle, zone: Space, j: &mut J) {
        let zones = match b.stage {
            Stage::AttackingSubmarines => self.attackers_withdraw_to(s),
            Stage::DefendingSubmarines(power) => self.defenders_withdraw_to(s, power),
            _ => return j.forbid("R-10.6", || Text::new("why-no-withdrawal-now")),
        };
        if zones.contains(zone) {
            return;
        }
        let attacking = b.stage == Stage::AttackingSubmarines;
        let text = |key: &'static str| Text::new(key).name("space", self.name(zone));
        if b.withdrawn.is_some_and(|other| other != zone) {
            j.forbid(if attacking { "AA-54" } else { "AA-55" }, || text("why-one-zone"));
        }
        if (s.turn.battles | s.turn.fought).contains(zone) {
            j.forbid("AA-57", || text("why-battle-site"));
        }
        if attacking && !self.entered_from(s, b.space).contains(zone) {
            j.forbid("AA-52", || text("why-nobody-came-from"));
        }
        if j.allows() {
            j.forbid(if attacking { "R-10.7" } else { "R-10.8" }, || text("why-zone-not-free"));
        }
    }

    pub(crate) fn withdraw(&self, s: &mut State, zone: Space, play: &mut Play<'_>) {
        let Some(b) = s.battle() else { return };
        let (space, stage) = (b.space, b.stage);
        let (power, status) = match stage {
            Stage::AttackingSubmarines => (s.power, Status::Done),
            Stage::DefendingSubmarines(power) => (power, Status::Ready),
            _ => return,
        };
        let of = |t: &&Stack| t.power == power && t.kind == Kind::Submarine;
        if let Some(stack) = s.at(space).iter().find(of).copied() {
            s.take(space, power, Kind::Submarine, stack.status, 1);
            s.add(zone, power, Kind::Submarine, status, 1);
        }
        if let Some(b) = s.battle_mut() {
            b.withdrawn = Some(zone);
        }
        play.note(|| {
            let text = Text::new("log-withdraw").word("power", power.word()).name("space", self.name(zone));
            Note::new(text).at(self.id(zone))
        });
    }

    pub(crate) fn stay(&self, s: &mut State) {
        match s.battle().map(|b| b.stage) {
            Some(Stage::AttackingSubmarines) => {
                let first = if s.power.side() == Side::Axis { Power::Ussr } else { Power::Germany };
                if let Some(b) = s.battle_mut() {
                    b.withdrawn = None;
                    b.stage = Stage::DefendingSubmarines(first);
                }
            }
            Some(Stage::DefendingSubmarines(power)) => self.next_owner(s, power),
            _ => {}
        }
    }

    /// where the attackers can retreat to, all together.
    pub(crate) fn retreat_spaces(&self, s: &State, b: &Battle) -> Spaces {
        if b.amphibious {
            return Spaces::EMPTY;
        }
        let sea = !LAND.contains(b.space);
        let from = self.entered_from(s, b.space);
        let bound = self.attacking(s, b.space).any(|t| !t.kind.is_aircraft());
        if sea {
            if !bound && self.attacking_ships(s, b.space).next().is_none() {
                return Spaces::EMPTY;
            }
            let side = s.power.side();
            let mut zones = from & self.sea_around(s, side, b.space);
            zones = zones - Sight::of(s, s.power).enemy_sea;
            if s.count(b.space, s.power, Kind::Submarine) > 0 {
                // AA-57: not into a battle site with submarines among them.
                zones = zones - s.turn.battles - s.turn.fought;
            }
            zones
        } else if bound {
            let blitzed =
                if self.options.retreat_to_blitzed == RetreatToBlitzed::Yes { Spaces::EMPTY } else { s.turn.captured };
            (from & s.land_of(s.power.side())) - blitzed
        } else {
            Spaces::EMPTY
        }
    }

    pub(crate) fn judge_retreat<J: Judge>(&self, s: &State, b: &Battle, to: Space, j: &mut J) {
        let text = |key: &'static str| Text::new(key).name("space", self.name(to));
        if b.stage != Stage::Decide {
            return j.forbid("AA-42", || text("why-no-retreat-now"));
        }
        if self.retreat_spaces(s, b).contains(to) {
            return;
        }
        if b.amphibious {
            j.forbid("AA-98", || text("why-amphibious"));
            j.forbid("AA-99", || text("why-amphibious"));
        } else if !self.entered_from(s, b.space).contains(to) {
            j.forbid("AA-45", || text("why-nobody-came-from"));
        } else {
            j.forbid("R-10.4", || text("why-retreat-not-free"));
        }
    }

    /// aircraft alone may stop.
    pub(crate) fn judge_break_off<J: Judge>(&self, s: &State, b: &Battle, j: &mut J) {
        if b.stage != Stage::Decide {
            return j.forbid("AA-59", || Text::new("why-no-retreat-now").name("space", self.name(b.space)));
        }
        if b.amphibious {
            j.forbid("AA-99", || Text::new("why-amphibious").name("space", self.name(b.space)));
        }
        let only_air = self.attacking(s, b.space).all(|t| t.kind.is_aircraft());
        if !only_air || self.attacking_ships(s, b.space).next().is_some() {
            j.forbid("AA-63", || Text::new("why-not-aircraft-alone"));
        }
    }

    pub(crate) fn list_battle(&self, s: &State, b: &Battle, actions: &mut Vec<Action>) {
        match b.stage {
            Stage::Support => actions.extend((0..=b.shells).map(Action::Support)),
            Stage::AttackingSubmarines => {
                actions.extend(self.attackers_withdraw_to(s).iter().map(Action::Withdraw));
                actions.push(Action::Stay);
            }
            Stage::DefendingSubmarines(power) => {
                actions.extend(self.defenders_withdraw_to(s, power).iter().map(Action::Withdraw));
                actions.push(Action::Stay);
            }
            _ => {
                actions.extend(self.retreat_spaces(s, b).iter().map(Action::Retreat));
                if Quick::ask(|j| self.judge_break_off(s, b, j)) {
                    actions.push(Action::BreakOff);
                }
                actions.push(Action::Press);
            }
        }
    }

    pub(crate) fn retreat(&self, s: &mut State, to: Space, play: &mut Play<'_>) {
        let Some(space) = s.battle().map(|b| b.space) else { return };
        let power = s.power;
        let leaving: Vec<Stack> = self.attacking(s, space).filter(|t| !t.kind.is_aircraft()).copied().collect();
        let carriers = s.count(space, power, Kind::Carrier);
        for t in leaving {
            s.take(space, power, t.kind, t.status, t.n);
            s.add(to, power, t.kind, Status::Done, t.n);
        }
        for ship in s.ships.iter_mut().filter(|t| t.space == space && t.power == power) {
            ship.space = to;
            ship.status = Status::Done;
            ship.landing = None;
        }
        s.ships.sort_unstable();
        if carriers > 0 {
            self.guests_follow(s, space, to);
        }
        play.note(|| {
            let text = Text::new("log-retreat").word("power", power.word()).name("space", self.name(to));
            Note::new(text).at(self.id(to))
        });
        self.end_battle(s, play);
    }

    /// Guests ride along when the carriers go.
    fn guests_follow(&self, s: &mut State, from: Space, to: Space) {
        let power = s.power;
        let guest = |t: &&Stack| t.kind == Kind::Fighter && t.power != power && t.power.side() == power.side();
        let guests: Vec<Stack> = s.at(from).iter().filter(guest).copied().collect();
        for t in guests {
            s.take(from, t.power, t.kind, t.status, t.n);
            s.add(to, t.power, t.kind, Status::Ready, t.n);
        }
    }

    pub(crate) fn press(&self, s: &mut State) {
        if let Some(b) = s.battle_mut() {
            b.round = b.round.saturating_add(1);
            b.stage = Stage::FirstShot;
        }
    }

    /// The battle is over: ground is taken, fighters without a deck look for a place.
    pub(crate) fn end_battle(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(at) = s.frames.iter().rposition(|f| matches!(f, Frame::Battle(_))) else { return };
        let Frame::Battle(b) = s.frames.remove(at) else { return };
        let space = b.space;
        s.turn.battles.remove(space);
        s.turn.fought.insert(space);
        let power = s.power;
        let won = !self.has_defenders(s, space);
        if LAND.contains(space) {
            let holds = self.attacking(s, space).any(|t| t.kind.takes_ground());
            if won && holds {
                self.capture(s, space, play);
            }
        } else {
            let ready: Vec<Stack> =
                s.at(space).iter().filter(|t| t.power == power && t.kind.is_ship()).copied().collect();
            for t in ready.into_iter().filter(|t| t.status == Status::Ready) {
                s.mark(space, power, t.kind, Status::Ready, Status::Done, t.n);
            }
            let after = match self.options.transport_after_battle {
                TransportAfterBattle::Unload if won => Status::Fought,
                _ => Status::Done,
            };
            for ship in s.ships.iter_mut().filter(|t| t.space == space && t.power == power) {
                ship.status = after;
            }
            s.ships.sort_unstable();
            for side in [power.side(), power.side().enemy()] {
                self.settle_fighters(s, space, side);
            }
        }
        self.make_free_landings(s, play);
    }

    /// fighters that were aboard and find no deck any more. Those of the carriers' owners come first.
    fn settle_fighters(&self, s: &mut State, zone: Space, side: Side) {
        let turn = s.power;
        let mut room = 0u8;
        let mut hosts = 0u8;
        for t in s.at(zone).iter().filter(|t| t.power.side() == side && t.kind == Kind::Carrier) {
            room += crate::landing::DECK * t.n;
            hosts |= 1 << t.power.index();
        }
        let mut aboard: Vec<Stack> = s
            .at(zone)
            .iter()
            .filter(|t| t.power.side() == side && t.kind == Kind::Fighter && t.status.in_the_air().is_none())
            .copied()
            .collect();
        aboard.sort_by_key(|t| (hosts & (1 << t.power.index()) == 0, t.power));
        let islands = self.islands(s, side, zone);
        for t in aboard {
            let stay = t.n.min(room);
            room -= stay;
            let homeless = t.n - stay;
            if homeless == 0 {
                continue;
            }
            if t.power == turn {
                // The attacker's own fly on and land in part 4.
                let range = self.range(s, turn, Kind::Fighter);
                s.mark(zone, turn, Kind::Fighter, t.status, Status::Aloft(range), homeless);
                continue;
            }
            s.take(zone, t.power, Kind::Fighter, t.status, homeless);
            match islands.len() {
                0 => {}
                1 => {
                    let island = islands.first().unwrap_or(zone);
                    s.add(island, t.power, Kind::Fighter, Status::Ready, homeless);
                }
                _ => {
                    for _ in 0..homeless {
                        s.frames.push(Frame::Settle { zone, power: t.power });
                    }
                }
            }
        }
    }

    /// Friendly islands in a zone.
    pub(crate) fn islands(&self, s: &State, side: Side, zone: Space) -> Spaces {
        let land = self.data.map.land_around(zone) & s.land_of(side);
        land.iter().filter(|&t| self.data.map.space(t).island).collect()
    }
}
