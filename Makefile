# Two commands do everything: `make play` and `make test`. They need Rust and Node; the rest they fetch themselves.

CARGO ?= cargo
NPM ?= npm
GAMES := axis-allies bolt-action europe-1939 hungary-1944 totaler-krieg

.PHONY: play test bench ladder load soak fmt lint web web-modules pictures maps

# Builds the client and the program, starts the server on a store in your data folder and opens the browser.
play: web
	$(CARGO) run --release --quiet -p sandtable -- serve --open

# Everything that must hold: formatting, lints, every test of every crate, and the program in a real browser. The tests
# have built the program; building it by itself would compile everything again with other features.
test: lint web
	$(CARGO) test --workspace --quiet
	target/debug/sandtable openapi > target/openapi.json
	cd web && $(NPM) run --silent types:check -- ../target/openapi.json
	cd web && $(NPM) run --silent test
	cd web && $(NPM) run --silent e2e

# Figures, never tests: rules, server, page.
bench: web
	$(CARGO) bench $(GAMES:%=-p %) -p server
	$(CARGO) build --release --quiet -p sandtable
	target/release/sandtable sim hungary-1944 --scenario campaign --seats random,random --games 20 --seed 1 --jobs 1
	cd web && $(NPM) run --silent weight
	cd web && $(NPM) run --silent bench
	cd web && node bench/playback.mjs
	cd web && node bench/book.mjs

# How strong the machine players are in each game: hours. What was played is kept in target/ladder, so it can be interrupted;
# another build of the program refuses it, as its players may be others: remove the folder then.
# `make ladder LADDER="--players random,script --games 100"` has other flags; `sandtable ladder --help` lists them.
ladder:
	$(CARGO) build --release --quiet -p sandtable
	for game in $(GAMES); do \
		target/release/sandtable ladder $$game --keep target/ladder/$$game $(LADDER) || exit 1; \
	done

# A site under load, on this machine alone: 1,000 matches, 2,000 live connections, then as many commands as there can be.
# `make load LOAD="--store postgres --nodes 3"` has three nodes on a PostgreSQL of its own; benches/load.rs has all flags.
load:
	$(CARGO) build --release --quiet -p sandtable
	$(CARGO) bench --quiet -p server --bench load -- $(LOAD)

# So many games of each scenario and of each reading of the rules that every game is played more than 10,000 times.
BOOKS = axis-allies:4000 bolt-action:500 europe-1939:1200 hungary-1944:2000 totaler-krieg:2500

# What `make test` does in short, in its long form: hours. It prints what it tried: thousands of games of every scenario
# under the laws and with their books kept, attacks on the server, kills, strange requests, proxies, damaged stores, rules
# broken on purpose. The proxies it tries, nginx and Caddy, have to be installed.
soak:
	SANDTABLE_GAMES=2000 $(CARGO) test $(GAMES:%=-p %) --test chapters -- --nocapture laws
	for books in $(BOOKS); do \
		SANDTABLE_GAMES=$${books#*:} $(CARGO) test -p $${books%:*} --test chapters -- --nocapture books || exit 1; \
	done
	SANDTABLE_SECONDS=60 $(CARGO) bench -p server --bench attacks
	$(CARGO) bench -p server --bench sockets
	SANDTABLE_KILLS=1000 $(CARGO) test -p sandtable --test kill -- --nocapture
	SANDTABLE_KILLS=100 $(CARGO) test -p sandtable --test faults -- --nocapture
	SANDTABLE_REQUESTS=200000 $(CARGO) test -p server --test http -- --nocapture fuzz
	$(CARGO) build --quiet -p sandtable
	node scripts/try-proxies.mjs target/debug/sandtable
	SANDTABLE_FLIPS=2000 $(CARGO) test -p store --test damage -- --nocapture
	cd web && SANDTABLE_HALTS=400 $(NPM) run --silent e2e -- e2e/reach.test.ts --testTimeout=7200000
	cd web && SANDTABLE_EXAMPLES=1 $(NPM) run --silent e2e -- e2e/examples.test.ts --testTimeout=7200000
	cd web && SANDTABLE_WHOLE=1 $(NPM) run --silent e2e -- e2e/whole.test.ts
	scripts/mutants.sh $(GAMES)
	SANDTABLE_BY=examples SANDTABLE_MUTANTS=100 scripts/mutants.sh $(GAMES)

# The pictures of the documentation, taken from the program itself.
pictures: web
	$(CARGO) build --quiet -p sandtable
	cd web && $(NPM) run --silent pictures

# The outlines of drawn maps, cut from the world's coasts. Only needed when a map or its settings change.
maps:
	cd tools/atlas && $(NPM) install --no-save --no-audit --no-fund --silent
	cd tools/atlas && $(NPM) run --silent check
	cd tools/atlas && $(NPM) run --silent cut -- maps/axis-allies.toml
	cd tools/atlas && $(NPM) run --silent cut -- maps/europe-1939.toml

fmt: web-modules
	$(CARGO) fmt --all
	$(CARGO) fmt --manifest-path tools/mutants/Cargo.toml
	cd web && $(NPM) run --silent format
	cd web && $(NPM) exec -- prettier --write --log-level warn --config .prettierrc.json ../tools/atlas/src ../scripts

lint: web-modules
	$(CARGO) fmt --all --check
	$(CARGO) fmt --manifest-path tools/mutants/Cargo.toml --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	cd web && $(NPM) run --silent lint
	cd web && $(NPM) run --silent check
	cd web && $(NPM) exec -- prettier --check --log-level warn --config .prettierrc.json ../tools/atlas/src ../scripts
	node scripts/long-lines.mjs
	node scripts/dependencies/check.mjs
	node scripts/dependencies/advisories.mjs
	node --test --test-reporter=dot scripts/dependencies/licences.test.mjs scripts/dependencies/advisories.test.mjs

# The client, which becomes part of the program.
web: web-modules
	cd web && $(NPM) run --silent build

web-modules:
	cd web && $(NPM) install --no-save --no-audit --no-fund --silent
