# The targets people use; `make help` lists them.
CARGO ?= cargo
# What is built once need not be prepared for being built again.
ifdef CI
export CARGO_INCREMENTAL := 0
endif
.DEFAULT_GOAL := help
.PHONY: help test format lint audit unit scenarios chromium axe postgres faults browser screenshots play bench bench-instructions fuzz

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

test: format lint audit unit scenarios ## everything that has to pass, as CI runs it
	@echo "all passed"

format: ## the code is formatted
	$(CARGO) fmt --all --check

lint: ## clippy, warnings denied
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked --quiet

audit: ## no dependency was withdrawn from the registry
	./scripts/audit

chromium: ## Chromium and its driver, for the browser tests; installed if they are missing
	@command -v chromium >/dev/null && command -v chromedriver >/dev/null \
		|| { apt-get update && apt-get install -y --no-install-recommends chromium chromium-driver; } \
		|| { echo "The browser tests need the Debian packages chromium and chromium-driver: install them (as root)." >&2; exit 1; }

AXE := $(or $(CARGO_TARGET_DIR),target)/axe
axe: ## axe-core from the npm registry, for the browser tests; fetched if it is missing
	@command -v npm >/dev/null \
		|| { apt-get update && apt-get install -y --no-install-recommends nodejs npm; } \
		|| { echo "The browser tests need the Debian packages nodejs and npm: install them (as root)." >&2; exit 1; }
	@cmp -s crates/cli/tests/browser/axe/package-lock.json $(AXE)/package-lock.json && test -f $(AXE)/node_modules/axe-core/axe.min.js \
		|| { mkdir -p $(AXE) && cp crates/cli/tests/browser/axe/package.json crates/cli/tests/browser/axe/package-lock.json crates/cli/tests/browser/axe/.npmrc $(AXE) && npm ci --silent --prefix $(AXE); } \
		|| { echo "The browser tests need axe-core, and npm could not fetch it." >&2; exit 1; }

postgres: ## PostgreSQL, for the tests of several servers; installed if it is missing
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
		|| { apt-get update && apt-get install -y --no-install-recommends postgresql; } \
		|| { echo "The tests need the Debian package postgresql: install it (as root)." >&2; exit 1; }

browser: chromium axe ## the table in a real browser
	$(CARGO) test --locked -p runestones --test browser

MINUTES ?= 10
faults: postgres ## people play while servers, disks, clocks, database and connections fail; nothing may be lost (MINUTES=10, twice)
	$(CARGO) run --locked --release -p runestones-faults -- --minutes $(MINUTES)

screenshots: chromium ## docs/screenshot-*.png, from a game that is played for it
	$(CARGO) test --locked -p runestones --test browser -- --ignored screenshots

unit: chromium axe postgres ## unit, property, record, snapshot and browser tests
	CI=$${CI:-} INSTA_UPDATE=no $(CARGO) test --workspace --locked

scenarios: ## the worked examples of the rules, through the command a player would use
	$(CARGO) run --quiet --locked -- scenario scenarios

play: ## a text game in the terminal
	$(CARGO) run --release -- play

bench: ## criterion benchmarks of the engine
	$(CARGO) bench -p runestones-rules --bench engine

bench-instructions: ## instruction counts of the engine under valgrind
	./scripts/bench-instructions

fuzz: ## a minute of fuzzing for each parser (needs cargo-fuzz)
	./scripts/fuzz
