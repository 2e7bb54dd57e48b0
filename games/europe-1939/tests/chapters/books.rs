//! Books kept over whole games played by chance, by the script and by a player who prefers rare actions: every point of
//! production is accounted for and every area in order, nobody comes back from the dead or acts twice, what was
//! announced is what was paid, nobody neutral is hurt, and only land units take ground.

use crate::common::rules_of;
use europe_1939::data::Areas;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use europe_1939::{Action, Rules};
use kernel::testing::{Step, Watch, games};
use kernel::{Arg, Game, Note, Text};

/// HU-94, HUC-15, HUC-17, HU-06, HU-15, HU-79, HU-83, HU-89, HUB-2.2, HUB-8.1, HUB-9.3, HUB-10.1, HUC-07: the books
/// of every variant.
#[test]
fn games_keep_their_books() {
    let mut never: Vec<&str> = Action::NAMES.to_vec();
    for (variant, few) in [("full-war", 12), ("fall-of-france", 16), ("mediterranean", 16), ("barbarossa", 16)] {
        let rules = rules_of(variant, &[]);
        let taken = Watch::new(&rules, Action::name).seed(43).games(games(few)).each(kept);
        assert_eq!(taken.ended, taken.games, "{variant}: a game does not end");
        never = taken.never(&never);
    }
    assert_eq!(never, [""; 0], "nobody ever did this");
}

/// HU-30, HU-38, HU-47, HU-69, HUB-1.1, HUB-2.1: the same under readings that change who fights and when.
#[test]
fn other_readings_keep_their_books() {
    for (name, value) in [
        ("build_phase", "end"),
        ("air_survivors", "all_go_on"),
        ("roll_twice", "two_hits"),
        ("sub_both", "both"),
        ("players", "five"),
    ] {
        let rules = rules_of("full-war", &[(name, value)]);
        Watch::new(&rules, Action::name).seed(41).games(games(4)).each(kept);
    }
}

/// What must be true after every step.
fn kept(step: &Step<'_, Rules>) {
    consistent(step.game, step.after);
    Books::of(step.before).enter(step);
    ground(step);
    let mut before = Muster::of(step.before);
    before.welcome(step);
    let after = Muster::of(step.after);
    before.allows(&after, step.after.phase);
    unhurt(step, &before, &after);
}

/// What is always true of a state.
fn consistent(rules: &Rules, s: &State) {
    for nation in Nation::GREAT {
        let l = &s.ledgers[nation.index()];
        assert_eq!(l.left + l.spent + l.lost, l.opening + l.gained, "the books of {nation:?}: {l:?}");
    }
    let key = |t: &Stack| (t.area, t.nation, t.kind, t.cond);
    assert!(s.stacks.windows(2).all(|w| key(&w[0]) < key(&w[1])) && s.stacks.iter().all(|t| t.n > 0), "stacks");
    for t in &s.stacks {
        assert!(!t.kind.is_ship() || rules.data.map.ports.contains(t.area), "{t:?} in no port");
        assert!(!matches!(s.stance[t.nation], Stance::Conquered(_)), "{t:?} of a conquered country");
    }
    let where_are = |of: fn(Nation) -> bool| s.stacks.iter().filter(|t| of(t.nation)).map(|t| t.area).collect();
    let (soviets, westerners): (Areas, Areas) = (where_are(|n| n == Nation::Su), where_are(Nation::is_western));
    assert_eq!((s.stacks.soviets(), s.stacks.westerners()), (soviets, westerners), "what is kept of the stacks");
    if s.frames.is_empty() && s.groups.is_empty() {
        for t in s.stacks.iter().filter(|t| s.at_war(t.nation)) {
            let side = s.side_of(t.nation);
            assert_ne!(s.side_at(t.area), side.map(Side::enemy), "{t:?} on enemy ground");
            let west = s.at(t.area).iter().any(|u| u.nation.is_western());
            assert!(t.nation != Nation::Su || !west, "HU-59: {t:?}");
        }
        let malta = s.at(rules.data.map.place.malta);
        let sum = |of: fn(Kind) -> bool| malta.iter().filter(|t| of(t.kind)).map(|t| t.n).sum::<u8>();
        assert!(sum(Kind::is_land) <= 1 && sum(Kind::is_air) <= 1, "HU-78: {malta:?}");
    }
    let africa = s.stacks.iter().filter(|t| t.nation == Nation::De && rules.data.map.africa.contains(t.area));
    assert!(africa.map(|t| t.n).sum::<u8>() <= 3, "HU-79: more than three Germans in Africa");
    for nation in Nation::GREAT.into_iter().filter(|_| rules.variant != Variant::Mediterranean) {
        for kind in Kind::ALL {
            let gone = if kind == Kind::Paratroops { s.gone[nation.index()] } else { 0 };
            let pool = rules.data.great[nation.index()].pool.get(kind);
            let most = pool.saturating_sub(gone).saturating_sub(s.removed[nation].get(kind));
            assert!(s.total(nation, kind) <= usize::from(most), "HUC-15, HU-06: {nation:?} has too many {kind:?}");
        }
    }
    this_turn(rules, &s.turn);
    for (chip, cargo) in Route::ALL.map(|route| (s.chips[route], s.cargo[route])) {
        assert!(chip.is_none_or(|chip| chip.sunk <= cargo), "HU-50: more was sunk than was sent");
    }
}

/// The limits of a turn.
fn this_turn(rules: &Rules, turn: &Turn) {
    assert!(!turn.fought.meets(turn.battles), "HU-15: an area is attacked twice");
    let attacked: Areas = turn.declared.iter().map(|(area, ..)| *area).collect();
    assert_eq!(attacked.len(), turn.declared.len(), "an attack is paid for once");
    let numbers = &rules.data.numbers;
    assert!(turn.ocean <= numbers.ocean.to_britain, "HU-83: {} over the ocean", turn.ocean);
    assert!(turn.built.iter().all(|(_, n)| *n <= numbers.production.built_in_area), "HUB-9.1: {:?}", turn.built);
    for nation in Nation::GREAT {
        let (used, most) = (turn.redeployed[nation.index()], rules.data.great[nation.index()].redeployments);
        assert!(used <= most, "HUB-8.1: {nation:?} has redeployed {used} units");
    }
}

fn number(text: &Text, name: &str) -> u16 {
    match text.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => u16::try_from(*n).expect("points are no debts"),
        other => panic!("{text:?}: {name} is {other:?}"),
    }
}

fn word(text: &Text, name: &str) -> String {
    match text.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Word(word))) => word.to_string(),
        other => panic!("{text:?}: {name} is {other:?}"),
    }
}

fn nation(text: &Text) -> usize {
    let word = word(text, "nation");
    Nation::GREAT.into_iter().find(|n| n.word() == word).expect("a great power").index()
}

/// The points of one year of a great power, kept beside the game from actions and log alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Account {
    gained: u16,
    spent: u16,
    lost: u16,
    /// Spent this season, without aid.
    season: u16,
}

/// A second pair of books.
struct Books {
    accounts: [Account; GREAT],
}

fn payer(s: &State, nation: Nation) -> usize {
    if nation.is_great() { nation.index() } else { s.runner[nation].index() }
}

/// The price that whoever asks about an action is told.
fn announced(step: &Step<'_, Rules>) -> u16 {
    use Action as Do;
    let sent = matches!(step.action, Do::To(_) | Do::Drop(_) | Do::Invade(_) | Do::Strike(_));
    if !sent && !matches!(step.action, Do::Build { .. } | Do::Declare { .. }) {
        return 0;
    }
    let rows = step.game.explain(step.before, step.seat, step.action).rows;
    let cost = rows.iter().find(|row| row.text.key == "explain-cost");
    cost.map_or(0, |row| row.value.parse().expect("a price is a number"))
}

fn tells(step: &Step<'_, Rules>, key: &str) -> bool {
    step.notes.iter().any(|note| note.text.key == key)
}

impl Books {
    fn of(s: &State) -> Books {
        let account = |l: &Ledger| Account { gained: l.gained, spent: l.spent, lost: l.lost, season: l.season };
        Books { accounts: s.ledgers.each_ref().map(account) }
    }

    fn pay(&mut self, payer: usize, points: u16) {
        self.accounts[payer].spent += points;
        self.accounts[payer].season += points;
    }

    /// Enters what an action and what followed from it cost and brought, and compares.
    fn enter(mut self, step: &Step<'_, Rules>) {
        let &Step { game: rules, before, after, notes: log, .. } = step;
        let (action, announced) = (*step.action, announced(step));
        match action {
            Action::Build { nation, kind, .. } => {
                assert_eq!(rules.data.kind(kind).cost, announced, "{action:?}");
                self.pay(payer(before, nation), announced);
            }
            Action::Declare { by, on } => {
                // HU-65, HU-66, HU-81: seven for a great power, two for a minor, both if the USSR begins with a
                // satellite.
                let begins = by == Nation::Su && on.is_satellite() && !before.at_war(by);
                let price = if on.is_great() { 7 } else { 2 } + if begins { 7 } else { 0 };
                assert_eq!(price, announced, "{action:?}");
                self.pay(by.index(), announced);
                if on == Nation::Su {
                    // HU-67: the one case in which points grow between two accountings.
                    for n in Nation::SATELLITES.into_iter().filter(|n| before.stance[*n] == Stance::Neutral) {
                        self.accounts[Nation::De.index()].gained += u16::from(rules.data.worth[n]);
                    }
                }
            }
            Action::To(_) | Action::Drop(_) | Action::Invade(_) | Action::Strike(_) => {
                if let Some(Frame::Moving(m)) = before.frames.last() {
                    assert!(matches!(announced, 0 | 1 | 4 | 5), "{action:?} costs {announced}");
                    self.pay(payer(before, m.nation), announced);
                }
            }
            _ => {}
        }
        for Note { text, .. } in log {
            match &*text.key {
                "log-bombed" => self.accounts[nation(text)].lost += number(text, "points"),
                "log-raid" => self.accounts[Nation::Uk.index()].lost += number(text, "points"),
                "log-key-lost" => self.accounts[Nation::Uk.index()].lost += number(text, "points"),
                "log-delivered" => {
                    let route = word(text, "route");
                    let route = Route::ALL.into_iter().find(|r| r.word() == route).expect("a route");
                    // What was at sea at an accounting was spent in the year before.
                    let new_year = log.iter().any(|note| note.text.key == "log-accounting");
                    let paid = new_year || before.chips[route].is_some_and(|chip| chip.paid);
                    if rules.variant != Variant::Barbarossa && !paid {
                        self.accounts[route.sender().index()].spent += number(text, "sent");
                    }
                    if before.side_of(route.receiver()) == Some(Side::Allies) {
                        self.accounts[route.receiver().index()].gained += number(text, "value");
                    }
                }
                "log-accounting" => self.accounts[nation(text)] = Account::default(),
                "log-liberated" => {
                    let word = word(text, "nation");
                    if let Some(n) = Nation::GREAT.into_iter().find(|n| n.word() == word) {
                        self.accounts[n.index()] = Account::default();
                    }
                }
                "log-turn" => {
                    // A turn in which nobody can do anything goes by of itself, so there can be several in one step.
                    let of = word(text, "side");
                    for n in Nation::GREAT.into_iter().filter(|n| n.history().is_some_and(|side| side.word() == of)) {
                        self.accounts[n.index()].season = 0;
                    }
                }
                _ => {}
            }
        }
        assert_eq!(self.accounts, Books::of(after).accounts, "{action:?} for {announced}: {log:?}");
        for l in &after.ledgers {
            assert!(l.season <= l.opening.div_ceil(2), "HUB-9.3: {l:?}");
        }
    }
}

/// Everybody there is, and what they can still do this turn.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Muster {
    turn: (Date, Side),
    everybody: ByNation<Units>,
    /// Aircraft and ships that have not fought (HU-89).
    ready: ByNation<Units>,
    /// Who has not moved (HUB-2.2).
    fresh: ByNation<Units>,
}

impl Muster {
    /// While a sea battle is fought, those who sent the ships still have them all.
    fn of(s: &State) -> Muster {
        let none = ByNation::<Units>::default;
        let mut m = Muster { turn: (s.date, s.side), everybody: none(), ready: none(), fresh: none() };
        for t in s.stacks.iter() {
            m.count(t.nation, Units::of(t.kind, t.n), t.cond);
        }
        for g in &s.groups {
            m.count(g.nation, g.units.plus(g.cargo), Cond::Moved);
        }
        for e in &s.escorts {
            m.count(e.nation, Units::of(e.kind, e.n), Cond::Fresh);
        }
        for d in &s.displaced {
            m.count(d.nation, Units::of(d.kind, d.n), d.cond);
        }
        for frame in &s.frames {
            match frame {
                Frame::Moving(moving) => m.count(moving.nation, moving.units.plus(moving.cargo), moving.cond),
                Frame::Prowl(prowl) => m.count(prowl.group.nation, prowl.group.units, Cond::Moved),
                Frame::Vichy(units) => m.count(Nation::Vichy, *units, Cond::Fresh),
                Frame::Battle(b) => b.away.iter().for_each(|&(n, kind, k)| m.count(n, Units::of(kind, k), Cond::Used)),
                Frame::Chain(c) => {
                    m.count(c.group.nation, c.group.units.plus(c.group.cargo), Cond::Moved);
                    c.links.iter().for_each(|link| m.count(link.nation, link.units, Cond::Moved));
                    if let Some(link) = &c.gathering {
                        m.count(link.nation, c.gathered_moved, Cond::Moved);
                        for (kind, n) in link.units.iter() {
                            let fresh = Units::of(kind, n - c.gathered_moved.get(kind));
                            m.count(link.nation, fresh, Cond::Fresh);
                        }
                    }
                }
                Frame::Sea(_) | Frame::Losses(_) | Frame::Control(_) | Frame::MoveIn(_) | Frame::Hunger(_) => {}
            }
        }
        m
    }

    fn count(&mut self, nation: Nation, units: Units, cond: Cond) {
        self.everybody[nation] = self.everybody[nation].plus(units);
        if matches!(cond, Cond::Fresh | Cond::Dry) {
            self.fresh[nation] = self.fresh[nation].plus(units);
        }
        if cond.is_ready() {
            self.ready[nation] = self.ready[nation].plus(units.only(|kind| !kind.is_land()));
        }
    }

    /// New units, and armies that come with their country.
    fn welcome(&mut self, step: &Step<'_, Rules>) {
        let scenario = &step.game.data.scenario;
        if let Action::Build { nation, kind, .. } = *step.action {
            self.count(nation, Units::of(kind, 1), Cond::Fresh);
        }
        for Note { text, .. } in step.notes {
            let army: Vec<(Nation, Units)> = match &*text.key {
                "log-enters" => {
                    let armies = scenario.armies.iter();
                    armies
                        .filter(|(n, ..)| n.word() == word(text, "nation"))
                        .map(|(n, _, units)| (*n, *units))
                        .collect()
                }
                "log-turn" => {
                    let arrivals = scenario.arrivals.iter().map(|(_, n, _, units)| (*n, *units));
                    let americans = scenario.armies.iter().filter(|(n, ..)| *n == Nation::Us);
                    arrivals.chain(americans.map(|(n, _, units)| (*n, *units))).collect()
                }
                "log-vichy" => {
                    let vichy = step.game.data.numbers.vichy.units();
                    vichy.into_iter().map(|(kind, n)| (Nation::Vichy, Units::of(kind, n))).collect()
                }
                _ => Vec::new(),
            };
            army.into_iter().for_each(|(nation, units)| self.count(nation, units, Cond::Fresh));
        }
    }

    /// Nobody comes back from the dead, and nobody acts twice in a turn.
    fn allows(&self, now: &Muster, phase: Phase) {
        let no_more = |what: &str, then: &ByNation<Units>, now: &ByNation<Units>| {
            for nation in Nation::ALL {
                for (kind, n) in now[nation].iter() {
                    let before = then[nation].get(kind);
                    assert!(n <= before, "{nation:?} has {n} {kind:?} that {what} and had {before}");
                }
            }
        };
        no_more("live", &self.everybody, &now.everybody);
        if self.turn == now.turn {
            no_more("have not fought", &self.ready, &now.ready);
        }
        if self.turn == now.turn && phase < Phase::Supply {
            no_more("have not moved", &self.fresh, &now.fresh);
        }
    }
}

/// HUC-07: ground changes hands by capture, conquest, liberation or partition; who captures stands there.
fn ground(step: &Step<'_, Rules>) {
    let &Step { game: rules, before, after, .. } = step;
    let ways = ["log-taken", "log-conquered", "log-vichy", "log-vichy-ends", "log-liberated", "log-occupied"];
    if before.ground.owners() != after.ground.owners() {
        assert!(ways.iter().any(|way| tells(step, way)), "{:?} changes who owns what", step.action);
    }
    if tells(step, "log-turn") {
        return;
    }
    for note in step.notes.iter().filter(|note| note.text.key == "log-taken") {
        let area = rules.data.map.named(&note.at[0]).expect("an area");
        let stands = |t: &Stack| t.kind.is_land() && after.side_of(t.nation) == Some(after.side);
        assert!(after.at(area).iter().any(stands), "nobody stands in {} who took it", note.at[0]);
    }
}

/// HUC-17: nobody who stays neutral loses anything. Vichy goes as it came, by itself.
fn unhurt(step: &Step<'_, Rules>, before: &Muster, after: &Muster) {
    let neutral = |s: &State, nation: Nation| s.stance[nation] == Stance::Neutral;
    for nation in Nation::ALL.into_iter().filter(|&n| n != Nation::Vichy) {
        if neutral(step.before, nation) && neutral(step.after, nation) && !tells(step, "log-turn") {
            let (had, has) = (before.everybody[nation].total(), after.everybody[nation].total());
            assert!(has >= had, "{nation:?} is neutral and has lost {} units", had - has);
        }
    }
}
