//! Section 7: strategic bombing and rockets, both paid for by the owner of the complex.

use super::FLAK;
use crate::Rules;
use crate::data::{LAND, Space};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Pool, Quick, Text};

impl Rules {
    /// Every rocket that may be fired now.
    pub(crate) fn rocket_shots(&self, state: &State) -> Vec<(Space, Space)> {
        let mut shots = Vec::new();
        if state.turn.rocket == Rocket::Fired || !state.techs[state.power].has(Tech::Rockets) {
            return shots;
        }
        let sight = Sight::of(state, state.power);
        for gun in state.stacks.iter().filter(|t| t.power == state.power && t.kind == Kind::AaGun) {
            for to in self.rocket_targets(state, &sight, gun.space).iter() {
                let shot = (gun.space, to);
                if shots.last() != Some(&shot) && Quick::ask(|judge| self.judge_rocket(state, &sight, shot, judge)) {
                    shots.push(shot);
                }
            }
        }
        shots
    }

    pub(crate) fn judge_rocket<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        (from, to): (Space, Space),
        judge: &mut J,
    ) {
        let text = |key: &'static str| Text::new(key).name("from", self.name(from)).name("space", self.name(to));
        if !state.techs[state.power].has(Tech::Rockets) {
            judge.forbid(clause!("AA-28"), || text("why-no-rockets"));
            judge.forbid(clause!("R-7.8"), || text("why-no-rockets"));
        }
        if self.is_held_back(state) {
            judge.forbid(clause!("R-17.3"), || text("why-no-rockets"));
        }
        if state.turn.rocket == Rocket::Fired {
            judge.forbid(clause!("AA-22"), || text("why-rocket-fired"));
        }
        if matches!(state.turn.rocket, Rocket::Moved(at) if at != from) {
            judge.forbid(clause!("R-7.7"), || text("why-other-rocket"));
        }
        if !LAND.contains(from) {
            judge.forbid(clause!("AA-25"), || text("why-no-gun"));
        }
        if state.count(from, state.power, Kind::AaGun) == 0 {
            return judge.forbid(clause!("R-7.6"), || text("why-no-gun"));
        }
        if !self.rocket_targets(state, sight, from).contains(to) {
            judge.forbid(clause!("R-7.9"), || text("why-rocket-range"));
        }
    }

    pub(crate) fn fire_rocket(&self, state: &mut State, from: Space, to: Space, play: &mut Play<'_>) {
        state.turn.rocket = Rocket::Fired;
        state.mark(from, state.power, Kind::AaGun, Status::Ready, Status::Done, 1);
        let damage = u16::from(play.die(6));
        self.bomb_treasury(state, to, damage, play);
    }

    /// the owner of the complex pays what he has in hand.
    pub(super) fn bomb_treasury(&self, state: &mut State, at: Space, damage: u16, play: &mut Play<'_>) {
        let Some(owner) = state.owner(at) else { return };
        let paid = damage.min(state.cash[owner]);
        state.cash[owner] -= paid;
        play.note(|| {
            let text =
                Text::new("log-bombed").number("damage", damage).number("paid", paid).name("space", self.name(at));
            Note::new(text.word("power", owner.word())).at(self.id(at))
        });
    }

    /// Begins a raid: antiaircraft fire first, then the bombs.
    pub(crate) fn bomb(&self, state: &mut State, at: Space, play: &mut Play<'_>) {
        state.turn.raids.remove(at);
        let n: u8 = self.raiders(state, at).map(|t| t.n).sum();
        if self.gun_fires(state, at) && n > 0 {
            state.turn.fired.insert(at);
            let hits = play.hits(Pool::at_most(n, 6, FLAK));
            self.note_flak(at, hits, n, play);
            if hits > 0 {
                return self.name_raiders(state, RaidFlak { at, hits }, play);
            }
        }
        self.drop_bombs(state, at, play);
    }

    /// Bombers on a raid there; they differ in what they have left to fly.
    pub(crate) fn raiders<'a>(&self, state: &'a State, at: Space) -> impl Iterator<Item = &'a Stack> {
        let power = state.power;
        state.at(at).iter().filter(move |t| t.power == power && matches!(t.status, Status::Raid(_)))
    }

    pub(crate) fn raider_with(&self, state: &State, at: Space, left: u8) -> Option<Stack> {
        self.raiders(state, at).find(|t| t.status == Status::Raid(left)).copied()
    }

    /// the attacker chooses which bomber is lost, where there is a choice.
    fn name_raiders(&self, state: &mut State, flak: RaidFlak, play: &mut Play<'_>) {
        let raiders: Vec<Stack> = self.raiders(state, flak.at).copied().collect();
        let all: u8 = raiders.iter().map(|t| t.n).sum();
        match raiders[..] {
            [] => self.drop_bombs(state, flak.at, play),
            [raider] => self.lose_raider(state, flak, raider, play),
            [raider, ..] if flak.hits >= all => self.lose_raider(state, flak, raider, play),
            _ => state.frames.push(Frame::RaidFlak(flak)),
        }
    }

    /// A raider is lost; then the next hit is taken, or the others drop their bombs.
    pub(crate) fn lose_raider(&self, state: &mut State, flak: RaidFlak, raider: Stack, play: &mut Play<'_>) {
        let (power, at) = (state.power, flak.at);
        state.take(at, power, raider.kind, raider.status, 1);
        self.note_loss(power, raider.kind, at, play);
        if flak.hits > 1 {
            self.name_raiders(state, RaidFlak { hits: flak.hits - 1, ..flak }, play);
        } else {
            self.drop_bombs(state, at, play);
        }
    }

    /// what came through bombs the treasury.
    fn drop_bombs(&self, state: &mut State, at: Space, play: &mut Play<'_>) {
        let raiders: Vec<Stack> = self.raiders(state, at).copied().collect();
        let mut damage = 0u16;
        for stack in raiders {
            let dice = self.attack_dice(state, state.power, Kind::Bomber);
            for _ in 0..u16::from(stack.n) * u16::from(dice) {
                damage += u16::from(play.die(6));
            }
            if let Status::Raid(left) = stack.status {
                // They hover until part 4, and take no part in a battle there (AA-122).
                state.mark(at, state.power, stack.kind, stack.status, Status::Aloft(left), stack.n);
            }
        }
        if damage > 0 {
            self.bomb_treasury(state, at, damage, play);
        }
        self.take_what_was_raided(state, at, play);
    }

    /// What was walked into or landed on while it was raided changes hands after the raid (R-4.19, R-7.5, AA-123).
    fn take_what_was_raided(&self, state: &mut State, at: Space, play: &mut Play<'_>) {
        if state.turn.claims.contains(at) {
            state.turn.claims.remove(at);
            self.capture(state, at, play);
        }
        self.make_free_landings(state, play);
    }
}
