//! The version of a game's rules changes when its rules do, and only then; `CONTRIBUTING.md` tells how to change it.

use std::path::PathBuf;
use title_check::versions::agree;

fn golden(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("tests/golden")
}

#[test]
fn hungary_1944() {
    agree(&hungary_1944::Hungary1944, &golden("hungary-1944"));
}

#[test]
fn axis_and_allies() {
    agree(&axis_allies::AxisAllies, &golden("axis-allies"));
}

#[test]
fn bolt_action() {
    agree(&bolt_action::BoltAction, &golden("bolt-action"));
}

#[test]
fn europe_1939() {
    agree(&europe_1939::Europe, &golden("europe-1939"));
}

#[test]
fn totaler_krieg() {
    agree(&totaler_krieg::TotalerKrieg, &golden("totaler-krieg"));
}
