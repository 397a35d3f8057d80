# The targets people use; `make help` lists them.
CARGO ?= cargo
# CI builds once, so it needs no incremental compilation.
ifdef CI
export CARGO_INCREMENTAL := 0
endif
.DEFAULT_GOAL := help
.PHONY: help test quick format clippy lint wasm-check audit unit scenarios chromium npm scripts postgres faults browser orca screenshots sweep play bench bench-instructions fuzz

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

test: format lint scripts audit wasm-check unit scenarios ## everything that must pass, as CI runs it; installs Chromium, PostgreSQL, node and npm if missing
	@echo "all passed"

quick: format clippy ## a first look while you work: format, clippy, unit tests, scenarios; no browser, no database
	INSTA_UPDATE=no $(CARGO) test --workspace --locked --lib --bins
	$(MAKE) scenarios

format: ## check the formatting
	$(CARGO) fmt --all --check

clippy: ## warnings denied; also the rules as a light library, without their default features
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) clippy -p runestones-rules --no-default-features --locked -- -D warnings

lint: clippy ## clippy and rustdoc, warnings denied
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked --quiet

audit: ## check that no dependency was yanked
	./scripts/audit

wasm-check: ## check that what decides and draws compiles for the browser; installs Debian's Rust for the web if rustup has no target
	./scripts/wasm-check

chromium: ## install Chromium and its driver for the browser tests, if missing
	@command -v chromium >/dev/null && command -v chromedriver >/dev/null \
		|| { apt-get update && apt-get install -y --no-install-recommends chromium chromium-driver; } \
		|| { echo "The browser tests need the Debian packages chromium and chromium-driver: install them (as root)." >&2; exit 1; }

NPM := $(or $(CARGO_TARGET_DIR),target)/npm
# `npm install` and not `npm ci`: some registries lack the builds of Biome for other systems, and `ci` then refuses the lock.
npm: ## fetch what checks pages and scripts (axe-core, TypeScript, Biome) from npm, if missing
	@command -v npm >/dev/null \
		|| { apt-get update && apt-get install -y --no-install-recommends nodejs npm; } \
		|| { echo "The checks of pages and scripts need the Debian packages nodejs and npm: install them (as root)." >&2; exit 1; }
	@cmp -s scripts/npm/package-lock.json $(NPM)/package-lock.json && test -f $(NPM)/node_modules/.package-lock.json \
		|| { mkdir -p $(NPM) && cp scripts/npm/package.json scripts/npm/package-lock.json scripts/npm/.npmrc $(NPM) && npm install --no-save --silent --prefix $(NPM); } \
		|| { echo "npm could not fetch what scripts/npm/package.json names." >&2; exit 1; }

scripts: npm ## lint the scripts of the page and check their types
	cd crates/page/assets/js && $(abspath $(NPM))/node_modules/.bin/biome lint --error-on-warnings .
	$(NPM)/node_modules/.bin/tsc --project crates/page/assets/js

postgres: ## install PostgreSQL for the tests of several servers, if missing
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
		|| { apt-get update && apt-get install -y --no-install-recommends postgresql; } \
		|| { echo "The tests need the Debian package postgresql: install it (as root)." >&2; exit 1; }

browser: chromium npm ## test the table in a real browser
	$(CARGO) test --locked -p runestones --test browser

orca: ## play by ear: Orca reads the table in Chromium and Firefox, and what it says is checked; installs what it needs
	./scripts/orca/run

MINUTES ?= 10
faults: postgres ## play while servers, disks, clocks, database and connections fail; nothing may be lost (MINUTES=10, twice)
	$(CARGO) run --locked --release -p runestones-faults -- --minutes $(MINUTES)

screenshots: chromium ## play a game and write docs/screenshot-*.png
	$(CARGO) test --locked -p runestones --test browser -- --ignored screenshots

sweep: chromium ## look at every question of 18 new games, in six languages and all sizes; half an hour
	$(CARGO) test --locked -p runestones --test browser -- --ignored --nocapture sweep::

unit: chromium npm postgres ## unit, property, record, snapshot and browser tests
	CI=$${CI:-} INSTA_UPDATE=no $(CARGO) test --workspace --locked

scenarios: ## check the worked examples of the rules with the command a player would use
	$(CARGO) run --quiet --locked -- scenario scenarios

play: ## play a game in the terminal
	$(CARGO) run --release -- play

bench: ## run the engine's criterion benchmarks
	$(CARGO) bench -p runestones-rules --bench engine

bench-instructions: ## count the engine's instructions under valgrind
	./scripts/bench-instructions

fuzz: ## fuzz each parser for a minute (needs cargo-fuzz)
	./scripts/fuzz
