//! Sections 3, 14 and 15: weapons development, buying, placing new units, income.

use crate::Rules;
use crate::data::{Space, Spaces};
use crate::options::*;
use crate::rules::movement::FEE;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Pool, Text};

/// What a die of weapons development costs, Industrial Technology or not (AA-15).
pub const RESEARCH: u16 = 5;

/// Complexes in the box.
pub(crate) const COMPLEX_PIECES: usize = 12;

/// Stacks a power has pieces for, as far as they are known.
const STACK_LIMITS: [(Kind, usize); 3] = [(Kind::Bomber, 3), (Kind::Carrier, 2), (Kind::Submarine, 6)];

/// A die that shows what one has already is rolled again; so often at most.
const REROLLS: usize = 200;

impl Rules {
    /// All dice are paid for and rolled together; each six is a breakthrough.
    pub(crate) fn research(&self, state: &mut State, dice: u8, play: &mut Play<'_>) {
        let power = state.power;
        state.turn.researched = true;
        state.cash[power] = state.cash[power].saturating_sub(u16::from(dice) * RESEARCH);
        let found = play.hits(Pool::at_least(dice, 6, 6));
        play.note(|| {
            Note::new(Text::new("log-research").word("power", power.word()).number("dice", dice).number("found", found))
        });
        for _ in 0..found {
            if state.techs[power].is_complete() {
                break;
            }
            let rolled = (0..REROLLS).map(|_| Tech::ALL[usize::from(play.die(6).clamp(1, 6)) - 1]);
            let new = rolled.into_iter().find(|&t| !state.techs[power].has(t));
            let first_missing = || Tech::ALL.into_iter().find(|&t| !state.techs[power].has(t));
            if let Some(tech) = new.or_else(first_missing) {
                state.techs[power].add(tech);
                play.note(|| Note::new(Text::new("log-tech").word("power", power.word()).word("tech", tech.word())));
            }
        }
    }

    /// The money of the power whose turn it is, less the fees for what it has moved.
    pub(crate) fn money_left(&self, state: &State) -> i64 {
        let flown = state.moving().map_or(Spaces::EMPTY, |moving| moving.fees);
        let fees = match state.phase {
            Phase::CombatMove => (Sight::of(state, state.power).violated(state) | flown).len(),
            _ => 0,
        };
        i64::from(state.cash[state.power]) - i64::from(FEE) * fees as i64
    }

    pub(crate) fn buy(&self, state: &mut State, kind: Kind) {
        let price = self.price(state, state.power, kind);
        state.cash[state.power] = state.cash[state.power].saturating_sub(price);
        state.turn.bought[kind] = state.turn.bought[kind].saturating_add(1);
    }

    /// Complexes that can place units this turn: one's own since it began.
    pub(crate) fn working_complexes(&self, state: &State) -> Spaces {
        state.turn.complexes & state.turn.held[state.power] & state.held[state.power]
    }

    /// How many units a complex can still place; nothing if there is no limit.
    pub(crate) fn capacity(&self, state: &State, complex: Space) -> Option<u16> {
        let own = self.data.map.original[state.power].contains(complex);
        let original = own && self.data.setup.complexes.contains(complex);
        let lost = self.options.retaken_complex == RetakenComplex::Limited && state.lost_complexes.contains(complex);
        if original && !lost {
            return None;
        }
        let least = match self.options.worthless_complex {
            WorthlessComplex::One => 1,
            WorthlessComplex::None => 0,
        };
        let placed = state.turn.placed.iter().find(|(at, _)| *at == complex).map_or(0, |(_, n)| u16::from(*n));
        Some(self.data.map.space(complex).value.max(least).saturating_sub(placed))
    }

    /// AA-131: whether there is a piece for units of a kind in a space; those alike in one space share it. One
    /// group may be leaving its place for it. Battles and landings do not wait for pieces.
    pub(crate) fn has_pieces(&self, state: &State, kind: Kind, to: Space, leaving: Option<&Moving>) -> bool {
        if self.options.piece_limits == PieceLimits::Off {
            return true;
        }
        let Some((_, most)) = STACK_LIMITS.iter().find(|(k, _)| *k == kind) else { return true };
        let mut spaces: Spaces =
            state.stacks.iter().filter(|t| t.power == state.power && t.kind == kind).map(|t| t.space).collect();
        if let Some(moving) = leaving
            .filter(|moving| state.moving().is_none() && state.count(moving.origin, state.power, kind) == moving.n)
        {
            spaces.remove(moving.origin);
        }
        spaces.contains(to) || spaces.len() < *most
    }

    pub(crate) fn place_unit(&self, state: &mut State, kind: Kind, from: Space, to: Space, play: &mut Play<'_>) {
        let power = state.power;
        state.turn.bought[kind] = state.turn.bought[kind].saturating_sub(1);
        if kind != Kind::Complex && self.working_complexes(state).contains(from) {
            match state.turn.placed.binary_search_by_key(&from, |(at, _)| *at) {
                Ok(i) => state.turn.placed[i].1 = state.turn.placed[i].1.saturating_add(1),
                Err(i) => state.turn.placed.insert(i, (from, 1)),
            }
        }
        if kind == Kind::Transport {
            state.add_ship(Transport::empty(to, power));
        } else {
            state.add(to, power, kind, Status::Done, 1);
        }
        play.note(|| {
            let text = Text::new("log-place").word("power", power.word()).word("kind", kind.word());
            Note::new(text.name("space", self.name(to))).at(self.id(to))
        });
    }

    /// Part 6: income.
    pub(crate) fn collect(&self, state: &mut State, play: &mut Play<'_>) {
        let power = state.power;
        // Nor on the turn on which it frees its own capital (R-12.9, AA-114).
        let began_without = !state.land_at_start(power.side()).contains(self.data.map.capitals[power]);
        if began_without || self.has_lost_capital(state, power) {
            return;
        }
        let income = self.production(state, power);
        state.cash[power] = state.cash[power].saturating_add(income);
        play.note(|| Note::new(Text::new("log-income").word("power", power.word()).number("income", income)));
    }
}
