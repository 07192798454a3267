# Short names for what people do with a checkout. Everything of substance is in `cargo xtask`.

CARGO_DENY_VERSION := 0.20.2
CARGO_FUZZ_VERSION := 0.13.2
CARGO_MUTANTS_VERSION := 27.1.0
# The runner must be of the version of the library; Cargo.lock knows which one that is.
GUNGRAUN_VERSION = $(shell sed -n '/^name = "gungraun"$$/{n;s/^version = "\(.*\)"$$/\1/p}' Cargo.lock)

# Root needs no sudo, and containers often have none. -n: better fail than wait for a password.
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo -n)
APT_GET := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get

# A Node of our own, where the system's is too old for the page.
export PATH := $(CURDIR)/web/.node/node_modules/.bin:$(PATH)

.PHONY: help play page node chromium screenshots terminal test test-deep bench strength fans fuzz mutants tools linker python postgres cargo-deny

help:
	@echo "make play       start the server and say where to go with a browser"
	@echo "make page       build the page that the program carries"
	@echo "make terminal   play a deal at the terminal; make terminal RULES=sichuan BOTS=novice for another"
	@echo "make test       everything that must pass before a change goes in"
	@echo "make test-deep  the long tests, and known security problems of the dependencies"
	@echo "make bench      measure analysis, scoring and play, beside other programs, and count instructions"
	@echo "make strength   let each bot play the next weaker one, and write docs/strength.md; takes hours"
	@echo "make fans       count fans over millions of deals, and write docs/fan-frequencies.md; takes hours"
	@echo "make screenshots pictures of every page in web/screenshots"
	@echo "make fuzz       throw random bytes at everything that reads text, at records and at the play, a minute each; needs a nightly compiler"
	@echo "make mutants    change the scorers in every small way and see whether a test notices; takes a night"
	@echo "make help       this list"
	@echo
	@echo "On Debian each of them installs what it needs and does not find."

# Where the server listens, and where it keeps what was played.
LISTEN := 127.0.0.1:5050
DATA := data
play: linker page
	cargo run --release -q -p cli -- serve --data $(DATA) --listen $(LISTEN)

# The page, which the program carries. What is made lies in web/dist; what is not older than its sources is not made again.
PAGE_SOURCES = $(shell find web/src web/public web/*.html web/*.ts web/*.js art/tiles -type f 2> /dev/null)
page: web/dist/index.html

web/dist/index.html: web/node_modules/.installed web/package.json $(PAGE_SOURCES)
	cd web && npm run build
	@touch $@

web/node_modules/.installed: web/package-lock.json | node
	cd web && npm ci --no-audit --no-fund
	@touch $@

# Debian's own may be too old for the build of the page; the registry of npm has newer ones.
node:
	@command -v node > /dev/null && command -v npm > /dev/null || \
		{ $(APT_GET) update -q && $(APT_GET) install -y -q nodejs npm; }
	@node -e 'process.exit(Number.parseInt(process.versions.node, 10) < 20 ? 1 : 0)' || \
		npm install --no-audit --no-fund --prefix web/.node node@22

# A deal at the terminal. RULES: red, classical, mcr, sichuan, taiwan. BOTS: random, novice, club, master, or programs.
RULES := mcr
BOTS := club
terminal: linker
	cargo run --release -q -p cli -- play --rules $(RULES) --bots '$(BOTS)'

test: tools
	cargo xtask ci

# The advisory database comes over the network. Without it there is nothing to check against, and
# that is no fault of the code.
test-deep: tools
	FIVEWINDS_DEEP=1 cargo test --workspace --release
	FIVEWINDS_DEEP=1 cargo xtask postgres --release
	cargo xtask peer --hands 200000
	@if cargo deny fetch db; then \
		cargo deny check advisories; \
	else \
		echo "note: the advisory database is out of reach, advisories were not checked"; \
	fi

bench: linker python
	@command -v valgrind > /dev/null || { $(APT_GET) update -q && $(APT_GET) install -y -q valgrind; }
	@cargo install --list | grep -q "^gungraun-runner v$(GUNGRAUN_VERSION):" || \
		cargo install --locked gungraun-runner --version $(GUNGRAUN_VERSION)
	cargo bench -p bench --bench side_by_side
	python3 tools/mcr_against_pymahjonggb.py --bench
	cargo bench -p bench --bench playout
	cargo bench -p bench --bench instructions
	cargo bench -p sim --bench throughput

# How many walls: --walls N, and --walls-of LEVEL=N for a level that takes its time.
WALLS :=
strength: linker
	cargo run --release -q -p cli -- strength $(WALLS)

# How many deals of each ruleset, and who plays: --deals N, --bot NAME.
DEALS :=
fans: linker
	cargo run --release -q -p cli -- fan-frequencies $(DEALS)

# New inputs stay in fuzz/scratch. One that fails is named at the end: put it into fuzz/corpus, where `make test` runs it.
FUZZ_SECONDS := 60
fuzz: linker
	@cargo fuzz --version > /dev/null 2>&1 || cargo install --locked cargo-fuzz --version $(CARGO_FUZZ_VERSION)
	@rustup toolchain list | grep -q ^nightly || rustup toolchain install nightly --profile minimal
	@for target in $$(ls fuzz/corpus); do \
		mkdir -p fuzz/scratch/$$target && \
		cargo +nightly fuzz run $$target fuzz/scratch/$$target fuzz/corpus/$$target -- \
			-max_total_time=$(FUZZ_SECONDS) -max_len=$$([ $$target = record ] && echo 3000 || echo 400) || exit 1; \
	done

mutants: linker
	@cargo mutants --version > /dev/null 2>&1 || cargo install --locked cargo-mutants --version $(CARGO_MUTANTS_VERSION)
	cargo mutants -p rules \
		-f 'crates/rules/src/*/{absorb,facts,join,pay,reading,score}.rs' \
		-f 'crates/rules/src/score/{layout,payment,proof,scorer,sheet,what_if}.rs'

tools: linker python postgres cargo-deny page chromium

# The page is tried in a real browser: the system's own.
chromium:
	@command -v chromium > /dev/null || { $(APT_GET) update -q && $(APT_GET) install -y -q chromium; }

# Pictures of every page and of a table in each ruleset, into web/screenshots.
screenshots: linker page chromium
	cargo build --release -q -p cli
	cd web && npm run screenshots

# The server's tests run on it too; they start one of their own.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || \
		{ $(APT_GET) update -q && $(APT_GET) install -y -q postgresql; }

# For the program that scores are compared with; it gets an environment of its own.
python:
	@python3 -c 'import ensurepip, venv' 2> /dev/null || \
		{ $(APT_GET) update -q && $(APT_GET) install -y -q python3 python3-venv; }

# Rust comes without a linker. rustfmt and clippy come with rust-toolchain.toml.
linker:
	@command -v cc > /dev/null || { $(APT_GET) update -q && $(APT_GET) install -y -q build-essential; }

# It has to be compiled, so it comes after the linker.
cargo-deny: linker
	@cargo deny --version > /dev/null 2>&1 || cargo install --locked cargo-deny --version $(CARGO_DENY_VERSION)
