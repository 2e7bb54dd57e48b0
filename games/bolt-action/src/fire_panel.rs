//! Who fires at what, what is needed, and what it comes to: shown once a target is named, beforehand where the table
//! measures beforehand (C-02, C-169).

use crate::options::Premeasure;
use crate::rules::shooting::{Hands, weapon_key};
use crate::scene::length;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::scene::{Panel, Row};
use kernel::{SeatSet, Text};

/// A target is further away than a weapon reaches.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Beyond {
    distance: i32,
    weapon: WeaponId,
    range: i32,
}

impl Beyond {
    /// "34 inches, rifle 24".
    pub(crate) fn told(self, text: Text) -> Text {
        text.text("distance", length(self.distance))
            .word("weapon", weapon_key(self.weapon))
            .text("range", length(self.range))
    }
}

fn row(text: Text, value: String, clause: Clause) -> Row {
    Row { text, value, clause: Some(clause.id().to_owned()) }
}

impl Rules {
    /// Nothing, if a weapon reaches its target. Of a squad's arms the one that reaches furthest is asked about.
    pub(crate) fn beyond(&self, s: &Field, id: UnitId, aim: &Aim) -> Option<Beyond> {
        let unit = s.unit(id)?;
        let battery = self.batteries(id, unit).into_iter().find(|b| b.index == aim.battery)?;
        let still = unit.order == Some(Order::Fire);
        let reach = |weapon: WeaponId| (self.range(self.data.weapon(weapon), still), weapon);
        let (range, weapon) = match battery.hands {
            Hands::Squad => {
                let firing = unit.men.iter().filter(|man| self.fires_with_squad(man));
                firing.map(|man| reach(man.weapon)).max_by_key(|(range, _)| *range)?
            }
            _ => reach(battery.weapon),
        };
        let distance = self.distance(s, id, aim.target);
        (distance > range).then_some(Beyond { distance, weapon, range })
    }

    /// One aim line by line: every weapon with its shots and what it needs; or that it does not reach so far.
    pub(crate) fn aim_rows(&self, s: &State, id: UnitId, aims: &[Aim], aim: &Aim, occasion: Occasion) -> Vec<Row> {
        let bursts = self.bursts_among(s, id, aims, aim, occasion);
        if let (true, Some(beyond)) = (bursts.is_empty(), self.beyond(s, id, aim)) {
            return vec![row(beyond.told(Text::new("explain-out-of-range")), "–".to_owned(), clause!("C-02"))];
        }
        let shots = bursts.iter().map(|burst| {
            let text = Text::new("explain-shots").word("weapon", weapon_key(burst.weapon)).number("shots", burst.shots);
            row(text, burst.to_hit.to_string(), clause!("BA-74"))
        });
        shots.collect()
    }

    /// What is needed, for the corner of a menu: "14″ 4+", or how far it is and how far the weapon reaches.
    pub(crate) fn score_in_short(&self, s: &State, id: UnitId, aim: &Aim, occasion: Occasion) -> String {
        let inches = |hundredths: i32| format!("{}″", crate::scene::in_inches(hundredths));
        match (self.bursts(s, id, aim, occasion).first(), self.beyond(s, id, aim)) {
            (Some(burst), _) => format!("{} {}", inches(self.distance(s, id, aim.target)), burst.to_hit),
            (None, Some(beyond)) => format!("{} > {}", inches(beyond.distance), inches(beyond.range)),
            (None, None) => "–".to_owned(),
        }
    }

    /// Targets nothing that is or can be pointed at them reaches, as far as that may be known.
    pub(crate) fn out_of_reach(&self, s: &State) -> Vec<UnitId> {
        let Some(Frame::Declare(Declaring { unit, aims, occasion, open })) = s.frames.last() else { return Vec::new() };
        let known: &[Aim] = if self.options.premeasure == Premeasure::On { open } else { aims };
        let mut targets: Vec<UnitId> = known.iter().map(|aim| aim.target).collect();
        targets.sort();
        targets.dedup();
        let reached = |target: UnitId| {
            let mut at = known.iter().filter(|aim| aim.target == target);
            at.any(|aim| !self.bursts(s, *unit, aim, *occasion).is_empty() || self.beyond(s, *unit, aim).is_none())
        };
        targets.into_iter().filter(|&target| !reached(target)).collect()
    }

    /// Everything that has been named, and for each target what it comes to.
    pub(crate) fn fire_panels(&self, s: &State, declaring: &Declaring) -> Vec<Panel> {
        let Declaring { unit, aims, occasion, .. } = declaring;
        let mut targets: Vec<UnitId> = Vec::new();
        for aim in aims {
            if !targets.contains(&aim.target) {
                targets.push(aim.target);
            }
        }
        targets.into_iter().map(|target| self.fire_panel(s, *unit, target, aims, *occasion)).collect()
    }

    fn fire_panel(&self, s: &State, id: UnitId, target: UnitId, aims: &Aims, occasion: Occasion) -> Panel {
        let at = aims.iter().filter(|aim| aim.target == target);
        let mut rows = vec![row(
            Text::new("panel-distance"),
            format!("{}″", crate::scene::in_inches(self.distance(s, id, target))),
            clause!("BA-69"),
        )];
        rows.extend(at.flat_map(|aim| self.aim_rows(s, id, aims, aim, occasion)));
        let title = Text::new("panel-fire").text("target", self.name(target));
        let panel = Panel::new(&format!("fire-{}", target.0), title, Vec::new());
        let shots = aims.iter().any(|a| a.target == target && !self.bursts_among(s, id, aims, a, occasion).is_empty());
        let Some(odds) = self.odds_of_fire(s, id, target, aims, occasion).filter(|_| shots) else {
            return Panel { rows, ..panel };
        };
        let mean = |m: f64| format!("{m:.2}");
        rows.extend([
            row(Text::new("panel-hits"), mean(odds.mean_hits()), clause!("BA-70")),
            row(Text::new("panel-losses"), mean(odds.mean_losses()), clause!("BA-72")),
            row(Text::new("panel-destroyed"), format!("{:.1} %", 100.0 * odds.destroyed), clause!("BA-73")),
        ]);
        let chances = odds.losses.iter().enumerate().map(|(n, p)| (n.to_string(), (p * 1e6).round() as u32));
        let shooter = s.unit(id).map_or(SeatSet::NONE, |unit| SeatSet::one(unit.seat));
        Panel { rows, ..panel }.rolling(shooter, chances.collect())
    }
}
