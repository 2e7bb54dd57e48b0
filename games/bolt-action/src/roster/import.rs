//! Rosters of BattleScribe and New Recruit: `.ros` is XML, `.rosz` the same in a ZIP archive. Units and options are
//! found by their names; whatever our lists do not have is named, and nothing is guessed in silence.

use super::names::{self, Words, words};
use super::outline::{Force, MOST_TEXT, Outline, Selection};
use super::{MOST_PLATOONS, MOST_UNITS, Roster, RosterUnit};
use crate::data::{Body, Carried, Data, UnitType, UnitTypeId};
use crate::vocabulary::*;
use kernel::Problem;
use std::io::{Cursor, Read};

/// Nobody's roster is longer.
const MOST_PACKED: usize = 1024 * 1024;
const DEEPEST: usize = 24;
/// What is left out after that many is not told any more.
const MOST_TOLD: usize = 500;

/// What became of a roster of another program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    pub roster: Roster,
    pub not_covered: Vec<NotCovered>,
}

/// A selection that is not in our lists, or is not taken over as it stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct NotCovered {
    /// The unit it belongs to, unless it is one.
    pub unit: Option<String>,
    pub name: String,
    pub why: Why,
}

names! {
    /// Why something was not taken over.
    Why {
        UnknownUnit = "unknown-unit",
        UnknownOption = "unknown-option",
        /// The name says more than ours does; it may have meant another version.
        NearestName = "nearest-name",
        /// The file does not say; the usual value was taken.
        NoQuality = "no-quality",
        NoMen = "no-men",
        TooDeep = "too-deep",
        TooMany = "too-many",
    }
}

/// Reads a packed roster.
pub fn import_rosz(data: &Data, bytes: &[u8]) -> Result<Import, Problem> {
    if bytes.len() > MOST_PACKED {
        return Err(Problem::new(format!("expected a roster of at most {MOST_PACKED} bytes")));
    }
    let broken = |e: zip::result::ZipError| Problem::new(format!("expected a ZIP archive with a roster: {e}"));
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    let is_roster = |name: &str| name.to_ascii_lowercase().ends_with(".ros");
    let inside = archive.file_names().filter_map(Result::ok).find(|name| is_roster(name)).map(|name| name.into_owned());
    let Some(name) = inside else {
        return Err(Problem::new("expected a file that ends in .ros in the archive"));
    };
    let file = archive.by_name(&name).map_err(broken)?;
    let mut text = String::new();
    // What the archive says of the length is not believed.
    let read = file.take(MOST_TEXT as u64 + 1).read_to_string(&mut text);
    read.map_err(|e| Problem::new(format!("expected readable text in {name}: {e}")))?;
    import_ros(data, &text)
}

/// Reads a roster in XML.
pub fn import_ros(data: &Data, text: &str) -> Result<Import, Problem> {
    let outline = Outline::read(text)?;
    let nation = outline.forces.iter().find_map(|force| nation_of(data, force)).ok_or_else(|| {
        let known: Vec<&str> = Nation::ALL.iter().map(|n| n.id()).collect();
        Problem::new(format!("expected a force of one of the nations {}", known.join(", ")))
    })?;
    let named = data.units_of(nation).flat_map(|(id, unit)| unit.names.iter().map(move |name| (id, words(name))));
    let units = named.collect();
    let mut reader = Reader { data, outline: &outline, nation, units, characteristic: None, not_covered: Vec::new() };
    let platoons: Vec<Vec<RosterUnit>> =
        outline.forces.iter().take(MOST_PLATOONS).map(|force| reader.platoon(force)).collect();
    for force in outline.forces.iter().skip(MOST_PLATOONS) {
        reader.leave_out(None, force.name.clone(), Why::TooMany);
    }
    let roster = Roster {
        name: outline.name.clone(),
        nation,
        limit: limit_of(&outline).unwrap_or(data.selector.points),
        characteristic: reader.characteristic,
        platoons: platoons.into_iter().filter(|units| !units.is_empty()).collect(),
    };
    Ok(Import { roster, not_covered: reader.not_covered })
}

/// The points the list was made for: a whole number, perhaps with a fraction of nothing.
fn limit_of(outline: &Outline) -> Option<u16> {
    let mut whole = outline.limits.iter().filter_map(|value| value.split('.').next()?.parse().ok());
    whole.find(|&points: &u16| points > 0)
}

fn nation_of(data: &Data, force: &Force) -> Option<Nation> {
    let texts = [&force.catalogue, &force.name].map(|text| text.to_lowercase());
    Nation::ALL.iter().copied().find(|&nation| {
        data.nation(nation).names.iter().any(|name| texts.iter().any(|text| text.contains(name.as_str())))
    })
}

struct Reader<'d> {
    data: &'d Data,
    outline: &'d Outline,
    nation: Nation,
    /// The units of the nation, each under each of its names.
    units: Vec<(UnitTypeId, Words)>,
    characteristic: Option<Characteristic>,
    not_covered: Vec<NotCovered>,
}

impl<'d> Reader<'d> {
    /// Selections by their places, the first one last: what is taken off the end is what comes next.
    fn in_turn(&self, parts: &[usize], depth: usize) -> Vec<(&'d Selection, usize)> {
        parts.iter().rev().map(|&at| (self.outline.selection(at), depth)).collect()
    }

    fn platoon(&mut self, force: &Force) -> Vec<RosterUnit> {
        let mut units = Vec::new();
        let mut open = self.in_turn(&force.parts, 0);
        while let Some((selection, depth)) = open.pop() {
            let name = selection.name.clone();
            if let Some(characteristic) = self.characteristic_named(&name) {
                self.characteristic = Some(characteristic);
            } else if let Some(unit) = self.unit_named(&name) {
                if units.len() < MOST_UNITS {
                    units.push(self.unit(unit, selection, &name));
                } else {
                    self.leave_out(None, name, Why::TooMany);
                }
            } else if depth >= DEEPEST {
                self.leave_out(None, name, Why::TooDeep);
            } else {
                // A wrapper such as "Platoon" is passed through; what has nothing inside is a unit we do not have.
                let children = self.in_turn(&selection.parts, depth + 1);
                let holds_units = children.iter().any(|(child, _)| self.unit_named(&child.name).is_some());
                if holds_units {
                    open.extend(children);
                } else {
                    self.leave_out(None, name, Why::UnknownUnit);
                }
            }
        }
        units
    }

    fn leave_out(&mut self, unit: Option<&str>, name: String, why: Why) {
        if self.not_covered.len() < MOST_TOLD {
            self.not_covered.push(NotCovered { unit: unit.map(str::to_owned), name, why });
        }
    }

    fn characteristic_named(&self, name: &str) -> Option<Characteristic> {
        if !self.data.nation(self.nation).characteristic {
            return None;
        }
        let named = words(name);
        Characteristic::ALL.iter().copied().find(|c| words(c.id()) == named)
    }

    fn unit_named(&self, name: &str) -> Option<UnitTypeId> {
        names::best(&words(name), self.units.iter().map(|(id, words)| (*id, words)))
    }

    fn unit(&mut self, id: UnitTypeId, selection: &Selection, name: &str) -> RosterUnit {
        let kind = self.data.unit(id);
        let mut unit = RosterUnit::plain(self.data, id, Quality::Regular);
        let mut quality = quality_in(name);
        let mut men = 0_u32;
        unit.gift = words(name).contains("free");
        if says_more(kind, name) {
            self.leave_out(None, name.to_owned(), Why::NearestName);
        }
        let mut open = self.in_turn(&selection.parts, 0);
        while let Some((part, depth)) = open.pop() {
            let part_name = part.name.clone();
            let is_man = part.is_model && matches!(kind.body, Body::Foot(_));
            if is_man {
                men = men.saturating_add(part.number);
            }
            let says_quality = quality_in(&part_name);
            quality = quality.or(says_quality);
            let option = option_named(kind, &part_name);
            if let Some(i) = option {
                unit.taken[i] = unit.taken[i].saturating_add(part.number.min(255) as u8);
            } else if !is_man && says_quality.is_none() && !self.usual(kind, &part_name) {
                self.leave_out(Some(name), part_name.clone(), Why::UnknownOption);
            }
            if depth >= DEEPEST {
                self.leave_out(Some(name), part_name, Why::TooDeep);
                continue;
            }
            open.extend(self.in_turn(&part.parts, depth + 1));
        }
        unit.quality = quality.unwrap_or_else(|| {
            let offered: Vec<Quality> = Quality::ALL.iter().copied().filter(|&q| kind.offers(q)).collect();
            if offered.len() > 1 {
                self.leave_out(Some(name), name.to_owned(), Why::NoQuality);
            }
            let usual = offered.iter().copied().find(|&q| q == Quality::Regular);
            usual.or(offered.first().copied()).unwrap_or(Quality::Regular)
        });
        let (fewest, most) = kind.sizes();
        if men > 0 {
            unit.men = men.min(255) as u8;
        } else if fewest < most {
            self.leave_out(Some(name), name.to_owned(), Why::NoMen);
        }
        unit
    }

    /// What every unit of the type has anyway: its usual arms, or a weapon it is built around.
    fn usual(&self, kind: &UnitType, name: &str) -> bool {
        let named = words(name);
        let same = |weapon: WeaponId| words(weapon.id()).is_subset(&named);
        match &kind.body {
            Body::Foot(foot) => match foot.carried {
                Carried::Each { arms, leader, also } => same(arms) || same(leader) || also.is_some_and(same),
                Carried::Team(weapon) => same(weapon),
            },
            Body::Gun(gun) => gun.fires_as.iter().copied().any(same),
            Body::Vehicle(vehicle) => vehicle.weapons.iter().any(|m| same(m.weapon)),
        }
    }
}

/// Whether a name has words that none of ours explains.
fn says_more(kind: &UnitType, name: &str) -> bool {
    let named = words(name);
    let ours = kind.names.iter().map(|name| words(name)).filter(|ours| ours.is_subset(&named));
    let explained: Words = ours.flatten().collect();
    let known = |word: &String| explained.contains(word) || word == "free" || quality_in(word).is_some();
    !named.iter().all(known)
}

fn option_named(kind: &UnitType, name: &str) -> Option<usize> {
    let named = words(name);
    let options = kind.options.iter().enumerate();
    let options: Vec<(usize, Words)> = options.map(|(i, choice)| (i, words(&choice.id))).collect();
    names::best(&named, options.iter().map(|(i, words)| (*i, words))).or_else(|| {
        let tank_hunters: Words = words("tank hunters");
        let grenades = kind.options.iter().position(|c| c.id == UnitRule::AntiTankGrenades.id());
        grenades.filter(|_| tank_hunters.is_subset(&named))
    })
}

fn quality_in(name: &str) -> Option<Quality> {
    let name = name.to_lowercase();
    let said = |quality: &Quality| name.split(|c: char| !c.is_alphabetic()).any(|word| word == quality.id());
    Quality::ALL.iter().copied().find(said)
}
