//! The law that what is announced is what is charged, and that results come as often as announced.

use super::Law;
use super::playing::{Fault, OUTCOMES, Playing, law};
use crate::dice::{Rolled, Shown, every_outcome};
use crate::scene::Announced;
use crate::{Game, Play, Seat};
use std::collections::BTreeMap;

/// How far an announced probability may be from the true one: they are shown in tenths of a percent.
const ROUNDING: f64 = 0.000_5;

impl<G: Game> Playing<'_, '_, G> {
    pub(super) fn announced_is_true(
        &mut self,
        state: &G::State,
        seat: Seat,
        action: &G::Action,
        announced: &Announced,
    ) -> Result<(), Fault> {
        self.action = Some((seat, action.clone()));
        self.prices_are_charged(state, seat, action, &announced.prices)?;
        self.chances_are_true(state, seat, action, &announced.chances)?;
        self.action = None;
        Ok(())
    }

    fn prices_are_charged(
        &mut self,
        before: &G::State,
        seat: Seat,
        action: &G::Action,
        prices: &[(String, i64)],
    ) -> Result<(), Fault> {
        if prices.is_empty() {
            return Ok(());
        }
        let mut after = before.clone();
        let mut dice = Shown::new(Rolled::new(self.rng.seed(), 0));
        self.game.apply(&mut after, seat, action, &mut Play::silent(&mut dice));
        for (account, price) in prices {
            let had = self.game.account(before, account);
            law!(had.is_some(), Law::Announced, "a price is announced for \"{account}\", which is no account");
            // Whoever was moving may have stopped; then nothing is left to be counted.
            let (Some(had), Some(has)) = (had, self.game.account(&after, account)) else { continue };
            let paid = had - has;
            law!(paid == *price, Law::Announced, "{price} is announced for \"{account}\", but {paid} is charged");
            self.count(Law::Announced, 1);
        }
        Ok(())
    }

    fn chances_are_true(
        &mut self,
        before: &G::State,
        seat: Seat,
        action: &G::Action,
        chances: &[(String, f64)],
    ) -> Result<(), Fault> {
        if chances.is_empty() {
            return Ok(());
        }
        let mut walked = 0;
        let results = every_outcome(|dice| {
            walked += 1;
            // Too many to be walked: asking for no more dice ends the enumeration soon.
            (walked <= OUTCOMES).then(|| {
                let mut after = before.clone();
                self.game.apply(&mut after, seat, action, &mut Play::silent(dice));
                self.game.result(before, &after).unwrap_or_default()
            })
        });
        if walked > OUTCOMES {
            return Ok(());
        }
        let mut differences: BTreeMap<String, f64> = BTreeMap::new();
        for (chance, result) in results {
            *differences.entry(result.unwrap_or_default()).or_default() += chance;
        }
        for (result, chance) in chances {
            *differences.entry(result.clone()).or_default() -= chance;
        }
        for (result, difference) in differences {
            law!(
                difference.abs() <= ROUNDING,
                Law::Announced,
                "\"{result}\" comes with a probability that is {difference:+.6} from the one announced"
            );
        }
        self.count(Law::Announced, 1);
        Ok(())
    }
}
