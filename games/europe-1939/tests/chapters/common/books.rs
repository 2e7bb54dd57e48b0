//! The books of a game: every point of production is accounted for, and every area is in order, whatever is played.
#![allow(dead_code)]

use europe_1939::data::Areas;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use europe_1939::{Action, Rules};
use kernel::dice::Loose;
use kernel::{Arg, Game, Hints, Note, Play, Rng, Text};

/// What is always true of a state.
pub fn consistent(rules: &Rules, s: &State) {
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
    for nation in Nation::GREAT {
        for kind in Kind::ALL {
            let most = usize::from(rules.data.great[nation.index()].pool.get(kind));
            assert!(s.total(nation, kind) <= most.max(3), "{nation:?} has too many {kind:?}");
        }
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

/// What has been paid for attacks this turn.
fn paid(s: &State) -> u16 {
    s.turn.declared.iter().map(|(_, _, paid)| u16::from(*paid)).sum()
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
    fn enter(&mut self, rules: &Rules, before: &State, after: &State, action: Action, log: &[Note]) {
        match action {
            Action::Build { nation, kind, .. } => self.pay(payer(before, nation), rules.data.kind(kind).cost),
            Action::Declare { by, on } => {
                // HU-65, HU-66, HU-81: seven for a great power, two for a minor, both if the USSR begins with a
                // satellite.
                let begins = by == Nation::Su && on.is_satellite() && !before.at_war(by);
                self.pay(
                    by.index(),
                    if begins {
                        9
                    } else if on.is_great() {
                        7
                    } else {
                        2
                    },
                );
                if on == Nation::Su {
                    // HU-67: the one case in which points grow between two accountings.
                    for n in Nation::SATELLITES.into_iter().filter(|n| before.stance[*n] == Stance::Neutral) {
                        self.accounts[Nation::De.index()].gained += u16::from(rules.data.worth[n]);
                    }
                }
            }
            Action::To(_) | Action::Drop(_) | Action::Invade(_) | Action::Strike(_) => {
                if let Some(Frame::Moving(m)) = before.frames.last() {
                    let price = paid(after).saturating_sub(paid(before));
                    assert!(matches!(price, 0 | 1 | 4 | 5), "{action:?} costs {price}");
                    self.pay(payer(before, m.nation), price);
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
        assert_eq!(self.accounts, Books::of(after).accounts, "{action:?}: {log:?}");
        for l in &after.ledgers {
            assert!(l.season <= l.opening.div_ceil(2), "HUB-9.3: {l:?}");
        }
    }
}

/// Who plays a game that is audited.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Players {
    Random,
    Script,
    /// Prefers what is seldom done: every kind of action that is legal is as likely as any other.
    Rare,
}

/// One of the actions, each kind of them equally likely.
fn rare(list: &[Action], rng: &mut Rng) -> usize {
    let kind = std::mem::discriminant::<Action>;
    let mut kinds: Vec<_> = list.iter().map(kind).collect();
    kinds.dedup();
    let chosen = kinds[rng.below(kinds.len())];
    let alike: Vec<usize> = (0..list.len()).filter(|&i| kind(&list[i]) == chosen).collect();
    alike[rng.below(alike.len())]
}

/// What powers that are not at war have, at a moment with nothing pending.
struct AtPeace(ByNation<Option<usize>>);

impl AtPeace {
    fn of(s: &State) -> Option<AtPeace> {
        let quiet = s.frames.is_empty() && s.displaced.is_empty() && s.groups.is_empty();
        let of = |nation: Nation| (s.stance[nation] == Stance::Neutral).then(|| s.total_all(nation));
        quiet.then(|| AtPeace(ByNation::from_fn(of)))
    }

    /// HUC-17: nobody who stays neutral loses anything. Vichy goes as it came, by itself.
    fn unhurt(&self, later: &AtPeace) {
        for nation in Nation::ALL.into_iter().filter(|&n| n != Nation::Vichy) {
            if let (Some(before), Some(after)) = (self.0[nation], later.0[nation]) {
                assert!(after >= before, "{nation:?} is neutral and has lost {} units", before - after);
            }
        }
    }
}

/// Says where a game broke its books.
struct Where {
    seed: u64,
    step: usize,
    before: State,
    action: Option<Action>,
}

impl Drop for Where {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Where { seed, step, before, action } = self;
            eprintln!("game {seed}, step {step}: {action:?} in {:?} of {:?}", before.phase, before.side);
            eprintln!("frames {:?}\ngroups {:?}", before.frames, before.groups);
        }
    }
}

/// Plays a game and keeps its books; how many decisions it took.
pub fn audit(rules: &Rules, players: Players, seed: u64) -> usize {
    let mut s = rules.place(&rules.start()).expect("our own set-up is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 1_000_000));
    let (mut list, mut log) = (Vec::new(), Vec::new());
    let mut at = Where { seed, step: 0, before: s.clone(), action: None };
    let mut books = Books::of(&s);
    let mut peace = AtPeace::of(&s).expect("nothing is pending at the beginning");
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        log.clear();
        rules.actions(&s, seat, &mut list);
        assert!(!list.is_empty(), "game {seed}: nothing to do: {:?} {:?}", s.phase, s.frames);
        let i = match players {
            Players::Random => rng.below(list.len()),
            Players::Script => rules.script(&s, seat, &list, &mut rng),
            Players::Rare => rare(&list, &mut rng),
        };
        at.before.clone_from(&s);
        at.action = Some(list[i]);
        rules.apply(&mut s, seat, &list[i], &mut Play::logged(&mut dice, &mut log));
        consistent(rules, &s);
        books.enter(rules, &at.before, &s, list[i], &log);
        if let Some(now) = AtPeace::of(&s) {
            peace.unhurt(&now);
            peace = now;
        }
        at.step += 1;
        assert!(at.step < 1_000_000, "game {seed} does not end");
    }
    assert!(rules.outcome(&s).is_some(), "the game is over");
    at.step
}
