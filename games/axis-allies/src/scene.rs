//! The game as it is drawn. Nothing is secret.

use crate::Rules;
use crate::action::{Action, Standing};
use crate::data::{LAND, Space, Spaces};
use crate::economy::RESEARCH;
use crate::movement::FEE;
use crate::sequence::ECONOMY;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::scene::{Board, Choice, Group, Label, Line, Mark, Panel, Piece, Row, Shape, Tone};
use kernel::{Arg, Game, Scene, Text, Viewer};

const PHASES: [&str; 5] = ["phase-develop", "phase-combat-move", "phase-combat", "phase-non-combat", "phase-place"];

impl Rules {
    pub(crate) fn draw_board(&self) -> Board {
        let (map, outlines) = (&self.data.map, &self.data.outlines);
        let mut labels = Vec::new();
        let spaces = map.spaces.iter().zip(&outlines.spaces).enumerate().map(|(i, (data, outline))| {
            let land = i < crate::data::TERRITORIES;
            let mut facts = Vec::new();
            if land {
                let owner = data.owner.map_or("owner-neutral", Power::word);
                facts.push(Text::new("fact-owner").word("owner", owner));
                facts.push(Text::new("fact-value").number("value", data.value));
            }
            for canal in &map.canals {
                let ends = [canal.zones.0, canal.zones.1];
                if let Some(here) = ends.iter().position(|z| z.index() == i) {
                    facts.push(Text::new("fact-canal").name("zone", self.name(ends[1 - here])));
                }
            }
            let kind = if land { "land" } else { "sea" }.to_owned();
            labels.push(Label { at: data.id.clone(), text: data.name.clone(), other: None, kind });
            if data.value > 0 {
                let text = data.value.to_string();
                labels.push(Label { at: data.id.clone(), text, other: None, kind: "points".to_owned() });
            }
            outline.space(&data.id, if land { "terrain-land" } else { "terrain-sea" }, facts)
        });
        let scenery = outlines.scenery.iter().map(|(id, outline)| outline.space(id, "terrain-unnamed", Vec::new()));
        let spaces = spaces.chain(scenery).collect();
        // A canal lies between the two territories that have a coast at either end of it.
        let canals = map.canals.iter().map(|c| {
            let banks = map.land_around(c.zones.0) & map.land_around(c.zones.1);
            let pairs = banks.iter().flat_map(|a| (banks & map.graph.around(a)).iter().map(move |b| (a, b)));
            let between = pairs.filter(|(a, b)| a < b).map(|(a, b)| (self.id(a), self.id(b))).collect();
            Line { kind: "canal".to_owned(), name: Some(c.id.clone()), between, along_side: true }
        });
        let lines = canals.collect();
        Board { spaces, lines, labels, ..Board::empty(Shape::Areas) }
    }

    pub(crate) fn draw(&self, s: &State, viewer: Viewer) -> Scene {
        let decider = self.decider(s);
        let power = match viewer {
            Viewer::Seat(seat) => Power::of(seat),
            Viewer::Spectator => None,
        };
        let prompt = match decider {
            Some(p) if power == Some(p) => self.prompt(s),
            Some(p) => Text::new("prompt-wait").word("power", p.word()),
            None => Text::new("prompt-over"),
        };
        let phase = match s.phase {
            Phase::Develop => 0,
            Phase::CombatMove => 1,
            Phase::Flak | Phase::Combat => 2,
            Phase::NonCombat => 3,
            Phase::Place | Phase::Over => 4,
        };
        Scene {
            turn: Text::new("turn-name").number("round", s.round).word("power", s.power.word()),
            phases: PHASES.map(str::to_owned).to_vec(),
            phase,
            deciding: self.deciders(s),
            prompt,
            pieces: self.pieces(s),
            marks: self.marks(s),
            sketch: Default::default(),
            panels: self.panels(s),
            choices: power.map(|p| self.choices(s, p)).unwrap_or_default(),
            outcome: self.outcome(s),
        }
    }

    /// What has to be decided now.
    pub(crate) fn prompt(&self, s: &State) -> Text {
        let at = |key: &'static str, space: Space| Text::new(key).name("space", self.name(space));
        match s.frames.last() {
            Some(Frame::Moving(m)) => {
                at("prompt-moving", m.at).number("n", m.n).word("kind", m.kind.word()).number("left", m.left)
            }
            Some(Frame::Ferry(f)) => at("prompt-ferry", f.ship.space).number("left", f.left),
            Some(Frame::Flak { gun, hits }) => at("prompt-flak", *gun).number("hits", *hits),
            Some(Frame::RaidFlak { at: target, hits }) => at("prompt-flak", *target).number("hits", *hits),
            Some(Frame::Ride { to, of, .. }) => at("prompt-ride", *to).word("power", of.word()),
            Some(Frame::Losses(l)) if l.asking != 0 => Text::new("prompt-agree").arg("units", self.named(&l.chosen)),
            Some(Frame::Losses(l)) => {
                let due = usize::from(l.hits).saturating_sub(l.chosen.len()) as i64;
                let space = s.battle().map(|b| self.name(b.space)).unwrap_or_default();
                Text::new("prompt-losses").number("hits", due).name("space", space)
            }
            Some(Frame::Consent { matter, .. }) => {
                let key = match matter {
                    Matter::Board { .. } => "prompt-consent-board",
                    Matter::Deck { .. } => "prompt-consent-deck",
                    Matter::Guest => "prompt-consent-guest",
                };
                Text::new(key).word("power", s.power.word())
            }
            Some(Frame::Settle { zone, .. }) => at("prompt-settle", *zone),
            Some(Frame::Battle(b)) => match b.stage {
                Stage::Support => at("prompt-support", b.space),
                Stage::AttackingSubmarines | Stage::DefendingSubmarines(_) => at("prompt-submarines", b.space),
                _ => at("prompt-decide", b.space).number("round", b.round),
            },
            None => match s.phase {
                Phase::Develop => Text::new("prompt-develop").number("cash", s.cash[s.power.index()]),
                Phase::CombatMove => Text::new("prompt-combat-move"),
                Phase::Flak | Phase::Combat => Text::new("prompt-combat"),
                Phase::NonCombat => Text::new("prompt-non-combat"),
                Phase::Place => Text::new("prompt-place"),
                Phase::Over => Text::new("prompt-over"),
            },
        }
    }

    fn named(&self, losses: &[Loss]) -> Arg {
        Arg::List(losses.iter().map(|l| Arg::Word(l.kind.word().into())).collect())
    }

    fn piece_id(&self, t: &Stack) -> String {
        let status = match t.status {
            Status::Ready => String::new(),
            Status::Done => "-done".to_owned(),
            Status::Out(left) => format!("-out{left}"),
            Status::Raid(left) => format!("-raid{left}"),
            Status::Aloft(left) => format!("-aloft{left}"),
            Status::Fought => "-fought".to_owned(),
        };
        format!("{}-{}@{}{status}", t.power.id(), t.kind.id(), self.id(t.space))
    }

    fn pieces(&self, s: &State) -> Vec<Piece> {
        let marker = |status: Status| match status {
            Status::Ready => None,
            Status::Done | Status::Fought => Some("marker-moved"),
            Status::Out(_) => Some("marker-out"),
            Status::Raid(_) => Some("marker-raid"),
            Status::Aloft(_) => Some("marker-aloft"),
        };
        let piece = |id: String, power: Power, kind: Kind, at: Space, n: u8, markers: Vec<String>| Piece {
            id,
            seat: power.seat(),
            nation: power.id().to_owned(),
            symbol: kind.id().replace('_', "-"),
            name: None,
            at: self.id(at),
            factors: self.factors(s, power, kind),
            steps: (1, 1),
            markers,
            count: Some(n),
            figure: None,
        };
        let mut pieces = Vec::new();
        for t in &s.stacks {
            let markers = marker(t.status).map(str::to_owned).into_iter().collect();
            pieces.push(piece(self.piece_id(t), t.power, t.kind, t.space, t.n, markers));
        }
        for (i, t) in s.ships.iter().enumerate() {
            let id = format!("transport-{i}");
            pieces.push(self.ship_piece(s, t, id, marker(t.status)));
        }
        for frame in &s.frames {
            match frame {
                Frame::Moving(m) => {
                    let id = "in-hand".to_owned();
                    let held = vec!["marker-in-hand".to_owned()];
                    pieces.push(piece(id, s.power, m.kind, m.at, m.n, held));
                }
                Frame::Ferry(f) => {
                    pieces.push(self.ship_piece(s, &f.ship, "in-hand".to_owned(), Some("marker-in-hand")))
                }
                _ => {}
            }
        }
        pieces
    }

    /// Attack and defence of what fights.
    fn factors(&self, s: &State, power: Power, kind: Kind) -> String {
        match (self.attack_value(s, power, kind), self.defence_value(s, power, kind)) {
            (0, 0) => String::new(),
            (attack, defence) => format!("{attack}-{defence}"),
        }
    }

    /// A transport with what it carries.
    fn ship_piece(&self, s: &State, t: &Transport, id: String, marker: Option<&str>) -> Piece {
        let mut markers: Vec<String> = marker.map(str::to_owned).into_iter().collect();
        markers.extend(t.cargo.iter().map(|c| c.kind.word().to_owned()));
        if t.landing.is_some() {
            markers.push("marker-landing".to_owned());
        }
        Piece {
            id,
            seat: t.power.seat(),
            nation: t.power.id().to_owned(),
            symbol: Kind::Transport.id().to_owned(),
            name: None,
            at: self.id(t.space),
            factors: self.factors(s, t.power, Kind::Transport),
            steps: (1, 1),
            markers,
            count: Some(1),
            figure: None,
        }
    }

    fn marks(&self, s: &State) -> Vec<Mark> {
        let names = |spaces: Spaces| spaces.iter().map(|t| self.id(t)).collect::<Vec<_>>();
        let mut marks: Vec<Mark> = Power::ALL
            .into_iter()
            .map(|p| Mark { kind: format!("{}-held", p.id()), spaces: names(s.held[p.index()]) })
            .collect();
        marks.push(Mark { kind: "neutral".to_owned(), spaces: names(s.neutral()) });
        let battles = s.turn.battles | s.battle().map_or(Spaces::EMPTY, |b| Spaces::one(b.space));
        if !battles.is_empty() {
            marks.push(Mark { kind: "battle".to_owned(), spaces: names(battles) });
        }
        if !s.turn.raids.is_empty() {
            marks.push(Mark { kind: "raid".to_owned(), spaces: names(s.turn.raids) });
        }
        let selected = match s.frames.last() {
            Some(Frame::Moving(m)) => Some(m.at),
            Some(Frame::Ferry(f)) => Some(f.ship.space),
            _ => None,
        };
        if let Some(space) = selected {
            marks.push(Mark { kind: "selected".to_owned(), spaces: vec![self.id(space)] });
        }
        marks
    }

    fn panels(&self, s: &State) -> Vec<Panel> {
        let row = |text: Text, value: String, clause: &str| Row { text, value, clause: Some(clause.to_owned()) };
        let mut treasury = Vec::new();
        for p in Power::ALL {
            let text = Text::new("panel-cash").word("power", p.word()).number("income", self.production(s, p));
            treasury.push(row(text, s.cash[p.index()].to_string(), "R-15.1"));
        }
        let axis: u16 = Side::Axis.powers().map(|p| self.production(s, p)).sum();
        treasury.push(row(Text::new("panel-economy"), format!("{axis} / {ECONOMY}"), "R-16.3"));
        let mut panels = vec![Panel {
            id: "treasury".to_owned(),
            title: Text::new("panel-treasury"),
            rows: treasury,
            chances: Vec::new(),
        }];
        let mut techs = Vec::new();
        for p in Power::ALL {
            for tech in s.techs[p.index()].iter() {
                let text = Text::new("panel-tech").word("power", p.word()).word("tech", tech.word());
                techs.push(row(text, String::new(), "R-3.5"));
            }
        }
        if !techs.is_empty() {
            let title = Text::new("panel-techs");
            panels.push(Panel { id: "techs".to_owned(), title, rows: techs, chances: Vec::new() });
        }
        let bought = Kind::ALL.into_iter().filter(|k| s.turn.bought[k.index()] > 0);
        let bought: Vec<Row> = bought
            .map(|k| row(Text::new("panel-unit").word("kind", k.word()), s.turn.bought[k.index()].to_string(), "R-3.6"))
            .collect();
        if !bought.is_empty() {
            let title = Text::new("panel-bought");
            panels.push(Panel { id: "bought".to_owned(), title, rows: bought, chances: Vec::new() });
        }
        if let Some(b) = s.battle() {
            panels.push(self.battle_panel(s, b.space));
        }
        panels
    }

    /// Who fights in a space and how it is likely to end.
    pub(crate) fn battle_panel(&self, s: &State, space: Space) -> Panel {
        let mut rows = Vec::new();
        let aside = s.battle().filter(|b| b.space == space).map_or(&[][..], |b| &b.aside[..]);
        let attack = self.attack_lines(s, space);
        let defence = self.defence_lines(s, space, aside);
        for (key, lines) in [("panel-attackers", &attack), ("panel-defenders", &defence)] {
            for line in lines {
                let text = Text::new(key).word("kind", line.kind.word()).number("value", line.value);
                rows.push(Row { text, value: format!("×{}", line.n), clause: Some("R-8.2".to_owned()) });
            }
        }
        let odds = self.battle_odds(s, space);
        let (ours, theirs) = (odds.attacker.lost_value, odds.defender.lost_value);
        let losses = Text::new("panel-expected");
        rows.push(Row { text: losses, value: format!("{ours:.1} / {theirs:.1}"), clause: Some("R-8.2".to_owned()) });
        let millionths = |p: f64| (p * 1e6).round() as u32;
        let ends = [("lose", odds.lose), ("draw", odds.draw), ("stop", odds.stop), ("win", odds.win)];
        let chances = ends.into_iter().filter(|(end, p)| *end != "stop" || *p > 0.0);
        let chances = chances.map(|(end, p)| (format!("chance-{end}"), millionths(p))).collect();
        Panel {
            id: "battle".to_owned(),
            title: Text::new("panel-battle").name("space", self.name(space)),
            rows,
            chances,
        }
    }

    fn choices(&self, s: &State, power: Power) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.actions(s, power.seat(), &mut actions);
        let sight = Sight::of(s, s.power);
        let overlooked = self.overlooked(s, &actions);
        let hostile = sight.manned | sight.enemy_sea | sight.hostile;
        actions
            .into_iter()
            .map(|action| {
                let (space, piece) = self.anchor(s, action);
                let tone = match action {
                    Action::Fight(_)
                    | Action::Bomb(_)
                    | Action::Rocket { .. }
                    | Action::Raid(_)
                    | Action::Land { .. } => Tone::Attack,
                    Action::To(to) if s.phase == Phase::CombatMove && hostile.contains(to) => Tone::Attack,
                    Action::Press => Tone::Attack,
                    Action::Done | Action::Stop | Action::Stay => Tone::Finish,
                    _ => Tone::Plain,
                };
                let cost = match action {
                    Action::Research(n) => Some((u16::from(n) * RESEARCH).to_string()),
                    Action::Buy(kind) => Some(self.price(s, s.power, kind).to_string()),
                    Action::To(to) | Action::Via(to) if s.phase == Phase::CombatMove && sight.neutral.contains(to) => {
                        Some(FEE.to_string())
                    }
                    _ => None,
                };
                let warning = overlooked.clone().filter(|_| action == Action::Done);
                let group = match action {
                    Action::Research(_) => Some(Group { title: Text::new("group-weapons"), folded: false }),
                    Action::Buy(_) => Some(Group { title: Text::new("group-purchase"), folded: false }),
                    Action::Via(_) => Some(Group { title: Text::new("group-way"), folded: true }),
                    Action::Order(_) => Some(Group { title: Text::new("group-orders"), folded: true }),
                    _ => None,
                };
                let written = serde_json::to_value(action).unwrap_or_default();
                Choice { space, piece, cost, tone, warning, group, ..Choice::new(written, self.describe(s, &action)) }
            })
            .collect()
    }

    /// What somebody who ends a part may have overlooked.
    fn overlooked(&self, s: &State, actions: &[Action]) -> Option<Text> {
        if !s.frames.is_empty() {
            return None;
        }
        match s.phase {
            Phase::Develop if actions.iter().any(|a| matches!(a, Action::Buy(_))) => {
                Some(Text::new("warn-cash").number("cash", s.cash[s.power.index()]))
            }
            Phase::NonCombat => {
                let up = s.stacks.iter().filter(|t| t.power == s.power && t.status.in_the_air().is_some());
                let lost: u32 = up.map(|t| u32::from(t.n)).sum();
                (lost > 0).then(|| Text::new("warn-aircraft").number("n", lost))
            }
            Phase::Place => {
                let left: u32 = s.turn.bought.iter().map(|&n| u32::from(n)).sum();
                (left > 0).then(|| Text::new("warn-unplaced").number("n", left))
            }
            _ => None,
        }
    }

    /// What on the board an action hangs on.
    fn anchor(&self, s: &State, action: Action) -> (Option<String>, Option<String>) {
        use Action as A;
        match action {
            A::Pick { at, kind, .. } => {
                let piece = s.at(at).iter().find(|t| t.power == s.power && t.kind == kind).map(|t| self.piece_id(t));
                (Some(self.id(at)), piece)
            }
            A::Ship(i) | A::Sink(i) => {
                let at = s.ships.get(usize::from(i)).map(|t| self.id(t.space));
                (at, Some(format!("transport-{i}")))
            }
            // One more of those that stayed behind.
            A::Add => (None, s.moving().and_then(|m| self.left_behind(s, m))),
            A::To(at) | A::Raid(at) => (Some(self.id(at)), None),
            A::Load { from: at, .. } | A::Land { to: at, .. } | A::Unload { to: at, .. } => (Some(self.id(at)), None),
            A::Fight(at) | A::Bomb(at) | A::Withdraw(at) | A::Retreat(at) | A::Settle(at) | A::Shot { at, .. } => {
                (Some(self.id(at)), None)
            }
            A::Rocket { to, .. } | A::Place { to, .. } => (Some(self.id(to)), None),
            A::Lose { power, kind, .. } => {
                let space = s.battle().map(|b| b.space);
                let of = |space: Space| {
                    s.at(space).iter().find(|t| t.power == power && t.kind == kind).map(|t| self.piece_id(t))
                };
                (space.map(|x| self.id(x)), space.and_then(of))
            }
            _ => (None, None),
        }
    }

    /// The stack a group in hand was taken from.
    fn left_behind(&self, s: &State, m: &Moving) -> Option<String> {
        let same = |t: &&Stack| t.power == s.power && t.kind == m.kind && t.status == m.status;
        s.at(m.origin).iter().find(same).map(|t| self.piece_id(t))
    }

    pub(crate) fn describe_action(&self, s: &State, action: Action) -> Text {
        use Action as A;
        let at = |key: &'static str, space: Space| Text::new(key).name("space", self.name(space));
        match action {
            A::Done => Text::new(match s.phase {
                Phase::Develop => "do-done-develop",
                Phase::CombatMove => "do-done-combat-move",
                Phase::NonCombat => "do-done-non-combat",
                Phase::Place => "do-done-place",
                _ => "do-done",
            }),
            A::Research(n) => Text::new("do-research").number("n", n),
            A::Buy(kind) => Text::new("do-buy").word("kind", kind.word()),
            A::Pick { at: space, kind, .. } => at("do-pick", space).word("kind", kind.word()),
            A::Ship(i) => {
                let space = s.ships.get(usize::from(i)).map(|t| self.name(t.space)).unwrap_or_default();
                Text::new("do-ship").name("space", space)
            }
            A::Add => Text::new("do-add"),
            A::All => Text::new("do-all"),
            A::Via(space) => at("do-via", space),
            A::To(space) => at("do-to", space),
            A::Raid(space) => at("do-raid", space),
            A::Load { from, kind } => at("do-load", from).word("kind", kind.word()),
            A::Land { to, n } => at("do-land", to).number("n", n),
            A::Unload { kind, to } => at("do-unload", to).word("kind", kind.word()),
            A::Stop => Text::new("do-stop"),
            A::Fight(space) => at("do-fight", space),
            A::Bomb(space) => at("do-bomb", space),
            A::Rocket { from, to } => at("do-rocket", to).name("from", self.name(from)),
            A::Support(n) => Text::new("do-support").number("n", n),
            A::Shot { at: space, kind, .. } => at("do-shot", space).word("kind", kind.word()),
            A::Lose { power, kind, .. } => Text::new("do-lose").word("power", power.word()).word("kind", kind.word()),
            A::Sink(i) => {
                let cargo = s.ships.get(usize::from(i)).map_or(0, |t| t.cargo.len()) as i64;
                Text::new("do-sink").number("cargo", cargo)
            }
            A::Accept => Text::new("do-accept"),
            A::Refuse => Text::new("do-refuse"),
            A::Withdraw(zone) => at("do-withdraw", zone),
            A::Stay => Text::new("do-stay"),
            A::Retreat(space) => at("do-retreat", space),
            A::BreakOff => Text::new("do-break-off"),
            A::Press => Text::new("do-press"),
            A::Ride(n) => Text::new("do-ride").number("n", n),
            A::Settle(space) => at("do-settle", space),
            A::Place { kind, from, to } => {
                let key = if LAND.contains(to) { "do-place" } else { "do-place-ship" };
                at(key, to).word("kind", kind.word()).name("from", self.name(from))
            }
            A::Order(order) => match order {
                Standing::Losses(LossOrder::Ask) => Text::new("do-order-losses-ask"),
                Standing::Losses(LossOrder::Cheapest) => Text::new("do-order-losses-cheapest"),
                Standing::Losses(LossOrder::Weakest) => Text::new("do-order-losses-weakest"),
                Standing::Submarines(SubmarineOrder::Ask) => Text::new("do-order-submarines-ask"),
                Standing::Submarines(SubmarineOrder::Stay) => Text::new("do-order-submarines-stay"),
                Standing::Submarines(SubmarineOrder::Leave) => Text::new("do-order-submarines-leave"),
                Standing::Carry { ally, answer } => {
                    let key = match answer {
                        Answer::Ask => "do-order-carry-ask",
                        Answer::Yes => "do-order-carry-yes",
                        Answer::No => "do-order-carry-no",
                    };
                    Text::new(key).word("power", ally.word())
                }
                Standing::Concede(true) => Text::new("do-order-concede"),
                Standing::Concede(false) => Text::new("do-order-play-on"),
            },
        }
    }

    /// A space by the name the board gives it.
    pub(crate) fn space_named(&self, id: &str) -> Option<Space> {
        self.data.map.named(id)
    }

    /// The stack a piece of the scene stands for.
    pub(crate) fn stack_named<'a>(&self, s: &'a State, id: &str) -> Option<&'a Stack> {
        s.stacks.iter().find(|t| self.piece_id(t) == id)
    }
}
