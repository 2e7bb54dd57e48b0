//! A series of games in a page of text.

use super::chronicle::{Chronicle, Region};
use axis_allies::Rules;
use axis_allies::state::Verdict;
use axis_allies::vocabulary::*;
use kernel::Game;
use std::collections::BTreeMap;

pub fn tell(rules: &Rules, wars: &[Chronicle]) {
    tell_ends(wars);
    tell_rounds(wars);
    tell_capitals(wars);
    tell_landings(wars);
    tell_purchases(wars);
    tell_actions(rules, wars);
}

fn tell_ends(wars: &[Chronicle]) {
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for war in wars {
        let how = match war.verdict {
            Some(Verdict::Limit(_)) => format!("{:?} by the limit", war.winner()),
            Some(Verdict::Economy) => "the Axis by economy".to_owned(),
            Some(Verdict::Capitals(side)) => format!("{side:?} by capitals"),
            Some(Verdict::Conceded(side)) => format!("{side:?}, the others gave up"),
            None => "not over".to_owned(),
        };
        *ends.entry(how).or_default() += 1;
    }
    let won = |side: Side| wars.iter().filter(|war| war.winner() == Some(side)).count();
    let decided = won(Side::Axis) + won(Side::Allies);
    let within = |rounds: u16| wars.iter().filter(|war| war.verdict.is_some() && war.round <= rounds).count();
    println!("{} games: Axis {}, Allies {} of {decided} decided", wars.len(), won(Side::Axis), won(Side::Allies));
    ends.iter().for_each(|(how, n)| println!("  {how}: {n}"));
    println!("  over by round 10, 15, 20, 30: {:?}", [10, 15, 20, 30].map(within));
    let mut rounds: Vec<u16> = wars.iter().map(|war| war.round).collect();
    rounds.sort_unstable();
    println!("  rounds: {rounds:?}");
}

/// Rounds that are shown.
const SHOWN: [usize; 10] = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20];

fn tell_rounds(wars: &[Chronicle]) {
    println!("production and units at the end of a round, in IPCs, mean of the games that go on:");
    for round in SHOWN {
        let all: Vec<_> = wars.iter().filter_map(|war| war.rounds.get(round - 1)).collect();
        let mean = |sum: u32| sum / (all.len() as u32).max(1);
        let of = |power: Power| {
            let made = mean(all.iter().map(|stand| u32::from(stand[power].0)).sum());
            format!("{power:?} {made}/{}", mean(all.iter().map(|stand| stand[power].1).sum()))
        };
        println!("  {round:>2} ({} games): {}", all.len(), Power::ALL.map(of).join(", "));
    }
}

fn tell_capitals(wars: &[Chronicle]) {
    println!("capitals taken, by whom and in which rounds:");
    let mut falls: BTreeMap<(Power, Power), Vec<u16>> = BTreeMap::new();
    for fall in wars.iter().flat_map(|war| &war.falls) {
        falls.entry((fall.capital, fall.by)).or_default().push(fall.round);
    }
    for ((capital, by), mut rounds) in falls {
        rounds.sort_unstable();
        println!("  {capital:?}'s by {by:?}: {} times, {rounds:?}", rounds.len());
    }
}

fn tell_landings(wars: &[Chronicle]) {
    println!("landings (transports in all; games in which there was one):");
    for power in Power::ALL {
        let of = |region: Region| {
            let counts = || wars.iter().filter_map(|war| war.landed.get(&(power, region)));
            (counts().count() > 0).then(|| format!("{region:?} {} in {}", counts().sum::<u32>(), counts().count()))
        };
        let told: Vec<String> = Region::ALL.into_iter().filter_map(of).collect();
        println!("  {power:?}: {}", told.join(", "));
    }
}

fn tell_purchases(wars: &[Chronicle]) {
    println!("bought, in a hundred games' rounds:");
    let rounds: u32 = wars.iter().map(|war| u32::from(war.round)).sum();
    for power in Power::ALL {
        let of = |kind: Kind| {
            let n: u32 = wars.iter().map(|war| war.bought[power][kind]).sum();
            (n > 0).then(|| format!("{kind:?} {}", n * 100 / rounds.max(1)))
        };
        let told: Vec<String> = Kind::ALL.into_iter().filter_map(of).collect();
        println!("  {power:?}: {}", told.join(", "));
    }
}

fn tell_actions(rules: &Rules, wars: &[Chronicle]) {
    let mut taken: BTreeMap<&str, u32> = BTreeMap::new();
    for (kind, n) in wars.iter().flat_map(|war| &war.taken) {
        *taken.entry(kind).or_default() += n;
    }
    println!("actions: {taken:?}");
    let never: Vec<&str> = rules.kinds().iter().copied().filter(|kind| !taken.contains_key(kind)).collect();
    println!("never taken: {never:?}");
}
