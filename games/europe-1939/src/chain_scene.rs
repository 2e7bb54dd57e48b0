//! Interventions as they are shown: the chain as it stands, who could still join it, at what chance, and the standing
//! orders of a seat.

use crate::Rules;
use crate::action::{Standing, verb};
use crate::data::Area;
use crate::odds::{ChainOdds, sailing_chance};
use crate::scene::{millionths, percent, row};
use crate::state::*;
use crate::vocabulary::*;
use kernel::scene::Panel;
use kernel::{Arg, Seat, Text};

/// The kinds and numbers of some units, as an enumeration.
pub(crate) fn list_of(units: Units) -> Arg {
    let some =
        |(kind, n): (Kind, u8)| Arg::Text(Box::new(Text::new("some-units").number("n", n).word("kind", kind.word())));
    Arg::List(units.iter().map(some).collect())
}

impl Rules {
    /// The chain as it stands now: the group on the move, then link by link who goes against whom.
    pub(crate) fn chain_panel(&self, state: &State, chain: &Chain) -> Panel {
        let g = &chain.group;
        let mover = Text::new("panel-chain-mover").word("nation", g.nation.word()).arg("units", list_of(g.units));
        let mover = mover.name("from", self.name(g.origin)).name("to", self.name(g.target));
        let mut rows = vec![row(mover, format!("×{}", g.units.total()), clause!("HU-39"))];
        let place = chain.place.unwrap_or(g.target);
        let mut arrows = Vec::new();
        for (i, link) in chain.links.iter().chain(&chain.gathering).enumerate() {
            let against = match link.against {
                Against::Ships => Text::new("chain-against-ships"),
                Against::Mover => Text::new("chain-against-mover"),
                Against::Link(of) => Text::new("chain-against-link").number("n", i64::from(of) + 1),
            };
            let text = Text::new("panel-chain-link").number("n", i as i64 + 1).word("nation", link.nation.word());
            let text = text.name("from", self.name(link.base)).arg("units", list_of(link.units));
            let value = match link.against {
                // Still in port: the chance of the die (HU-41).
                Against::Ships if i == chain.links.len() => percent(self.arrival_chance(state, chain, link, place)),
                Against::Ships => String::new(),
                _ => percent(self.stopping_chance(chain, i)),
            };
            // Ships lie in wait for the group itself; the first row is the mover.
            let met = if let Against::Link(of) = link.against { of + 1 } else { 0 };
            arrows.push((i as u8 + 1, met));
            rows.push(row(text.text("against", against), value, clause!("HU-38")));
        }
        let odds = match &chain.gathering {
            Some(link) => self.odds_with(state, chain, link, place),
            None => self.chain_odds(chain),
        };
        let (mover, others) = odds.mean_lost;
        for (key, mean) in [("panel-mover-loses", mover), ("panel-others-lose", others)] {
            rows.push(row(Text::new(key), format!("{mean:.1}"), clause!("HU-38")));
        }
        let chances = [("chain-stopped", 1.0 - odds.through), ("chain-through", odds.through)];
        let title = Text::new("panel-chain").name("area", self.name(place));
        let chances = chances.map(|(name, p)| (name.to_owned(), millionths(p))).to_vec();
        Panel { arrows, ..Panel::new("chain", title, rows) }.rolling(self.seats_of(state.side), chances)
    }

    /// Everybody of the side that is asked who can intervene: with what, from where, at which places, at what chance.
    pub(crate) fn interventions_panel(&self, state: &State, chain: &Chain) -> Option<Panel> {
        if chain.stage != ChainStage::Ask || chain.gathering.is_some() {
            return None;
        }
        /// Units of one base and what they can do.
        struct Offer {
            base: Area,
            nation: Nation,
            kind: Kind,
            n: u8,
            places: Vec<Area>,
        }
        let mut offers: Vec<Offer> = Vec::new();
        for seat in self.seats_of(chain.side).iter() {
            self.each_intervention(state, chain, seat, |link| {
                let verb::Intervene { place, base, nation, kind, n } = link;
                let same = |o: &&mut Offer| (o.base, o.nation, o.kind) == (base, nation, kind);
                match offers.iter_mut().find(same) {
                    Some(o) => {
                        o.n = o.n.max(n);
                        if !o.places.contains(&place) {
                            o.places.push(place);
                        }
                    }
                    None => offers.push(Offer { base, nation, kind, n, places: vec![place] }),
                }
                false
            });
        }
        if offers.is_empty() {
            return None;
        }
        let rows = offers.iter().map(|o| {
            let text = Text::new("panel-can-intervene").word("nation", o.nation.word()).number("n", o.n);
            let text = text.word("kind", o.kind.word()).name("base", self.name(o.base));
            let text = text.names("places", o.places.iter().map(|&p| self.name(p)));
            let best = o.places.iter().map(|&place| self.meeting_chance(state, chain, o.base, o.kind, place));
            row(
                text,
                percent(best.fold(0.0, f64::max)),
                if o.kind.is_ship() { clause!("HU-41") } else { clause!("HU-36") },
            )
        });
        let title = Text::new("panel-interventions").word("side", chain.side.word());
        Some(Panel::new("interventions", title, rows.collect()))
    }

    /// The chance that units of a kind get from their base to a place: aircraft always do (HU-36).
    pub(crate) fn meeting_chance(&self, state: &State, chain: &Chain, base: Area, kind: Kind, place: Area) -> f64 {
        if !kind.is_ship() {
            return 1.0;
        }
        self.sea_distance(state, chain.side, base, place).map_or(0.0, sailing_chance)
    }

    fn arrival_chance(&self, state: &State, chain: &Chain, link: &Link, place: Area) -> f64 {
        let kind = link.units.iter().next().map_or(Kind::Fleet, |(kind, _)| kind);
        self.meeting_chance(state, chain, link.base, kind, place)
    }

    /// The chance that nobody of those whom a link in the air meets flies on, its own fight taken alone.
    fn stopping_chance(&self, chain: &Chain, link: usize) -> f64 {
        let left = self.air_fight_of(chain, link).odds().left;
        left.map_or(0.0, |left| left.chance_that(|&(meeting, met)| met <= self.turned_back(meeting, met)))
    }

    /// How it ends if this link joins and nobody answers.
    fn odds_with(&self, state: &State, chain: &Chain, link: &Link, place: Area) -> ChainOdds {
        let arrives = self.arrival_chance(state, chain, link, place);
        let mut with = chain.clone();
        with.gathering = None;
        with.place = Some(place);
        with.links.push(link.clone());
        let without = if arrives < 1.0 { self.chain_odds(chain) } else { ChainOdds::default() };
        self.chain_odds(&with).or(arrives, without)
    }

    /// The chance that the group gets through an intervention that could be chosen.
    pub(crate) fn through_after(&self, state: &State, chain: &Chain, chosen: &verb::Intervene) -> f64 {
        let &verb::Intervene { place, base, nation, kind, n } = chosen;
        let against = if kind.is_ship() { Against::Ships } else { chain.against(chain.side) };
        let link = Link { side: chain.side, nation, base, units: Units::of(kind, n), against };
        self.odds_with(state, chain, &link, place).through
    }

    /// The standing orders of a seat, for its own eyes.
    pub(crate) fn orders_panel(&self, state: &State, seat: Seat) -> Option<Panel> {
        let orders = state.orders.get(usize::from(seat.0))?;
        let at = |(place, n): &(Area, u8)| Standing::Intervene { place: *place, n: *n };
        let given = orders.intervene.iter().map(at);
        let given = given.chain(orders.quiet.then_some(Standing::Quiet(true)));
        let given = given.chain(orders.alone.then_some(Standing::Cooperate(false)));
        let rows: Vec<_> = given.map(|o| row(self.order_text(o), "", clause!("HUC-03"))).collect();
        (!rows.is_empty()).then(|| Panel::new("orders", Text::new("panel-orders"), rows))
    }
}
