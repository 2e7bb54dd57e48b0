#!/usr/bin/env bash
# Breaks the rules of each game in many small ways and looks whether its tests notice: a sample of the mutants that
# cargo-mutants makes of a game's rules and decisions, the same sample for the same seed.
#
#   scripts/mutants.sh [GAME …]        all games if none is named
#   SANDTABLE_MUTANTS=300              how many of each game
#   SANDTABLE_SEED=0                   which sample
#
# A survivor that is known to change nothing is a line of games/GAME/docs/mutants.txt, with the reason behind "#".
# It fails if less than 95 in 100 are caught or known.
set -eu

wanted=${SANDTABLE_MUTANTS:-300}
seed=${SANDTABLE_SEED:-0}
games=${*:-axis-allies bolt-action europe-1939 hungary-1944 totaler-krieg}

command -v cargo-mutants >/dev/null || cargo install --quiet --locked cargo-mutants

worst=0
for game in $games; do
    all=$(cargo mutants --list --package "$game" | wc -l)
    every=$((all / wanted))
    [ "$every" -ge 1 ] || every=1
    out=target/mutants/$game
    rm -rf "$out"
    mkdir -p "$out"
    # It answers with 2 if mutants survive, which is counted below.
    cargo mutants --package "$game" --shard "$((seed % every))/$every" --output "$out" --colors never || [ $? -eq 2 ]
    lists=$out/mutants.out
    known=games/$game/docs/mutants.txt
    [ -f "$known" ] || known=/dev/null
    caught=$(cat "$lists/caught.txt" "$lists/timeout.txt" | wc -l)
    survivors=$out/survivors.txt
    # Where a mutant stands changes with every line above it, so it is known by its file and what was changed.
    sed 's/:[0-9]*:[0-9]*: /: /' "$lists/missed.txt" | grep -vxF -f <(sed 's/ *#.*//' "$known") >"$survivors" || true
    survived=$(wc -l <"$survivors")
    known_ones=$(($(wc -l <"$lists/missed.txt") - survived))
    total=$((caught + survived))
    share=$((total > 0 ? caught * 1000 / total : 1000))
    echo "$game: $all mutants, every ${every}th tried; $caught caught, $known_ones known to change nothing, $survived survived" \
        "($((share / 10)).$((share % 10)) %)"
    sed 's/^/    /' "$survivors"
    [ "$share" -ge 950 ] || worst=1
done
exit "$worst"
