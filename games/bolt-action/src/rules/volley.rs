//! The arithmetic of fire, free of any table: what is needed to hit and to damage. Fire on the table and the odds
//! before it are both worked out with these.

use crate::Clause;
use crate::data::WeaponData;
use crate::options::{HeLongRange, Options};
use crate::rules::sight::Aspect;
use crate::state::Shell;
use crate::vocabulary::*;
use kernel::Play;

/// What a die must show.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ToHit {
    /// C-57: flame does not miss.
    Always,
    /// From 2 to 6; a 1 misses (C-40).
    Score(u8),
    /// C-41: a 6 and another 6.
    SixTwice,
}

impl ToHit {
    pub const fn of(needed: i32) -> ToHit {
        match needed {
            i32::MIN..=2 => ToHit::Score(2),
            3..=6 => ToHit::Score(needed as u8),
            _ => ToHit::SixTwice,
        }
    }

    /// The chance of one shot.
    pub fn chance(self) -> f64 {
        match self {
            ToHit::Always => 1.0,
            ToHit::Score(n) => f64::from(7 - n.clamp(2, 6)) / 6.0,
            ToHit::SixTwice => 1.0 / 36.0,
        }
    }

    /// Rolls for some shots: how many hit, and what fell.
    pub fn roll(self, shots: u8, play: &mut Play<'_>) -> Thrown {
        use kernel::Pool;
        let throw = |shots: u8, needed: u8, play: &mut Play<'_>| {
            let (hits, faces) = play.thrown(Pool::at_least(shots, 6, needed));
            Thrown { hits, faces }
        };
        match self {
            ToHit::Always => Thrown { hits: shots, faces: Vec::new() },
            ToHit::Score(n) => throw(shots, n, play),
            ToHit::SixTwice => {
                let first = throw(shots, 6, play);
                if first.hits == 0 {
                    return first;
                }
                let again = throw(first.hits, 6, play);
                Thrown { hits: again.hits, faces: [first.faces, again.faces].concat() }
            }
        }
    }
}

impl std::fmt::Display for ToHit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ToHit::Always => f.write_str("✓"),
            ToHit::Score(n) => write!(f, "{n}+"),
            ToHit::SixTwice => f.write_str("6+6"),
        }
    }
}

/// Dice thrown together: how many did what they should, and their faces where somebody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thrown {
    pub hits: u8,
    pub faces: Vec<u8>,
}

/// Faces of dice as one sees them.
pub fn pips(faces: &[u8]) -> String {
    faces.iter().map(|&face| char::from_u32(0x267F + u32::from(face.clamp(1, 6))).unwrap_or('?')).collect()
}

/// Everything that bears on a roll to hit (BA-74 to BA-83 and what the completion adds).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modifiers {
    pub point_blank: bool,
    pub pins: u8,
    pub long_range: bool,
    pub inexperienced: bool,
    pub on_the_move: bool,
    pub down: bool,
    pub small: bool,
    pub soft_cover: bool,
    pub hard_cover: bool,
    /// C-53: a team weapon with one man.
    pub short_handed: bool,
    /// C-55.
    pub shaped_charge: bool,
    /// C-69.
    pub sniper: bool,
}

impl Modifiers {
    /// Each that applies: the key of its word, its clause, its value.
    pub fn terms(&self) -> impl Iterator<Item = (&'static str, Clause, i32)> {
        let pins = -i32::from(self.pins);
        [
            (self.point_blank, "hit-point-blank", clause!("BA-75"), 1),
            (self.pins > 0, "hit-pins", clause!("BA-76"), pins),
            (self.long_range, "hit-long-range", clause!("BA-77"), -1),
            (self.inexperienced, "hit-inexperienced", clause!("BA-78"), -1),
            (self.on_the_move, "hit-on-the-move", clause!("BA-79"), -1),
            (self.down, "hit-down", clause!("BA-80"), -1),
            (self.small, "hit-small", clause!("BA-81"), -1),
            (self.soft_cover && !self.hard_cover, "hit-soft-cover", clause!("BA-82"), -1),
            (self.hard_cover, "hit-hard-cover", clause!("BA-83"), -2),
            (self.short_handed, "hit-short-handed", clause!("C-53"), -1),
            (self.shaped_charge, "hit-shaped-charge", clause!("C-55"), -1),
            (self.sniper, "hit-sniper", clause!("C-69"), 1),
        ]
        .into_iter()
        .filter(|(applies, ..)| *applies)
        .map(|(_, key, clause, value)| (key, clause, value))
    }

    /// BA-74: 3 or more, with the modifiers on the die.
    pub fn to_hit(&self) -> ToHit {
        ToHit::of(3 - self.terms().map(|(_, _, value)| value).sum::<i32>())
    }
}

/// Shots that are alike: the same weapon, the same score, the same armour in front of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Burst {
    pub weapon: WeaponId,
    pub shell: Shell,
    pub to_hit: ToHit,
    /// Dice to be thrown; for flame the dice that give the number of hits.
    pub shots: u8,
    /// BA-147.
    pub long: bool,
    /// Up to 12", for squeeze-bore guns (W-16).
    pub close: bool,
    pub aspect: Aspect,
    /// C-71: the shield of a gun is in the way.
    pub shielded: bool,
    /// C-69: the shooter picks the man.
    pub picks: bool,
    /// BA-121: a heavy weapon; so is whatever an aircraft fires (C-195).
    pub heavy: bool,
}

/// What is fired at, as far as damage goes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Hardness {
    /// BA-85 to BA-87, with what makes men harder to damage.
    Troops { value: u8, harder: u8, vest: bool },
    /// BA-88.
    Soft,
    /// BA-89 to BA-93.
    Armour { value: u8, rules: Set<VehicleRule> },
}

/// Rolls a number that may have to be rolled (C-01).
pub fn roll(number: Roll, play: &mut Play<'_>) -> u8 {
    match number {
        Roll::Exactly(n) => n,
        Roll::D2 => play.die(6).div_ceil(3),
        Roll::D3 => play.die(6).div_ceil(2),
        Roll::D6 { dice, less } => (0..dice).map(|_| play.die(6)).sum::<u8>().saturating_sub(less),
    }
}

impl Burst {
    /// BA-138, C-47, C-55, C-66, C-93, BA-144 to BA-147: what is added to the die.
    pub fn penetration(&self, weapon: &WeaponData, target: &Hardness, options: &Options) -> i32 {
        let explosive = matches!(self.shell, Shell::He | Shell::Indirect | Shell::Smoke);
        let own = match (explosive, weapon.he) {
            (true, Some(he)) => i32::from(he.penetration),
            _ => i32::from(weapon.shot_penetration().unwrap_or(0)),
        };
        let Hardness::Armour { rules, .. } = target else { return own };
        if !self.heavy {
            return own;
        }
        let shaped = weapon.has(WeaponRule::ShapedCharge);
        let has = |rule| rules.contains(rule);
        let thin = i32::from(has(VehicleRule::ThinSides));
        let vulnerable = i32::from(has(VehicleRule::Vulnerable));
        let bonus = match self.aspect {
            _ if has(VehicleRule::ArmouredAllRound) => 0,
            Aspect::Front => 0,
            Aspect::Top => 1,
            Aspect::Side if has(VehicleRule::WeakSides) => 2,
            Aspect::Side if has(VehicleRule::Skirts) && (shaped || weapon.id == WeaponId::AntiTankRifle) => {
                thin + vulnerable
            }
            Aspect::Side => 1 + thin + vulnerable,
            Aspect::Rear if has(VehicleRule::ReinforcedRear) => 1,
            Aspect::Rear => 2 + vulnerable,
        };
        let far = match () {
            () if !self.long || shaped || self.shell == Shell::Indirect || weapon.has(WeaponRule::Flamethrower) => 0,
            () if explosive && options.he_long_range == HeLongRange::Keeps => 0,
            () if weapon.has(WeaponRule::SqueezeBore) => -2,
            () => -1,
        };
        let squeezed = if weapon.has(WeaponRule::SqueezeBore) && self.close { 2 } else { 0 };
        own + bonus + far + squeezed
    }

    /// C-46, C-87: what a die does to armour with all that is added to it. A 1 does nothing, nor do small arms.
    pub fn damage(&self, die: i32, weapon: &WeaponData, target: &Hardness, options: &Options) -> Damage {
        let Hardness::Armour { value, rules } = *target else { return Damage::None };
        if die <= 1 || !self.heavy {
            return Damage::None;
        }
        Damage::of(die + self.penetration(weapon, target, options), self.armour(value, rules))
    }

    /// What a die against armour has to come to.
    pub fn in_front(&self, target: &Hardness) -> i32 {
        match *target {
            Hardness::Armour { value, rules } => self.armour(value, rules),
            _ => 0,
        }
    }

    /// The damage value in front of the shot.
    fn armour(&self, value: u8, rules: Set<VehicleRule>) -> i32 {
        let front = self.aspect == Aspect::Front && rules.contains(VehicleRule::HeavyFront);
        i32::from(value) + i32::from(front)
    }

    /// The face that damages; more than 6 if none does. A 1 never does (C-46).
    pub fn to_damage(&self, weapon: &WeaponData, target: &Hardness, options: &Options) -> i32 {
        let penetration = self.penetration(weapon, target, options);
        let flame = weapon.has(WeaponRule::Flamethrower);
        let explosive = matches!(self.shell, Shell::He | Shell::Indirect);
        let value = match *target {
            // C-71: a shield counts from the front, not against explosive, flame or snipers.
            Hardness::Troops { .. } if self.shielded && !explosive && !flame && !self.picks => {
                return (6 - penetration).max(2);
            }
            Hardness::Troops { value, harder, vest } => {
                // C-108: walls protect from small arms and shot; S-12: a vest from small arms.
                let walls = if explosive || flame || self.picks { 0 } else { harder };
                i32::from(value) + i32::from(walls) + i32::from(vest && !self.heavy)
            }
            Hardness::Soft => i32::from(Armour::SoftSkin.damage_value()),
            // C-46: small arms do nothing to armour.
            Hardness::Armour { .. } if !self.heavy => return 7,
            Hardness::Armour { value, rules } => self.armour(value, rules),
        };
        (value - penetration).max(2)
    }
}

/// How a hit on armour compares with it (C-87).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Damage {
    None,
    Superficial,
    Full,
    Massive,
}

impl Damage {
    /// From the score with everything added and the value it has to beat.
    pub const fn of(score: i32, value: i32) -> Damage {
        match score - value {
            i32::MIN..=-1 => Damage::None,
            0 => Damage::Superficial,
            1 | 2 => Damage::Full,
            _ => Damage::Massive,
        }
    }

    /// BA-134 to BA-136: how often the table is rolled on.
    pub const fn rolls(self) -> u8 {
        match self {
            Damage::None => 0,
            Damage::Superficial | Damage::Full => 1,
            Damage::Massive => 2,
        }
    }

    /// BA-134: what is taken off the roll.
    pub const fn less(self) -> i32 {
        if matches!(self, Damage::Superficial) { 3 } else { 0 }
    }
}

/// What the damage table says (BA-122 to BA-131).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Result {
    Stunned,
    Immobilised,
    OnFire,
    KnockedOut,
}

impl Result {
    pub const fn of(score: i32) -> Result {
        match score {
            i32::MIN..=1 => Result::Stunned,
            2 => Result::Immobilised,
            3 => Result::OnFire,
            _ => Result::KnockedOut,
        }
    }
}
