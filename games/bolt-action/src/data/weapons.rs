//! The weapon tables (BA-94 to BA-120) and the weapons the army lists add (W-01 to W-17).

use super::files::FILES;
use crate::vocabulary::*;
use kernel::files::Source;
use kernel::{DataFiles, Problem, Provenance};
use serde::Deserialize;
use toml::Spanned;

/// One row of a weapon table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeaponData {
    pub id: WeaponId,
    /// The clause of the row.
    pub clause: String,
    pub class: WeaponClass,
    pub provenance: Provenance,
    pub range: Range,
    pub shots: Roll,
    pub penetration: Penetration,
    pub rules: Set<WeaponRule>,
    pub he: Option<He>,
}

/// From and to how many inches a weapon reaches. The minimum of a howitzer counts for indirect fire alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Range {
    pub minimum_direct: Inches,
    pub minimum_indirect: Inches,
    pub maximum: Inches,
}

/// The column "Pen" of the tables.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Penetration {
    None,
    Plus(u8),
    /// Only explosive is fired; its size decides.
    He,
}

/// High explosive: its size, and its penetration, which is that of the size but for W-12.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct He {
    pub size: HeSize,
    pub penetration: u8,
}

impl WeaponData {
    #[inline]
    pub fn has(&self, rule: WeaponRule) -> bool {
        self.rules.contains(rule)
    }

    /// Penetration of a shot that is not explosive, if the weapon fires one.
    pub const fn shot_penetration(&self) -> Option<u8> {
        match self.penetration {
            Penetration::None => Some(0),
            Penetration::Plus(n) => Some(n),
            Penetration::He => None,
        }
    }

    /// C-61: whether shot or explosive has to be declared.
    pub const fn chooses_shell(&self) -> bool {
        self.he.is_some() && !matches!(self.penetration, Penetration::He)
    }

    pub fn fires_direct(&self) -> bool {
        !self.has(WeaponRule::Indirect)
    }

    pub fn fires_indirect(&self) -> bool {
        self.has(WeaponRule::Indirect) || self.has(WeaponRule::Howitzer)
    }

    pub const fn is_heavy(&self) -> bool {
        matches!(self.class, WeaponClass::Heavy)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WeaponsFile {
    weapon: Vec<WeaponEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WeaponEntry {
    id: Spanned<WeaponId>,
    clause: String,
    class: WeaponClass,
    provenance: Provenance,
    range: Spanned<String>,
    shots: Spanned<String>,
    penetration: Option<Spanned<String>>,
    #[serde(default)]
    rules: Set<WeaponRule>,
    he: Option<HeSize>,
    he_penetration: Option<u8>,
}

pub(super) fn read(files: &DataFiles) -> Result<Vec<WeaponData>, Vec<Problem>> {
    let (source, file) = FILES.read::<WeaponsFile>(files, "weapons.toml")?;
    let mut problems = Vec::new();
    let mut weapons: Vec<Option<WeaponData>> = vec![None; WeaponId::COUNT];
    for entry in file.weapon {
        let place = entry.id.as_ref().index();
        if weapons[place].is_some() {
            problems.push(source.problem(&entry.id, "expected a weapon that has no row yet"));
            continue;
        }
        match row(&source, entry) {
            Ok(weapon) => weapons[place] = Some(weapon),
            Err(wrong) => problems.extend(wrong),
        }
    }
    if problems.is_empty() {
        let missing = WeaponId::ALL.iter().filter(|id| weapons[id.index()].is_none());
        problems.extend(missing.map(|id| source.lacks(format!("expected a row for {}", id.id()))));
    }
    if problems.is_empty() { Ok(weapons.into_iter().flatten().collect()) } else { Err(problems) }
}

fn row(source: &Source<'_>, entry: WeaponEntry) -> Result<WeaponData, Vec<Problem>> {
    let mut problems = Vec::new();
    let range = range_of(entry.range.as_ref());
    let shots = shots_of(entry.shots.as_ref());
    let penetration = entry.penetration.as_ref().map_or(Some(Penetration::None), |p| penetration_of(p.as_ref()));
    if range.is_none() {
        problems.push(source.problem(&entry.range, r#"expected a range such as "24", "18-60" or "0/24-48""#));
    }
    if shots.is_none() {
        problems.push(source.problem(&entry.shots, r#"expected shots such as "2", "D6" or "2D6-1""#));
    }
    if let (None, Some(p)) = (penetration, &entry.penetration) {
        problems.push(source.problem(p, r#"expected a penetration from 1 to 9, or "HE""#));
    }
    if penetration == Some(Penetration::He) && entry.he.is_none() {
        problems.push(source.problem(&entry.id, "expected the size of its explosive in \"he\""));
    }
    if entry.rules.contains(WeaponRule::Indirect) && entry.rules.contains(WeaponRule::Howitzer) {
        problems.push(source.problem(&entry.id, "expected at most one of indirect and howitzer"));
    }
    if entry.he_penetration.is_some() && entry.he.is_none() {
        problems.push(source.problem(&entry.id, "expected no \"he-penetration\" without \"he\""));
    }
    let (true, Some(range), Some(shots), Some(penetration)) = (problems.is_empty(), range, shots, penetration) else {
        return Err(problems);
    };
    let he = entry.he.map(|size| He { size, penetration: entry.he_penetration.unwrap_or(size.penetration()) });
    Ok(WeaponData {
        id: entry.id.into_inner(),
        clause: entry.clause,
        class: entry.class,
        provenance: entry.provenance,
        range,
        shots,
        penetration,
        rules: entry.rules,
        he,
    })
}

/// "24", "18-60", "0/24-48".
fn range_of(text: &str) -> Option<Range> {
    let inches = |text: &str| text.parse().ok().map(Inches);
    let (minimum, maximum) = text.split_once('-').unwrap_or(("0", text));
    let (direct, indirect) = minimum.split_once('/').unwrap_or((minimum, minimum));
    let range =
        Range { minimum_direct: inches(direct)?, minimum_indirect: inches(indirect)?, maximum: inches(maximum)? };
    (range.minimum_direct <= range.maximum && range.minimum_indirect <= range.maximum).then_some(range)
}

/// "2", "D6", "2D6", "2D6-1".
fn shots_of(text: &str) -> Option<Roll> {
    let Some((dice, less)) = text.split_once("D6") else { return text.parse().ok().map(Roll::Exactly) };
    let dice = if dice.is_empty() { 1 } else { dice.parse().ok()? };
    let less = if less.is_empty() { 0 } else { less.strip_prefix('-')?.parse().ok()? };
    ((1..=3).contains(&dice) && less < dice).then_some(Roll::D6 { dice, less })
}

fn penetration_of(text: &str) -> Option<Penetration> {
    if text == "HE" {
        return Some(Penetration::He);
    }
    text.parse().ok().filter(|n| (1..=9).contains(n)).map(Penetration::Plus)
}
