//! Sections 3, 14 and 15: weapons development, buying, placing new units, income.

use crate::Rules;
use crate::action::Action;
use crate::data::{LAND, Space, Spaces};
use crate::options::*;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Pool, Quick, Text};

/// What a die of weapons development costs, Industrial Technology or not (AA-15).
pub const RESEARCH: u16 = 5;

/// Complexes in the box.
const COMPLEX_PIECES: usize = 12;

/// Stacks a power has pieces for, as far as they are known.
const STACK_LIMITS: [(Kind, usize); 3] = [(Kind::Bomber, 3), (Kind::Carrier, 2), (Kind::Submarine, 6)];

/// A die that shows what one has already is rolled again; so often at most.
const REROLLS: usize = 200;

impl Rules {
    pub(crate) fn list_develop(&self, s: &State, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        let dice = s.cash[s.power.index()] / RESEARCH;
        for n in 1..=dice.min(u16::from(u8::MAX)) as u8 {
            if !Quick::ask(|j| self.judge_research(s, n, j)) {
                break;
            }
            actions.push(Action::Research(n));
        }
        let have = s.totals(s.power);
        for kind in Kind::ALL {
            if Quick::ask(|j| self.judge_buy(s, &have, kind, j)) {
                actions.push(Action::Buy(kind));
            }
        }
    }

    pub(crate) fn judge_research<J: Judge>(&self, s: &State, dice: u8, j: &mut J) {
        let cash = s.cash[s.power.index()];
        let text = |key: &'static str| Text::new(key).number("cash", cash).number("price", u16::from(dice) * RESEARCH);
        if s.turn.bought.iter().any(|&n| n > 0) {
            j.forbid("R-3.1", || text("why-research-first"));
        }
        if s.turn.researched {
            j.forbid("AA-13", || text("why-researched"));
        }
        if s.techs[s.power.index()].is_complete() {
            j.forbid("R-3.7", || text("why-knows-all"));
        }
        if dice == 0 || u16::from(dice) * RESEARCH > cash {
            j.forbid("R-3.2", || text("why-no-money"));
        }
    }

    /// All dice are paid for and rolled together; each six is a breakthrough.
    pub(crate) fn research(&self, s: &mut State, dice: u8, play: &mut Play<'_>) {
        let power = s.power;
        s.turn.researched = true;
        s.cash[power.index()] = s.cash[power.index()].saturating_sub(u16::from(dice) * RESEARCH);
        let found = play.hits(Pool::at_least(dice, 6, 6));
        play.note(|| {
            Note::new(Text::new("log-research").word("power", power.word()).number("dice", dice).number("found", found))
        });
        for _ in 0..found {
            if s.techs[power.index()].is_complete() {
                break;
            }
            let rolled = (0..REROLLS).map(|_| Tech::ALL[usize::from(play.die(6).clamp(1, 6)) - 1]);
            let new = rolled.into_iter().find(|&t| !s.techs[power.index()].has(t));
            let first_missing = || Tech::ALL.into_iter().find(|&t| !s.techs[power.index()].has(t));
            if let Some(tech) = new.or_else(first_missing) {
                s.techs[power.index()].add(tech);
                play.note(|| Note::new(Text::new("log-tech").word("power", power.word()).word("tech", tech.word())));
            }
        }
    }

    pub(crate) fn judge_buy<J: Judge>(&self, s: &State, have: &[usize; KINDS], kind: Kind, j: &mut J) {
        let (cash, price) = (s.cash[s.power.index()], self.price(s, s.power, kind));
        let text =
            |key: &'static str| Text::new(key).word("kind", kind.word()).number("price", price).number("cash", cash);
        if price > cash {
            j.forbid("R-3.6", || text("why-no-money-to-buy"));
        }
        if have[kind.index()] + usize::from(s.turn.bought[kind.index()]) >= kind.most() {
            j.forbid("HOUSE-5", || text("why-no-pieces"));
        }
        if kind == Kind::Complex {
            if self.options.balance == Balance::NoNewComplexes {
                j.forbid("R-17.5", || text("why-no-new-complexes"));
            }
            let built = || Power::ALL.into_iter().map(|p| s.total(p, Kind::Complex)).sum::<usize>();
            let bought = usize::from(s.turn.bought[kind.index()]);
            if self.options.piece_limits == PieceLimits::On && built() + bought >= COMPLEX_PIECES {
                j.forbid("R-17.6", || text("why-no-pieces"));
            }
        }
    }

    pub(crate) fn buy(&self, s: &mut State, kind: Kind) {
        let price = self.price(s, s.power, kind);
        s.cash[s.power.index()] = s.cash[s.power.index()].saturating_sub(price);
        s.turn.bought[kind.index()] = s.turn.bought[kind.index()].saturating_add(1);
    }

    /// Complexes that can place units this turn: one's own since it began.
    pub(crate) fn working_complexes(&self, s: &State) -> Spaces {
        s.turn.complexes & s.turn.held[s.power.index()] & s.held[s.power.index()]
    }

    /// How many units a complex can still place; nothing if there is no limit.
    pub(crate) fn capacity(&self, s: &State, complex: Space) -> Option<u16> {
        let own = self.data.map.original[s.power.index()].contains(complex);
        let original = own && self.data.setup.complexes.contains(complex);
        let lost = self.options.retaken_complex == RetakenComplex::Limited && s.lost_complexes.contains(complex);
        if original && !lost {
            return None;
        }
        let least = match self.options.worthless_complex {
            WorthlessComplex::One => 1,
            WorthlessComplex::None => 0,
        };
        let placed = s.turn.placed.iter().find(|(at, _)| *at == complex).map_or(0, |(_, n)| u16::from(*n));
        Some(self.data.map.space(complex).value.max(least).saturating_sub(placed))
    }

    pub(crate) fn list_place(&self, s: &State, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        let sight = Sight::of(s, s.power);
        let complexes = self.working_complexes(s);
        for kind in Kind::ALL.into_iter().filter(|k| s.turn.bought[k.index()] > 0) {
            let from = match kind {
                Kind::Complex => s.held[s.power.index()],
                Kind::AaGun if self.options.aa_gun_needs_complex == AaGunNeedsComplex::No => s.held[s.power.index()],
                _ => complexes,
            };
            for from in from.iter() {
                let to = if kind.is_ship() { self.data.map.sea_around(from) } else { Spaces::one(from) };
                for to in to.iter() {
                    if Quick::ask(|j| self.judge_place(s, &sight, kind, from, to, j)) {
                        actions.push(Action::Place { kind, from, to });
                    }
                }
            }
        }
    }

    pub(crate) fn judge_place<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        kind: Kind,
        from: Space,
        to: Space,
        j: &mut J,
    ) {
        let text = |key: &'static str| Text::new(key).word("kind", kind.word()).name("space", self.name(to));
        let power = s.power;
        if s.turn.bought[kind.index()] == 0 {
            return j.forbid("R-3.6", || text("why-not-bought"));
        }
        let own = s.turn.held[power.index()] & s.held[power.index()];
        if kind == Kind::Complex {
            if from != to || !own.contains(to) {
                return j.forbid("R-14.2", || text("why-not-yours-long-enough"));
            }
            if s.at(to).iter().any(|t| t.kind == Kind::Complex) {
                j.forbid("R-14.2", || text("why-complex-there"));
            }
            return;
        }
        let gun_anywhere = kind == Kind::AaGun && self.options.aa_gun_needs_complex == AaGunNeedsComplex::No;
        if kind == Kind::AaGun {
            if !LAND.contains(to) {
                return j.forbid("AA-34", || text("why-gun-not-aboard"));
            }
            if !own.contains(to) {
                j.forbid("AA-35", || text("why-not-yours-long-enough"));
            }
            if sight.any_gun.contains(to) {
                j.forbid("AA-33", || text("why-gun-there"));
            }
        }
        let complex = self.working_complexes(s).contains(from);
        if !complex && !gun_anywhere {
            let captured = s.turn.captured.contains(from);
            let clause = match kind {
                Kind::AaGun => "R-14.10",
                _ if captured => "AA-126",
                _ if sight.friendly.contains(from) && !s.held[power.index()].contains(from) => "R-14.6",
                _ => "R-14.1",
            };
            return j.forbid(clause, || text("why-no-complex-of-yours"));
        }
        if complex && self.capacity(s, from) == Some(0) {
            j.forbid("R-14.5", || text("why-complex-full"));
            j.forbid("AA-126", || text("why-complex-full"));
        }
        if kind.is_ship() {
            if LAND.contains(to) || !self.data.map.graph.touch(from, to) {
                j.forbid("R-14.8", || text("why-not-beside-complex"));
            } else if sight.enemy_sea.contains(to) && self.options.ships_into_enemy_zones == ShipsIntoEnemyZones::Off {
                j.forbid("R-14.1", || text("why-enemy-there"));
            }
        } else if from != to {
            j.forbid("R-14.4", || text("why-only-at-complex"));
        }
        if !self.has_pieces(s, kind, to, None) {
            j.forbid("R-17.6", || text("why-no-pieces"));
        }
    }

    /// AA-131: whether there is a piece for units of a kind in a space; those alike in one space share it. One group
    /// may be leaving its place for it. Battles and landings do not wait for pieces.
    pub(crate) fn has_pieces(&self, s: &State, kind: Kind, to: Space, leaving: Option<&Moving>) -> bool {
        if self.options.piece_limits == PieceLimits::Off {
            return true;
        }
        let Some((_, most)) = STACK_LIMITS.iter().find(|(k, _)| *k == kind) else { return true };
        let mut spaces: Spaces =
            s.stacks.iter().filter(|t| t.power == s.power && t.kind == kind).map(|t| t.space).collect();
        if let Some(m) = leaving.filter(|m| s.moving().is_none() && s.count(m.origin, s.power, kind) == m.n) {
            spaces.remove(m.origin);
        }
        spaces.contains(to) || spaces.len() < *most
    }

    pub(crate) fn place_unit(&self, s: &mut State, kind: Kind, from: Space, to: Space, play: &mut Play<'_>) {
        let power = s.power;
        s.turn.bought[kind.index()] = s.turn.bought[kind.index()].saturating_sub(1);
        if kind != Kind::Complex && self.working_complexes(s).contains(from) {
            match s.turn.placed.binary_search_by_key(&from, |(at, _)| *at) {
                Ok(i) => s.turn.placed[i].1 = s.turn.placed[i].1.saturating_add(1),
                Err(i) => s.turn.placed.insert(i, (from, 1)),
            }
        }
        if kind == Kind::Transport {
            s.add_ship(Transport::empty(to, power));
        } else {
            s.add(to, power, kind, Status::Done, 1);
        }
        play.note(|| {
            let text = Text::new("log-place").word("power", power.word()).word("kind", kind.word());
            Note::new(text.name("space", self.name(to))).at(self.id(to))
        });
    }

    /// Part 6: income.
    pub(crate) fn collect(&self, s: &mut State, play: &mut Play<'_>) {
        let power = s.power;
        if self.has_lost_capital(s, power) {
            return;
        }
        let income = self.production(s, power);
        s.cash[power.index()] = s.cash[power.index()].saturating_add(income);
        play.note(|| Note::new(Text::new("log-income").word("power", power.word()).number("income", income)));
    }
}
