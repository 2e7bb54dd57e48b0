//! Weapons, units, vehicles, nations and the platoon's list, read from the data files and checked.

mod files;
mod weapons;

pub use weapons::{He, Penetration, Range, WeaponData};

use crate::vocabulary::WeaponId;
use kernel::{DataFiles, Problem};

#[derive(Clone, Debug)]
pub struct Data {
    weapons: Vec<WeaponData>,
}

impl Data {
    /// Our files, or a player's in place of some of them. What is wrong is told all at once, file by file.
    pub fn read(files: &DataFiles) -> Result<Data, Vec<Problem>> {
        files::only_known(files)?;
        let weapons = weapons::read(files)?;
        Ok(Data { weapons })
    }

    #[inline]
    pub fn weapon(&self, id: WeaponId) -> &WeaponData {
        &self.weapons[id.index()]
    }
}
