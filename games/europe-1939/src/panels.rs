//! The boxes beside the board: what is fought over, production and pools as tables, convoys, objectives, orders. What
//! is on a chip is read through [`Rules::knows`] alone.

use crate::data::Area;
use crate::scene::{millionths, row};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::scene::{Panel, Row};
use kernel::{Arg, Text, Viewer};

impl Rules {
    pub(crate) fn panels(&self, state: &State, viewer: Viewer) -> Vec<Panel> {
        // What is being fought over comes first.
        let mut panels = Vec::new();
        for frame in &state.frames {
            match frame {
                Frame::Chain(c) => {
                    panels.push(self.chain_panel(state, c));
                    panels.extend(self.interventions_panel(state, c));
                }
                Frame::Sea(fight) => {
                    let odds = self.sea_fight(fight).odds();
                    let mut rows = Vec::new();
                    for side in [fight.mover, fight.mover.enemy()] {
                        for u in &fight.sides[side] {
                            let text = Text::new("panel-sea-unit").word("nation", u.nation.word());
                            let text = text.word("kind", u.kind.word()).number("value", u.value);
                            rows.push(row(text, format!("×{}", u.n), clause!("HU-91")));
                        }
                    }
                    rows.extend(expected_losses(&odds, clause!("HU-91")));
                    let title = Text::new("panel-sea").name("area", self.name(fight.place));
                    let mover = self.seats_of(fight.mover);
                    panels.push(Panel::new("sea", title, rows).rolling(mover, chances(&odds)));
                }
                Frame::Battle(b) => panels.push(self.battle_panel(state, b.area)),
                _ => {}
            }
        }
        // Whoever knew what is left would know what was laid as a convoy.
        if state.phase == Phase::Build && viewer.is(state.active) {
            panels.push(self.kept_panel(state));
        }
        panels.push(self.production_panel(state));
        panels.push(self.pools_panel(state));
        let mut convoys = Vec::new();
        for route in Route::ALL {
            let Some(chip) = state.chips[route] else { continue };
            let known = self.knows(state, viewer, route);
            let value = if known {
                (state.cargo[route] - chip.sunk.min(state.cargo[route])).to_string()
            } else {
                "?".to_owned()
            };
            convoys.push(row(Text::new("panel-convoy").word("route", route.word()), value, clause!("HU-48")));
        }
        if !convoys.is_empty() {
            panels.push(Panel::new("convoys", Text::new("panel-convoys"), convoys));
        }
        let mut objectives = Vec::new();
        for side in Side::ALL {
            let text = Text::new("panel-objectives-of").word("side", side.word());
            objectives.push(row(text, self.objectives(state, side).to_string(), clause!("HUB-12.2")));
            for seat in self.seats_of(side).iter().filter(|_| self.seats_of(side).len() > 1) {
                let text = Text::new("panel-objectives-of-seat").word("seat", seat_word(seat));
                objectives.push(row(text, self.objectives_of(state, seat).to_string(), clause!("HUB-12.3")));
            }
        }
        panels.push(Panel::new("objectives", Text::new("panel-objectives"), objectives));
        if let Viewer::Seat(seat) = viewer {
            panels.extend(self.orders_panel(state, seat));
        }
        panels
    }

    /// Great powers that are in the game and still stand.
    fn standing(&self, state: &State) -> impl Iterator<Item = Nation> {
        let fallen = |n: Nation| matches!(state.stance[n], Stance::Conquered(_));
        Nation::GREAT.into_iter().filter(move |&n| self.in_play(n) && !fallen(n))
    }

    /// While units are built: what whoever builds keeps for attacks, which are paid out of the same points.
    fn kept_panel(&self, state: &State) -> Panel {
        let price = u16::from(self.data.numbers.price.attack).max(1);
        let rows = self.standing(state).filter(|&nation| self.moves(state, nation)).map(|nation| {
            let kept = self.purse(state, nation);
            let text = Text::new("panel-kept-by").word("nation", nation.word()).number("attacks", kept / price);
            row(text, kept.to_string(), clause!("HUB-9.3"))
        });
        Panel::new("kept", Text::new("panel-kept").number("price", price), rows.collect())
    }

    /// What each great power has left, may still spend this season, and has as its base.
    fn production_panel(&self, state: &State) -> Panel {
        let rows = self.standing(state).map(|nation| {
            let ledger = &state.ledgers[nation.index()];
            let free = ledger.left.min(self.season_limit(ledger).saturating_sub(ledger.season));
            let cells = [("panel-left", ledger.left), ("panel-free", free), ("panel-base", ledger.base)];
            table_row("panel-points", nation, cells.map(|(column, n)| (column, n.to_string())), clause!("HUB-9.3"))
        });
        Panel::new("production", Text::new("panel-production"), rows.collect())
    }

    /// How many units of each kind each great power has, of how many at most.
    fn pools_panel(&self, state: &State) -> Panel {
        let totals = state.totals();
        let rows = self.standing(state).map(|nation| {
            let of = |kind: Kind| (kind, totals[nation].get(kind), self.pool(state, nation, kind));
            let some = Kind::ALL.into_iter().map(of).filter(|&(_, have, most)| have > 0 || most > 0);
            let cells = some.map(|(kind, have, most)| (kind.word(), format!("{have}/{most}")));
            table_row("panel-pool", nation, cells, clause!("HUC-15"))
        });
        Panel::new("pools", Text::new("panel-pools"), rows.collect())
    }

    /// Who fights for an area and how it is likely to end.
    pub(crate) fn battle_panel(&self, state: &State, area: Area) -> Panel {
        let fight = self.battle_fight(state, area);
        let mut rows = Vec::new();
        for (key, lines) in [("panel-attackers", &fight.attackers), ("panel-defenders", &fight.defenders)] {
            for line in lines {
                let text = Text::new(key).word("kind", line.kind.word()).number("value", line.value);
                rows.push(row(text, format!("×{}", line.n), clause!("HUB-5.1")));
            }
        }
        let modifier = self.modifier(state, area);
        rows.push(row(Text::new(modifier.why), format!("+{}", modifier.value), clause!("HUB-5.1")));
        let title = Text::new("panel-battle").name("area", self.name(area));
        let odds = fight.odds();
        rows.extend(expected_losses(&odds, clause!("HUB-5.2")));
        Panel::new("battle", title, rows).rolling(self.seats_of(state.side), chances(&odds))
    }
}

/// A nation and what it has under each heading: rows that list the same things are shown as a table.
fn table_row(
    key: &'static str,
    nation: Nation,
    cells: impl IntoIterator<Item = (&'static str, String)>,
    clause: Clause,
) -> Row {
    let cell = |(heading, value): (&'static str, String)| {
        Arg::Text(Box::new(Text::new("panel-cell").word("heading", heading).name("value", value)))
    };
    let cells = Arg::List(cells.into_iter().map(cell).collect());
    row(Text::new(key).word("nation", nation.word()).arg("cells", cells), "", clause)
}

/// How many units each side loses on average.
fn expected_losses(odds: &crate::odds::Odds, clause: Clause) -> [Row; 2] {
    let (attackers, defenders) = odds.mean_lost;
    [("panel-attacker-loses", attackers), ("panel-defender-loses", defenders)]
        .map(|(key, mean)| row(Text::new(key), format!("{mean:.1}"), clause))
}

fn chances(odds: &crate::odds::Odds) -> Vec<(String, u32)> {
    [("chance-lose", odds.lose), ("chance-draw", odds.draw), ("chance-win", odds.win)]
        .map(|(name, p)| (name.to_owned(), millionths(p)))
        .to_vec()
}
