//! Who holds what: the owner of every area of land, and the areas of every nation, kept together.

use crate::data::{Area, Areas, LANDS};
use crate::vocabulary::*;
use board::AreaId;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Both ways of asking are wanted at every decision, so both are kept; the owners are what is written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Nation>", into = "Vec<Nation>")]
pub struct Ground {
    owner: [Nation; LANDS],
    held: ByNation<Areas>,
}

impl Ground {
    pub fn new(owner: [Nation; LANDS]) -> Ground {
        let mut held = ByNation::from_fn(|_| Areas::EMPTY);
        for (i, nation) in owner.iter().enumerate() {
            held[*nation].insert(AreaId(i as u8));
        }
        Ground { owner, held }
    }

    #[inline]
    pub fn owner(&self, area: Area) -> Option<Nation> {
        self.owner.get(area.index()).copied()
    }

    pub fn owners(&self) -> &[Nation; LANDS] {
        &self.owner
    }

    /// The areas of a nation.
    #[inline]
    pub fn of(&self, nation: Nation) -> Areas {
        self.held[nation]
    }

    pub fn give(&mut self, area: Area, to: Nation) {
        if let Some(owner) = self.owner.get_mut(area.index()) {
            self.held[*owner].remove(area);
            self.held[to].insert(area);
            *owner = to;
        }
    }
}

impl PartialEq for Ground {
    fn eq(&self, other: &Ground) -> bool {
        self.owner == other.owner
    }
}

impl Eq for Ground {}

impl Hash for Ground {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.owner.hash(hasher);
    }
}

impl From<Ground> for Vec<Nation> {
    fn from(ground: Ground) -> Vec<Nation> {
        ground.owner.to_vec()
    }
}

impl TryFrom<Vec<Nation>> for Ground {
    type Error = String;

    fn try_from(owners: Vec<Nation>) -> Result<Ground, String> {
        let found = owners.len();
        let owner = owners.try_into().map_err(|_| format!("expected owners of {LANDS} areas, found {found}"))?;
        Ok(Ground::new(owner))
    }
}
