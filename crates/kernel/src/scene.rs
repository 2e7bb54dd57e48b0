//! A scene is all a client knows: the game draws itself for one viewer. The client draws what is in here and holds no
//! rules. What never changes during a match is the [`Board`], sent once.

use crate::{Reason, Seat, SeatSet, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What lies on the table from the beginning to the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Board {
    /// Every place a piece can be in: a hex, an area, a box beside the map. Coordinates are in hundredths of a hex (or
    /// of whatever unit the board is drawn in), x to the right, y down.
    pub spaces: Vec<Space>,
    /// Lines between or along spaces: rivers on hexsides, railways, borders, fortified lines.
    pub lines: Vec<Line>,
    pub labels: Vec<Label>,
    /// Parts of the map that are something together: air zones, weather zones, theatres.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Region>,
    /// Boxes beside the map that pieces can be in, in the order they are shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trays: Vec<Tray>,
    pub shape: Shape,
    /// Width and depth of an open table, in the unit of the spaces' coordinates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extent: Option<(i32, i32)>,
}

impl Board {
    /// A board with nothing on it yet.
    pub fn empty(shape: Shape) -> Board {
        let (spaces, lines, labels, regions, trays) = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Board { spaces, lines, labels, regions, trays, shape, extent: None }
    }
}

/// Some of the spaces under one name. A piece can be in a region without being in one of its spaces.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Region {
    pub id: String,
    pub title: Text,
    pub spaces: Vec<String>,
}

/// A box beside the map.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tray {
    /// What [`Piece::at`] says of the pieces in it.
    pub id: String,
    pub title: Text,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Hexes with a point at the top.
    PointyHexes,
    FlatHexes,
    /// Areas with outlines of their own.
    Areas,
    /// An open table, `spaces` being terrain.
    Table,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Space {
    /// The name printed on the board; log, choices and pieces refer to it.
    pub id: String,
    pub x: i32,
    pub y: i32,
    /// The kind of ground, drawn by its name ("mountain", "sea"); also the key of its word.
    pub kind: String,
    /// The outline in rings, where the shape does not give it: one for each part of the space, clockwise, and one for
    /// each hole in them, the other way round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outline: Vec<Vec<(i32, i32)>>,
    /// Other facts to be shown on asking: country, air zone, supply source.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Text>,
    /// The scenario does not use it: nobody comes here, and no choice hangs on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out_of_play: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// Drawn by its name ("river", "danube", "rail", "fortified").
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Pairs of spaces: a railway joins their centres, a river runs along the side between them.
    pub between: Vec<(String, String)>,
    pub along_side: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Label {
    pub at: String,
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<String>,
    /// "bigcity", "city", "town", "points" …
    pub kind: String,
}

/// What a viewer sees now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scene {
    pub turn: Text,
    /// The phases of a turn with the current one, for a strip along the top.
    pub phases: Vec<String>,
    pub phase: usize,
    pub deciding: SeatSet,
    /// What has to be decided now, if this viewer has to decide it; otherwise what one waits for.
    pub prompt: Text,
    pub pieces: Vec<Piece>,
    /// Spaces with a state of their own: controlled by a side, in a zone, in reach at a cost.
    pub marks: Vec<Mark>,
    pub panels: Vec<Panel>,
    /// What lies on an open table besides pieces: objectives, wrecks, smoke, zones.
    #[serde(default, skip_serializing_if = "Sketch::is_empty")]
    pub sketch: Sketch,
    /// What this viewer may do; empty for those who need not decide.
    pub choices: Vec<Choice>,
    /// What would end this part of the turn, where it may not be ended yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closing: Option<Closing>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<crate::Outcome>,
}

/// The end of a part of the turn that something still stands in the way of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Closing {
    pub label: Text,
    /// Why not yet; never empty.
    pub reasons: Vec<Reason>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piece {
    pub id: String,
    pub seat: Seat,
    /// Nationality or army, for colour.
    pub nation: String,
    /// NATO symbol by name ("infantry", "armour", "headquarters").
    pub symbol: String,
    /// What is printed on it where its id is only a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The space, region or box it is in.
    pub at: String,
    /// The figures printed on it.
    pub factors: String,
    pub steps: (u8, u8),
    /// "unsupplied", "attenuated", "moved", "fought", …: each the key of a word.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<String>,
    /// How many alike it stands for; absent for a unit that is one of its kind and goes by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    /// How it stands on an open table; in a tray, how it looks there, around the origin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<Figure>,
}

/// A piece on an open table: where it stands, what it covers and which way it looks. Lengths are in the unit of the
/// board's coordinates, directions in degrees clockwise from the top of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Figure {
    /// What it is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    pub x: i32,
    pub y: i32,
    pub facing: u16,
    pub size: Size,
    /// Where the turret looks, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turret: Option<u16>,
    /// The single models of a squad or crew: round bases of this radius at these points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<(i32, i32)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model_radius: Option<i32>,
}

/// What a figure covers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Size {
    Round { radius: i32 },
    Hull { length: i32, width: i32 },
}

/// Things drawn on an open table that are no pieces.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sketch {
    /// Figures as they would stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Figure>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strokes: Vec<Stroke>,
}

impl Sketch {
    pub fn is_empty(&self) -> bool {
        self.figures.is_empty() && self.strokes.is_empty()
    }

    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.strokes.iter().filter_map(|stroke| stroke.text.as_ref())
    }
}

/// One of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stroke {
    /// Drawn by its name ("objective", "wreck", "range", "sight").
    pub kind: String,
    pub form: Form,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
}

/// What is drawn, in the unit of the board's coordinates; directions as in a [`Figure`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Form {
    Disc {
        x: i32,
        y: i32,
        radius: i32,
    },
    /// From one direction clockwise to another.
    Wedge {
        x: i32,
        y: i32,
        radius: i32,
        from: u16,
        to: u16,
    },
    Line {
        from: (i32, i32),
        to: (i32, i32),
    },
    Area {
        corners: Vec<(i32, i32)>,
    },
}

impl Form {
    /// The point it is drawn around, if there is one.
    pub fn middle(&self) -> Option<(i32, i32)> {
        match self {
            Form::Disc { x, y, .. } | Form::Wedge { x, y, .. } => Some((*x, *y)),
            Form::Line { .. } => None,
            Form::Area { corners } => {
                let many = i32::try_from(corners.len()).ok().filter(|many| *many > 0)?;
                let (x, y) = corners.iter().fold((0, 0), |sum, corner| (sum.0 + corner.0, sum.1 + corner.1));
                Some((x / many, y / many))
            }
        }
    }
}

/// A point of an open table somebody points at, perhaps with a piece in hand or one model of it, turned some way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pointing {
    pub x: i32,
    pub y: i32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<u16>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mark {
    pub kind: String,
    pub spaces: Vec<String>,
}

/// A box of text beside the board: the score, pools, the sum of a fight.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Panel {
    pub id: String,
    pub title: Text,
    pub rows: Vec<Row>,
    /// Results with their probability in millionths, where there is something to roll for, the worst for the one who
    /// rolls first. A result is named as the table prints it, or by the key of a word.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<(String, u32)>,
    /// What each of these results means, in the same order; empty where their names say it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meanings: Vec<Text>,
    /// The seats for which the last of these results is the best. Nobody, where it is not known who looks at them.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub good_for: SeatSet,
    /// Rows that go against others, by their places in the list: drawn as arrows beside them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<(u8, u8)>,
    /// Things alike that lie ready, to be drawn one by one: the dice in a bag.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Tokens>,
}

/// Things alike that belong to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tokens {
    pub seat: Seat,
    /// So many lie there.
    pub count: u8,
    /// One more has just been taken out and is in its owner's hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn: bool,
}

fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

impl Panel {
    /// A panel of rows alone.
    pub fn new(id: &str, title: Text, rows: Vec<Row>) -> Panel {
        Panel {
            id: id.to_owned(),
            title,
            rows,
            chances: Vec::new(),
            meanings: Vec::new(),
            good_for: SeatSet::NONE,
            arrows: Vec::new(),
            tokens: Vec::new(),
        }
    }

    /// With what can be rolled, the worst first for these seats.
    pub fn rolling(self, good_for: SeatSet, chances: Vec<(String, u32)>) -> Panel {
        Panel { chances, good_for, ..self }
    }

    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        std::iter::once(&self.title).chain(self.rows.iter().map(|row| &row.text)).chain(&self.meanings)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    pub text: Text,
    pub value: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
}

/// One legal action and the things it hangs on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// The action as it is sent back.
    pub action: serde_json::Value,
    pub label: Text,
    /// The space to be clicked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<String>,
    /// The region to be clicked for it, anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub region: Option<String>,
    /// The piece to be clicked for it; with a space or region as well, first the piece and then the place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<String>,
    /// The point of an open table to be clicked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<(i32, i32)>,
    /// What it costs ("2½"), for the corner of a lit space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<String>,
    #[serde(default, skip_serializing_if = "Tone::is_plain")]
    pub tone: Tone,
    /// What somebody who takes it may have overlooked; worth asking once more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warning: Option<Text>,
    /// Choices that hang on nothing and belong together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<Group>,
    /// Others of its kind are mostly taken with it: who comes along, who attacks, who advances. One gesture of the
    /// player takes them all, one after the other, as long as such a choice is offered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub along: bool,
    /// What somebody takes who does not want to think about it: the cheapest loss. At most one choice of a list.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub suggested: bool,
}

/// What several choices stand under.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Group {
    pub title: Text,
    /// Shown only on asking: what is seldom wanted, such as standing orders.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub folded: bool,
}

/// How a choice is lit.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    #[default]
    Plain,
    /// Somebody will be shot at.
    Attack,
    /// Ends what one is doing: the move, the orders, the phase.
    Finish,
}

impl Choice {
    /// A choice that hangs on nothing yet.
    pub fn new(action: serde_json::Value, label: Text) -> Choice {
        Choice {
            action,
            label,
            space: None,
            region: None,
            piece: None,
            point: None,
            cost: None,
            tone: Tone::Plain,
            warning: None,
            group: None,
            along: false,
            suggested: false,
        }
    }
}

impl Tone {
    pub fn is_plain(&self) -> bool {
        *self == Tone::Plain
    }
}

/// Something on the table that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Space(String),
    Piece(String),
}

/// What taking an action would come to: the way it goes, and its price line by line.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explanation {
    /// The spaces it passes, from where it starts to where it ends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
    /// The fight it leads to, as its box would show it: who fights, the sum, the chances.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<Box<Panel>>,
    /// The dice of this fight are thrown as soon as it is taken, so it is worth asking once more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rolls: bool,
    /// What somebody who takes it may have overlooked, where finding out takes too long to do it for a whole list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warning: Option<Text>,
    /// How things would stand on an open table, and who would see whom.
    #[serde(default, skip_serializing_if = "Sketch::is_empty")]
    pub sketch: Sketch,
    /// What the rows say, in a form that the law can hold the rules to. It is sent to nobody.
    #[serde(skip)]
    pub announced: Announced,
}

/// What an action was announced to cost and to come to. A law compares it with what is charged and what comes of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Announced {
    /// What it takes from which account ([`crate::Game::account`]); less than nothing is what it brings in.
    pub prices: Vec<(String, i64)>,
    /// Every result it can have ([`crate::Game::result`]), with its probability.
    pub chances: Vec<(String, f64)>,
}

impl Explanation {
    /// Announces that it takes so much from an account.
    pub fn charging(mut self, account: impl Into<String>, amount: impl Into<i64>) -> Explanation {
        self.announced.prices.push((account.into(), amount.into()));
        self
    }

    /// Announces a result with its probability. All results have to be announced, or none.
    pub fn with_chance(mut self, result: impl Into<String>, chance: f64) -> Explanation {
        self.announced.chances.push((result.into(), chance));
        self
    }

    /// Shows the fight it leads to.
    pub fn fighting(mut self, fight: Panel) -> Explanation {
        self.fight = Some(Box::new(fight));
        self
    }

    /// Shows the fight whose dice are thrown at once.
    pub fn rolling(self, fight: Panel) -> Explanation {
        Explanation { rolls: true, ..self.fighting(fight) }
    }

    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let fight = self.fight.iter().flat_map(|panel| panel.texts());
        let rows = self.rows.iter().map(|r| &r.text);
        rows.chain(&self.warning).chain(self.sketch.texts()).chain(fight)
    }
}

/// What there is to know about a spot beyond what is drawn there.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Inspection {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
    /// Ways to be drawn on the map, such as a line of supply; the spaces in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Mark>,
    /// What is drawn on an open table: ranges, arcs of fire, lines of sight.
    #[serde(default, skip_serializing_if = "Sketch::is_empty")]
    pub sketch: Sketch,
}

impl Inspection {
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.rows.iter().map(|r| &r.text).chain(self.sketch.texts())
    }
}

impl Scene {
    /// The pieces in each space, in the order the game lists them.
    pub fn stacks(&self) -> BTreeMap<&str, Vec<&Piece>> {
        let mut stacks: BTreeMap<&str, Vec<&Piece>> = BTreeMap::new();
        for piece in &self.pieces {
            stacks.entry(&piece.at).or_default().push(piece);
        }
        stacks
    }

    /// Every text of the scene, for checking that all languages have it.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let panels = self.panels.iter().flat_map(Panel::texts);
        let choices = self.choices.iter().flat_map(|c| {
            let group = c.group.as_ref().map(|g| &g.title);
            std::iter::once(&c.label).chain(&c.warning).chain(group)
        });
        let closing = self.closing.iter();
        let closing = closing.flat_map(|c| std::iter::once(&c.label).chain(c.reasons.iter().map(|r| &r.facts)));
        let outcome = self.outcome.iter().map(|o| &o.text).chain(closing);
        let sketch = self.sketch.texts().chain(self.pieces.iter().filter_map(|p| p.figure.as_ref()?.title.as_ref()));
        [&self.turn, &self.prompt].into_iter().chain(panels).chain(choices).chain(outcome).chain(sketch)
    }
}
