//! Rosters of BattleScribe and New Recruit: `.ros` is XML, `.rosz` the same in a ZIP archive. Units and options are found
//! by their names; whatever our lists do not have is named, and nothing is guessed in silence.

use super::names::{self, Words, words};
use super::{MOST_PLATOONS, MOST_UNITS, Roster, RosterUnit};
use crate::data::{Body, Carried, Data, UnitType, UnitTypeId};
use crate::vocabulary::*;
use kernel::Problem;
use roxmltree::{Document, Node, ParsingOptions};
use std::io::{Cursor, Read};

/// Nobody's roster is longer; what is unpacked counts.
const MOST_PACKED: usize = 1024 * 1024;
const MOST_TEXT: usize = 8 * 1024 * 1024;
const MOST_NODES: u32 = 200_000;
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
    if text.len() > MOST_TEXT {
        return Err(Problem::new(format!("expected a roster of at most {MOST_TEXT} bytes of text")));
    }
    // Documents that define entities are refused, so there is nothing to expand.
    let options = ParsingOptions { allow_dtd: false, nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options).map_err(|e| {
        let line = e.pos().row as usize;
        Problem { line: Some(line), ..Problem::new(format!("expected a roster in XML: {e}")) }
    })?;
    let root = document.root_element();
    if root.tag_name().name() != "roster" {
        let what = format!("expected the element \"roster\", found \"{}\"", root.tag_name().name());
        return Err(Problem::new(what));
    }
    let forces: Vec<Node<'_, '_>> = inside(root, "forces", "force").collect();
    let nation = forces.iter().find_map(|force| nation_of(data, *force)).ok_or_else(|| {
        let known: Vec<&str> = Nation::ALL.iter().map(|n| n.id()).collect();
        Problem::new(format!("expected a force of one of the nations {}", known.join(", ")))
    })?;
    let named = data.units_of(nation).flat_map(|(id, unit)| unit.names.iter().map(move |name| (id, words(name))));
    let units = named.collect();
    let mut reader = Reader { data, nation, units, characteristic: None, not_covered: Vec::new() };
    let platoons: Vec<Vec<RosterUnit>> =
        forces.iter().take(MOST_PLATOONS).map(|&force| reader.platoon(force)).collect();
    for force in forces.iter().skip(MOST_PLATOONS) {
        reader.leave_out(None, name_of(*force), Why::TooMany);
    }
    let roster = Roster {
        name: root.attribute("name").unwrap_or_default().chars().take(100).collect(),
        nation,
        limit: limit_of(root).unwrap_or(data.selector.points),
        characteristic: reader.characteristic,
        platoons: platoons.into_iter().filter(|units| !units.is_empty()).collect(),
    };
    Ok(Import { roster, not_covered: reader.not_covered })
}

/// The children of a kind in a list of their own: `<forces><force/><force/></forces>`.
fn inside<'a, 'i>(node: Node<'a, 'i>, list: &'static str, item: &'static str) -> impl Iterator<Item = Node<'a, 'i>> {
    let lists = node.children().filter(move |n| n.tag_name().name() == list);
    lists.flat_map(move |l| l.children().filter(move |n| n.tag_name().name() == item))
}

/// The points the list was made for: a whole number, perhaps with a fraction of nothing.
fn limit_of(root: Node<'_, '_>) -> Option<u16> {
    let limits = inside(root, "costLimits", "costLimit").filter_map(|limit| limit.attribute("value"));
    let mut whole = limits.filter_map(|value| value.split('.').next()?.parse().ok());
    whole.find(|&points: &u16| points > 0)
}

fn nation_of(data: &Data, force: Node<'_, '_>) -> Option<Nation> {
    let named = [force.attribute("catalogueName"), force.attribute("name")].into_iter().flatten();
    let texts: Vec<String> = named.map(str::to_lowercase).collect();
    Nation::ALL.iter().copied().find(|&nation| {
        data.nation(nation).names.iter().any(|name| texts.iter().any(|text| text.contains(name.as_str())))
    })
}

struct Reader<'d> {
    data: &'d Data,
    nation: Nation,
    /// The units of the nation, each under each of its names.
    units: Vec<(UnitTypeId, Words)>,
    characteristic: Option<Characteristic>,
    not_covered: Vec<NotCovered>,
}

impl Reader<'_> {
    fn platoon(&mut self, force: Node<'_, '_>) -> Vec<RosterUnit> {
        let mut units = Vec::new();
        let mut open: Vec<(Node<'_, '_>, usize)> = inside(force, "selections", "selection").map(|n| (n, 0)).collect();
        open.reverse();
        while let Some((selection, depth)) = open.pop() {
            let name = name_of(selection);
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
                let mut children: Vec<_> =
                    inside(selection, "selections", "selection").map(|n| (n, depth + 1)).collect();
                let holds_units = children.iter().any(|(child, _)| self.unit_named(&name_of(*child)).is_some());
                if holds_units {
                    children.reverse();
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

    fn unit(&mut self, id: UnitTypeId, selection: Node<'_, '_>, name: &str) -> RosterUnit {
        let kind = self.data.unit(id);
        let mut unit = RosterUnit::plain(self.data, id, Quality::Regular);
        let mut quality = quality_in(name);
        let mut men = 0_u32;
        unit.gift = words(name).contains("free");
        if says_more(kind, name) {
            self.leave_out(None, name.to_owned(), Why::NearestName);
        }
        let mut open: Vec<(Node<'_, '_>, usize)> =
            inside(selection, "selections", "selection").map(|n| (n, 0)).collect();
        open.reverse();
        while let Some((part, depth)) = open.pop() {
            let part_name = name_of(part);
            let number = number_of(part);
            let is_man = part.attribute("type") == Some("model") && matches!(kind.body, Body::Foot(_));
            if is_man {
                men = men.saturating_add(number);
            }
            let says_quality = quality_in(&part_name);
            quality = quality.or(says_quality);
            let option = option_named(kind, &part_name);
            if let Some(i) = option {
                unit.taken[i] = unit.taken[i].saturating_add(number.min(255) as u8);
            } else if !is_man && says_quality.is_none() && !self.usual(kind, &part_name) {
                self.leave_out(Some(name), part_name.clone(), Why::UnknownOption);
            }
            if depth >= DEEPEST {
                self.leave_out(Some(name), part_name, Why::TooDeep);
                continue;
            }
            let mut children: Vec<_> = inside(part, "selections", "selection").map(|n| (n, depth + 1)).collect();
            children.reverse();
            open.extend(children);
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

fn name_of(selection: Node<'_, '_>) -> String {
    selection.attribute("name").unwrap_or_default().chars().take(100).collect()
}

fn number_of(selection: Node<'_, '_>) -> u32 {
    selection.attribute("number").and_then(|n| n.parse().ok()).unwrap_or(1)
}
