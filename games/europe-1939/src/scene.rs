//! The game as it is drawn for one viewer. What is on a chip is read through [`Rules::knows`] alone.

use crate::{Clause, Rules};
use crate::action::{Action, Standing};
use crate::data::{Area, Areas, LAND, LANDS};
use crate::state::*;
use crate::vocabulary::*;
use kernel::scene::{Board, Choice, Group, Label, Line, Mark, Piece, Row, Shape, Tone};
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

/// More declarations of war than this are shown only on asking.
const WARS_SHOWN: usize = 6;

pub(crate) fn millionths(p: f64) -> u32 {
    (p.clamp(0.0, 1.0) * 1e6).round() as u32
}

pub(crate) fn percent(p: f64) -> String {
    format!("{:.1} %", p * 100.0)
}

pub(crate) fn row(text: Text, value: impl Into<String>, clause: Clause) -> Row {
    Row { text, value: value.into(), clause: Some(clause.id().to_owned()) }
}

impl Rules {
    pub(crate) fn draw_board(&self) -> Board {
        let (map, outlines) = (&self.data.map, &self.data.outlines);
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
            outline.space(&data.id, ground, facts)
        });
        let beyond = outlines.scenery.iter().map(|(id, outline)| outline.space(id, "terrain-unnamed", Vec::new()));
        let lakes = outlines.lakes.iter().map(|(id, outline)| outline.space(id, "terrain-water", Vec::new()));
        let spaces = spaces.chain(beyond).chain(lakes).collect();
        let pairs = |list: &[(Area, Area)]| list.iter().map(|(a, b)| (self.id(*a), self.id(*b))).collect();
        let line = |kind: &str, between| Line { kind: kind.to_owned(), name: None, between, along_side: true };
        let lines = vec![line("river", pairs(&map.rivers)), line("strait", pairs(&map.straits))];
        Board { spaces, lines, labels, ..Board::empty(Shape::Areas) }
    }

    pub(crate) fn draw(&self, s: &State, viewer: Viewer) -> Scene {
        let decider = self.decider(s);
        let seat = match viewer {
            Viewer::Seat(seat) if self.seats().contains(seat) => Some(seat),
            _ => None,
        };
        let prompt = match decider {
            Some(p) if seat == Some(p) => self.prompt(s),
            Some(p) => Text::new("prompt-wait").word("seat", seat_word(p)),
            None => Text::new("prompt-over"),
        };
        let phase = match s.phase {
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
            turn: Text::new("turn-name").text("date", self.date_text(s.date)).word("side", s.side.word()),
            phases: PHASES.map(str::to_owned).to_vec(),
            phase,
            deciding: self.deciders(s),
            prompt,
            pieces: self.pieces(s, viewer),
            marks: self.marks(s),
            sketch: Default::default(),
            panels: self.panels(s, viewer),
            choices: seat.map(|p| self.choices(s, p)).unwrap_or_default(),
            outcome: self.outcome(s),
        }
    }

    /// What has to be decided now.
    pub(crate) fn prompt(&self, s: &State) -> Text {
        let at = |key: &'static str, area: Area| Text::new(key).name("area", self.name(area));
        if let Some(d) = s.displaced.last() {
            return at("prompt-shelter", d.from).word("kind", d.kind.word()).number("n", d.n);
        }
        match s.frames.last() {
            Some(Frame::Moving(m)) if s.phase == Phase::Redeploy => at("prompt-redeploying", m.origin),
            Some(Frame::Moving(m)) => at("prompt-moving", m.at).number("n", m.units.total()),
            Some(Frame::Chain(c)) if c.gathering.is_some() => at("prompt-gathering", c.place.unwrap_or(c.group.target)),
            Some(Frame::Chain(c)) => at("prompt-intervene", c.group.target).name("from", self.name(c.group.origin)),
            Some(Frame::Sea(fight)) => at("prompt-sea", fight.place).number("round", fight.round),
            Some(Frame::Prowl(p)) => at("prompt-hunt", p.group.target).number("n", p.group.units.total()),
            Some(Frame::Battle(b)) if b.stage == BattleStage::Part => at("prompt-part", b.area),
            Some(Frame::Battle(b)) => at("prompt-decide", b.area).number("round", b.round),
            Some(Frame::Losses(l)) => match (l.from, l.fate) {
                (LossFrom::Hold { .. } | LossFrom::HoldOf { .. }, _) => Text::new("prompt-cargo"),
                (LossFrom::Crowd(area), _) => at("prompt-crowd", area).number("n", l.hits),
                (_, Fate::Lost) => Text::new("prompt-losses").number("hits", l.hits),
                (_, Fate::Home) => Text::new("prompt-turn-back").number("n", l.hits),
            },
            Some(Frame::Control { area, .. }) => at("prompt-control", *area),
            Some(Frame::MoveIn(area)) => at("prompt-control", *area),
            Some(Frame::Hunger(_)) => Text::new("prompt-hunger"),
            Some(Frame::Vichy(left)) => Text::new("prompt-vichy").number("n", left.total()),
            None => Text::new(match s.phase {
                Phase::Declare => "prompt-declare",
                Phase::Build => "prompt-build",
                Phase::Move => "prompt-move",
                Phase::Battle | Phase::SecondBattle => "prompt-battle",
                Phase::SecondMove => "prompt-second-move",
                Phase::Supply => "prompt-supply",
                Phase::Redeploy => "prompt-redeploy",
                Phase::Over => "prompt-over",
            }),
        }
    }

    fn piece_id(&self, t: &Stack) -> String {
        format!("{}-{}-{}@{}", t.nation.id(), t.kind.id(), t.cond as u8, self.id(t.area))
    }

    pub(crate) fn stack_named<'a>(&self, s: &'a State, id: &str) -> Option<&'a Stack> {
        s.stacks.iter().find(|t| self.piece_id(t) == id)
    }

    #[allow(clippy::too_many_arguments)]
    fn piece(&self, s: &State, id: String, nation: Nation, kind: Kind, at: Area, n: u8, marker: Option<&str>) -> Piece {
        let data = self.data.kind(kind);
        Piece {
            id,
            seat: self.seat_of(s, nation),
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

    fn pieces(&self, s: &State, viewer: Viewer) -> Vec<Piece> {
        let marker = |cond: Cond| match cond {
            Cond::Fresh => None,
            Cond::Moved => Some("marker-moved"),
            Cond::Used => Some("marker-used"),
            Cond::Won => Some("marker-won"),
            Cond::Dropped => Some("marker-dropped"),
            Cond::Dry | Cond::DryUsed => Some("marker-dry"),
        };
        let mut pieces: Vec<Piece> = s
            .stacks
            .iter()
            .map(|t| self.piece(s, self.piece_id(t), t.nation, t.kind, t.area, t.n, marker(t.cond)))
            .collect();
        let mut group = |id: &str, nation: Nation, at: Area, units: Units, mark: &str| {
            for (kind, n) in units.iter() {
                let id = format!("{id}-{}", kind.id());
                pieces.push(self.piece(s, id, nation, kind, at, n, Some(mark)));
            }
        };
        for (i, g) in s.groups.iter().enumerate() {
            group(&format!("group-{i}"), g.nation, g.target, g.units, "marker-attacks");
            group(&format!("cargo-{i}"), g.nation, g.target, g.cargo, "marker-aboard");
        }
        for frame in &s.frames {
            match frame {
                Frame::Moving(m) => {
                    group("in-hand", m.nation, m.at, m.units, "marker-in-hand");
                    group("aboard", m.nation, m.at, m.cargo, "marker-aboard");
                }
                Frame::Chain(c) => {
                    let at = c.place.unwrap_or_else(|| c.group.end());
                    group("mover", c.group.nation, at, c.group.units, "marker-in-hand");
                    group("mover-cargo", c.group.nation, at, c.group.cargo, "marker-aboard");
                    for (i, l) in c.links.iter().enumerate() {
                        group(&format!("link-{i}"), l.nation, at, l.units, "marker-intervenes");
                    }
                }
                Frame::Prowl(p) => group("prowl", p.group.nation, p.group.target, p.group.units, "marker-in-hand"),
                _ => {}
            }
        }
        for (i, d) in s.displaced.iter().enumerate() {
            group(&format!("displaced-{i}"), d.nation, d.from, Units::of(d.kind, d.n), "marker-displaced");
        }
        for e in &s.escorts {
            let id = format!("escort-{}-{}-{}-{}", e.route.id(), e.nation.id(), e.kind.id(), self.id(e.base));
            let sea = self.hunting_ground(Some(e.route));
            pieces.push(self.piece(s, id, e.nation, e.kind, sea, e.n, Some("marker-escort")));
        }
        for route in Route::ALL.into_iter().filter(|r| s.chips[r.index()].is_some()) {
            let known = self.knows(s, viewer, route);
            pieces.push(Piece {
                id: format!("convoy-{}", route.id()),
                seat: self.shipper(route),
                nation: route.sender().id().to_owned(),
                symbol: "convoy".to_owned(),
                name: None,
                at: self.id(self.hunting_ground(Some(route))),
                factors: if known { s.cargo[route.index()].to_string() } else { "?".to_owned() },
                steps: (1, 1),
                markers: vec!["marker-convoy".to_owned()],
                count: None,
                figure: None,
            });
        }
        pieces
    }

    fn marks(&self, s: &State) -> Vec<Mark> {
        let names = |areas: Areas| areas.iter().map(|a| self.id(a)).collect::<Vec<_>>();
        let held = |fits: &dyn Fn(Nation) -> bool| names(s.areas_of(fits));
        let mut marks = vec![
            Mark { kind: "held-axis".to_owned(), spaces: held(&|n| s.side_of(n) == Some(Side::Axis)) },
            Mark { kind: "held-allies".to_owned(), spaces: held(&|n| s.side_of(n) == Some(Side::Allies)) },
            Mark { kind: "neutral".to_owned(), spaces: held(&|n| !s.at_war(n)) },
        ];
        let mut add = |kind: &str, areas: Areas| {
            if !areas.is_empty() {
                marks.push(Mark { kind: kind.to_owned(), spaces: names(areas) });
            }
        };
        for nation in Nation::ALL {
            add(&format!("{}-held", nation.id()), s.areas_of(|n| n == nation) & LAND);
        }
        add("battle", s.turn.battles);
        match s.frames.last() {
            Some(Frame::Moving(m)) => add("selected", Areas::one(m.at)),
            Some(Frame::Chain(c)) => add("way", c.group.way.iter().copied().collect()),
            Some(Frame::Battle(b)) => add("battle", Areas::one(b.area)),
            _ => {}
        }
        marks
    }

    fn choices(&self, s: &State, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.actions(s, seat, &mut actions);
        // Standing orders: those for seas and places of weight, with a few aircraft, are worth a button.
        let weighty = !LAND | self.data.map.capitals | self.data.objectives;
        let offered = |a: &Action| match a {
            Action::Order(Standing::Intervene { place, n }) => *n == 0 || weighty.contains(*place) && *n <= 2,
            _ => true,
        };
        let spends = actions.iter().any(|a| matches!(a, Action::Build { .. }));
        let wars = actions.iter().filter(|a| matches!(a, Action::Declare { .. })).count();
        actions
            .into_iter()
            .filter(offered)
            .map(|action| {
                let (space, piece) = self.anchor(s, action);
                let tone = match action {
                    Action::Fight(_)
                    | Action::Drop(_)
                    | Action::Invade(_)
                    | Action::Strike(_)
                    | Action::Bomb(_)
                    | Action::Raid
                    | Action::Prey(_)
                    | Action::Intervene { .. }
                    | Action::Hunt { .. }
                    | Action::Press
                    | Action::Declare { .. } => Tone::Attack,
                    Action::To(to) if s.side_at(to) == Some(s.side.enemy()) => Tone::Attack,
                    Action::Done | Action::Pass | Action::BreakOff => Tone::Finish,
                    _ => Tone::Plain,
                };
                let cost = self.cost_of(s, action).map(|c| c.to_string()).or_else(|| self.chance_of(s, action));
                let under = |title: &'static str, folded: bool| Some(Group { title: Text::new(title), folded });
                let group = match action {
                    Action::Order(_) => under("group-orders", true),
                    Action::Via(_) => under("group-way", true),
                    Action::Lay { .. } => under("group-convoys", false),
                    Action::Declare { by, .. } => {
                        let title = Text::new("group-war").word("nation", by.word());
                        Some(Group { title, folded: wars > WARS_SHOWN })
                    }
                    _ => None,
                };
                let warning = (action == Action::Done && spends).then(|| Text::new("warn-points"));
                let written = serde_json::to_value(action).unwrap_or_default();
                Choice { space, piece, cost, tone, warning, group, ..Choice::new(written, self.describe(s, &action)) }
            })
            .collect()
    }

    /// What on the board an action hangs on.
    fn anchor(&self, s: &State, action: Action) -> (Option<String>, Option<String>) {
        use Action as A;
        let stack = |at: Area, nation: Nation, kind: Kind| {
            s.at(at).iter().find(|t| t.nation == nation && t.kind == kind).map(|t| self.piece_id(t))
        };
        match action {
            A::Pick { at, nation, kind } => (Some(self.id(at)), stack(at, nation, kind)),
            A::Intervene { base, nation, kind, .. } | A::Hunt { base, nation, kind, .. } => {
                (Some(self.id(base)), stack(base, nation, kind))
            }
            A::Escort { base, nation, kind, .. } => (Some(self.id(base)), stack(base, nation, kind)),
            A::Starve { at, nation, kind } => (Some(self.id(at)), stack(at, nation, kind)),
            A::Assign { port, .. } => (Some(self.id(port)), None),
            A::Lay { route, .. } => (Some(self.id(self.hunting_ground(Some(route)))), None),
            A::Order(_) => (None, None),
            _ => (action.areas()[0].map(|a| self.id(a)), None),
        }
    }

    pub(crate) fn describe_action(&self, s: &State, action: Action) -> Text {
        use Action as A;
        let at = |key: &'static str, area: Area| Text::new(key).name("area", self.name(area));
        match action {
            A::Done => Text::new(match s.phase {
                Phase::Declare => "do-done-declare",
                Phase::Build => "do-done-build",
                Phase::Move => "do-done-move",
                Phase::SecondMove => "do-done-second-move",
                Phase::Supply => "do-done-supply",
                Phase::Redeploy => "do-done-redeploy",
                _ => "do-done",
            }),
            A::Declare { by, on } => Text::new("do-declare").word("by", by.word()).word("on", on.word()),
            A::Occupy(area) => at("do-occupy", area),
            A::Build { nation, kind, at: area } => {
                at("do-build", area).word("nation", nation.word()).word("kind", kind.word())
            }
            A::Pick { at: area, nation, kind } => {
                at("do-pick", area).word("nation", nation.word()).word("kind", kind.word())
            }
            A::Add(kind) => Text::new("do-add").word("kind", kind.word()),
            A::Load(kind) => Text::new("do-load").word("kind", kind.word()),
            A::Via(area) => at("do-via", area),
            A::To(area) => at("do-to", area),
            A::Drop(area) => at("do-drop", area),
            A::Invade(area) => at("do-invade", area),
            A::Strike(area) => at("do-strike", area),
            A::Bomb(area) => at("do-bomb", area),
            A::Raid => Text::new("do-raid"),
            A::Prey(route) => Text::new("do-prey").word("route", route.word()),
            A::Intervene { place, base, nation, kind, n } => {
                let text = at("do-intervene", place).name("base", self.name(base)).word("nation", nation.word());
                text.word("kind", kind.word()).number("n", n)
            }
            A::Join { kind, n } => Text::new("do-join").word("kind", kind.word()).number("n", n),
            A::Sail => Text::new("do-sail"),
            A::Pass => Text::new("do-pass"),
            A::Hunt { base, nation, kind, n } => {
                at("do-hunt", base).word("nation", nation.word()).word("kind", kind.word()).number("n", n)
            }
            A::Fight(area) => at("do-fight", area),
            A::First(nation) => Text::new("do-first").word("nation", nation.word()),
            A::Lose { nation, kind } => Text::new("do-lose").word("nation", nation.word()).word("kind", kind.word()),
            A::LoseLaden(nation) => Text::new("do-lose-laden").word("nation", nation.word()),
            A::Starve { at: area, nation, kind } => {
                at("do-starve", area).word("nation", nation.word()).word("kind", kind.word())
            }
            A::Return { nation, kind } => {
                Text::new("do-return").word("nation", nation.word()).word("kind", kind.word())
            }
            A::Shelter(area) => at("do-shelter", area),
            A::BreakOff => Text::new("do-break-off"),
            A::Press => Text::new("do-press"),
            A::Control(nation) => Text::new("do-control").word("nation", nation.word()),
            A::Assign { base, port, .. } => at("do-assign", port).name("base", self.name(base)),
            A::Lay { route, value: 0 } => Text::new("do-lay-blank").word("route", route.word()),
            A::Lay { route, value } => Text::new("do-lay").word("route", route.word()).number("value", value),
            A::Escort { base, kind, route, .. } => {
                at("do-escort", base).word("kind", kind.word()).word("route", route.word())
            }
            A::Garrison { kind, at: area } => at("do-garrison", area).word("kind", kind.word()),
            A::Order(Standing::Intervene { place, n: 0 }) => at("do-order-none", place),
            A::Order(Standing::Intervene { place, n }) => at("do-order-intervene", place).number("n", n),
            A::Order(Standing::Quiet(yes)) => Text::new(if yes { "do-order-quiet" } else { "do-order-ask" }),
            A::Order(Standing::Cooperate(yes)) => Text::new(if yes { "do-order-together" } else { "do-order-alone" }),
        }
    }
}
