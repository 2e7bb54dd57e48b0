//! Section 7: strategic bombing and rockets, both paid for by the owner of the complex.

use super::FLAK;
use crate::Rules;
use crate::action::Action;
use crate::data::{LAND, Space};
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Pool, Quick, Text};

impl Rules {
    pub(super) fn list_rockets(&self, s: &State, actions: &mut Vec<Action>) {
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
            j.forbid("R-7.8", || text("why-no-rockets"));
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
        if !LAND.contains(from) {
            j.forbid("AA-25", || text("why-no-gun"));
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
    pub(super) fn bomb_treasury(&self, s: &mut State, at: Space, damage: u16, play: &mut Play<'_>) {
        let Some(owner) = s.owner(at) else { return };
        let paid = damage.min(s.cash[owner.index()]);
        s.cash[owner.index()] -= paid;
        play.note(|| {
            let text =
                Text::new("log-bombed").number("damage", damage).number("paid", paid).name("space", self.name(at));
            Note::new(text.word("power", owner.word())).at(self.id(at))
        });
    }

    /// Begins a raid: antiaircraft fire first, then the bombs.
    pub(crate) fn bomb(&self, s: &mut State, at: Space, play: &mut Play<'_>) {
        s.turn.raids.remove(at);
        let n: u8 = self.raiders(s, at).map(|t| t.n).sum();
        if self.gun_fires(s, at) && n > 0 {
            s.turn.fired.insert(at);
            let hits = play.hits(Pool::at_most(n, 6, FLAK));
            self.note_flak(at, hits, n, play);
            if hits > 0 {
                s.frames.push(Frame::RaidFlak { at, hits });
                return self.name_raiders(s, play);
            }
        }
        self.drop_bombs(s, at, play);
    }

    /// Bombers on a raid there; they differ in what they have left to fly.
    pub(crate) fn raiders<'a>(&self, s: &'a State, at: Space) -> impl Iterator<Item = &'a Stack> {
        let power = s.power;
        s.at(at).iter().filter(move |t| t.power == power && matches!(t.status, Status::Raid(_)))
    }

    pub(crate) fn raider_with(&self, s: &State, at: Space, left: u8) -> Option<Stack> {
        self.raiders(s, at).find(|t| t.status == Status::Raid(left)).copied()
    }

    /// the attacker chooses which bomber is lost, where there is a choice.
    fn name_raiders(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(&Frame::RaidFlak { at, hits }) = s.frames.last() else { return };
        let alike: Vec<u8> = self.raiders(s, at).filter_map(|t| t.status.in_the_air()).collect();
        let all: u8 = self.raiders(s, at).map(|t| t.n).sum();
        match alike[..] {
            [] => {
                s.frames.pop();
                self.drop_bombs(s, at, play);
            }
            [left] => self.lose_raider(s, at, hits, left, play),
            [left, ..] if hits >= all => self.lose_raider(s, at, hits, left, play),
            _ => {}
        }
    }

    pub(crate) fn lose_raider(&self, s: &mut State, at: Space, hits: u8, left: u8, play: &mut Play<'_>) {
        let Some(raider) = self.raider_with(s, at, left) else { return };
        let power = s.power;
        s.take(at, power, raider.kind, raider.status, 1);
        play.note(|| {
            let text = Text::new("log-lost").word("power", power.word()).word("kind", raider.kind.word());
            Note::new(text.name("space", self.name(at))).at(self.id(at))
        });
        s.frames.pop();
        if hits > 1 {
            s.frames.push(Frame::RaidFlak { at, hits: hits - 1 });
            self.name_raiders(s, play);
        } else {
            self.drop_bombs(s, at, play);
        }
    }

    /// what came through bombs the treasury.
    fn drop_bombs(&self, s: &mut State, at: Space, play: &mut Play<'_>) {
        let raiders: Vec<Stack> = self.raiders(s, at).copied().collect();
        let mut damage = 0u16;
        for stack in raiders {
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
}
