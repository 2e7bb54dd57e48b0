//! Morale: order tests, morale checks, officers and pins (BA-24 to BA-30, C-10 to C-16, C-25 to C-30, C-49, C-126).

use crate::Rules;
use crate::force::{Make, Part, Spec};
use crate::options::OfficerRange;
use crate::state::*;
use crate::vocabulary::*;
use board::table::Shape;
use kernel::{Note, Play, Seat, Text};

/// How a test went.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Test {
    Passed,
    Failed,
    /// BA-16.
    Fubar,
}

/// What pins a unit: an attack by a side, or what an attack that has pinned it already does besides.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum PinnedBy {
    Attack(Seat),
    Aftereffect,
}

impl Rules {
    /// C-12: the value an order test is taken against. Pins count double for shirkers.
    pub fn morale(&self, s: &Field, id: UnitId) -> i32 {
        let shirkers = self.spec(id).is_some_and(|spec| spec.has(UnitRule::Shirkers));
        self.morale_less(s, id, if shirkers { 2 } else { 1 })
    }

    /// C-12: the value a morale check is taken against. Stubborn troops ignore what lowers it (S-05).
    pub fn morale_in_check(&self, s: &Field, id: UnitId) -> i32 {
        match (s.unit(id), self.spec(id)) {
            (Some(unit), Some(spec)) if spec.has(UnitRule::Stubborn) => {
                i32::from(unit.quality.morale()) + self.officer_bonus(s, id)
            }
            _ => self.morale_less(s, id, 1),
        }
    }

    /// Morale less so much for each pin, for a leader who has fallen and for a man alone with a weapon for a team.
    fn morale_less(&self, s: &Field, id: UnitId, each_pin: i32) -> i32 {
        let Some(unit) = s.unit(id) else { return 0 };
        let alone = self.is_short_handed(id, unit);
        let minus = each_pin * i32::from(unit.pins) + i32::from(unit.marks.leaderless) + i32::from(alone);
        i32::from(unit.quality.morale()) - minus + self.officer_bonus(s, id)
    }

    /// C-12, C-53: one man alone with a weapon for a team, a gun included.
    pub(crate) fn is_short_handed(&self, id: UnitId, unit: &Unit) -> bool {
        let Some(spec) = self.spec(id).filter(|spec| unit.men.len() == 1 && spec.men.len() > 1) else { return false };
        let weapon = match &spec.make {
            Make::Team => spec.men.iter().find(|m| m.part == Part::Gunner).map(|m| m.weapon),
            Make::Gun(gun) => gun.weapons.first().copied(),
            Make::Squad | Make::Vehicle(_) => None,
        };
        weapon.is_some_and(|weapon| self.data.weapon(weapon).has(WeaponRule::Team))
    }

    /// C-12, C-91, C-126, C-127, C-196: the best officer in reach; for vehicles a command vehicle.
    pub fn officer_bonus(&self, s: &Field, id: UnitId) -> i32 {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return 0 };
        if !unit.is_on_table() {
            return 0;
        }
        let near = |officer: UnitId, reach: i32| officer == id || self.units_within(s, officer, id, reach);
        let friends = s.on_table().filter(|(_, u)| u.seat == unit.seat);
        if spec.is_vehicle() {
            let commands = |other: UnitId| self.spec(other).is_some_and(|o| o.vehicle_has(VehicleRule::Command));
            return friends.filter(|&(o, _)| commands(o) && near(o, 1200)).map(|_| 1).next().unwrap_or(0);
        }
        let bonus = friends.filter_map(|(officer, unit)| {
            let rank = self.spec(officer)?.role.rank()?;
            let far = self.options.officer_range == OfficerRange::ByRank && rank >= Rank::Captain;
            let hears = self.head_is_near(s, officer, unit, id, if far { 1200 } else { 600 });
            hears.then_some(i32::from(rank.morale_bonus()))
        });
        bonus.max().unwrap_or(0)
    }

    /// The man a unit has its part from, while he lives: the officer, observer, medic or commissar himself (C-12,
    /// C-128, C-129, C-196). Those who go with him cannot stand in for him.
    pub(crate) fn head(&self, id: UnitId, unit: &Unit) -> Option<Shape> {
        let man = unit.men.iter().find(|man| man.part == Part::Leader).filter(|_| unit.is_on_table())?;
        let house = unit.inside.and_then(|room| self.building(room.building));
        Some(house.unwrap_or_else(|| Shape::round(man.at, self.base(id, unit))))
    }

    /// C-196: whether that man lives and is so near to anybody of a unit; he always is to his own.
    pub(crate) fn head_is_near(&self, s: &Field, head: UnitId, unit: &Unit, other: UnitId, reach: i32) -> bool {
        let (Some(head_at), Some(there)) = (self.head(head, unit), s.unit(other)) else { return false };
        head == other || self.bodies(other, there).iter().any(|body| body.within(&head_at, reach))
    }

    /// C-11: two dice against a value. 2 passes, 11 and 12 fail.
    pub fn test_against(value: i32, dice: (u8, u8)) -> Test {
        match (dice.0 + dice.1, dice) {
            (12.., _) => Test::Fubar,
            (2, _) => Test::Passed,
            (11, _) => Test::Failed,
            (sum, _) if i32::from(sum) <= value => Test::Passed,
            _ => Test::Failed,
        }
    }

    /// C-10: whether an order has to be tested for.
    pub fn needs_test(&self, s: &Field, id: UnitId, order: Order) -> bool {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return false };
        let turret = order == Order::Advance && spec.vehicle_has(VehicleRule::OneManTurret);
        let coming_on = unit.fate == Fate::Reserve;
        order != Order::Down
            && unit.fate != Fate::FirstWave
            && (unit.pins > 0 || spec.has(UnitRule::Shirkers) || turret || coming_on)
    }

    /// BA-73, C-49: a morale check; those who fail are destroyed. Soviets try twice (N-09).
    pub(crate) fn check_morale(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) -> bool {
        let tries = if self.spec(id).is_some_and(|spec| spec.nation == Nation::SovietUnion) { 2 } else { 1 };
        for _ in 0..tries {
            let value = self.morale_in_check(s, id);
            let dice = (play.die(6), play.die(6));
            let passed = Rules::test_against(value, dice) == Test::Passed;
            let key = if passed { "log-morale-held" } else { "log-morale-broke" };
            self.tell(play, key, id, |t| t.number("roll", dice.0 + dice.1).number("value", value));
            if passed {
                return true;
            }
        }
        self.destroy(s, id, play);
        false
    }

    /// C-25 to C-27: pins, and what too many of them do.
    pub(crate) fn pin(&self, s: &mut State, id: UnitId, count: u8, cause: PinnedBy, play: &mut Play<'_>) {
        let Some(spec) = self.spec(id) else { return };
        if count == 0 || s.unit(id).is_none_or(|u| !u.is_alive()) {
            return;
        }
        // Unreliable: once for each attack of an enemy, not for what the attack does to it besides.
        let attacked = matches!(cause, PinnedBy::Attack(by) if by != self.seat_of(id));
        let more = u8::from(attacked && spec.vehicle_has(VehicleRule::Unreliable));
        if spec.has(UnitRule::Untested) && s.unit(id).is_some_and(|u| !u.marks.tried) {
            // S-13: the first pin shows what they are made of.
            let quality = Quality::ALL[usize::from(play.die(6).div_ceil(2) - 1).min(2)];
            s.change(id, |u| {
                u.quality = quality;
                u.marks.tried = true;
            });
        }
        s.change(id, |u| u.pins = u.pins.saturating_add(count).saturating_add(more));
        self.leave_bicycles(s, id);
        self.tell(play, "log-pinned", id, |t| t.number("pins", count + more));
        // C-100: pins on a vehicle go on the unit aboard as well.
        for aboard in s.ids() {
            if s.unit(aboard).is_some_and(|u| u.fate == Fate::Aboard(id)) {
                self.pin(s, aboard, count, cause, play);
            }
        }
        self.rout_by_pins(s, id, play);
    }

    /// C-27: as many pins as morale, and the unit is gone; fanatics stay while two are left (C-120).
    fn rout_by_pins(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return };
        let stays = spec.is_fanatic() && unit.men.len() >= 2;
        if unit.is_alive() && unit.pins >= unit.quality.morale() && !stays {
            self.tell(play, "log-routed", id, |t| t);
            self.destroy(s, id, play);
        }
    }

    /// A line of the log about a unit.
    pub(crate) fn tell(&self, play: &mut Play<'_>, key: &'static str, id: UnitId, facts: impl FnOnce(Text) -> Text) {
        let name = self.name(id);
        play.note(|| Note::new(facts(Text::new(key).text("unit", name))).at(piece_name(id)));
    }

    /// How a unit is called: its title and its number.
    pub(crate) fn name(&self, id: UnitId) -> Text {
        let title = self.spec(id).map_or("unit-unknown", |spec| spec.title.as_str()).to_owned();
        Text::new("unit-name").word("title", title).number("number", i64::from(id.0) + 1)
    }

    pub(crate) fn seat_of(&self, id: UnitId) -> Seat {
        if id.index() < self.firsts { SEATS[0] } else { SEATS[1] }
    }

    /// C-38: one or two men.
    pub(crate) fn is_small(&self, id: UnitId, unit: &Unit) -> bool {
        !self.spec(id).is_some_and(Spec::is_vehicle) && unit.men.len() <= 2
    }
}

/// The name of a unit's piece on the board.
pub fn piece_name(id: UnitId) -> String {
    format!("u{}", u16::from(id.0) + 1)
}
