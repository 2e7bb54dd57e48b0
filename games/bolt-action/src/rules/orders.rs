//! Orders (BA-03 to BA-15), order tests and FUBAR (BA-16 to BA-23).

use crate::Rules;
use crate::force::Make;
use crate::options::FailedOrderReverse;
use crate::rules::losses::Picked;
use crate::rules::morale::Test;
use crate::state::*;
use crate::vocabulary::*;
use board::table::Heading;
use kernel::{Judge, Play, Seat, Text};

impl Rules {
    /// Whether a unit may be given an order.
    pub(crate) fn judge_order<J: Judge>(&self, s: &State, seat: Seat, id: UnitId, order: Order, j: &mut J) {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else {
            return j.forbid(clause!("BA-03"), || Text::new("why-no-such-unit"));
        };
        let facts = |key: &'static str| Text::new(key).text("unit", self.name(id));
        if unit.seat != seat {
            return j.forbid(clause!("BA-03"), || facts("why-not-yours"));
        }
        if !unit.is_alive() {
            return j.forbid(clause!("C-08"), || facts("why-destroyed"));
        }
        if unit.order.is_some() {
            return j.forbid(clause!("BA-05"), || facts("why-ordered-already"));
        }
        if !self.has_die(s, id) {
            return j.forbid(clause!("C-131"), || facts("why-not-due"));
        }
        let off_table = matches!(unit.fate, Fate::FirstWave | Fate::Reserve);
        let aboard = matches!(unit.fate, Fate::Aboard(_));
        match order {
            Order::Down if unit.fate == Fate::FirstWave => {
                j.forbid(clause!("C-130"), || facts("why-first-wave-enters"))
            }
            Order::Down if spec.is_vehicle() && !off_table => j.forbid(clause!("C-83"), || facts("why-vehicle-down")),
            Order::Down if self.is_mounted(id, unit) && !off_table => {
                j.forbid(clause!("C-35"), || facts("why-cavalry-down"))
            }
            Order::Advance | Order::Run => {
                self.judge_moving_order(s, id, order, j);
            }
            Order::Fire | Order::Ambush if off_table || aboard => {
                j.forbid(clause!("C-100"), || facts("why-not-on-table"))
            }
            Order::Rally if off_table => j.forbid(clause!("C-131"), || facts("why-not-on-table")),
            Order::Ambush => {
                let batteries = self.batteries(id, unit);
                let indirect = |w: WeaponId| !self.data.weapon(w).fires_direct();
                if !batteries.is_empty() && batteries.iter().all(|b| indirect(b.weapon)) {
                    j.forbid(clause!("C-20"), || facts("why-indirect-ambush"));
                }
            }
            _ => {}
        }
        // Slow to load or to traverse: somebody else first, if there is anybody.
        let slow = spec.vehicle_has(VehicleRule::SlowLoad) || spec.vehicle_has(VehicleRule::SlowTraverse);
        if slow && s.of(seat).all(|(_, u)| u.order.is_none() || u.marks.stayed) && self.orderable(s, seat).count() > 1 {
            j.forbid(clause!("C-149"), || facts("why-slow-load"));
        }
    }

    /// BA-10 to BA-12: whether a unit may be told to move.
    fn judge_moving_order<J: Judge>(&self, s: &State, id: UnitId, order: Order, j: &mut J) {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return };
        let facts = |key: &'static str| Text::new(key).text("unit", self.name(id));
        let off_table = matches!(unit.fate, Fate::FirstWave | Fate::Reserve);
        let aboard = matches!(unit.fate, Fate::Aboard(_));
        if off_table && unit.fate == Fate::Reserve && s.turn < 2 {
            j.forbid(clause!("C-131"), || facts("why-not-due"));
        }
        if unit.marks.immobilised {
            j.forbid(clause!("BA-125"), || facts("why-immobilised"));
        }
        if unit.marks.dug_in {
            j.forbid(clause!("BA-59"), || facts("why-dug-in"));
        }
        if order == Order::Run && spec.is_gun() && !off_table && !aboard {
            j.forbid(clause!("C-76"), || facts("why-gun-run"));
        }
        if order == Order::Run && spec.has(UnitRule::BodyArmour) && !self.assault_in_mind(s, id) {
            j.forbid(clause!("S-12"), || facts("why-body-armour"));
        }
    }

    /// S-12: a Run in body armour is for an assault only.
    fn assault_in_mind(&self, s: &State, id: UnitId) -> bool {
        self.assault_targets(s, id).next().is_some()
    }

    /// BA-03 to BA-07: the die is laid beside the unit, tested for if need be, and carried out.
    pub(crate) fn give_order(&self, s: &mut State, id: UnitId, order: Order, play: &mut Play<'_>) {
        self.lay_order(s, id, order, play);
        if self.needs_test(s, id, order) {
            self.order_test(s, id, order, 0, play);
        } else {
            self.obey(s, id, order, Test::Passed, play);
        }
    }

    fn lay_order(&self, s: &mut State, id: UnitId, order: Order, play: &mut Play<'_>) {
        s.drawn = None;
        s.change(id, |u| u.order = Some(order));
        if order != Order::Run {
            self.leave_bicycles(s, id);
        }
        self.tell(play, "log-order", id, |t| t.word("order", order_key(order)));
    }

    /// C-10 to C-13: two dice; who passes loses a pin first. A commissar may give a second chance (S-17).
    pub(crate) fn order_test(&self, s: &mut State, id: UnitId, order: Order, minus: u8, play: &mut Play<'_>) {
        let test = self.roll_order_test(s, id, minus, play);
        if test != Test::Passed && self.commissar_near(s, id) {
            s.frames.push(Frame::Example(MakingExample { unit: id, order, minus, fubar: test == Test::Fubar }));
        } else {
            self.obey(s, id, order, test, play);
        }
    }

    fn roll_order_test(&self, s: &mut State, id: UnitId, minus: u8, play: &mut Play<'_>) -> Test {
        let reserve = s.unit(id).is_some_and(|u| u.fate == Fate::Reserve);
        // C-131: a unit that comes on is tested at -1, unless it knows its way round (S-07).
        let knows = self.spec(id).is_some_and(|spec| spec.has(UnitRule::BehindEnemyLines));
        let flanking = s.unit(id).is_some_and(|u| u.flank.is_some());
        let minus = i32::from(minus) + i32::from(reserve && !(knows && flanking));
        let value = self.morale(s, id) - minus;
        let dice = (play.die(6), play.die(6));
        let test = Rules::test_against(value, dice);
        let key = match test {
            Test::Passed => "log-obeyed",
            Test::Failed => "log-disobeyed",
            Test::Fubar => "log-fubar",
        };
        self.tell(play, key, id, |t| t.number("roll", dice.0 + dice.1).number("value", value));
        if test == Test::Passed {
            s.change(id, |u| u.pins = u.pins.saturating_sub(1));
        }
        test
    }

    /// BA-06, BA-159: what comes of a test: of an order, or of the courage to assault armour.
    fn obey(&self, s: &mut State, id: UnitId, order: Order, test: Test, play: &mut Play<'_>) {
        if matches!(s.frames.last(), Some(Frame::Assault { unit, .. }) if *unit == id) {
            if test != Test::Passed {
                s.drop_frame();
            }
            // BA-16: two sixes are two sixes.
            return match test {
                Test::Passed => {}
                Test::Failed => s.change(id, |u| u.order = Some(Order::Down)),
                Test::Fubar => self.fubar(s, id, play),
            };
        }
        match test {
            Test::Passed => s.frames.push(Frame::Act { unit: id, order, step: 0 }),
            Test::Fubar if s.unit(id).is_some_and(Unit::is_on_table) => self.fubar(s, id, play),
            Test::Failed | Test::Fubar => self.fail_order(s, id, play),
        }
    }

    /// S-17: a commissar within 6" of men on the table, and more than one of them left.
    fn commissar_near(&self, s: &State, id: UnitId) -> bool {
        let Some(unit) = s.unit(id).filter(|u| u.is_on_table() && u.men.len() >= 2) else { return false };
        let commissar = |other: UnitId| self.spec(other).is_some_and(|o| o.role == Role::Commissar);
        !self.is_vehicle(id)
            && s.on_table().any(|(other, u)| {
                u.seat == unit.seat && other != id && commissar(other) && self.head_is_near(s, other, u, id, 600)
            })
    }

    /// S-17: one man pays, and the second result stands; or nobody does, and the first stands.
    pub(crate) fn make_example(&self, s: &mut State, about: MakingExample, man: Option<u8>, play: &mut Play<'_>) {
        let MakingExample { unit, order, minus, fubar } = about;
        let test = match man {
            Some(man) => {
                self.remove_man(s, unit, man, Picked::ByOwner, play);
                if s.unit(unit).is_none_or(|u| !u.is_alive()) {
                    return;
                }
                self.roll_order_test(s, unit, minus, play)
            }
            None if fubar => Test::Fubar,
            None => Test::Failed,
        };
        self.obey(s, unit, order, test, play);
    }

    /// N-13: Japanese men are sent straight at the nearest enemy they see. N-08: those who are up and at them at
    /// anybody they may assault.
    pub(crate) fn charges<'a>(&'a self, s: &'a State, id: UnitId) -> impl Iterator<Item = UnitId> + 'a {
        let spec = self.spec(id).filter(|spec| spec.is_foot() && spec.role != Role::Medic);
        let there = s.unit(id).is_some_and(|u| u.is_on_table() && u.order.is_none());
        let banzai = there && spec.is_some_and(|spec| spec.nation == Nation::Japan);
        let eager = there && spec.is_some_and(|spec| spec.characteristic == Some(Characteristic::UpAndAtThem));
        let nearest = banzai.then(|| self.seen_enemies(s, id).first().map(|&(_, e)| e)).flatten();
        let all = eager.then(|| self.assault_targets(s, id)).into_iter().flatten();
        // BA-158: nobody catches a vehicle that has made a Run.
        all.chain(nearest).filter(|&e| s.unit(e).is_some_and(|u| !self.outruns(e, u)))
    }

    pub(crate) fn judge_charge<J: Judge>(&self, s: &State, seat: Seat, id: UnitId, target: UnitId, j: &mut J) {
        self.judge_order(s, seat, id, Order::Run, j);
        if !j.settled() && !self.charges(s, id).any(|e| e == target) {
            let japanese = self.spec(id).is_some_and(|spec| spec.nation == Nation::Japan);
            let clause = if japanese { clause!("N-13") } else { clause!("N-08") };
            j.forbid(clause, || Text::new("why-no-charge").text("target", self.name(target)));
        }
    }

    /// N-08, N-13: a Run order without a test; a banzai passes as if a double one were rolled (C-13).
    pub(crate) fn charge_at(&self, s: &mut State, id: UnitId, target: UnitId, play: &mut Play<'_>) {
        let banzai = self.spec(id).is_some_and(|spec| spec.nation == Nation::Japan);
        let tested = banzai && self.needs_test(s, id, Order::Run);
        self.lay_order(s, id, Order::Run, play);
        self.tell(play, "log-charge", id, |t| t.text("target", self.name(target)));
        s.change(id, |u| {
            u.pins = u.pins.saturating_sub(u8::from(tested));
            u.marks.ran = true;
        });
        s.frames.push(Frame::Assault { unit: id, target, step: 0, eager: true, defended: false });
    }

    /// C-14, C-84: the order becomes Down; a vehicle that faces the enemy backs away first.
    pub(crate) fn fail_order(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        let facing_enemy = s.unit(id).is_some_and(|unit| {
            let mut enemies = s.on_table().filter(|(_, u)| u.seat != unit.seat);
            enemies.any(|(e, u)| self.bears(unit, Arc::Front, &self.bodies(e, u)))
        });
        let on_table = s.unit(id).is_some_and(Unit::is_on_table);
        let backs = self.options.failed_order_reverse == FailedOrderReverse::On;
        if self.is_vehicle(id) && on_table && facing_enemy && backs {
            let rate = self.reverse_rate(id, Order::Advance);
            self.back_away(s, id, rate, play);
        }
        if s.unit(id).is_some_and(Unit::is_alive) {
            s.change(id, |u| u.order = Some(Order::Down));
        }
    }

    /// BA-16 to BA-23.
    fn fubar(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        if play.die(6) <= 2 {
            // BA-18: a Fire die, and the enemy picks the target.
            s.change(id, |u| u.order = Some(Order::Fire));
            if self.friendly_targets(s, id).next().is_some() {
                self.tell(play, "log-friendly-fire", id, |t| t);
                s.frames.push(Frame::Friendly(FriendlyFire { unit: id }));
                return;
            }
            s.change(id, |u| u.order = Some(Order::Down));
            return;
        }
        self.panic(s, id, play);
    }

    /// BA-20, C-168: friends with an enemy within 12", in sight and in the arc of a weapon.
    pub(crate) fn friendly_targets<'a>(&'a self, s: &'a State, id: UnitId) -> impl Iterator<Item = UnitId> + 'a {
        let seat = s.unit(id).map(|u| u.seat);
        s.on_table()
            .filter(move |&(target, u)| {
                Some(u.seat) == seat
                    && target != id
                    && s.on_table().any(|(e, enemy)| enemy.seat != u.seat && self.units_within(s, target, e, 1200))
                    && self.can_aim_at(s, id, target, Occasion::FriendlyFire)
            })
            .map(|(target, _)| target)
    }

    /// BA-22, BA-23, C-23, C-168: away from the nearest visible enemy as fast as it can, or Down.
    fn panic(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        let nearest = self.seen_enemies(s, id).first().map(|&(_, e)| e);
        let enemy = nearest.and_then(|e| s.unit(e).map(|u| self.place_of(e, u)));
        let own = s.unit(id).map(|u| self.place_of(id, u));
        let (Some(enemy), Some(own)) = (enemy, own) else {
            return s.change(id, |u| u.order = Some(Order::Down));
        };
        self.tell(play, "log-panic", id, |t| t);
        s.change(id, |u| u.order = Some(Order::Run));
        let away = Heading::from_to(enemy, own).unwrap_or_default();
        let moved =
            if self.is_vehicle(id) { self.flee_on_wheels(s, id, away, play) } else { self.flee(s, id, away, play) };
        if !moved && s.unit(id).is_some_and(Unit::is_alive) {
            s.change(id, |u| u.order = Some(Order::Down));
        }
    }

    /// BA-07: the next step of an order.
    pub(crate) fn act(&self, s: &mut State, id: UnitId, order: Order, step: u8, play: &mut Play<'_>) {
        if let Some(Frame::Act { step, .. }) = s.frames.last_mut() {
            *step += 1;
        }
        // An order that was turned over in the meantime is not carried on (BA-123).
        let turned = s.unit(id).is_none_or(|u| u.order != Some(order));
        match (order, step) {
            _ if turned => s.drop_frame(),
            (Order::Fire, 0) => self.begin_declaring(s, id, Occasion::Order),
            (Order::Advance | Order::Run, 0) => self.begin_move(s, id, order),
            (Order::Advance, 1) => {
                s.drop_frame();
                if s.unit(id).is_some_and(Unit::is_on_table) {
                    s.frames.push(Frame::Act { unit: id, order, step: 2 });
                    self.begin_declaring(s, id, Occasion::Order);
                }
            }
            (Order::Rally, 0) => {
                // BA-14, C-15: on top of the pin lost by passing.
                s.drop_frame();
                let lost = play.die(6);
                s.change(id, |u| u.pins = u.pins.saturating_sub(lost));
                self.tell(play, "log-rallied", id, |t| t.number("pins", lost));
            }
            (Order::Ambush, 0) => {
                s.drop_frame();
                // C-20: a gun with two kinds of shell says which is loaded.
                let batteries = s.unit(id).map(|u| self.batteries(id, u)).unwrap_or_default();
                if batteries.iter().any(|b| self.data.weapon(b.weapon).chooses_shell()) {
                    s.frames.push(Frame::Loading(LoadingGun { unit: id }));
                }
            }
            _ => s.drop_frame(),
        }
    }

    /// C-53 and C-80 ask for the men of a team.
    pub(crate) fn is_team(&self, id: UnitId) -> bool {
        self.spec(id).is_some_and(|spec| matches!(spec.make, Make::Team))
    }
}

/// The key of an order's word.
pub fn order_key(order: Order) -> String {
    format!("order-{}", order.id())
}
