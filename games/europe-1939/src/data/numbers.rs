//! The numbers of the rules that are no property of a unit, a nation or an area.

use super::FILES;
use crate::vocabulary::*;
use kernel::{DataFiles, Problem, Provenance};
use serde::Deserialize;

/// Tables of numbers, each with where it comes from.
macro_rules! tables {
    ($( $(#[$meta:meta])* $table:ident: $type:ident { $( $name:ident: $number:ty ),+ } )+) => {
        #[derive(Copy, Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Numbers {
            $( $(#[$meta])* pub $table: $type, )+
        }

        $(
            $(#[$meta])*
            #[derive(Copy, Clone, Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $type {
                pub provenance: Provenance,
                $( pub $name: $number, )+
            }
        )+

        impl Numbers {
            /// Every number with the name it has in the file.
            fn all(&self) -> Vec<(&'static str, u64)> {
                vec![$( $( (concat!(stringify!($table), ".", stringify!($name)), u64::from(self.$table.$name)) ),+ ),+]
            }
        }
    };
}

tables! {
    /// What attacks and declarations of war cost.
    price: Prices { attack: u8, invasion: u8, war_on_great: u16, war_on_minor: u16 }
    /// What the coast adds to the defence.
    beach: Beach { coast: u8 }
    /// What else adds to the defence.
    ground: GroundNumbers { fort: u8, river: u8, strait: u8, mountain: u8, port: u8, highest: u8 }
    /// Who may stay in Malta and in Africa.
    stay: Stay { malta: u8, africa: u8 }
    /// Who may stay anywhere.
    room: Room { mountain: u8, airfield: u8 }
    /// What fleets carry and supply.
    supply: SupplyNumbers { hold: u8, per_fleet: u8, fleet_reach: u8 }
    /// Redeployment by sea.
    passage: Passages { seas: u8, escorted: u8, change_of_base: u8 }
    /// Redeployment over the ocean.
    ocean: Ocean { to_britain: u8, to_bridgehead: u8 }
    /// What hurts and helps an economy.
    war_economy: WarEconomy { torpedo: u8, aid_part: u16, key: u16 }
    /// New units and new industry.
    production: Production { built_in_area: u8, urals: u16 }
    /// Aid where a table gives it.
    table_aid: TableAid { from_britain: u8, from_usa: u8, in_a_year: u8 }
    /// The forces of Vichy.
    vichy: VichyForces { infantry: u8, armour: u8, aircraft: u8, fleet: u8 }
}

/// No number of the rules is larger.
const MOST: u64 = 50;

impl VichyForces {
    pub fn units(&self) -> [(Kind, u8); 4] {
        let VichyForces { infantry, armour, aircraft, fleet, .. } = *self;
        [(Kind::Infantry, infantry), (Kind::Armour, armour), (Kind::Aircraft, aircraft), (Kind::Fleet, fleet)]
    }
}

pub(super) fn read_numbers(files: &DataFiles) -> Result<Numbers, Vec<Problem>> {
    let (source, numbers) = FILES.read::<Numbers>(files, "numbers.toml")?;
    let too_large = numbers.all().into_iter().filter(|(_, number)| *number > MOST);
    let mut problems: Vec<Problem> = too_large
        .map(|(name, number)| source.lacks(format!("{name}: expected at most {MOST}, found {number}")))
        .collect();
    if numbers.war_economy.aid_part == 0 {
        problems.push(source.lacks("war_economy.aid_part: expected at least 1"));
    }
    // Ways at sea are reckoned once, up to the longest there is.
    let longest = u64::from(crate::rules::ways::MOST_STEPS);
    for (name, seas) in numbers.all().into_iter().filter(|(name, _)| SEAS.contains(name)) {
        if seas > longest {
            problems.push(source.lacks(format!("{name}: expected at most {longest} sea areas, found {seas}")));
        }
    }
    if numbers.ground.highest > 5 {
        problems.push(source.lacks("ground.highest: expected at most 5, for a six must miss"));
    }
    if problems.is_empty() { Ok(numbers) } else { Err(problems) }
}

/// Numbers of sea areas.
const SEAS: [&str; 3] = ["supply.fleet_reach", "passage.seas", "passage.change_of_base"];
