//! How an aim reads, where it is on the table, and how likely it is.

use crate::Rules;
use crate::decisions::inches;
use crate::odds::chance_to_pass;
use crate::plan::aims::{Aim, CHARGE};
use crate::rules::morale::piece_name;
use crate::rules::scenario::Scenario;
use crate::state::*;
use board::table::{Point, Shape};
use kernel::plan::{AimAbout, AimArrow};
use kernel::scene::Spot;
use kernel::{Seat, Text};

fn at_unit(id: UnitId) -> Spot {
    Spot::Piece(piece_name(id))
}

impl Rules {
    pub(crate) fn aim_in_words(&self, s: &State, seat: Seat, aim: Aim) -> AimAbout {
        AimAbout {
            arrows: self.arrows_of(s, seat, aim),
            chance: self.chance_of(s, seat, aim),
            ..AimAbout::new(self.words_of_aim(s, seat, aim))
        }
    }

    fn words_of_aim(&self, s: &State, seat: Seat, aim: Aim) -> Text {
        let about = |key: &'static str, id: UnitId| Text::new(key).text("unit", self.name(id));
        match aim {
            Aim::Hold(n) => {
                let held = self.has_reached(s, seat, aim);
                let at = s.objectives.get(usize::from(n)).map_or(Point::default(), |o| o.at);
                Text::new(if held { "aim-hold" } else { "aim-take" }).text("at", inches(at))
            }
            Aim::Fetch if self.has_reached(s, seat, aim) => Text::new("aim-carry-off"),
            Aim::Fetch => Text::new("aim-fetch"),
            Aim::BlowUp => Text::new("aim-blow-up"),
            Aim::Guard => Text::new("aim-guard"),
            Aim::BreakThrough(id) => about("aim-break-through", id),
            Aim::Destroy(id) => about("aim-destroy", id),
            Aim::Assault(id) => about("aim-assault", id),
            Aim::Ambush(id) => about("aim-ambush", id),
            Aim::Spare(id) => about("aim-spare", id),
            Aim::BringOn(id) => about("aim-bring-on", id),
        }
    }

    fn arrows_of(&self, s: &State, seat: Seat, aim: Aim) -> Vec<AimArrow> {
        let arrow = |from: Option<UnitId>, to: Spot| AimArrow { from: from.map(at_unit), to };
        let base = |own: bool| {
            let base = s.objectives.iter().find(|o| (o.owner == Some(seat)) == own);
            base.and_then(|o| self.feature_at(o.at)).map(|to| arrow(None, to)).into_iter().collect()
        };
        match aim {
            Aim::Hold(n) => {
                let at = s.objectives.get(usize::from(n)).map(|o| o.at);
                at.and_then(|at| self.feature_at(at)).map(|to| arrow(None, to)).into_iter().collect()
            }
            Aim::Fetch => {
                let bearer = s.objectives.iter().find_map(|o| o.carrier);
                bearer.map(|bearer| arrow(None, at_unit(bearer.unit))).into_iter().collect()
            }
            Aim::BlowUp => base(false),
            Aim::Guard => base(true),
            Aim::Destroy(id) => {
                let from = self.ready(s, seat).filter(|&own| self.fire_value(s, own, id).is_some());
                from.map(|own| arrow(Some(own), at_unit(id))).collect()
            }
            Aim::Assault(id) => {
                let near = self.ready(s, seat).filter(|&own| self.units_within(s, own, id, CHARGE));
                let from = near.filter(|&own| self.charge_worth(s, own, id) > 0);
                from.map(|own| arrow(Some(own), at_unit(id))).collect()
            }
            Aim::BreakThrough(id) | Aim::Ambush(id) | Aim::Spare(id) | Aim::BringOn(id) => {
                vec![arrow(None, at_unit(id))]
            }
        }
    }

    /// A wood, house or base at a place.
    fn feature_at(&self, at: Point) -> Option<Spot> {
        self.table.under(&Shape::round(at, 0)).next().map(|(_, feature)| Spot::Space(feature.id.clone()))
    }

    /// Own units on the table that have no die yet.
    fn ready<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        self.orderable(s, seat).filter(|id| s.unit(*id).is_some_and(Unit::is_on_table))
    }

    /// The chance with all that have no die yet, if it is tried now.
    fn chance_of(&self, s: &State, seat: Seat, aim: Aim) -> Option<f64> {
        match aim {
            Aim::Destroy(target) => {
                let volleys: Vec<f64> =
                    self.ready(s, seat).filter_map(|id| self.chance_to_destroy(s, id, target)).collect();
                let survives = volleys.iter().map(|chance| 1.0 - chance).product::<f64>();
                (!volleys.is_empty()).then_some(1.0 - survives)
            }
            Aim::Assault(target) => {
                let near = self.ready(s, seat).filter(|&id| self.units_within(s, id, target, CHARGE));
                let odds = near.filter_map(|id| self.odds_of_assault(s, id, target));
                odds.map(|odds| odds.attackers_win).reduce(f64::max)
            }
            Aim::Spare(id) => s.unit(id).filter(|u| u.pins > 0).map(|_| chance_to_pass(self.morale(s, id))),
            Aim::BringOn(id) if self.scenario != Scenario::Envelopment => Some(chance_to_pass(self.morale(s, id) - 1)),
            _ => None,
        }
    }

    /// The chance that the fire of a unit destroys another, exactly; nothing if it cannot fire at it.
    fn chance_to_destroy(&self, s: &State, id: UnitId, target: UnitId) -> Option<f64> {
        let direct = self.batteries(id, s.unit(id)?).iter().any(|b| self.data.weapon(b.weapon).fires_direct());
        let occasion = if direct { Occasion::Assaulted } else { Occasion::Order };
        let aims = self.all_aims(s, id, target, occasion);
        if aims.is_empty() {
            return None;
        }
        self.odds_of_fire(s, id, target, &aims, occasion).map(|odds| odds.destroyed)
    }
}
