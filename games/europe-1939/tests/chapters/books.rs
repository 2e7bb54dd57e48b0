//! Books kept over whole games: random, scripted and adversarial.

use crate::common::books::{self, Players};
use crate::common::rules_of;

/// How many games of each sort are played: `SANDTABLE_GAMES` in a long run, or a few.
fn games(few: u64) -> u64 {
    std::env::var("SANDTABLE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}

/// HU-94, HUC-15, HUC-17, HU-06, HU-15, HU-79, HU-83, HU-89, HUB-2.2, HUB-8.1, HUB-9.3, HUB-10.1, HUC-07: in every variant
/// the points add up in a second pair of books kept from actions, announced prices and log alone; nobody lives again,
/// fights or moves twice; nobody neutral is hurt; ground is taken by land units alone.
#[test]
fn games_keep_their_books() {
    for (variant, few) in [("full-war", 3), ("fall-of-france", 12), ("mediterranean", 10), ("barbarossa", 10)] {
        let rules = rules_of(variant, &[]);
        for seed in 0..games(few) {
            books::audit(&rules, Players::Random, seed);
            books::audit(&rules, Players::Rare, seed);
        }
        // The script's games are much alike, so that few of them show most.
        for seed in 0..games(few).div_ceil(8) {
            books::audit(&rules, Players::Script, seed);
        }
    }
}

/// HU-30, HU-38, HU-47, HU-69, HUB-2.1: the same under readings that change who fights and when.
#[test]
fn other_readings_keep_their_books() {
    for (name, value) in
        [("build_phase", "end"), ("air_survivors", "all_go_on"), ("roll_twice", "two_hits"), ("sub_both", "both")]
    {
        let rules = rules_of("full-war", &[(name, value)]);
        (0..games(1)).for_each(|seed| {
            books::audit(&rules, Players::Rare, seed);
        });
    }
}
