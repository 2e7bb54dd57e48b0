# Two commands do everything: `make play` and `make test`. They need Rust and nothing else.

CARGO ?= cargo

.PHONY: play test bench fmt lint

# Builds the program and starts a game in the terminal: Debrecen, October 1944, against the machine.
play:
	$(CARGO) run --release --quiet -p sandtable -- play hungary-1944 --scenario debrecen --as axis --against script --save debrecen.sandtable

# Everything that must hold: formatting, lints, every test of every crate.
test: lint
	$(CARGO) test --workspace --quiet

bench:
	$(CARGO) bench -p hungary-1944
	$(CARGO) run --release --quiet -p sandtable -- sim hungary-1944 --scenario campaign --seats random,random --games 20 --seed 1 --jobs 1

fmt:
	$(CARGO) fmt --all

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
