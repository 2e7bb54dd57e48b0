//! How a fight will probably go, reckoned in a moment: both sides lose what they may expect to lose, round by round.
//! The exact chances of [`crate::odds`] are for people; a machine player asks thousands of times.

use crate::Rules;
use crate::state::State;
use crate::vocabulary::*;

/// How many of each kind.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Force(pub [u8; KINDS]);

/// Those who fight, in the order in which they are lost.
const ORDER: [Kind; 8] = [
    Kind::Infantry,
    Kind::Armour,
    Kind::Transport,
    Kind::Submarine,
    Kind::Fighter,
    Kind::Bomber,
    Kind::Carrier,
    Kind::Battleship,
];

/// Rounds after which a fight is looked at as it stands.
const ROUNDS: u32 = 14;

/// How far dice stray, for the square root of the units on both sides; fitted to the exact chances.
const STRAY: f32 = 0.55;

/// What of a side is expected to go even where it wins against the odds.
const DEARLY: f32 = 0.6;

impl Force {
    pub fn add(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_add(n);
    }

    pub fn take(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_sub(n);
    }

    pub fn of(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    pub fn with(mut self, other: &Force) -> Force {
        for (n, more) in self.0.iter_mut().zip(other.0) {
            *n = n.saturating_add(more);
        }
        self
    }

    /// Infantry and tanks.
    pub fn ground(&self) -> u8 {
        self.of(Kind::Infantry).saturating_add(self.of(Kind::Armour))
    }

    pub fn fighters(&self) -> u32 {
        ORDER.iter().map(|&kind| u32::from(self.of(kind))).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.fighters() == 0
    }

    /// Only what fights on land, or at sea.
    pub fn fit(mut self, sea: bool) -> Force {
        for kind in ORDER {
            if !crate::battle::fights(kind, sea) {
                self.0[kind.index()] = 0;
            }
        }
        self
    }
}

/// What a die of each kind must show at most, times the dice it rolls.
pub(crate) type Values = [f32; KINDS];

/// What comes of a fight.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(crate) struct Forecast {
    /// The chance that the attacker wins.
    pub win: f32,
    /// What both lose, in IPCs.
    pub lost: f32,
    pub killed: f32,
    /// Ground units of the attacker that are left if he wins.
    pub infantry: f32,
    pub armour: f32,
}

/// One side while a fight is reckoned.
struct Side {
    left: [f32; KINDS],
    before: f32,
}

impl Side {
    fn of(force: &Force) -> Side {
        let left = force.0.map(f32::from);
        let before = ORDER.iter().map(|kind| left[kind.index()]).sum();
        Side { left, before }
    }

    fn units(&self) -> f32 {
        ORDER.iter().map(|kind| self.left[kind.index()]).sum()
    }

    fn hits(&self, values: &Values) -> f32 {
        ORDER.iter().map(|kind| self.left[kind.index()] * values[kind.index()]).sum::<f32>() / 6.0
    }

    fn lose(&mut self, mut hits: f32) {
        for kind in ORDER {
            let gone = hits.min(self.left[kind.index()]);
            self.left[kind.index()] -= gone;
            hits -= gone;
            if hits <= 0.0 {
                return;
            }
        }
    }
}

impl Rules {
    fn price_of(&self, units: &[f32; KINDS]) -> f32 {
        ORDER.iter().map(|&kind| units[kind.index()] * f32::from(self.data.kind(kind).cost)).sum()
    }

    pub(crate) fn cost_of(&self, force: &Force) -> f32 {
        self.price_of(&force.0.map(f32::from))
    }

    pub(crate) fn attack_values(&self, state: &State, power: Power) -> Values {
        let value =
            |kind| f32::from(self.attack_value(state, power, kind)) * f32::from(self.attack_dice(state, power, kind));
        std::array::from_fn(|i| value(Kind::ALL[i]))
    }

    pub(crate) fn defence_values(&self, state: &State, power: Power) -> Values {
        std::array::from_fn(|i| f32::from(self.defence_value(state, power, Kind::ALL[i])))
    }

    /// A fight of these against those, with a gun that fires first and so many shots in support of a landing.
    pub(crate) fn clash(
        &self,
        attack: (&Force, &Values),
        defence: (&Force, &Values),
        gun: bool,
        shells: u8,
    ) -> Forecast {
        let (mut us, mut them) = (Side::of(attack.0), Side::of(defence.0));
        let (had, faced) = (self.price_of(&us.left), self.price_of(&them.left));
        if gun {
            for kind in [Kind::Fighter, Kind::Bomber] {
                us.left[kind.index()] *= 5.0 / 6.0;
            }
        }
        let mut support = f32::from(shells) * 4.0 / 6.0;
        for _ in 0..ROUNDS {
            let (ours, theirs) = (us.hits(attack.1) + support, them.hits(defence.1));
            support = 0.0;
            them.lose(ours);
            us.lose(theirs);
            if us.units() < 0.05 || them.units() < 0.05 || ours + theirs < 0.01 {
                break;
            }
        }
        let (left, stand) = (us.units(), them.units());
        let stray = STRAY * (us.before + them.before).sqrt().max(1.0);
        let win = if them.before == 0.0 { 1.0 } else { 1.0 / (1.0 + (-1.7 * (left - stand) / stray).exp()) };
        let (gone, beaten) = (had - self.price_of(&us.left), faced - self.price_of(&them.left));
        let (lost, killed) = if left > stand {
            (win * gone + (1.0 - win) * had, win * faced + (1.0 - win) * DEARLY * faced)
        } else {
            ((1.0 - win) * had + win * DEARLY * had, (1.0 - win) * beaten + win * faced)
        };
        // Whoever wins against the odds has somebody left.
        let at_least = if left < 0.5 { (0.5 * us.before).min(1.0) } else { 0.0 };
        let infantry = us.left[Kind::Infantry.index()];
        let armour = us.left[Kind::Armour.index()].max(at_least - infantry);
        Forecast { win, lost, killed, infantry, armour }
    }
}
