//! Exact odds against what is known by hand and against the dice.

use crate::common;
use crate::common::{rules_of, table};
use europe_1939::Action::*;
use europe_1939::odds::{Fight, Line, Throws, sailing_chance};
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use kernel::dice::Loose;
use kernel::{Game, Play, Rng};

fn line(kind: Kind, n: u8, value: u8) -> Line {
    Line { kind, n, value, flies: false, throws: Throws::One }
}

/// HUB-5.2: one against one by hand: hits on 3 against hits on 2.
#[test]
fn a_duel() {
    let fight = Fight {
        attackers: vec![line(Kind::Armour, 1, 3)],
        defenders: vec![line(Kind::Infantry, 1, 2)],
        one_round: false,
    };
    let odds = fight.odds();
    let (a, d) = (0.5, 1.0 / 3.0);
    let some = 1.0 - (1.0 - a) * (1.0 - d);
    assert!((odds.win - a * (1.0 - d) / some).abs() < 1e-12);
    assert!((odds.lose - d * (1.0 - a) / some).abs() < 1e-12);
    assert!((odds.draw - a * d / some).abs() < 1e-12);
    assert!((odds.win + odds.lose + odds.draw + odds.open - 1.0).abs() < 1e-12);
    assert!((odds.mean_lost.0 - (odds.lose + odds.draw)).abs() < 1e-12, "{odds:?}");
    assert!((odds.mean_lost.1 - (odds.win + odds.draw)).abs() < 1e-12, "{odds:?}");
}

/// HU-69: rolling twice, one hit at most.
#[test]
fn rolling_twice() {
    let twice = Line { throws: Throws::BestOfTwo, ..line(Kind::Infantry, 1, 1) };
    let fight = Fight { attackers: vec![twice], defenders: vec![line(Kind::Infantry, 1, 0)], one_round: true };
    assert!((fight.odds().win - 11.0 / 36.0).abs() < 1e-12);
}

/// HU-90: aircraft roll in the first round only.
#[test]
fn aircraft_fly_once() {
    let air = Line { flies: true, ..line(Kind::Aircraft, 1, 3) };
    let fight = Fight { attackers: vec![air], defenders: vec![line(Kind::Fleet, 1, 0)], one_round: false };
    let odds = fight.odds();
    assert!((odds.draw - 0.5).abs() < 1e-12 && (odds.lose - 0.5).abs() < 1e-12, "{odds:?}");
    assert_eq!(odds.mean_lost, (0.0, 0.5), "an aircraft that has flown home is not lost");
}

/// HU-91, HU-90: the sea battle of the rulebook exactly, against the same battle rolled many times: eight submarines
/// against four destroyers, which are lost first, two fleets and an aircraft that strikes once.
#[test]
fn the_worked_sea_battle() {
    let rules = rules_of("full-war", &[]);
    let fight =
        rules.sea_fight_of(&[(Kind::Destroyer, 4), (Kind::Fleet, 2), (Kind::Aircraft, 1)], &[(Kind::Submarine, 8)]);
    let exact = fight.odds();
    assert!((exact.win + exact.lose + exact.draw - 1.0).abs() < 1e-9, "{exact:?}");
    let mut rng = Rng::new(3);
    let mut hits = |n: u8, value: usize| (0..n).filter(|_| rng.below(6) < value).count() as u8;
    const TRIES: u32 = 20_000;
    let mut won = 0;
    for _ in 0..TRIES {
        let (mut small, mut fleets, mut subs, mut air) = (4u8, 2u8, 8u8, 1u8);
        while small + fleets > 0 && subs > 0 {
            let on_subs = hits(small, 1) + hits(fleets + air, 3);
            let mut on_us = hits(subs, 1);
            for line in [&mut small, &mut fleets, &mut air] {
                let lost = on_us.min(*line);
                *line -= lost;
                on_us -= lost;
            }
            subs = subs.saturating_sub(on_subs);
            air = 0;
        }
        won += u32::from(small + fleets > 0);
    }
    let share = f64::from(won) / f64::from(TRIES);
    assert!((share - exact.win).abs() < 0.015, "rolled {share}, reckoned {}", exact.win);
}

/// HU-38, HU-91: a chain as declared so far: British aircraft raise the chance of the fleets.
#[test]
fn a_chain_as_declared() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 3 aircraft; holland 2 aircraft\nconquered nl de\nowner de: holland\n\
                uk: dover 1 infantry; london 2 aircraft";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Aircraft, 1)], "dover");
    t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 1, &[]);
    let alone = t.rules.chain_odds(&chain(&t));
    // One meets one: it flies on only if the other is shot down and it is not.
    assert!((alone.through - (1.0 / 3.0) * 0.5).abs() < 1e-9, "{alone:?}");
    let mut c = chain(&t);
    c.links.push(Link {
        side: Side::Axis,
        nation: Nation::De,
        base: t.at("belgium"),
        units: Units::of(Kind::Aircraft, 2),
        against: Against::Link(0),
    });
    let helped = t.rules.chain_odds(&c);
    assert!(helped.through > 0.8, "{helped:?}");
}

/// The chain that is being declared.
fn chain(t: &common::Table) -> Chain {
    match t.state.frames.last() {
        Some(Frame::Chain(c)) => (**c).clone(),
        _ => panic!("a chain"),
    }
}

/// Plays a declared chain to its end many times, losing units as the odds suppose; how often the group gets through.
fn share_through(t: &common::Table, tries: u32) -> f64 {
    let mut dice = Loose(Rng::new(91));
    let mover = chain(t).group.nation;
    let mut through = 0;
    for _ in 0..tries {
        let mut s = t.state.clone();
        while under_way(&s) {
            let seat = t.rules.deciders(&s).first().expect("the game is not over");
            let action = as_supposed(&t.rules, &s);
            t.rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
        }
        through += u32::from(got_through(&s, mover));
    }
    f64::from(through) / f64::from(tries)
}

/// A chain is being declared or fought out.
fn under_way(s: &State) -> bool {
    s.frames.iter().any(|f| matches!(f, Frame::Chain(_) | Frame::Sea(_) | Frame::Losses(_)))
}

/// The group on the move has come to its battle or to its new base.
fn got_through(s: &State, mover: Nation) -> bool {
    let arrived = s.groups.iter().any(|g| g.nation == mover && !g.units.is_empty());
    arrived || s.stacks.iter().any(|u| u.nation == mover && u.cond == Cond::Moved && !u.kind.is_land())
}

const AT_SEA: &str = "turn allies move summer 1943\nconquered fr de\nconquered be de\n\
    owner de: brest paris calais belgium bordeaux maginot\npoints uk 20\nde: calais 1 infantry\n";

/// HU-39, HU-41: a chain at sea by hand: one fleet meets one submarine.
#[test]
fn a_chain_at_sea_by_hand() {
    let mut t =
        table(&format!("{AT_SEA}de: brest 1 submarine; paris 1 aircraft\nuk: plymouth 1 fleet; dover 1 aircraft"));
    t.go("plymouth", Nation::Uk, &[(Kind::Fleet, 1)], "dover");
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 1, &[6]);
    // Hits on 3 against hits on 1, until one is gone.
    let (fleet, sub) = (0.5, 1.0 / 6.0);
    let duel = fleet * (1.0 - sub) / (1.0 - (1.0 - fleet) * (1.0 - sub));
    let odds = t.rules.chain_odds(&chain(&t));
    assert!((odds.through - duel).abs() < 1e-12, "{odds:?}");
    assert!((share_through(&t, 4000) - duel).abs() < 0.025);
    // HU-40, HU-90: an aircraft helps in the first round: the submarine lives through it with one chance in four.
    t.intervene("channel", "dover", Nation::Uk, Kind::Aircraft, 1, &[]);
    let helped = (1.0 - sub) * (0.75 + 0.25 * duel);
    let odds = t.rules.chain_odds(&chain(&t));
    assert!((odds.through - helped).abs() < 1e-12, "{odds:?} / {helped}");
    assert!((share_through(&t, 4000) - helped).abs() < 0.025);
}

/// HU-37, HU-38, HU-91: mixed chains, in the air and at sea, against the same chains played with dice.
#[test]
fn mixed_chains_agree_with_the_dice() {
    let example = format!(
        "{AT_SEA}de: brest 4 submarine; paris 2 aircraft; calais 1 infantry\n\
         uk: london 2 aircraft; liverpool 2 destroyer; plymouth 3 fleet, 1 armour"
    );
    let mut t = table(&example);
    let calais = t.at("calais");
    t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 3)]).load(&[(Kind::Armour, 1)]).act(Invade(calais));
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 4, &[6]);
    t.intervene("channel", "liverpool", Nation::Uk, Kind::Destroyer, 2, &[6]);
    let mut before = t.rules.chain_odds(&chain(&t)).through;
    assert!((share_through(&t, 3000) - before).abs() < 0.03, "ships alone: {before}");
    for (base, nation, better) in [("paris", Nation::De, false), ("london", Nation::Uk, true)] {
        let c = chain(&t);
        let (place, base) = (t.at("channel"), t.at(base));
        let mut with = c.clone();
        let units = Units::of(Kind::Aircraft, 2);
        with.links.push(Link { side: c.side, nation, base, units, against: c.against(c.side) });
        let after = t.rules.chain_odds(&with).through;
        assert_eq!(after > before, better, "{before} / {after}");
        if nation == Nation::De {
            t.act(Intervene { place, base, nation, kind: Kind::Aircraft, n: 2 });
            let share = share_through(&t, 3000);
            assert!((share - after).abs() < 0.03, "{nation:?}: rolled {share}, reckoned {after}");
        } else {
            // The last of the chain: declaring it rolls the dice, so a copy is left open for the other side to pass.
            let mut s = t.state.clone();
            s.add(t.at("brest"), Nation::De, Kind::Aircraft, Cond::Fresh, 1);
            let mut open = t.copy_with(s);
            open.act(Intervene { place, base, nation, kind: Kind::Aircraft, n: 2 });
            let share = share_through(&open, 3000);
            assert!((share - after).abs() < 0.03, "{nation:?}: rolled {share}, reckoned {after}");
        }
        before = after;
    }
}

/// HU-20, HU-89: bombers with an escort met in the air, then met again by a chain of two.
#[test]
fn chains_in_the_air_agree_with_the_dice() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 3 aircraft, 2 bomber; hamburg 1 aircraft\n\
                uk: dover 1 infantry; london 2 aircraft; plymouth 1 aircraft";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Bomber, 2), (Kind::Aircraft, 1)], "dover");
    t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 2, &[]);
    let odds = t.rules.chain_odds(&chain(&t)).through;
    assert!((share_through(&t, 4000) - odds).abs() < 0.025, "{odds}");
    t.intervene("dover", "belgium", Nation::De, Kind::Aircraft, 1, &[]);
    let odds = t.rules.chain_odds(&chain(&t)).through;
    assert!((share_through(&t, 4000) - odds).abs() < 0.025, "{odds}");
}

/// HUB-5.2: the odds of a battle on the board agree with the battle fought many times.
#[test]
fn odds_agree_with_the_dice() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 2 armour\nfr: calais 2 infantry; paris 1 infantry";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Armour, 2)], "calais").done();
    let calais = t.at("calais");
    let exact = t.rules.battle_fight(&t.state, calais).odds();
    let mut won = 0;
    const TRIES: u32 = 3000;
    let mut dice = Loose(Rng::new(11));
    for _ in 0..TRIES {
        let mut s = t.state.clone();
        t.rules.apply(&mut s, GERMANY, &Fight(calais), &mut Play::silent(&mut dice));
        while matches!(s.frames.last(), Some(Frame::Battle(_))) {
            t.rules.apply(&mut s, GERMANY, &Press, &mut Play::silent(&mut dice));
        }
        won += u32::from(s.owner(calais) == Some(Nation::De));
    }
    let share = f64::from(won) / f64::from(TRIES);
    assert!((share - exact.win).abs() < 0.03, "{share} / {exact:?}");
}

/// Every way the dice can fall from a moment on, by the rules that fight: how it stands when it is over, with the
/// chance of each. Losses are taken as the odds suppose.
fn followed(t: &common::Table, first: Option<europe_1939::Action>, goes_on: fn(&State) -> bool) -> Vec<(State, f64)> {
    let mut open: Vec<(State, f64)> = vec![(t.state.clone(), 1.0)];
    let mut ends = Vec::new();
    let mut first = first;
    for _ in 0..600 {
        let mut next: Vec<(State, f64)> = Vec::new();
        for (state, chance) in std::mem::take(&mut open) {
            let seat = t.rules.deciders(&state).first().expect("somebody decides");
            let action = first.take().unwrap_or_else(|| as_supposed(&t.rules, &state));
            let outcomes = kernel::dice::every_outcome(|dice| {
                let mut after = state.clone();
                t.rules.apply(&mut after, seat, &action, &mut Play::silent(dice));
                after
            });
            for (p, mut after) in outcomes {
                if !goes_on(&after) {
                    ends.push((after, chance * p));
                    continue;
                }
                // Rounds are counted for the log alone.
                for frame in &mut after.frames {
                    match frame {
                        Frame::Battle(battle) => battle.round = 1,
                        Frame::Sea(fight) => fight.round = 1,
                        _ => {}
                    }
                }
                match next.iter_mut().find(|(same, _)| *same == after) {
                    Some((_, q)) => *q += chance * p,
                    None => next.push((after, chance * p)),
                }
            }
        }
        open = next;
        if open.iter().map(|(_, p)| p).sum::<f64>() < 1e-10 {
            return ends;
        }
    }
    panic!("it does not end");
}

/// All units of a side, wherever they are.
fn units_of(s: &State, side: Side) -> f64 {
    let totals = s.totals();
    let nations = Nation::ALL.into_iter().filter(|&n| s.side_of(n) == Some(side));
    let standing: u8 = nations.map(|n| totals[n].total()).sum();
    let homeless: u8 = s.displaced.iter().filter(|d| s.side_of(d.nation) == Some(side)).map(|d| d.n).sum();
    f64::from(standing + homeless)
}

/// The chance that the attackers win a battle, that they lose, that nobody is left; and what attackers and defenders
/// lose on average.
fn enumerated(t: &common::Table, area: &str) -> ([f64; 3], [f64; 2]) {
    let area = t.at(area);
    let mut sums = [0.0; 3];
    let mut lost = [0.0; 2];
    let fought = |s: &State| matches!(s.frames.first(), Some(Frame::Battle(_)));
    for (after, chance) in followed(t, Some(Fight(area)), fought) {
        let (attackers, defenders) = (after.side, after.side.enemy());
        let land = |s: &Stack| s.kind.is_land() && after.side_of(s.nation) == Some(defenders);
        let end = match after.side_at(area) == Some(attackers) {
            true => 0,
            false if after.at(area).iter().any(land) => 1,
            false => 2,
        };
        sums[end] += chance;
        for (lost, side) in lost.iter_mut().zip([attackers, defenders]) {
            *lost += chance * (units_of(&t.state, side) - units_of(&after, side));
        }
    }
    (sums, lost)
}

/// On with it, nobody intervenes any more, and the cheapest are lost first: who hits worst, those who carry somebody
/// after those who fight, aircraft last. Who turns back is rather an aircraft than a bomber.
fn as_supposed(rules: &europe_1939::Rules, state: &State) -> europe_1939::Action {
    let mut list = Vec::new();
    let seat = rules.deciders(state).first().expect("somebody decides");
    rules.actions(state, seat, &mut list);
    if let Some(on) = [Press, Pass].into_iter().find(|on| list.contains(on)) {
        return on;
    }
    let Some(Frame::Losses(losses)) = state.frames.last() else { panic!("{:?}", state.frames.last()) };
    let value = |kind: Kind| match losses.from {
        // In the air bombers hit on 1, whoever meets whom.
        LossFrom::Chain { .. } if kind == Kind::Bomber => 1,
        LossFrom::Defenders { .. } => rules.data.kind(kind).defence,
        LossFrom::Sea(side) => {
            let fight = state.sea_fight().expect("a sea battle");
            fight.sides[side].iter().find(|u| u.kind == kind && !u.laden).map_or(0, |u| u.value)
        }
        _ => rules.data.kind(kind).attack,
    };
    let chain = matches!(losses.from, LossFrom::Chain { .. });
    let order = |action: &europe_1939::Action| match *action {
        // In the fights of a chain paratroops, who do not roll, are lost last.
        Lose { kind, .. } if chain => (false, kind.is_land(), value(kind), kind),
        Lose { kind, .. } => (kind.is_air(), value(kind) == 0, value(kind), kind),
        LoseLaden(_) => (false, true, 0, Kind::Fleet),
        Return { kind, .. } => (kind != Kind::Aircraft, false, 0, kind),
        _ => panic!("{action:?}"),
    };
    *list.iter().min_by_key(|action| order(action)).expect("something to lose")
}

/// So many of each kind, up to two, in the words of a sketch; nothing if there are none.
fn some(rng: &mut Rng, kinds: &[&str]) -> String {
    let units = kinds.iter().map(|kind| (rng.below(3), kind)).filter(|(n, _)| *n > 0);
    units.map(|(n, kind)| format!("{n} {kind}")).collect::<Vec<_>>().join(", ")
}

/// HU-28, HU-37, HU-39, HU-40, HU-90, HU-91: chains at sea and their sea battles, enumerated through every way the
/// dice can fall by the rules that fight them: fleets, laden or not, submarines, destroyers, and the aircraft of both
/// sides over them, link by link.
#[test]
fn sea_battles_agree_with_the_rules() {
    let mut rng = Rng::new(1942);
    let mut battles = 0;
    for round in 0..60 {
        let mut of = |kinds: &[&str]| some(&mut rng, kinds);
        let (fleets, laden) = (1 + round % 3, round % 2 == 0);
        let stand = |area: &str, units: String| if units.is_empty() { units } else { format!("{area} {units}; ") };
        let axis = stand("brest", of(&["submarine", "fleet"])) + &stand("paris", of(&["aircraft"]));
        let allies = stand("liverpool", of(&["destroyer"])) + &stand("london", of(&["aircraft"]));
        let reading = if round % 4 < 2 { "never" } else { "always" };
        let mut t = common::with(
            &[("transport_fleets_fight", reading)],
            // An aircraft of each side stays behind, so that the dice wait until both have passed.
            &format!(
                "{AT_SEA}de: {axis}calais 1 infantry, 1 aircraft\n\
                 uk: {allies}dover 1 aircraft; plymouth {fleets} fleet, 1 infantry"
            ),
        );
        let (calais, dover, channel) = (t.at("calais"), t.at("dover"), t.at("channel"));
        t.take("plymouth", Nation::Uk, &[(Kind::Fleet, fleets)]);
        if laden {
            t.load(&[(Kind::Infantry, 1)]).act(Invade(calais));
        } else {
            t.act(To(dover));
        }
        let bases = [("brest", GERMANY), ("liverpool", BRITAIN), ("paris", GERMANY), ("london", BRITAIN)];
        for (base, seat) in bases {
            let base = t.at(base);
            let there: Vec<Stack> = t.state.at(base).iter().filter(|s| !s.kind.is_land()).copied().collect();
            let Some(first) = there.first().filter(|_| t.decider() == seat) else { continue };
            let Stack { nation, kind, n, .. } = *first;
            let dice: &[u8] = if kind.is_ship() && there.len() == 1 { &[6] } else { &[] };
            t.roll(Intervene { place: channel, base, nation, kind, n }, dice);
            if let Some(second) = there.get(1) {
                t.act(Join { kind: second.kind, n: second.n });
                t.roll(Sail, &[6]);
            }
            let exact = t.rules.chain_odds(&chain(&t)).through;
            let mover = chain(&t).group.nation;
            let ends = followed(&t, None, under_way);
            let rules: f64 = ends.iter().filter(|(s, _)| got_through(s, mover)).map(|(_, p)| p).sum();
            assert!((exact - rules).abs() < 1e-6, "{axis} / {allies}, {fleets} fleets: {exact} / {rules}");
            battles += 1;
        }
    }
    assert!(battles > 60, "{battles}");
}

/// How the attackers of a random battle come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum By {
    Land,
    River,
    /// With an aircraft that supports them.
    Air,
    /// Beside paratroops.
    Drop,
    Sea,
}

/// A battle about to be fought, and where.
fn about_to_fight(by: By, reading: &str, war: &str, attack: &str, defence: &str) -> (common::Table, &'static str) {
    let (from, target) = match by {
        By::Land | By::Air | By::Drop => ("brest-litovsk", "minsk"),
        By::River => ("kiev", "kharkov"),
        By::Sea => ("konigsberg", "tallinn"),
    };
    let extra = match by {
        By::Air => ", 1 aircraft",
        By::Drop => ", 1 paratroops",
        By::Sea => ", 2 fleet",
        _ => "",
    };
    let mut t = common::with(
        &[("roll_twice", reading)],
        &format!(
            "turn axis move summer 1941\nwar germany {war}\npoints de 40\nconquered pl de\nowner su: tallinn\n\
             owner de: warsaw brest-litovsk lwow kiev\nde: {from} {attack}{extra}\nsu: {target} {defence}"
        ),
    );
    let (origin, to) = (t.at(from), t.at(target));
    let kinds: Vec<(Kind, u8)> = t.state.at(origin).iter().map(|s| (s.kind, s.n)).collect();
    let ashore: Vec<(Kind, u8)> = kinds.iter().copied().filter(|(kind, _)| kind.is_land()).collect();
    if by == By::Sea {
        t.take(from, Nation::De, &[(Kind::Fleet, 2)]).load(&ashore).act(Invade(to));
    } else {
        for (kind, n) in kinds {
            match kind {
                Kind::Paratroops => t.take(from, Nation::De, &[(kind, n)]).act(Drop(to)),
                _ => t.go(from, Nation::De, &[(kind, n)], target),
            };
        }
    }
    t.come_to_battle();
    (t, target)
}

/// HUB-5.1, HUB-5.2, HUB-5.3, HU-04, HU-69, HU-90: the solver against the rules themselves, on many random battles: by
/// land, over a river, from the sea, with aircraft on either side, with paratroops, by surprise in both readings.
/// Chances and losses on average agree to the last digit that is shown.
#[test]
fn the_solver_agrees_with_the_rules() {
    let mut rng = Rng::new(1941);
    let mut battles = 0;
    for round in 0..200 {
        let reading = if round % 2 == 0 { "best_of_two" } else { "two_hits" };
        // The surprise of 1941 for every other pair of battles.
        let war = if round % 4 < 2 { "summer 1941" } else { "spring 1941" };
        let by = [By::Land, By::River, By::Air, By::Drop, By::Sea][round % 5];
        let (mut attack, mut defence) =
            (some(&mut rng, &["infantry", "armour"]), some(&mut rng, &["infantry", "armour"]));
        if attack.is_empty() || defence.is_empty() {
            continue;
        }
        if by == By::Sea {
            attack = ["1 infantry", "2 infantry", "1 armour", "2 infantry, 1 armour"][round % 4].to_owned();
        } else if matches!(by, By::Land | By::River) && round % 3 == 0 {
            // Aircraft that stand beside the defenders fight in the first round.
            defence += ", 1 aircraft";
        }
        let (t, target) = about_to_fight(by, reading, war, &attack, &defence);
        let exact = t.rules.battle_fight(&t.state, t.at(target)).odds();
        let ([win, lose, draw], lost) = enumerated(&t, target);
        let losses = [(exact.mean_lost.0, lost[0]), (exact.mean_lost.1, lost[1])];
        for (solver, rules) in [(exact.win, win), (exact.lose, lose), (exact.draw, draw)].into_iter().chain(losses) {
            assert!(
                (solver - rules).abs() < 1e-6,
                "{by:?}, {attack} against {defence}, {reading}: {exact:?}, {win} {lose} {draw} {lost:?}"
            );
        }
        battles += 1;
    }
    assert!(battles > 120, "{battles}");
}

/// HU-20, HU-25, HUB-5.4: ships in a port that is struck or invaded, enumerated by the rules: the chance that none of
/// them is left is the one shown.
#[test]
fn ports_agree_with_the_rules() {
    for (round, ships) in
        ["1 fleet", "2 destroyer", "1 fleet, 2 destroyer", "2 fleet, 1 destroyer"].into_iter().enumerate()
    {
        for landing in [false, true] {
            let mut t = table(&format!(
                "turn axis move spring 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                 de: belgium {} bomber; hamburg 3 fleet, 1 infantry\nuk: calais {ships}",
                1 + round
            ));
            let calais = t.at("calais");
            t.take("belgium", Nation::De, &[(Kind::Bomber, 1 + round as u8)]).act(Strike(calais));
            if landing {
                t.take("hamburg", Nation::De, &[(Kind::Fleet, 3)]).load(&[(Kind::Infantry, 1)]).act(Invade(calais));
                while t.decider() == BRITAIN {
                    t.act(Pass);
                }
            }
            t.come_to_battle();
            let left = t.rules.port_fight(&t.state, calais).expect("ships defend").odds().left.expect("it ends");
            let exact = left.chance_that(|(_, ships)| *ships == 0);
            let at_sea = |s: &State| s.frames.iter().any(|f| matches!(f, Frame::Sea(_)));
            let ends = followed(&t, Some(Fight(calais)), at_sea);
            let ships = |s: &State| s.at(calais).iter().any(|u| u.kind.is_ship() && u.nation == Nation::Uk);
            let rules: f64 = ends.iter().filter(|(s, _)| !ships(s)).map(|(_, p)| p).sum();
            assert!(
                (exact - rules).abs() < 1e-6,
                "{ships_text}, landing {landing}: {exact} / {rules}",
                ships_text = round
            );
        }
    }
}

/// HU-41: the chance of ships is that of one die.
#[test]
fn chances_of_ships() {
    assert_eq!([1, 2, 3, 4].map(|d| (sailing_chance(d) * 6.0).round() as u8), [5, 4, 3, 2]);
}
