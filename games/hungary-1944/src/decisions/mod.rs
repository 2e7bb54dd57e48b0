//! What somebody decides, one file for each part of the turn. A decision says who decides, what can be done, which
//! rules judge it, what it does, how it reads, where it hangs on the board, and what a machine player thinks of it.

/// Declares a decision: the type, the outlook its choices share, where in the sequence of play it is pending (a frame
/// on the stack, a stage of a fight, a phase), who decides it (the fight itself says who at which stage, and a phase of
/// one side is that side's) and its prompt.
macro_rules! decision {
    ($(#[$doc:meta])* $name:ident looks at $outlook:ty, in frame $variant:ident($frame:ty) =>
        by $by:expr; prompt $prompt:expr;) => {
        decision! { @ $(#[$doc])* $name, $outlook, $frame, $by, $prompt,
            |state| match state.frames.last() {
                Some(Frame::$variant(frame)) => Some(frame),
                _ => None,
            },
            |state| match state.frames.pop() {
                Some(Frame::$variant(frame)) => Some(frame),
                _ => None,
            }
        }
    };
    ($(#[$doc:meta])* $name:ident looks at $outlook:ty, in fight $stages:pat => prompt $prompt:expr;) => {
        decision! { @ $(#[$doc])* $name, $outlook, Fight, |_, _, fight| one(fight.decider()), $prompt,
            |state| match state.frames.last() {
                Some(Frame::Fight(fight)) if matches!(fight.stage, $stages) => Some(fight),
                _ => None,
            },
            |state| match state.frames.pop() {
                Some(Frame::Fight(fight)) => Some(fight),
                _ => None,
            }
        }
    };
    ($(#[$doc:meta])* $name:ident looks at $outlook:ty, in phase $phase:pat =>
        of $side:ident; prompt $prompt:expr;) => {
        decision! { $(#[$doc])* $name looks at $outlook, in phase $phase =>
            with $side: Side; by |_, _, side| one(*side); prompt $prompt; }
    };
    ($(#[$doc:meta])* $name:ident looks at $outlook:ty, in phase $phase:pat =>
        with $found:ident: $frame:ty; by $by:expr; prompt $prompt:expr;) => {
        decision! { @ $(#[$doc])* $name, $outlook, $frame, $by, $prompt,
            |state| match &state.phase {
                $phase => Some($found),
                _ => None,
            },
            |state| Self::frame(state).copied()
        }
    };
    ($(#[$doc:meta])* $name:ident looks at $outlook:ty, in phase $phase:pat =>
        by $by:expr; prompt $prompt:expr;) => {
        decision! { @ $(#[$doc])* $name, $outlook, (), $by, $prompt,
            |state| matches!(state.phase, $phase).then_some(&()),
            |state| Self::frame(state).copied()
        }
    };
    (@ $(#[$doc:meta])* $name:ident, $outlook:ty, $frame:ty, $by:expr, $prompt:expr, $find:expr, $take:expr) => {
        $(#[$doc])*
        pub(crate) struct $name;

        impl kernel::decision::Decision for $name {
            type Game = Rules;
            type Frame = $frame;
            type Outlook = $outlook;

            fn frame(state: &State) -> Option<&$frame> {
                let find: fn(&State) -> Option<&$frame> = $find;
                find(state)
            }

            fn take(state: &mut State) -> Option<$frame> {
                let take: fn(&mut State) -> Option<$frame> = $take;
                take(state)
            }

            fn outlook(_: &Rules, _: &State, _: &$frame) -> $outlook {
                Default::default()
            }

            fn deciders(rules: &Rules, state: &State, frame: &$frame) -> SeatSet {
                let by: fn(&Rules, &State, &$frame) -> SeatSet = $by;
                by(rules, state, frame)
            }

            fn prompt(at: &kernel::decision::At<'_, $name>) -> Text {
                let prompt: fn(&kernel::decision::At<'_, $name>) -> Text = $prompt;
                prompt(at)
            }
        }
    };
}

/// `Done` where it ends the phase and nothing forbids it; perhaps with a word about what is left undone.
macro_rules! ends_phase {
    ($decision:ident, $label:literal) => {
        ends_phase!($decision, $label, |_| None);
    };
    ($decision:ident, $label:literal, $left_undone:expr) => {
        impl Choice<$decision> for verb::Done {
            fn carry_out(self, _: <$decision as kernel::decision::Decision>::Frame, table: &mut Table<'_, '_, Rules>) {
                table.game.next_phase(table.state, table.play);
            }

            fn shown(&self, at: &At<'_, $decision>) -> Shown {
                let left_undone: fn(&At<'_, $decision>) -> Option<Text> = $left_undone;
                Shown::new(Text::new($label)).tone(kernel::scene::Tone::Finish).warning(left_undone(at))
            }
        }
    };
}

pub(crate) mod advance;
pub(crate) mod attack;
pub(crate) mod columns;
pub(crate) mod losses;
pub(crate) mod missions;
pub(crate) mod movement;
pub(crate) mod moving_stack;
pub(crate) mod placing;
pub(crate) mod reinforcements;
pub(crate) mod replacements;
pub(crate) mod retreat;
pub(crate) mod skies;
pub(crate) mod supply;
pub(crate) mod support;
pub(crate) mod transfers;

use crate::state::*;
use crate::vocabulary::*;
use crate::{Hex, Rules};
use board::HexId;
use kernel::decision::{At, Choice, Decision, Offers, Shown};
use kernel::scene::{Explanation, Spot};
use kernel::{SeatSet, Text};

/// A decision of one side.
pub(crate) fn one(side: Side) -> SeatSet {
    SeatSet::one(side.seat())
}

/// Hangs a choice on a counter and its hex.
pub(crate) fn on_unit(rules: &Rules, state: &State, unit: UnitId, label: Text) -> Shown {
    let hex = state.hex_of(unit).map(|hex| rules.hex_name(hex));
    Shown::new(label).space(hex).piece(rules.unit_name(unit))
}

/// A choice about a counter, named after it.
pub(crate) fn unit_choice(rules: &Rules, state: &State, key: &'static str, unit: UnitId) -> Shown {
    on_unit(rules, state, unit, Text::new(key).name("unit", rules.unit_name(unit)))
}

/// A choice of a hex, named after it and its town.
pub(crate) fn hex_choice(rules: &Rules, key: &'static str, hex: Hex) -> Shown {
    let name = rules.hex_name(hex.0);
    let town = rules.data.map.towns.iter().find(|town| town.hex == hex.0);
    let label = town.map_or(name.clone(), |town| format!("{name} {}", town.name));
    Shown::new(Text::new(key).name("hex", label)).space(name)
}

/// Words about an air unit.
pub(crate) fn air_label(rules: &Rules, key: &'static str, air: AirId) -> Text {
    Text::new(key).name("air", rules.air_name(air))
}

/// Hangs a choice on an air unit.
pub(crate) fn on_air(rules: &Rules, air: AirId, label: Text) -> Shown {
    Shown::new(label).piece(rules.air_name(air))
}

/// An explanation that says nothing but what can come of it.
pub(crate) fn announcing(results: Vec<(String, f64)>) -> Explanation {
    results
        .into_iter()
        .fold(Explanation::default(), |explained, (result, chance)| explained.with_chance(result, chance))
}

/// How many choices of one kind there are now.
pub(crate) fn open<D: Decision<Game = Rules>, C: Choice<D>>(at: &At<'_, D>) -> usize {
    let mut legal = Vec::new();
    C::candidates(at, &mut Offers::new(&mut legal));
    legal.len()
}

/// What somebody who ends a phase has left undone, if anything.
pub(crate) fn left_undone(key: &'static str, count: usize) -> Option<Text> {
    (count > 0).then(|| Text::new(key).number("n", count as i64))
}

impl Rules {
    /// The hex that is pointed at: itself, or by a counter in it.
    pub(crate) fn hex_meant(&self, state: &State, spot: &Spot) -> Option<HexId> {
        self.space_meant(spot).or_else(|| self.piece_meant(spot).and_then(|unit| state.hex_of(unit)))
    }

    /// The hex that is pointed at itself.
    pub(crate) fn space_meant(&self, spot: &Spot) -> Option<HexId> {
        match spot {
            Spot::Space(name) => name.parse().ok().and_then(|number| self.hex(number)),
            Spot::Piece(_) => None,
        }
    }

    /// The counter that is pointed at.
    pub(crate) fn piece_meant(&self, spot: &Spot) -> Option<UnitId> {
        match spot {
            Spot::Piece(name) => self.data.unit_named(name),
            Spot::Space(_) => None,
        }
    }

    /// The air unit that is pointed at.
    pub(crate) fn air_meant(&self, spot: &Spot) -> Option<AirId> {
        match spot {
            Spot::Piece(name) => self.data.air_named(name),
            Spot::Space(_) => None,
        }
    }

    /// The counter that is pointed at, or every counter in the hex.
    pub(crate) fn units_meant(&self, state: &State, spot: &Spot) -> Vec<UnitId> {
        match self.space_meant(spot) {
            Some(hex) => state.at(hex).collect(),
            None => self.piece_meant(spot).into_iter().collect(),
        }
    }

    /// The counter that is pointed at, or every counter of the side in the hex.
    pub(crate) fn own_units_meant(&self, state: &State, side: Side, spot: &Spot) -> Vec<UnitId> {
        let mut units = self.units_meant(state, spot);
        if self.space_meant(spot).is_some() {
            units.retain(|&unit| self.data.brief(unit).side == side);
        }
        units
    }

    pub(crate) fn air_name(&self, air: AirId) -> String {
        self.data.air.get(air.index()).map_or_else(String::new, |data| data.id.clone())
    }
}
