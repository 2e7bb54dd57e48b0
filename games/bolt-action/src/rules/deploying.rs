//! Units set up on the table (C-70, C-133, C-177, C-180, C-183, C-188 to C-193, S-09): in which zone, forward,
//! hidden, in buildings.

use crate::Rules;
use crate::force::{Make, Spec};
use crate::options::HiddenSetUp;
use crate::rules::bodies::{FORMATION, TABLE};
use crate::rules::movement::{Objection, Points, block};
use crate::rules::scenario::{MIDDLE, Scenario, ZONE, base_of, strip};
use crate::rules::setup::Step;
use crate::state::*;
use crate::terrain::Kind;
use crate::vocabulary::*;
use board::table::{Heading, Point, Shape, Squad};
use kernel::{Judge, Seat, Text};

impl Rules {
    /// Where a side may set up (C-188 to C-193).
    fn in_set_up_zone(&self, s: &Field, seat: Seat, body: &Shape) -> bool {
        let Some(edge) = s.edge(seat) else { return false };
        let defender = s.attacker == Some(other(seat));
        let area = body.area();
        match self.scenario {
            Scenario::HoldUntilRelieved if defender => body.within(&Shape::round(MIDDLE, 0), 600),
            Scenario::HoldUntilRelieved => {
                let enemy = strip(edge.opposite(), 1200);
                !body.within(&Shape::round(MIDDLE, 0), 1800) && !enemy.meets(&area)
            }
            Scenario::Demolition => body.within(&Shape::round(base_of(edge), 0), 1200),
            _ => body.lies_in(&strip(edge, ZONE)),
        }
    }

    /// C-70, C-183: who may set up forward.
    pub(crate) fn scouts<'a>(&'a self, s: &'a Field, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        s.waiting(seat).filter(|&id| {
            self.spec(id).is_some_and(|spec| {
                spec.has(UnitRule::ForwardSetUp)
                    || matches!(spec.role, Role::Sniper | Role::ArtilleryObserver | Role::AirObserver)
            })
        })
    }

    /// Whether a unit can be set up somewhere, and how it stands then.
    pub(crate) fn plan_deploy(&self, s: &State, id: UnitId, at: Point, facing: Heading) -> Result<Points, Objection> {
        let (seat, forward) = self.may_be_set_up(s, id)?;
        self.plan_deploy_at(s, id, at, facing, seat, forward)
    }

    /// C-180, C-183: whether a unit is one to be set up now; by whom, and whether forward.
    fn may_be_set_up(&self, s: &State, id: UnitId) -> Result<(Seat, bool), Objection> {
        let (Some((step, seat)), Some(unit), Some(spec)) = (self.step(s), s.unit(id), self.spec(id)) else {
            return Err((clause!("C-180"), "why-not-now-at-all"));
        };
        if unit.seat != seat || !matches!(unit.fate, Fate::Reserve | Fate::FirstWave) {
            return Err((clause!("C-180"), "why-not-waiting"));
        }
        let forward = matches!(step, Step::Forward);
        if forward && !self.scouts(s, seat).any(|scout| scout == id) {
            return Err((clause!("C-183"), "why-no-scout"));
        }
        if !forward && !self.may_deploy(s, seat) {
            return Err((clause!("C-180"), "why-enough-deployed"));
        }
        let guards = self.scenario == Scenario::Demolition
            || self.scenario == Scenario::HoldUntilRelieved && s.attacker == Some(other(seat));
        if guards && !forward && spec.is_vehicle() {
            return Err((clause!("C-191"), "why-guards-on-foot"));
        }
        Ok((seat, forward))
    }

    /// What hangs on the place.
    fn plan_deploy_at(
        &self,
        s: &State,
        id: UnitId,
        at: Point,
        facing: Heading,
        seat: Seat,
        forward: bool,
    ) -> Result<Points, Objection> {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else {
            return Err((clause!("C-180"), "why-no-such-unit"));
        };
        let measure = spec.model.measure();
        // What is quickly seen is looked at first.
        let body = match spec.is_foot() {
            true => Shape::round(at, self.base(id, unit)),
            false => Shape::hull(at, facing, measure.length, measure.width),
        };
        if !forward && body.lies_in(&TABLE) && !self.in_set_up_zone(s, seat, &body) {
            return Err((clause!("C-188"), "why-outside-zone"));
        }
        let ground = self.ground(s, id, Order::Advance, Shape::round(at, 900).area(), None);
        let allowed = |body: &Shape| -> Result<(), Objection> {
            ground.stand(body)?;
            match forward {
                false if !self.in_set_up_zone(s, seat, body) => Err((clause!("C-188"), "why-outside-zone")),
                true => self.is_forward(s, seat, body),
                false => Ok(()),
            }
        };
        match &spec.make {
            Make::Vehicle(_) => {
                let hull = Shape::hull(at, facing, measure.length, measure.width);
                allowed(&hull)?;
                self.hull_clear(s, id, Order::Advance, &hull, self.on_road(at, at))?;
                Ok(Points::new())
            }
            Make::Gun(_) => {
                let hull = Shape::hull(at, facing, measure.length, measure.width);
                allowed(&hull)?;
                let crew = self.crew_places(id, at, facing, unit.men.len());
                crew.iter().try_for_each(|&p| ground.place(p))?;
                Ok(crew)
            }
            _ => {
                let base = ground.base;
                allowed(&Shape::round(at, base))?;
                let free = |p: Point| allowed(&Shape::round(p, base)).is_ok();
                let from = block(at, unit.men.len(), base);
                let placed = Squad::known(&from, base, FORMATION, true).at(at, free, |_, _| true);
                let places = placed.ok_or((clause!("C-04"), "why-no-formation"))?;
                Ok(places.into_iter().collect())
            }
        }
    }

    /// S-09: rangers on the table that have not made their run yet.
    pub(crate) fn rangers<'a>(&'a self, s: &'a Field, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        let leads = |id: UnitId| self.spec(id).is_some_and(|spec| spec.has(UnitRule::Rangers) && spec.is_foot());
        let ready =
            move |(id, u): &(UnitId, &Unit)| u.is_on_table() && u.inside.is_none() && !u.marks.scouted && leads(*id);
        s.of(seat).filter(ready).map(|(id, _)| id)
    }

    /// S-09: where rangers end a run before the battle.
    pub(crate) fn plan_scouting(&self, s: &State, seat: Seat, id: UnitId, to: Point) -> Result<Points, Objection> {
        if !self.rangers(s, seat).any(|r| r == id) {
            return Err((clause!("S-09"), "why-no-scout"));
        }
        self.plan(s, &self.fresh_move(s, id, Order::Run), to)
    }

    /// C-183: in cover, outside the enemy's zone and over 12" from every enemy.
    fn is_forward(&self, s: &Field, seat: Seat, body: &Shape) -> Result<(), Objection> {
        let covered = self.table.under(body).any(|(_, f)| f.kind.cover() != Cover::None);
        let enemy_zone = s.edge(other(seat)).map(|edge| strip(edge, ZONE));
        let near =
            s.on_table().any(|(id, u)| u.seat != seat && self.bodies(id, u).iter().any(|b| b.within(body, 1200)));
        if !covered || near || enemy_zone.is_some_and(|zone| zone.meets(&body.area())) {
            return Err((clause!("C-183"), "why-not-forward"));
        }
        Ok(())
    }

    /// Places in cover a scout might take.
    pub(crate) fn forward_spots<'a>(&'a self, s: &'a State, id: UnitId) -> impl Iterator<Item = Point> + 'a {
        let covers = self.table.features.iter().filter(|f| {
            f.kind.cover() != Cover::None && f.kind.ground().is_some() && f.kind != Kind::Building && !f.kind.is_line()
        });
        covers
            .map(|f| f.outline.area().middle())
            .filter(move |&p| self.plan_deploy(s, id, p, Heading::default()).is_ok())
    }

    pub(crate) fn deploy(&self, s: &mut State, id: UnitId, at: Point, facing: Heading, places: &Points) {
        let (hides, foot) = (self.may_hide(s, id), self.spec(id).is_some_and(Spec::is_foot));
        let gun = self.spec(id).is_some_and(Spec::is_gun);
        s.change(id, |u| {
            u.fate = Fate::Field;
            u.at = if foot { places.first().copied().unwrap_or(at) } else { at };
            u.facing = facing;
            u.men.iter_mut().zip(places).for_each(|(m, p)| m.at = *p);
        });
        // BA-59: a gun set up on rough ground is dug in.
        if let (true, Some(hull)) = (gun, s.unit(id).and_then(|u| self.hull(id, u))) {
            let rough = self.table.under(&hull).any(|(_, f)| f.kind.ground() == Some(Ground::Rough));
            s.change(id, |u| u.marks.dug_in = rough);
        }
        let hidden = hides && s.unit(id).is_some_and(|u| self.in_cover(id, u));
        s.change(id, |u| u.marks.hidden = hidden);
    }

    /// C-133: defenders of the first, third and fourth scenario may begin hidden, on foot or with a gun.
    fn may_hide(&self, s: &Field, id: UnitId) -> bool {
        self.options.hidden_set_up == HiddenSetUp::On
            && self.scenario.has_attacker()
            && s.attacker == Some(other(self.seat_of(id)))
            && !self.is_vehicle(id)
    }

    /// Buildings a side might set up in.
    pub(crate) fn houses_in_zone(&self, s: &Field, seat: Seat) -> Vec<u8> {
        let open = |b: &u8| self.building(*b).is_some_and(|house| self.in_set_up_zone(s, seat, &house));
        (0..self.table.features.len() as u8).filter(open).collect()
    }

    /// C-177: set up in a building.
    pub(crate) fn judge_garrison<J: Judge>(&self, s: &State, seat: Seat, id: UnitId, building: u8, j: &mut J) {
        let (Some((Step::Deploy(_), _)), Some(unit), Some(spec)) = (self.step(s), s.unit(id), self.spec(id)) else {
            return j.forbid(clause!("C-180"), || Text::new("why-not-now-at-all"));
        };
        if unit.seat != seat || !matches!(unit.fate, Fate::Reserve | Fate::FirstWave) || !self.may_deploy(s, seat) {
            return j.forbid(clause!("C-180"), || Text::new("why-not-waiting"));
        }
        let Some(house) = self.building(building) else {
            return j.forbid(clause!("C-177"), || Text::new("why-no-building"));
        };
        // BA-48: a gun may be set up in a building, on its lowest floor.
        let room = match spec.is_gun() {
            true => self.free_floor(s, building) == Some(0),
            false => self.free_floor(s, building).is_some(),
        };
        if spec.is_vehicle() || self.is_mounted(id, unit) || !room {
            j.forbid(clause!("C-177"), || Text::new("why-building-full"));
        }
        if !self.in_set_up_zone(s, seat, &house) {
            j.forbid(clause!("C-188"), || Text::new("why-outside-zone"));
        }
    }

    pub(crate) fn garrison(&self, s: &mut State, id: UnitId, building: u8) {
        let hidden = self.may_hide(s, id);
        self.occupy(s, id, building);
        // BA-59: a gun in a building does not move again.
        let dug_in = self.spec(id).is_some_and(Spec::is_gun);
        let facing = if s.edge(self.seat_of(id)) == Some(Edge::Top) { Heading::new(180) } else { Heading::new(0) };
        s.change(id, |u| {
            u.fate = Fate::Field;
            u.facing = facing;
            u.marks = Marks { hidden, dug_in, ..Marks::default() };
        });
    }

    /// Some legal ways to set up the units that wait: at places all over the zone.
    pub(crate) fn deploy_spots<'a>(
        &'a self,
        s: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = (UnitId, Point, Heading)> + 'a {
        let facing = match s.edge(seat) {
            Some(Edge::Top) => Heading::new(180),
            _ => Heading::new(0),
        };
        // A different row for each unit, so that lists stay short and units come to stand apart.
        let spots = move |id: UnitId| {
            let n = i32::from(id.0);
            (0..60).map(move |k| Point::new(300 + (k * 7 + n * 5) % 11 * 660, 200 + (k * 3 + n) % 12 * 400))
        };
        let guards = matches!(self.scenario, Scenario::HoldUntilRelieved | Scenario::Demolition);
        let close = move |id: UnitId| {
            let middle = match (self.scenario, s.edge(seat)) {
                (Scenario::Demolition, Some(edge)) => base_of(edge),
                _ => MIDDLE,
            };
            let n = i32::from(id.0);
            (0..if guards { 24 } else { 0 })
                .map(move |k| middle.plus(Heading::new(15 * (k + n)).way(250 + 150 * (k % 3))))
        };
        s.waiting(seat).filter_map(|id| Some((id, self.may_be_set_up(s, id).ok()?))).flat_map(
            move |(id, (by, forward))| {
                let fits = move |&p: &Point| self.plan_deploy_at(s, id, p, facing, by, forward).is_ok();
                close(id).chain(spots(id)).filter(fits).take(4).map(move |p| (id, p, facing))
            },
        )
    }
}
