//! Machine players against each other, without building the whole program:
//! `cargo run -p bolt-action --example arena -- SCENARIO PLAYER,PLAYER GAMES SEED`.

fn main() {
    title_check::arena::arena(&bolt_action::BoltAction, &std::env::args().skip(1).collect::<Vec<_>>());
}
