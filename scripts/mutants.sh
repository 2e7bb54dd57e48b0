#!/usr/bin/env bash
# Breaks the rules of each game in many small ways and looks whether its tests notice. tools/mutants takes a sample of
# what can be broken in the game's rules and decisions, the same for the same seed, compiles all of it into one copy of
# the game below target/mutants, and switches one after the other on. What only tells a person or a machine player about
# the rules is left alone (tools/mutants/src/telling.rs): it forbids and changes nothing.
#
#   scripts/mutants.sh [GAME …]        all games if none is named
#   SANDTABLE_MUTANTS=300              how many of each game
#   SANDTABLE_SEED=0                   which sample
#   SANDTABLE_AGAIN=1                  last time's survivors only, after writing tests for them
#   SANDTABLE_BY=examples              only the examples of the clauses are to notice: two of three, not 95 in 100
#
# A survivor that is known to change nothing is a line of games/GAME/docs/mutants.txt, with the reason behind "#".
# It fails if less than 95 in 100 are caught or known. What caught each is in target/mutants/GAME/tried.txt.
set -eu

cd "$(dirname "$0")/.."
wanted=${SANDTABLE_MUTANTS:-300}
seed=${SANDTABLE_SEED:-0}
again=${SANDTABLE_AGAIN:+again}
by=${SANDTABLE_BY:-}

tool="--quiet --locked --manifest-path tools/mutants/Cargo.toml --target-dir target/mutants/tool"
# shellcheck disable=SC2086 # the options are words of their own
cargo test $tool
# shellcheck disable=SC2086
cargo build $tool

worst=0
for game in ${*:-axis-allies bolt-action europe-1939 hungary-1944 totaler-krieg}; do
    # shellcheck disable=SC2086
    target/mutants/tool/debug/mutants "$game" "$wanted" "$seed" $again $by || worst=1
done
exit "$worst"
