//! Part 3 of a turn: which battle, raid or rocket comes next (R-8.1, section 7).

use super::prelude::*;
use crate::Clause;
use crate::odds::raid;
use crate::rules::sight::Sight;
use std::cell::OnceCell;

pub(crate) struct Battles;

impl Decision for Battles {
    phase!(Phase::Flak | Phase::Combat);
    type Outlook = OnceCell<Sight>;

    fn outlook(_: &Rules, _: &State, (): &()) -> OnceCell<Sight> {
        OnceCell::new()
    }

    fn prompt(_: &At<'_, Battles>) -> Text {
        Text::new("prompt-combat")
    }
}

fn sight<'a>(at: &'a At<'_, Battles>) -> &'a Sight {
    at.outlook.get_or_init(|| Sight::of(at.state, at.state.power))
}

impl Choice<Battles> for verb::Fight {
    fn candidates(at: &At<'_, Battles>, offers: &mut Offers<'_, Action>) {
        at.state.turn.battles.iter().for_each(|space| offers.consider(at, Self(space)));
    }

    /// the attacker chooses the order, but raids come first, and sea battles before the landings that need them.
    fn judge<J: Judge>(&self, at: &At<'_, Battles>, judge: &mut J) {
        let turn = &at.state.turn;
        let text = |key: &'static str| at.game.about(key, self.0);
        if !turn.battles.contains(self.0) {
            return judge.forbid(clause!("R-8.1"), || text("why-no-battle-set"));
        }
        if turn.raids.contains(self.0) {
            judge.forbid(clause!("AA-123"), || text("why-raid-first"));
            judge.forbid(clause!("R-7.5"), || text("why-raid-first"));
        }
        if LAND.contains(self.0) && at.game.landing_zones(at.state, self.0).meets(turn.battles) {
            judge.forbid(clause!("AA-95"), || text("why-sea-first"));
            judge.forbid(clause!("R-8.1"), || text("why-sea-first"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if table.state.turn.battles.contains(self.0) {
            table.game.begin_battle(table.state, self.0, table.play);
        }
    }

    fn shown(&self, at: &At<'_, Battles>) -> Shown {
        Shown::new(at.game.about("do-fight", self.0)).space(at.game.id(self.0)).tone(Tone::Attack)
    }

    fn explain(&self, at: &At<'_, Battles>) -> Explanation {
        let panel = at.game.battle_panel(at.state, self.0);
        Explanation { path: vec![at.game.id(self.0)], ..Explanation::default() }.rolling(panel)
    }

    meant_by_space!(Battles);
}

/// The chance of each sum that the owner of a complex pays, who pays no more than he has.
fn paid(at: &At<'_, Battles>, complex: Space, damage: &[f64]) -> Vec<f64> {
    let purse = at.state.owner(complex).map_or(0, |owner| usize::from(at.state.cash[owner]));
    let mut paid = vec![0.0; damage.len().min(purse + 1)];
    damage.iter().enumerate().for_each(|(sum, chance)| paid[sum.min(purse)] += chance);
    paid
}

fn explain_damage(at: &At<'_, Battles>, complex: Space, paid: &[f64], clause: Clause) -> Explanation {
    let mean: f64 = paid.iter().enumerate().map(|(sum, chance)| sum as f64 * chance).sum();
    let rows = vec![row(Text::new("explain-raid"), format!("{mean:.1} IPC"), clause)];
    Explanation { path: vec![at.game.id(complex)], rows, ..Explanation::default() }
}

fn with_chances(explained: Explanation, paid: &[f64]) -> Explanation {
    let sums = paid.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
    sums.fold(explained, |explained, (sum, &chance)| explained.with_chance(sum.to_string(), chance))
}

impl Choice<Battles> for verb::Bomb {
    fn candidates(at: &At<'_, Battles>, offers: &mut Offers<'_, Action>) {
        at.state.turn.raids.iter().for_each(|space| offers.known_legal(Self(space)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Battles>, judge: &mut J) {
        if !at.state.turn.raids.contains(self.0) {
            judge.forbid(clause!("R-7.1"), || at.game.about("why-no-raid-set", self.0));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if table.state.turn.raids.contains(self.0) {
            table.game.bomb(table.state, self.0, table.play);
        }
    }

    fn shown(&self, at: &At<'_, Battles>) -> Shown {
        Shown::new(at.game.about("do-bomb", self.0)).space(at.game.id(self.0)).tone(Tone::Attack)
    }

    fn explain(&self, at: &At<'_, Battles>) -> Explanation {
        let raiders: Vec<&Stack> = at.game.raiders(at.state, self.0).collect();
        let bombers = raiders.iter().map(|stack| stack.n).sum();
        let dice = at.game.attack_dice(at.state, at.state.power, Kind::Bomber);
        let paid = paid(at, self.0, &raid(bombers, dice, at.game.gun_fires(at.state, self.0)));
        let explained = explain_damage(at, self.0, &paid, clause!("R-7.3"));
        // Where bombers differ, the attacker may have to say which of them are lost before the others drop their bombs.
        if raiders.len() > 1 { explained } else { with_chances(explained, &paid) }
    }

    meant_by_space!(Battles);
}

impl Choice<Battles> for verb::Rocket {
    fn candidates(at: &At<'_, Battles>, offers: &mut Offers<'_, Action>) {
        for (from, to) in at.game.rocket_shots(at.state) {
            offers.known_legal(Self { from, to });
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Battles>, judge: &mut J) {
        at.game.judge_rocket(at.state, sight(at), (self.from, self.to), judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.fire_rocket(table.state, self.from, self.to, table.play);
    }

    fn shown(&self, at: &At<'_, Battles>) -> Shown {
        let label = at.game.about("do-rocket", self.to).name("from", at.game.name(self.from));
        Shown::new(label).space(at.game.id(self.to)).tone(Tone::Attack)
    }

    fn explain(&self, at: &At<'_, Battles>) -> Explanation {
        let paid = paid(at, self.to, &raid(1, 1, false));
        with_chances(explain_damage(at, self.to, &paid, clause!("R-7.6")), &paid)
    }
}

impl Choice<Battles> for verb::Done {
    fn judge<J: Judge>(&self, at: &At<'_, Battles>, judge: &mut J) {
        at.game.judge_end_combat(at.state, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.begin_phase(table.state, Phase::NonCombat, table.play);
    }

    fn shown(&self, _: &At<'_, Battles>) -> Shown {
        Shown::new(Text::new("do-done")).tone(Tone::Finish)
    }

    fn worth(&self, _: &At<'_, Battles>) -> f64 {
        -1.0
    }
}
