//! Section 12: territory that changes hands, liberation, capitals and their money.

use crate::Rules;
use crate::data::Space;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Text};

impl Rules {
    fn original_owner(&self, territory: Space) -> Option<Power> {
        self.data.map.space(territory).owner
    }

    /// Who gets a territory that a power has taken.
    fn new_owner(&self, state: &State, territory: Space, by: Power) -> Power {
        let Some(first) = self.original_owner(territory).filter(|p| p.side() == by.side()) else { return by };
        let capital = self.data.map.capitals[first];
        let free = territory == capital || !self.has_lost_capital(state, first);
        if free { first } else { by }
    }

    /// The power whose turn it is takes a territory.
    pub(crate) fn capture(&self, state: &mut State, territory: Space, play: &mut Play<'_>) {
        let by = state.power;
        let before = state.owner(territory);
        if before.is_some_and(|p| p.side() == by.side()) {
            return;
        }
        let owner = self.new_owner(state, territory, by);
        state.set_owner(territory, owner);
        state.turn.captured.insert(territory);
        self.hand_over(state, territory, |t| t.power != owner, owner);
        if self.data.setup.complexes.contains(territory) && self.original_owner(territory).is_some_and(|p| p != owner) {
            state.lost_complexes.insert(territory);
        }
        play.note(|| {
            let key = match (owner == by, before) {
                (false, _) => "log-freed",
                (true, Some(_)) => "log-taken",
                (true, None) => "log-taken-neutral",
            };
            let text = Text::new(key).word("power", by.word()).word("owner", owner.word());
            let text = before.map_or(text.clone(), |loser| text.word("loser", loser.word()));
            let worth = self.data.map.space(territory).value;
            Note::new(text.name("space", self.name(territory)).number("worth", worth)).at(self.id(territory))
        });
        // the treasury goes with the capital, if its first owner held it.
        if let Some(loser) = before.filter(|p| self.data.map.capitals[*p] == territory) {
            let loot = std::mem::take(&mut state.cash[loser]);
            state.cash[by] = state.cash[by].saturating_add(loot);
            play.note(|| {
                let text = Text::new("log-loot").word("power", by.word()).word("loser", loser.word());
                Note::new(text.number("loot", loot)).at(self.id(territory))
            });
        }
        if self.data.map.capitals[owner] == territory {
            self.revert(state, owner, play);
        }
    }

    /// Guns and complexes go with the territory; a gun just taken does not move.
    fn hand_over(&self, state: &mut State, territory: Space, of: impl Fn(&Stack) -> bool, owner: Power) {
        let fixed: Vec<Stack> =
            state.at(territory).iter().filter(|t| matches!(t.kind, Kind::AaGun | Kind::Complex)).copied().collect();
        for t in fixed.into_iter().filter(of) {
            state.take(territory, t.power, t.kind, t.status, t.n);
            let held = t.kind == Kind::AaGun && owner == state.power;
            state.add(territory, owner, t.kind, if held { Status::Done } else { Status::Ready }, t.n);
        }
    }

    /// with his capital free, a power gets back what allies hold for him.
    fn revert(&self, state: &mut State, owner: Power, play: &mut Play<'_>) {
        for ally in owner.side().powers().filter(|&p| p != owner) {
            for territory in (state.held[ally] & self.data.map.original[owner]).iter() {
                state.set_owner(territory, owner);
                // Gun and complex go with the ground; other units of the holder stay his, a third ally's gun too
                //
                self.hand_over(state, territory, |t| t.power == ally, owner);
                play.note(|| {
                    let text =
                        Text::new("log-reverted").word("owner", owner.word()).name("space", self.name(territory));
                    Note::new(text).at(self.id(territory))
                });
            }
        }
    }
}
