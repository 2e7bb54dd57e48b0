//! Declaring targets (BA-67, C-36, C-37, C-54, C-61, C-65, C-82): which weapon may be pointed at whom, and with what.

use crate::force::{Make, Spec};
use crate::options::EmptyTransport;
use crate::rules::bodies::Bodies;
use crate::rules::shooting::{Battery, Hands, weapon_key};
use crate::rules::sight::{Looked, Looking};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use arrayvec::ArrayVec;
use kernel::{Judge, Quick, Text};

const SHELLS: [Shell; 4] = [Shell::Shot, Shell::He, Shell::Indirect, Shell::Smoke];

impl Rules {
    /// BA-67 and all that makes a declaration illegal.
    pub(crate) fn judge_aim<J: Judge>(
        &self,
        s: &State,
        id: UnitId,
        aims: &Aims,
        occasion: Occasion,
        aim: &Aim,
        j: &mut J,
    ) {
        let Some(unit) = s.unit(id) else { return j.forbid(clause!("BA-67"), || Text::new("why-no-such-unit")) };
        let Some(battery) = self.batteries(id, unit).into_iter().find(|b| b.index == aim.battery) else {
            return j.forbid(clause!("BA-67"), || Text::new("why-no-such-weapon"));
        };
        if self.judge_target(s, unit, aim.target, occasion, j) {
            self.judge_batteries(s, id, &battery, aims, aim, j);
            self.judge_shell(unit, &battery, occasion, aim.shell, j);
        }
        if j.settled() {
            return;
        }
        let seen = self
            .look(s, id, aim.target, Looking::ToFire)
            .is_some_and(|l| self.any_sees(s, id, &battery, aim.shell, &l));
        self.judge_line(s, id, &battery, aim, seen, j);
    }

    /// BA-67, C-182: whether a unit can be aimed at at all; false if there is nothing more to say.
    fn judge_target<J: Judge>(&self, s: &State, unit: &Unit, aimed: UnitId, occasion: Occasion, j: &mut J) -> bool {
        let Some(target) = s.unit(aimed) else {
            j.forbid(clause!("BA-67"), || Text::new("why-no-such-unit"));
            return false;
        };
        let named = || Text::new("why-target").text("target", self.name(aimed));
        if !target.is_on_table() || target.seat == unit.seat && occasion != Occasion::FriendlyFire {
            j.forbid(clause!("BA-67"), || named().word("what", "why-no-enemy-there"));
            return false;
        }
        if let Some((only, clause)) = self.only_target(s, occasion)
            && only != aimed
        {
            j.forbid(clause, || named().word("what", "why-not-that-one"));
            return false;
        }
        if target.marks.hidden {
            j.forbid(clause!("C-182"), || named().word("what", "why-hidden"));
        }
        true
    }

    /// C-18, C-115: who fires out of turn fires at whom he has in mind.
    fn only_target(&self, s: &State, occasion: Occasion) -> Option<(UnitId, Clause)> {
        s.frames.iter().rev().find_map(|frame| match (frame, occasion) {
            (Frame::Ambush(watching), Occasion::Ambush) => Some((watching.mover, clause!("C-18"))),
            (Frame::Assault { unit, .. }, Occasion::Assaulted) => Some((*unit, clause!("C-115"))),
            _ => None,
        })
    }

    /// C-37, C-54, C-65: what lies between the two, and where the weapon can be pointed.
    fn judge_line<J: Judge>(&self, s: &State, id: UnitId, battery: &Battery, aim: &Aim, seen: bool, j: &mut J) {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return };
        let named = || Text::new("why-target").text("target", self.name(aim.target));
        let indirect = aim.shell.is_indirect();
        let spotted = indirect && spec.has(UnitRule::Spotter) && unit.quality >= Quality::Regular;
        if !spotted && !seen {
            let clause = if indirect { clause!("C-65") } else { clause!("C-37") };
            j.forbid(clause, || named().word("what", "why-not-in-sight"));
        }
        if !j.settled() && !self.in_arc(s, id, battery, aim.target) {
            j.forbid(clause!("C-54"), || named().word("what", "why-not-in-arc"));
        }
    }

    /// Every legal way to point something of a unit at another.
    pub(crate) fn aims_at(&self, s: &State, id: UnitId, target: UnitId, occasion: Occasion) -> Vec<Aim> {
        let mut found = Vec::new();
        if let Some(aiming) = Aiming::of(self, s, id, occasion) {
            aiming.each(target, |aim| {
                found.push(aim);
                true
            });
        }
        found
    }

    /// BA-67: a unit looks at whom it can fire.
    pub(crate) fn begin_declaring(&self, s: &mut State, id: UnitId, occasion: Occasion) {
        let mut open = Vec::new();
        if let (Some(unit), Some(aiming)) = (s.unit(id), Aiming::of(self, s, id, occasion)) {
            for (target, _) in s.on_table().filter(|(_, u)| u.seat != unit.seat) {
                aiming.each(target, |aim| {
                    open.push(aim);
                    true
                });
            }
        }
        s.frames.push(Frame::Declare(Declaring { unit: id, aims: Aims::new(), occasion, open }));
    }

    /// What can still be declared after what has been (C-36, C-82, C-105).
    pub(crate) fn still_open<'a>(
        &'a self,
        s: &'a State,
        id: UnitId,
        aims: &'a Aims,
        open: &'a [Aim],
    ) -> impl Iterator<Item = Aim> + 'a {
        let batteries = s.unit(id).map(|u| self.batteries(id, u)).unwrap_or_default();
        let goes_with = move |aim: &Aim| {
            let Some(battery) = batteries.iter().find(|b| b.index == aim.battery) else { return false };
            aims.is_empty() || Quick::ask(|j| self.judge_batteries(s, id, battery, aims, aim, j))
        };
        open.iter().copied().filter(goes_with)
    }

    /// Whether there is one.
    pub(crate) fn can_aim_at(&self, s: &State, id: UnitId, target: UnitId, occasion: Occasion) -> bool {
        Aiming::of(self, s, id, occasion).is_some_and(|aiming| aiming.can(target))
    }

    /// C-36, C-82, C-105, W-14: which weapons fire together, and at what.
    fn judge_batteries<J: Judge>(&self, s: &State, id: UnitId, battery: &Battery, aims: &Aims, aim: &Aim, j: &mut J) {
        let Some(spec) = self.spec(id) else { return };
        if aims.iter().any(|a| a.battery == aim.battery) {
            j.forbid(clause!("C-36"), || Text::new("why-aimed-already"));
        }
        if aims.is_full() {
            return j.forbid(clause!("C-36"), || Text::new("why-aimed-already"));
        }
        match &spec.make {
            Make::Squad | Make::Team => {
                let one_shot = self.data.weapon(battery.weapon).has(WeaponRule::OneShot);
                let once = |a: &Aim| self.is_one_shot(s, id, a.battery);
                let elsewhere = aims.iter().any(|a| a.target != aim.target && !once(a));
                if elsewhere && !one_shot {
                    j.forbid(clause!("C-36"), || Text::new("why-one-target"));
                }
            }
            Make::Gun(_) => {
                if !aims.is_empty() {
                    j.forbid(clause!("C-36"), || Text::new("why-one-target"));
                }
            }
            Make::Vehicle(machine) => {
                let gun = |a: u8| machine.gun_of(usize::from(a));
                let place = |a: u8| machine.mounts.get(gun(a)).map(|m| m.place);
                let this = place(aim.battery);
                let main = |p: Option<Place>| matches!(p, Some(Place::Turret | Place::Hull | Place::Casemate));
                for other in aims {
                    // W-13, W-14: two profiles of one gun are fired one or the other.
                    if gun(other.battery) == gun(aim.battery) {
                        j.forbid(clause!("W-14"), || Text::new("why-same-gun"));
                    }
                    let that = place(other.battery);
                    let pair = [this, that];
                    let coaxial = pair.contains(&Some(Place::Coaxial)) && pair.contains(&Some(Place::Turret));
                    let crew = pair.contains(&Some(Place::Crew)) && pair.iter().any(|&p| main(p));
                    if coaxial || crew {
                        j.forbid(clause!("C-82"), || Text::new("why-instead-of-gun"));
                    }
                }
                // C-105: whoever is aboard mans the others.
                if machine.carries > 0
                    && !aims.is_empty()
                    && self.options.empty_transport == EmptyTransport::OneWeapon
                    && spec.role == Role::Transport
                    && s.load_of(id) == 0
                {
                    j.forbid(clause!("C-105"), || Text::new("why-crew-fires-one"));
                }
            }
        }
    }

    /// C-56: whether something is fired once and thrown away.
    fn is_one_shot(&self, s: &Field, id: UnitId, battery: u8) -> bool {
        let batteries = s.unit(id).map(|u| self.batteries(id, u)).unwrap_or_default();
        let fired = batteries.iter().find(|b| b.index == battery);
        fired.is_some_and(|b| self.data.weapon(b.weapon).has(WeaponRule::OneShot))
    }

    /// C-20, C-34, C-54, C-61, C-63, C-67, C-145: whether this can be fired with that, now.
    fn judge_shell<J: Judge>(&self, unit: &Unit, battery: &Battery, occasion: Occasion, shell: Shell, j: &mut J) {
        let weapon = self.data.weapon(battery.weapon);
        let moving = occasion == Occasion::Order && unit.order == Some(Order::Advance);
        let mounted = matches!(battery.hands, Hands::Mount(_));
        let fits = match shell {
            Shell::Shot => weapon.shot_penetration().is_some() && weapon.fires_direct(),
            Shell::He => weapon.he.is_some() && weapon.fires_direct(),
            Shell::Indirect => weapon.fires_indirect() && weapon.he.is_some(),
            Shell::Smoke => weapon.fires_indirect() && !weapon.has(WeaponRule::MultipleLauncher),
        };
        if !fits {
            j.forbid(clause!("C-61"), || Text::new("why-no-such-shell").word("weapon", weapon_key(battery.weapon)));
        }
        if shell.is_indirect() {
            if occasion != Occasion::Order {
                j.forbid(clause!("C-20"), || Text::new("why-indirect-now"));
            } else if moving {
                j.forbid(clause!("C-145"), || Text::new("why-indirect-now"));
            }
        }
        if moving && weapon.has(WeaponRule::Fixed) && !mounted {
            j.forbid(clause!("C-34"), || Text::new("why-fixed"));
        }
        // C-20: what was loaded for an ambush is what is fired.
        if occasion == Occasion::Ambush && weapon.chooses_shell() && (shell == Shell::Shot) != unit.marks.loaded_shot {
            j.forbid(clause!("C-20"), || Text::new("why-loaded"));
        }
    }

    /// Whether any of the hands sees the target, friends out of the way.
    fn any_sees(&self, s: &Field, id: UnitId, battery: &Battery, shell: Shell, looked: &Looked<'_>) -> bool {
        let spots =
            |unit: &Unit| self.hands(id, unit, battery, shell).iter().any(|body| self.spots(id, unit, body, looked));
        s.unit(id).is_some_and(spots)
    }

    /// The bodies a battery fires from.
    pub(crate) fn hands(&self, id: UnitId, unit: &Unit, battery: &Battery, shell: Shell) -> Bodies {
        let bodies = self.bodies(id, unit);
        if unit.inside.is_some() {
            return bodies.into_iter().take(1).collect();
        }
        match battery.hands {
            Hands::Squad => {
                unit.men.iter().zip(&bodies).filter(|(m, _)| self.fires_with_squad(m)).map(|(_, b)| *b).collect()
            }
            Hands::Man(i) => bodies.get(usize::from(i)).copied().into_iter().collect(),
            // C-75: direct fire from the barrel, and of a team from its gunner; any of the crew looks out for the rest.
            Hands::Crew if shell.is_indirect() => bodies.into_iter().take(unit.men.len()).collect(),
            Hands::Crew if self.spec(id).is_some_and(Spec::is_gun) => bodies.last().copied().into_iter().collect(),
            Hands::Crew => bodies.first().copied().into_iter().collect(),
            Hands::Mount(_) => bodies.last().copied().into_iter().collect(),
        }
    }

    /// C-54, C-82.
    pub(crate) fn in_arc(&self, s: &Field, id: UnitId, battery: &Battery, target: UnitId) -> bool {
        let (Some(unit), Some(spec), Some(enemy)) = (s.unit(id), self.spec(id), s.unit(target)) else { return false };
        let arc = match battery.hands {
            Hands::Mount(i) => spec.machine().and_then(|m| m.mounts.get(usize::from(i))).map_or(Arc::Front, |m| m.arc),
            Hands::Crew if self.data.weapon(battery.weapon).has(WeaponRule::Fixed) && unit.inside.is_none() => {
                Arc::Front
            }
            _ => Arc::AllRound,
        };
        self.bears(unit, arc, &self.bodies(target, enemy))
    }
}

/// A unit about to declare targets: what does not hang on the target is asked once.
pub(crate) struct Aiming<'a> {
    rules: &'a Rules,
    s: &'a State,
    id: UnitId,
    unit: &'a Unit,
    occasion: Occasion,
    /// Weapons with the shells they can fire now.
    ways: ArrayVec<(Battery, Shell), 32>,
}

impl<'a> Aiming<'a> {
    pub(crate) fn of(rules: &'a Rules, s: &'a State, id: UnitId, occasion: Occasion) -> Option<Aiming<'a>> {
        let unit = s.unit(id)?;
        let mut ways = ArrayVec::new();
        for battery in rules.batteries(id, unit) {
            let fits = |shell: &Shell| Quick::ask(|j| rules.judge_shell(unit, &battery, occasion, *shell, j));
            // More than this nobody has.
            ways.extend(SHELLS.into_iter().filter(fits).map(|shell| (battery, shell)).take(ways.remaining_capacity()));
        }
        Some(Aiming { rules, s, id, unit, occasion, ways })
    }

    pub(crate) fn can(&self, target: UnitId) -> bool {
        let mut any = false;
        self.each(target, |_| {
            any = true;
            false
        });
        any
    }

    /// Every legal way to aim at a target, until whoever is told wants no more. The target is looked at once.
    pub(crate) fn each(&self, target: UnitId, mut tell: impl FnMut(Aim) -> bool) {
        let Aiming { rules, s, id, unit, .. } = *self;
        let may = |j: &mut Quick| {
            rules.judge_target(s, unit, target, self.occasion, j);
        };
        if self.ways.is_empty() || !Quick::ask(may) {
            return;
        }
        let mut looked = None;
        // Shells that are fired from other places have eyes of their own (C-75), and so has every man; the weapons of a
        // vehicle see alike.
        let mut seen: [Option<(u8, bool)>; 2] = [None, None];
        for (battery, shell) in &self.ways {
            let aim = Aim { battery: battery.index, target, shell: *shell };
            let looked = looked.get_or_insert_with(|| rules.look(s, id, target, Looking::ToFire));
            let eyes = if matches!(battery.hands, Hands::Mount(_)) { 0 } else { battery.index };
            let known = &mut seen[usize::from(shell.is_indirect())];
            let sees = match *known {
                Some((of, sees)) if of == eyes => sees,
                _ => looked.as_ref().is_some_and(|l| rules.any_sees(s, id, battery, *shell, l)),
            };
            *known = Some((eyes, sees));
            if Quick::ask(|j| rules.judge_line(s, id, battery, &aim, sees, j)) && !tell(aim) {
                return;
            }
        }
    }
}
