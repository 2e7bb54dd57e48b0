//! The game as it is drawn for one viewer. What is on a chip is read through [`Rules::knows`] alone.

use crate::action::Action;
use crate::data::{Area, Areas, LAND, LANDS};
use crate::rules::sea::left_of;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::decision;
use kernel::scene::{Board, Choice, Label, Line, Mark, Piece, Row, Shape, Space};
use kernel::{Game, Scene, Seat, Text, Viewer};

const PHASES: [&str; 8] = [
    "phase-declare",
    "phase-build",
    "phase-move",
    "phase-battle",
    "phase-second-move",
    "phase-second-battle",
    "phase-supply",
    "phase-redeploy",
];

pub(crate) fn millionths(p: f64) -> u32 {
    (p.clamp(0.0, 1.0) * 1e6).round() as u32
}

pub(crate) fn percent(p: f64) -> String {
    // Never "-0.0": what is less than nothing is the rounding of a sum.
    format!("{:.1} %", p.clamp(0.0, 1.0) * 100.0)
}

pub(crate) fn row(text: Text, value: impl Into<String>, clause: Clause) -> Row {
    Row { text, value: value.into(), clause: Some(clause.id().to_owned()) }
}

impl Cond {
    /// The marker of a unit in this condition.
    const fn marker(self) -> Option<&'static str> {
        match self {
            Cond::Fresh => None,
            Cond::Moved => Some("marker-moved"),
            Cond::Used => Some("marker-used"),
            Cond::Won => Some("marker-won"),
            Cond::Dropped => Some("marker-dropped"),
            Cond::Dry | Cond::DryUsed => Some("marker-dry"),
        }
    }
}

impl Rules {
    pub(crate) fn draw_board(&self) -> Board {
        let (map, outlines) = (&self.data.map, &self.data.outlines);
        let unused = self.land_out_of_play();
        let mut labels = Vec::new();
        let spaces = map.areas.iter().zip(&outlines.spaces).enumerate().map(|(i, (data, outline))| {
            let area = board::AreaId(i as u8);
            let mut facts = Vec::new();
            if let Some(country) = data.country {
                facts.push(Text::new("fact-country").word("nation", country.word()));
            }
            let kind = match i {
                _ if i >= LANDS => "sea",
                _ if map.capitals.contains(area) => "bigcity",
                _ => "land",
            };
            labels.push(Label { at: data.id.clone(), text: data.name.clone(), other: None, kind: kind.to_owned() });
            if data.hpp > 0 {
                facts.push(Text::new("fact-hpp").number("hpp", data.hpp));
                let text = data.hpp.to_string();
                labels.push(Label { at: data.id.clone(), text, other: None, kind: "points".to_owned() });
            }
            let flags = [
                (map.capitals, "fact-capital"),
                (map.ports, "fact-port"),
                (map.forts, "fact-fort"),
                (map.oil, "fact-oil"),
                (map.colonies, "fact-colony"),
            ];
            facts.extend(flags.into_iter().filter(|(set, _)| set.contains(area)).map(|(_, key)| Text::new(key)));
            let ground = match i {
                _ if i >= LANDS => "terrain-sea",
                _ if map.mountains.contains(area) => "terrain-mountain",
                _ => "terrain-land",
            };
            Space { out_of_play: unused.contains(area), ..outline.space(&data.id, ground, facts) }
        });
        let beyond = outlines.scenery.iter().map(|(id, outline)| outline.space(id, "terrain-unnamed", Vec::new()));
        let lakes = outlines.lakes.iter().map(|(id, outline)| outline.space(id, "terrain-water", Vec::new()));
        let spaces = spaces.chain(beyond).chain(lakes).collect();
        let pairs = |list: &[(Area, Area)]| list.iter().map(|(a, b)| (self.id(*a), self.id(*b))).collect();
        let line = |kind: &str, between| Line { kind: kind.to_owned(), name: None, between, along_side: true };
        let lines = vec![line("river", pairs(&map.rivers)), line("strait", pairs(&map.straits))];
        Board { spaces, lines, labels, ..Board::empty(Shape::Areas) }
    }

    pub(crate) fn draw_scene(&self, state: &State, viewer: Viewer) -> Scene {
        let decider = self.decider(state);
        let seat = match viewer {
            Viewer::Seat(seat) if self.seats().contains(seat) => Some(seat),
            _ => None,
        };
        let prompt = match decider {
            Some(p) if seat != Some(p) => Text::new("prompt-wait").word("seat", seat_word(p)),
            _ => self.prompt(state),
        };
        let phase = match state.phase {
            Phase::Declare => 0,
            Phase::Build => 1,
            Phase::Move => 2,
            Phase::Battle => 3,
            Phase::SecondMove => 4,
            Phase::SecondBattle => 5,
            Phase::Supply => 6,
            Phase::Redeploy | Phase::Over => 7,
        };
        Scene {
            turn: Text::new("turn-name").text("date", self.date_text(state.date)).word("side", state.side.word()),
            phases: PHASES.map(str::to_owned).to_vec(),
            phase,
            deciding: self.deciders(state),
            prompt,
            pieces: self.pieces(state, viewer),
            marks: self.marks(state),
            sketch: Default::default(),
            panels: self.panels(state, viewer),
            choices: seat.map(|p| self.choices(state, p)).unwrap_or_default(),
            closing: seat.and_then(|p| decision::closing(self, state, p)),
            outcome: self.outcome(state),
        }
    }

    pub(crate) fn piece_id(&self, t: &Stack) -> String {
        format!("{}-{}-{}@{}", t.nation.id(), t.kind.id(), t.cond as u8, self.id(t.area))
    }

    pub(crate) fn stack_named<'a>(&self, state: &'a State, id: &str) -> Option<&'a Stack> {
        state.stacks.iter().find(|t| self.piece_id(t) == id)
    }

    #[allow(clippy::too_many_arguments)]
    fn piece(
        &self,
        state: &State,
        id: String,
        nation: Nation,
        kind: Kind,
        at: Area,
        n: u8,
        marker: Option<&str>,
    ) -> Piece {
        let data = self.data.kind(kind);
        Piece {
            id,
            seat: self.seat_of(state, nation),
            nation: nation.id().to_owned(),
            symbol: kind.id().to_owned(),
            name: None,
            at: self.id(at),
            factors: format!("{}-{}", data.attack, data.defence),
            steps: (1, 1),
            markers: marker.map(str::to_owned).into_iter().collect(),
            count: Some(n),
            figure: None,
        }
    }

    fn pieces(&self, state: &State, viewer: Viewer) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = state
            .stacks
            .iter()
            .map(|t| self.piece(state, self.piece_id(t), t.nation, t.kind, t.area, t.n, t.cond.marker()))
            .collect();
        let mut group = |id: &str, nation: Nation, at: Area, units: Units, mark: &str| {
            for (kind, n) in units.iter() {
                let id = format!("{id}-{}", kind.id());
                pieces.push(self.piece(state, id, nation, kind, at, n, Some(mark)));
            }
        };
        for (i, g) in state.groups.iter().enumerate() {
            group(&format!("group-{i}"), g.nation, g.target, g.units, "marker-attacks");
            group(&format!("cargo-{i}"), g.nation, g.target, g.cargo, "marker-aboard");
        }
        for frame in &state.frames {
            match frame {
                Frame::Moving(m) => {
                    group("in-hand", m.nation, m.at, m.units, "marker-in-hand");
                    group("aboard", m.nation, m.at, m.cargo, "marker-aboard");
                }
                Frame::Chain(c) => {
                    let at = c.place.unwrap_or_else(|| c.group.end());
                    // While they fight at sea, the fight knows who is left.
                    let fight = state.frames.iter().find_map(|frame| match frame {
                        Frame::Sea(fight) if !fight.port => Some(fight),
                        _ => None,
                    });
                    let left = |of: u8, units: Units| fight.map_or(units, |fight| still_there(fight, of, units));
                    group("mover", c.group.nation, at, left(0, c.group.units), "marker-in-hand");
                    group("mover-cargo", c.group.nation, at, c.group.cargo, "marker-aboard");
                    for (i, l) in c.links.iter().enumerate() {
                        let at_sea = l.against == Against::Ships;
                        let units = if at_sea { left(i as u8 + 1, l.units) } else { l.units };
                        group(&format!("link-{i}"), l.nation, at, units, "marker-intervenes");
                    }
                }
                Frame::Prowl(p) => group("prowl", p.group.nation, p.group.target, p.group.units, "marker-in-hand"),
                _ => {}
            }
        }
        for (i, d) in state.displaced.iter().enumerate() {
            group(&format!("displaced-{i}"), d.nation, d.from, Units::of(d.kind, d.n), "marker-displaced");
        }
        for e in &state.escorts {
            let id = format!("escort-{}-{}-{}-{}", e.route.id(), e.nation.id(), e.kind.id(), self.id(e.base));
            let sea = self.hunting_ground(Some(e.route));
            pieces.push(self.piece(state, id, e.nation, e.kind, sea, e.n, Some("marker-escort")));
        }
        let laid = Route::ALL.into_iter().filter(|&route| state.chips[route].is_some());
        pieces.extend(laid.map(|route| self.convoy_piece(state, viewer, route)));
        pieces
    }

    fn convoy_piece(&self, state: &State, viewer: Viewer, route: Route) -> Piece {
        let known = self.knows(state, viewer, route);
        Piece {
            id: format!("convoy-{}", route.id()),
            seat: self.shipper(route),
            nation: route.sender().id().to_owned(),
            symbol: "convoy".to_owned(),
            name: None,
            at: self.id(self.hunting_ground(Some(route))),
            factors: if known { state.cargo[route].to_string() } else { "?".to_owned() },
            steps: (1, 1),
            markers: vec!["marker-convoy".to_owned()],
            count: None,
            figure: None,
        }
    }

    fn marks(&self, state: &State) -> Vec<Mark> {
        let names = |areas: Areas| areas.iter().map(|a| self.id(a)).collect::<Vec<_>>();
        let held = |fits: &dyn Fn(Nation) -> bool| names(state.areas_of(fits));
        let mut marks = vec![
            Mark { kind: "held-axis".to_owned(), spaces: held(&|n| state.side_of(n) == Some(Side::Axis)) },
            Mark { kind: "held-allies".to_owned(), spaces: held(&|n| state.side_of(n) == Some(Side::Allies)) },
            Mark { kind: "neutral".to_owned(), spaces: held(&|n| !state.at_war(n)) },
        ];
        let mut add = |kind: &str, areas: Areas| {
            if !areas.is_empty() {
                marks.push(Mark { kind: kind.to_owned(), spaces: names(areas) });
            }
        };
        for nation in Nation::ALL {
            add(&format!("{}-held", nation.id()), state.areas_of(|n| n == nation) & LAND);
        }
        add("battle", state.turn.battles);
        match state.frames.last() {
            Some(Frame::Moving(m)) => add("selected", Areas::one(m.at)),
            Some(Frame::Chain(c)) => add("way", c.group.way.iter().copied().collect()),
            Some(Frame::Battle(b)) => add("battle", Areas::one(b.area)),
            _ => {}
        }
        marks
    }

    /// What the viewer can do, without the standing orders that are not worth a button.
    fn choices(&self, state: &State, seat: Seat) -> Vec<Choice> {
        let offered = |choice: &Choice| match serde_json::from_value(choice.action.clone()) {
            Ok(Action::Order(order)) => self.has_button(order),
            _ => true,
        };
        let mut choices = decision::choices(self, state, seat);
        if self.decider(state) != Some(seat) {
            choices.retain(offered);
        }
        choices
    }
}

/// Of a group in a fight at sea: what is left of its ships and aircraft, and whatever else it has.
fn still_there(fight: &SeaFight, of: u8, units: Units) -> Units {
    let mut left = left_of(fight, of);
    units.iter().filter(|(kind, _)| !kind.is_ship() && !kind.is_air()).for_each(|(kind, n)| left.add(kind, n));
    left
}
