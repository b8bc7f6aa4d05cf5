# Backroom. Each target is a few lines that also work by hand; `make play` and `make test` do all
# their own set-up on a machine with python3, pip and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
OPTIMISED := .build/optimised
GAME ?= capo-della-mafia
# A worker that is done takes work from the other: tests differ in length by a factor of a thousand.
# A story in the browser that fails is told once more, and the report says so (tests/told_again.py).
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
CODE := src tests tools examples setup.py

# Byte code lies beside the builds, not in the sources, and is kept also where Python is told to
# write none: else every process of a house or a test would compile its packages for two seconds.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.build/bytecode

RULES_TESTS := tests/kernel tests/games tests/conformance tests/table/test_shelf.py tests/lab/test_playthroughs.py tests/bots/test_known_answers.py tests/learning/test_known_game.py

.PHONY: play terminal test quick seeds soak soak-rules mutants mutants-sample check test-interpreted test-compiled test-web chromium bench instructions strength fools \
  pictures golden shelf copies compile optimise first-minute web format lock try-wheel clean

# On 127.0.0.1 only, with its data in your own data folder; Ctrl-C stops it and loses nothing. `make play
# LAN=1` lets everybody on your network in (no TLS: at home, among friends). It opens
# on interpreted rules if need be, and compiles them beside (tools/play.py).
play: $(VENV)/.play
	@LAN='$(LAN)' $(BIN)/python tools/play.py

# One game in the terminal against bots: make terminal GAME=maffiosi
terminal: $(VENV)/.play
	@$(BIN)/backroom play $(GAME)

# First what the compiled tests need, side by side, fetching packages too: each alone would leave a core
# idle. Then those tests, for browsers and sockets often wait, and in their gaps everything else.
test: postgres
	$(MAKE) --no-print-directory -j 3 --output-sync=target compile-if-possible chromium spiel $(VENV)/.docs node-packages
	$(MAKE) --no-print-directory -j 2 test-compiled test-beside
	@echo "make test: everything passed"

.PHONY: test-beside node-packages
test-beside:
	nice -n 10 env MAKEFLAGS= MFLAGS= $(MAKE) --no-print-directory check test-web test-interpreted instructions mutants-sample

# Before every commit: format, types, layers, and the tests that the change touches, as far as a minute goes.
quick: check
	@tests=$$($(BIN)/python tools/touched.py); if [ -z "$$tests" ]; then echo "no test is touched"; else \
	  set -x; BACKROOM_SECONDS=45 PYTHONPATH=src BACKROOM_BUILD=interpreted $(PYTEST) $$tests; fi

# Chance must not break a test: all that draw chance with other seeds. Those are who ask for a seed,
# who are given examples, and who open a house, which rolls dice of its own: tests/conftest.py marks
# them, and tests/tools/test_chance.py sees that it knows them all. No story is told twice here. SEEDS=3 make seeds
SEEDS ?= 10
seeds: $(VENV)/.ready compile chromium
	@failed=; for number in $$(seq $(SEEDS)); do seed=$$($(BIN)/python -c 'import secrets; print(secrets.randbits(32))'); \
	  echo "== seed $$seed ($$number of $(SEEDS))"; \
	  BACKROOM_TOLD_ONCE=1 BACKROOM_SEED=$$seed PYTHONPATH=$(COMPILED) BACKROOM_BUILD=compiled BACKROOM_OTHER_BUILD=$(CURDIR)/src \
	    $(PYTEST) -m chance --hypothesis-seed=$$seed || failed="$$failed $$seed"; done; \
	  [ -z "$$failed" ] || { echo "tests failed with the seeds$$failed"; exit 1; }

# A long look: many more examples of every law and every deal than `make test` has time for, then people at
# many nodes for ten minutes.
soak: soak-rules soak-nodes

soak-rules: $(VENV)/.ready compile
	BACKROOM_SOAK=1 BACKROOM_EXAMPLES=150 BACKROOM_DEAL_GAMES=10000 PYTHONPATH=$(COMPILED) BACKROOM_BUILD=compiled \
	  BACKROOM_OTHER_BUILD=$(CURDIR)/src $(PYTEST) tests/conformance tests/games tests/kernel tests/table tests/lab \
	  tests/server/test_crashes.py

# Small defects are planted in a copy of the tree, and the tests must notice (docs/mutants.md). Takes an
# hour; what is known is kept. MUTANTS='--part kernel --jobs 2' make mutants; `--list` only lists, and
# `--hasty` has a first look. What is not compiled is tried on the compiled rules: `make compile` first.
mutants: $(VENV)/.ready
	$(BIN)/python tools/mutants.py $(MUTANTS)

mutants-sample: $(VENV)/.ready
	$(BIN)/python tools/mutants.py --sample

check: $(VENV)/.ready lint-web
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy
	MYPYPATH=tools $(BIN)/mypy tools/*.py tools/probes/*.py
	MYPYPATH=src:tests:tools $(BIN)/mypy --explicit-package-bases tests
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

# Prettier, stylelint and ESLint over the client (web/README.md). Before test-web, which needs the same packages.
.PHONY: lint-web web-is-tidy
lint-web:
	@if npm --version > /dev/null 2>&1; then $(MAKE) --no-print-directory web-is-tidy; fi

node-packages:
	@if npm --version > /dev/null 2>&1; then $(MAKE) --no-print-directory web/node_modules/.ready; fi

web-is-tidy: web/node_modules/.ready
	cd web && npm run lint

# The committed client must be what its sources make; without Node a hash says so (tests/web).
test-web: lint-web $(VENV)/.ready
	@if npm --version > /dev/null 2>&1; then $(MAKE) --no-print-directory web-is-fresh; else \
	  echo "###############################################################"; \
	  echo "## SKIPPED: the client's own tests. There is no Node here.   ##"; \
	  echo "###############################################################"; \
	fi

.PHONY: web-is-fresh
web-is-fresh: $(VENV)/.ready web/node_modules/.ready
	cd web && npm run wire && npm run icons && npm run check && npm test
	cd web && npx vite build --outDir ../.build/static --emptyOutDir --sourcemap hidden
	$(BIN)/python tools/web-sources.py
	$(BIN)/python tools/third-party.py .build/static
	diff --recursive --brief --exclude=SOURCES --exclude='*.map' .build/static src/backroom/static

# The browser stories are told in Debian's chromium; where it cannot be had they are skipped, loudly.
chromium:
	@command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null || \
	  { apt-get update && { apt-get install --yes chromium-headless-shell || apt-get install --yes chromium; }; } \
	  > /dev/null 2>&1 || { \
	  echo "###############################################################"; \
	  echo "## SKIPPED: the stories in a browser. Install chromium.      ##"; \
	  echo "###############################################################"; \
	}

# Tests of many nodes start a PostgreSQL of their own; where it cannot be had they are skipped, loudly.
.PHONY: postgres
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || \
	  { apt-get update && apt-get install --yes --no-install-recommends postgresql; } > /dev/null 2>&1 || { \
	  echo "###############################################################"; \
	  echo "## SKIPPED: many nodes. Install postgresql.                  ##"; \
	  echo "###############################################################"; \
	}

# Without a C compiler there is no build: it was said, and everything is tested interpreted.
.PHONY: compile-if-possible
compile-if-possible: $(VENV)/.ready
	@$(BIN)/python tools/compile.py || { [ $$? = 3 ] && rm -f $(COMPILED); }

test-compiled: $(VENV)/.ready
	@if [ -e $(COMPILED)/BUILD.json ]; then \
	  set -x; PYTHONPATH=$(COMPILED) BACKROOM_BUILD=compiled BACKROOM_OTHER_BUILD=$(CURDIR)/src \
	    $(PYTEST); \
	else \
	  echo "#############################################################"; \
	  echo "## SKIPPED: the compiled rules. There is no C compiler here #"; \
	  echo "## install gcc and the Python headers.                      #"; \
	  echo "#############################################################"; \
	fi

# What the compiler does not touch is tested once, on the faster build; the rules on both.
test-interpreted: $(VENV)/.ready
	@if [ -e $(COMPILED)/BUILD.json ]; then \
	  set -x; PYTHONPATH=src BACKROOM_BUILD=interpreted $(PYTEST) -m "not once" $(RULES_TESTS); \
	else \
	  set -x; PYTHONPATH=src BACKROOM_BUILD=interpreted $(PYTEST); \
	fi

# OpenSpiel's own tests, and its search, on our games. What those do not need of it is left out (SciPy
# alone is 110 MB), so it lies in a folder of its own; where it cannot be had they are skipped, loudly.
.PHONY: spiel
spiel:
	@[ -e .spiel/pyspiel.so ] || $(PYTHON) -m pip install --quiet --disable-pip-version-check --no-deps --target .spiel \
	  'open_spiel==2.0.2' absl-py ml-collections pyyaml > /dev/null 2>&1 || { rm -rf .spiel; \
	  echo "###############################################################"; \
	  echo "## SKIPPED: OpenSpiel plays our games. pip cannot have it.   ##"; \
	  echo "###############################################################"; \
	}

# What the tests show of a house on an SQLite file, shown of one that keeps its games on PostgreSQL.
.PHONY: test-postgres
test-postgres: $(VENV)/.ready compile-if-possible postgres
	BACKROOM_TESTS_ON=postgresql PYTHONPATH=$(if $(wildcard $(COMPILED)/BUILD.json),$(COMPILED),src) $(PYTEST) tests/server

# One table, both builds, the peers beside them.
bench: optimise .bench/.ready
	PYTHONPATH=src .bench/bin/python -m backroom.lab.bench --compiled $(OPTIMISED)

# The learning environments beside others of their kind, in one run (docs/environments.md).
# Pgx needs JAX, 400 MB that nothing else needs: where it cannot be had its lines are left out.
.PHONY: bench-envs
bench-envs: optimise .bench/.pgx
	PYTHONPATH=$(OPTIMISED) .bench/bin/python -m backroom.lab.bench_envs

# Counts what a decision costs, under valgrind, and fails if a game has become dearer by more than
# 5 %. `make instructions RECORD=1` records anew for this environment.
instructions: $(VENV)/.ready compile-if-possible
	@[ ! -e $(COMPILED)/BUILD.json ] || PYTHONPATH=src $(BIN)/python -m backroom.lab.instructions --compiled $(COMPILED) $(if $(RECORD),--write)

# The laboratory on a Ray cluster of this machine, a worker of which is killed. Ray is 200 MB and takes
# seconds to start, so it lies in a folder of its own, and `make test` says that it left this out.
.PHONY: test-ray
test-ray: $(VENV)/.ready compile-if-possible
	@[ -d .ray/ray ] || $(PYTHON) -m pip install --quiet --disable-pip-version-check --target .ray 'ray>=2.50,<3'
	PYTHONPATH=$(if $(wildcard $(COMPILED)/BUILD.json),$(COMPILED),src):.ray $(BIN)/python -m pytest tests/lab/test_ray.py

# How strong the bots are: every tournament of docs/bots.md. Takes hours.
strength: optimise
	@sed -n 's/^    backroom \(tournament .*\)/\1/p' docs/bots.md | while read -r line; do \
	  echo "backroom $$line"; $(BIN)/backroom $$line < /dev/null || exit 1; done

# Fools of Capo, then tricksters of La Cosa Nostra against three normal and three hard bots: none may win
# more than 30 % (docs/bots.md). FOOLS='--against normal --games 400' make fools
FOOLS ?=
fools: optimise
	@PYTHONPATH=$(OPTIMISED) $(BIN)/python -m backroom.lab.fools.capo_della_mafia
	@PYTHONPATH=$(OPTIMISED) $(BIN)/python -m backroom.lab.fools $(FOOLS)

# Hostile messages and requests by the hundred thousand, then floods beside an honest player, all on
# 127.0.0.1; its account is in docs/security.md. COUNT=20000 make attack
COUNT ?= 100000
.PHONY: attack audit
attack: $(VENV)/.ready compile-if-possible chromium
	PYTHONPATH=$(if $(wildcard $(COMPILED)/BUILD.json),$(COMPILED),src):tests $(BIN)/python -m attack --count $(COUNT)
	PYTHONPATH=src $(BIN)/python -m pytest tests/browser/test_script_in_names.py

# Known holes in what we stand on. It asks the index for them, so it needs one that knows them: where
# an index does not, it says so and fails rather than find nothing.
audit:
	@[ -x .audit/bin/pip-audit ] || { $(PYTHON) -m venv .audit && .audit/bin/pip install --quiet pip-audit; }
	.audit/bin/pip-audit --strict --disable-pip --require-hashes --progress-spinner off \
	  -r requirements.lock -r requirements-docs.lock -r requirements-bench.lock

# The service beside boardgame.io's and beside a bare broadcast, in one run (docs/performance.md). The
# peer comes from npm; without Node it is left out.
.PHONY: bench-server
bench-server: $(VENV)/.ready optimise
	@if npm --version > /dev/null 2>&1 && [ ! -e .bench/peer/node_modules ]; then mkdir -p .bench/peer && \
	  cp tests/load/peer/package.json .bench/peer/ && cd .bench/peer && npm install --no-fund --no-audit --silent; fi
	@cp tests/load/peer/server.js .bench/peer/ 2> /dev/null || true
	PYTHONPATH=$(OPTIMISED):tests $(BIN)/python -m load $$([ ! -e .bench/peer/node_modules ] || echo --peer .bench/peer)

# The documents, into .build/manual: there the house finds them (/docs), and a wheel takes them along.
.PHONY: docs release
docs: $(VENV)/.docs
	PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "the documents are in .build/manual; the house serves them at /docs"

# All that is published, as far as this machine can make it, checked, in dist/ (docs/packaging.md).
release: docs
	$(BIN)/python tools/release.py

# People at many tables on three nodes while nodes, bots and PostgreSQL are killed; its account is in
# docs/reliability.md. A minute: make soak-nodes SOAK_SECONDS=60 THOUGHT=6
SOAK_SECONDS ?= 600
TABLES ?= 48
THOUGHT ?= 12
.PHONY: soak-nodes bench-nodes
soak-nodes: $(VENV)/.ready compile-if-possible postgres
	PYTHONPATH=$(if $(wildcard $(COMPILED)/BUILD.json),$(COMPILED),src):tests $(BIN)/python -m soak_nodes \
	  --seconds $(SOAK_SECONDS) --tables $(TABLES) --thought $(THOUGHT)

# One node and two on one PostgreSQL, in one run, and what limits them.
bench-nodes: $(VENV)/.ready optimise postgres
	PYTHONPATH=$(OPTIMISED):tests $(BIN)/python -m load.nodes

# The pictures of the documents, as the browser stories take them. Look at them.
pictures: compile chromium
	BACKROOM_SHOTS=$(CURDIR)/docs/pictures PYTHONPATH=$(COMPILED) BACKROOM_BUILD=compiled \
	  $(PYTEST) tests/browser/test_pictures.py tests/browser/test_pictures_of_moments.py \
	  tests/browser/test_lab_report.py

golden: $(VENV)/.ready
	BACKROOM_GOLDEN=write PYTHONPATH=src $(BIN)/python -m pytest tests/lab/test_playthroughs.py tests/conformance/test_rows_stay.py

# The recorded games that every change must replay; only for a new version of a game's rules.
shelf: $(VENV)/.ready
	PYTHONPATH=src:tests $(BIN)/python -m fixtures.record

# How states are cloned and frozen, from the fields that their classes list; after a change of fields.
copies: $(VENV)/.ready
	@$(BIN)/python tools/copies.py

# For daily work: about a minute at first, seconds after a change. `optimise` compiles as published
# wheels are compiled, for measuring and for the strongest bots.
compile: $(VENV)/.play
	@$(BIN)/python tools/compile.py

optimise: $(VENV)/.play
	@$(BIN)/python tools/compile.py --optimise 2

# What a newcomer waits for, in a clean clone without pip's cache; docs/performance.md has the figures.
first-minute:
	@$(PYTHON) tools/first_minute.py

# The built client is committed, so that players need no Node; whoever changes web/ builds it anew.
web: $(VENV)/.ready web/node_modules/.ready
	cd web && npm run wire && npm run icons && npm run check && npm test && npm run build
	$(BIN)/python tools/web-sources.py write
	$(BIN)/python tools/third-party.py write

# Not `npm ci`: it wants the binaries of every platform in the lock, and a mirror may lack some.
web/node_modules/.ready: web/package-lock.json
	cd web && npm install --no-save --no-fund --no-audit
	@touch $@

format: $(VENV)/.ready
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)

# The locks name no package index; never commit uv.lock, which does. The first is everything that
# developers need; the smaller ones hold the same versions: a house, one in a container, the documents, a
# compiler, a bench.
COMPILE_LOCK = $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11
lock: $(VENV)/.ready
	$(PYTHON) -m pip --python $(BIN)/python install --quiet uv
	$(COMPILE_LOCK) pyproject.toml --extra postgres --extra lab --extra terminal --extra rl --group dev -o requirements.lock
	$(COMPILE_LOCK) pyproject.toml --extra serve --extra terminal -c requirements.lock -o requirements-play.lock
	$(COMPILE_LOCK) pyproject.toml --extra postgres -c requirements.lock -o requirements-container.lock
	$(COMPILE_LOCK) pyproject.toml --extra serve --extra terminal --group docs -c requirements.lock -o requirements-docs.lock
	$(COMPILE_LOCK) --group build -c requirements.lock -o requirements-build.lock
	$(COMPILE_LOCK) pyproject.toml --extra bench --extra rl -o requirements-bench.lock

# A wheel in a clean environment, from the network: does it play, simulate and host?
# BACKROOM_COMPILE=0 make try-wheel tries the pure one.
try-wheel:
	tools/try-wheel $(PYTHON)

clean:
	rm -rf $(VENV) .audit .bench .ray .build build dist src/*.egg-info

# What players need, and the command `backroom` that runs this checkout.
$(VENV)/.play: requirements-play.lock
	@tools/install $(PYTHON) $(VENV) requirements-play.lock
	@tools/put-command $(VENV)
	@touch $@

# What builders need, with everything that players need.
$(VENV)/.ready: requirements.lock
	@tools/install $(PYTHON) $(VENV) requirements.lock
	@tools/put-command $(VENV)
	@touch $(VENV)/.play $@

# What builds the documents and looks at container and workflows, beside what builders need.
$(VENV)/.docs: requirements-docs.lock $(VENV)/.ready
	@tools/install $(PYTHON) $(VENV) requirements-docs.lock
	@touch $@

.bench/.pgx: .bench/.ready
	@.bench/bin/pip install --quiet pgx==2.6.0 jax==0.10.2 || true
	@touch $@

.bench/.ready: requirements-bench.lock
	@tools/install $(PYTHON) .bench requirements-bench.lock
	@touch $@
