//! Weapons, units, vehicles, nations and the platoon's list, read from the data files and checked.

pub(crate) mod files;
mod nations;
mod units;
mod vehicles;
mod weapons;

pub use nations::{Gift, NationData, Selector, SlotData, SlotMost};
pub use units::{Body, Carried, Choice, Effect, Foot, Gun, Most, Mount, Price, Refit, UnitType, UnitTypeId, Vehicle};
pub use weapons::{He, Penetration, Range, WeaponData};

use crate::vocabulary::{Nation, WeaponId};
use files::{FILES, ROSTERS, TABLE};
use kernel::{DataFiles, Problem};

#[derive(Clone, Debug)]
pub struct Data {
    weapons: Vec<WeaponData>,
    nations: Vec<NationData>,
    units: Vec<UnitType>,
    pub selector: Selector,
}

impl Data {
    /// Our files, or a player's in place of some of them. What is wrong in a file is told all at once.
    pub fn read(files: &DataFiles) -> Result<Data, Vec<Problem>> {
        let strange = FILES.strange(files, &[ROSTERS[0], ROSTERS[1], TABLE]);
        if !strange.is_empty() {
            return Err(strange);
        }
        let weapons = weapons::read(files)?;
        let nations = nations::read(files)?;
        let mut units = units::read(files, &nations)?;
        vehicles::read(files, &mut units)?;
        let selector = nations::read_selector(files)?;
        let data = Data { weapons, nations, units, selector };
        data.check_gifts()?;
        Ok(data)
    }

    /// What a national rule gives must be a unit of the nation's list.
    fn check_gifts(&self) -> Result<(), Vec<Problem>> {
        for nation in &self.nations {
            let Some(gift) = &nation.gift else { continue };
            let unit = self.named(nation.id, &gift.unit).map(|id| self.unit(id));
            let fits =
                unit.is_some_and(|u| u.offers(gift.quality) && u.sizes().0 <= gift.men && gift.men <= u.sizes().1);
            if !fits {
                let what = format!("{}: expected a gift from the nation's own list", nation.id.id());
                return Err(vec![Problem { file: Some("nations.toml".to_owned()), ..Problem::new(what) }]);
            }
        }
        Ok(())
    }

    #[inline]
    pub fn weapon(&self, id: WeaponId) -> &WeaponData {
        &self.weapons[id.index()]
    }

    pub fn nation(&self, id: Nation) -> &NationData {
        &self.nations[id.index()]
    }

    #[inline]
    pub fn unit(&self, id: UnitTypeId) -> &UnitType {
        &self.units[usize::from(id.0)]
    }

    /// All unit types of all nations.
    pub fn units(&self) -> impl Iterator<Item = (UnitTypeId, &UnitType)> {
        self.units.iter().enumerate().map(|(i, unit)| (UnitTypeId(i as u16), unit))
    }

    pub fn units_of(&self, nation: Nation) -> impl Iterator<Item = (UnitTypeId, &UnitType)> {
        self.units().filter(move |(_, unit)| unit.nation == nation)
    }

    pub fn named(&self, nation: Nation, id: &str) -> Option<UnitTypeId> {
        self.units_of(nation).find(|(_, unit)| unit.id == id).map(|(id, _)| id)
    }
}
