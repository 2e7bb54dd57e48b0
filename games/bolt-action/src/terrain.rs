//! Ground and what stands on it (C-175): how each feature is crossed, what it hides and what it protects from.

use crate::vocabulary::{Cover, Ground};
use board::table::{Area, FeatureSet, MAX_FEATURES, Opacity, Outline, Point, Screen, Shape};
use serde::{Deserialize, Serialize};

/// Kinds of features a table can have.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Field,
    HighCrops,
    Woods,
    Marsh,
    /// Deep snow; with skis it is open ground (S-15).
    Snow,
    Rubble,
    Craters,
    Hedge,
    Wall,
    Bocage,
    Wire,
    DragonsTeeth,
    Trench,
    DeepWater,
    Cliff,
    Hill,
    Road,
    Building,
    /// A base of the scenario Demolition (C-193).
    Base,
}

impl Kind {
    pub const ALL: [Kind; 19] = [
        Kind::Field,
        Kind::HighCrops,
        Kind::Woods,
        Kind::Marsh,
        Kind::Snow,
        Kind::Rubble,
        Kind::Craters,
        Kind::Hedge,
        Kind::Wall,
        Kind::Bocage,
        Kind::Wire,
        Kind::DragonsTeeth,
        Kind::Trench,
        Kind::DeepWater,
        Kind::Cliff,
        Kind::Hill,
        Kind::Road,
        Kind::Building,
        Kind::Base,
    ];

    /// The key of its word.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Field => "terrain-field",
            Kind::HighCrops => "terrain-high-crops",
            Kind::Woods => "terrain-woods",
            Kind::Marsh => "terrain-marsh",
            Kind::Snow => "terrain-snow",
            Kind::Rubble => "terrain-rubble",
            Kind::Craters => "terrain-craters",
            Kind::Hedge => "terrain-hedge",
            Kind::Wall => "terrain-wall",
            Kind::Bocage => "terrain-bocage",
            Kind::Wire => "terrain-wire",
            Kind::DragonsTeeth => "terrain-dragons-teeth",
            Kind::Trench => "terrain-trench",
            Kind::DeepWater => "terrain-deep-water",
            Kind::Cliff => "terrain-cliff",
            Kind::Hill => "terrain-hill",
            Kind::Road => "terrain-road",
            Kind::Building => "terrain-building",
            Kind::Base => "terrain-base",
        }
    }

    /// The row of the terrain table for vehicles; none if nobody crosses it.
    pub const fn ground_for_vehicles(self) -> Option<Ground> {
        match self {
            Kind::Trench => Some(Ground::Obstacle),
            kind => kind.ground(),
        }
    }

    /// The row of the terrain table for men and guns; none if nobody crosses it.
    pub const fn ground(self) -> Option<Ground> {
        match self {
            Kind::Field | Kind::HighCrops | Kind::Hill | Kind::Trench => Some(Ground::Open),
            Kind::Woods | Kind::Marsh | Kind::Snow | Kind::Rubble | Kind::Craters => Some(Ground::Rough),
            Kind::Hedge | Kind::Wall | Kind::Bocage | Kind::Wire | Kind::DragonsTeeth => Some(Ground::Obstacle),
            Kind::Road => Some(Ground::Road),
            Kind::Building => Some(Ground::Building),
            Kind::DeepWater | Kind::Cliff | Kind::Base => None,
        }
    }

    /// BA-56: named an anti-tank obstacle.
    pub const fn stops_tanks(self) -> bool {
        matches!(self, Kind::Bocage | Kind::DragonsTeeth)
    }

    /// C-176: a line to be crossed.
    pub const fn is_line(self) -> bool {
        matches!(self.ground(), Some(Ground::Obstacle))
    }

    pub const fn opacity(self) -> Opacity {
        match self {
            Kind::Woods | Kind::Rubble => Opacity::Dense,
            Kind::Bocage => Opacity::SolidUnlessTouched,
            Kind::Cliff | Kind::Hill | Kind::Building | Kind::Base => Opacity::Solid,
            _ => Opacity::Clear,
        }
    }

    pub const fn cover(self) -> Cover {
        match self {
            Kind::HighCrops | Kind::Woods | Kind::Hedge => Cover::Soft,
            Kind::Rubble | Kind::Craters | Kind::Wall | Kind::Bocage | Kind::Trench | Kind::Building | Kind::Base => {
                Cover::Hard
            }
            _ => Cover::None,
        }
    }

    /// Height of the top in hundredths: of a floor for a building, of a level for a hill.
    pub const fn top(self) -> i32 {
        match self {
            Kind::Hedge | Kind::Wall => 80,
            Kind::Bocage => 200,
            Kind::Hill => 150,
            Kind::Building => 250,
            Kind::Cliff => 300,
            Kind::Base => 150,
            _ => 0,
        }
    }
}

/// One piece of terrain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    pub id: String,
    pub kind: Kind,
    /// Floors of a building, levels of a hill; otherwise 1.
    pub floors: u8,
    pub outline: Outline,
}

impl Feature {
    fn screen(&self) -> Screen {
        let top = self.kind.top() * i32::from(self.floors.max(1));
        Screen { outline: self.outline.clone(), opacity: self.kind.opacity(), top }
    }
}

/// A table with all that stands on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub id: String,
    pub features: Vec<Feature>,
    /// The same as lines of sight meet them.
    pub screens: Vec<Screen>,
    soft: FeatureSet,
    hard: FeatureSet,
    hills: Vec<u8>,
    roads: Vec<u8>,
}

/// C-171: six feet by four.
pub const WIDTH: i32 = 7200;
pub const DEPTH: i32 = 4800;

impl Table {
    pub fn new(id: impl Into<String>, mut features: Vec<Feature>) -> Table {
        features.truncate(MAX_FEATURES);
        let of = |cover: Cover| {
            let among = features.iter().enumerate().filter(|(_, f)| f.kind.cover() == cover);
            among.fold(0, |set: FeatureSet, (i, _)| set | 1 << i)
        };
        let (soft, hard) = (of(Cover::Soft), of(Cover::Hard));
        let screens = features.iter().map(Feature::screen).collect();
        let all = |kind: Kind| (0..features.len() as u8).filter(|&i| features[usize::from(i)].kind == kind).collect();
        let (hills, roads) = (all(Kind::Hill), all(Kind::Road));
        Table { id: id.into(), features, screens, soft, hard, hills, roads }
    }

    /// Features that protect at all.
    pub fn covering(&self) -> FeatureSet {
        self.soft | self.hard
    }

    /// C-42: the best of some features; soft and hard never add.
    pub fn best_cover(&self, features: FeatureSet) -> Cover {
        if features & self.hard != 0 {
            Cover::Hard
        } else if features & self.soft != 0 {
            Cover::Soft
        } else {
            Cover::None
        }
    }

    /// Features a straight way leads through or begins or ends in.
    pub fn on_the_way(&self, from: Point, to: Point) -> impl Iterator<Item = &Feature> {
        let touched = move |f: &&Feature| f.outline.cut(from, to).is_some_and(|span| !span.is_touch() || from == to);
        self.features.iter().filter(touched)
    }

    /// Features some body touches.
    pub fn under<'a>(&'a self, shape: &'a Shape) -> impl Iterator<Item = (usize, &'a Feature)> {
        let area = shape.area();
        let near = move |f: &Feature| f.outline.area().meets(&area) && shape.touches(&f.outline);
        self.features.iter().enumerate().filter(move |(_, f)| near(f))
    }

    pub fn feature(&self, index: u8) -> Option<&Feature> {
        self.features.get(usize::from(index))
    }

    /// How high the ground is somewhere: hills, a level and a half each (C-175).
    pub fn elevation(&self, at: Point) -> i32 {
        let hills = self.hills.iter().map(|&i| &self.features[usize::from(i)]).filter(|f| f.outline.holds(at));
        hills.map(|f| Kind::Hill.top() * i32::from(f.floors.max(1))).max().unwrap_or(0)
    }

    /// No ground in a box is higher than this.
    pub fn highest(&self, area: &Area) -> i32 {
        let hills = self.hills.iter().map(|&i| &self.features[usize::from(i)]).filter(|f| f.outline.area().meets(area));
        hills.map(|f| Kind::Hill.top() * i32::from(f.floors.max(1))).max().unwrap_or(0)
    }

    /// Whether a point lies on a road.
    pub fn is_road(&self, at: Point) -> bool {
        self.roads.iter().any(|&i| self.features[usize::from(i)].outline.holds(at))
    }
}
