//! Hits on vehicles (BA-88 to BA-93, BA-122 to BA-137, C-85 to C-90): pins on the crew, what gets through the armour,
//! and the table of results.

use crate::Rules;
use crate::options::{HePinsArmour, VehiclePins};
use crate::rules::morale::PinnedBy;
use crate::rules::volley::{Burst, Damage, Hardness, Result, pips, roll};
use crate::rules::wounds::Strike;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Play;

impl Rules {
    /// Hits of one burst on a vehicle by a side. `pinned` is how many pins this attack has given it so far: hits give
    /// them once, and the burst that gives the most decides (C-25).
    pub(crate) fn damage(
        &self,
        s: &mut State,
        strike: &Strike<'_>,
        hits: u32,
        hardness: &Hardness,
        pinned: &mut u8,
        play: &mut Play<'_>,
    ) {
        let Strike { target, burst, by } = *strike;
        let data = self.data.weapon(burst.weapon);
        let dangerous = burst.to_damage(data, hardness, &self.options) <= 6;
        // C-88: pins first.
        let hits = hits.min(60);
        if (0..hits).any(|_| self.pins_crew(s, target, burst.heavy, dangerous, play)) {
            let pins = self.pins_of_hit(burst, hardness, play);
            let cause = if *pinned == 0 { PinnedBy::Attack(by) } else { PinnedBy::Aftereffect };
            self.pin(s, target, pins.saturating_sub(*pinned), cause, play);
            *pinned = pins.max(*pinned);
        }
        for _ in 0..hits {
            if s.unit(target).is_none_or(|u| !u.is_alive()) {
                return;
            }
            match *hardness {
                // C-151: small arms do nothing more to armour.
                Hardness::Armour { .. } if !burst.heavy => {}
                Hardness::Armour { .. } => {
                    let die = play.die(6);
                    let damage = burst.damage(i32::from(die), data, hardness, &self.options);
                    self.tell_penetration(target, die, burst, hardness, damage, play);
                    // W-06: what it does not damage may burn.
                    if damage == Damage::None && data.has(WeaponRule::Incendiary) && play.die(6) == 6 {
                        self.on_fire(s, target, play);
                    }
                    let open = self.spec(target).is_some_and(|t| t.vehicle_has(VehicleRule::OpenTopped));
                    let bonus = i32::from(open && burst.shell == Shell::Indirect);
                    self.damage_armour(s, target, damage, bonus, play);
                }
                // C-89: a soft skin has no table.
                _ => {
                    let (die, needed) = (play.die(6), burst.to_damage(data, hardness, &self.options));
                    self.tell(play, "log-soft-skin", target, |t| {
                        t.name("dice", pips(&[die])).name("damaging", format!("{needed}+"))
                    });
                    if i32::from(die) >= needed {
                        self.destroy(s, target, play);
                    }
                }
            }
        }
        // C-58: flame is always checked for.
        if data.has(WeaponRule::Flamethrower) && s.unit(target).is_some_and(Unit::is_alive) {
            self.check_morale(s, target, play);
        }
    }

    /// BA-138, C-87: the die against armour, with all that is added to it.
    fn tell_penetration(
        &self,
        target: UnitId,
        die: u8,
        burst: &Burst,
        hardness: &Hardness,
        damage: Damage,
        play: &mut Play<'_>,
    ) {
        let penetration = burst.penetration(self.data.weapon(burst.weapon), hardness, &self.options);
        let value = burst.in_front(hardness);
        let what = match damage {
            Damage::None => "damage-none",
            Damage::Superficial => "damage-superficial",
            Damage::Full => "damage-full",
            Damage::Massive => "damage-massive",
        };
        self.tell(play, "log-penetration", target, |t| {
            let t = t.name("dice", pips(&[die])).name("penetration", format!("{penetration:+}"));
            t.number("score", i32::from(die) + penetration).number("value", value).word("what", what)
        });
    }

    /// C-25, C-28, C-62: how many pins a hit gives a crew.
    fn pins_of_hit(&self, burst: &Burst, hardness: &Hardness, play: &mut Play<'_>) -> u8 {
        let data = self.data.weapon(burst.weapon);
        let by_size = self.options.he_pins_armour == HePinsArmour::BySize || *hardness == Hardness::Soft;
        match (burst.shell, data.he) {
            _ if data.has(WeaponRule::Flamethrower) => roll(Roll::D3, play) + 1,
            (Shell::He | Shell::Indirect, Some(he)) if by_size => roll(he.size.pins(), play),
            _ => 1,
        }
    }

    /// C-85, C-86: whether a hit pins the crew.
    fn pins_crew(&self, s: &State, id: UnitId, heavy: bool, dangerous: bool, play: &mut Play<'_>) -> bool {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return false };
        if !spec.is_closed_armour() {
            return true;
        }
        if !heavy {
            return false;
        }
        match (self.options.vehicle_pins, unit.quality) {
            (VehiclePins::Book, _) | (_, Quality::Inexperienced) => true,
            (_, Quality::Veteran) => dangerous,
            (_, Quality::Regular) => dangerous || play.die(6) < 4,
        }
    }

    /// BA-134 to BA-137: rolls on the damage table.
    pub(crate) fn damage_armour(&self, s: &mut State, id: UnitId, damage: Damage, bonus: i32, play: &mut Play<'_>) {
        // C-60: fuel burns well.
        let fuel = self.spec(id).is_some_and(|t| t.vehicle_has(VehicleRule::FlameVehicle))
            && s.unit(id).is_some_and(|u| !u.marks.empty);
        let bonus = bonus + i32::from(fuel);
        for _ in 0..damage.rolls() {
            if s.unit(id).is_none_or(|u| !u.is_alive()) {
                return;
            }
            match Result::of(i32::from(play.die(6)) - damage.less() + bonus) {
                Result::Stunned => {
                    self.tell(play, "log-stunned", id, |t| t);
                    self.pin(s, id, 1, PinnedBy::Aftereffect, play);
                    self.lay_down(s, id);
                }
                Result::Immobilised => {
                    self.tell(play, "log-immobilised", id, |t| t);
                    self.pin(s, id, 1, PinnedBy::Aftereffect, play);
                    if s.unit(id).is_some_and(|u| u.marks.immobilised) {
                        self.destroy(s, id, play);
                        return;
                    }
                    s.change(id, |u| u.marks.immobilised = true);
                    // BA-126: whoever has acted is turned to Down; the others may still be ordered (C-92).
                    if s.unit(id).is_some_and(|u| u.order.is_some()) {
                        self.lay_down(s, id);
                    }
                }
                Result::OnFire => self.on_fire(s, id, play),
                Result::KnockedOut => {
                    self.tell(play, "log-knocked-out", id, |t| t);
                    self.destroy(s, id, play);
                }
            }
        }
    }

    /// BA-128 to BA-130.
    fn on_fire(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        self.tell(play, "log-on-fire", id, |t| t);
        let burns = self.spec(id).is_some_and(|t| t.vehicle_has(VehicleRule::CatchesFire));
        let pins = if burns { roll(Roll::D3, play) } else { 1 };
        self.pin(s, id, pins, PinnedBy::Aftereffect, play);
        if s.unit(id).is_some_and(Unit::is_alive) && self.check_morale(s, id, play) {
            self.lay_down(s, id);
        }
    }

    /// A Down die is put on the unit, from the bag if it has none, or its die is turned (BA-123, C-44). Whoever was
    /// on his way stops where he is.
    pub(crate) fn lay_down(&self, s: &mut State, id: UnitId) {
        self.take_die(s, id, Order::Down);
        self.halt(s, id);
    }

    /// A unit gets a die showing this; if it has none, one of its side's dice comes out of the bag.
    pub(crate) fn take_die(&self, s: &mut State, id: UnitId, order: Order) {
        let Some(unit) = s.units.get_mut(id.index()).filter(|u| u.is_alive()) else { return };
        let seat = usize::from(unit.seat.0 & 1);
        if unit.order.replace(order).is_none() {
            s.field.bag[seat] = s.field.bag[seat].saturating_sub(1);
        }
    }
}
