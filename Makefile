# Backroom. Each target is a few lines that also work by hand; `make play` and `make test` do all
# their own set-up on a machine with python3, pip and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src rulebook -type f -not -name '*.pyc') setup.py pyproject.toml
GAME ?= capo-della-mafia
PYTEST := $(BIN)/python -m pytest -n 2
RUN := env PYTHONPATH=$(COMPILED) $(BIN)/python -m backroom.cli

.PHONY: play terminal test check test-interpreted test-compiled test-web chromium bench instructions strength pictures golden shelf compile \
  web format lock clean

# On 127.0.0.1 only, with its data in your own data folder; Ctrl-C stops it and loses nothing.
play: $(COMPILED)/.built
	@$(RUN) serve --next-port

# One game in the terminal against bots: make terminal GAME=maffiosi
terminal: $(COMPILED)/.built
	@BACKROOM_COMMAND="$(RUN)" $(RUN) play $(GAME)

test: check test-web test-interpreted test-compiled
	@echo "make test: everything passed"

check: $(VENV)/.ready
	$(BIN)/ruff format --check src tests setup.py
	$(BIN)/ruff check src tests setup.py
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

# The committed client must be what its sources make; without Node a hash says so (tests/web).
test-web:
	@if npm --version > /dev/null 2>&1; then $(MAKE) --no-print-directory web-is-fresh; else \
	  echo "###############################################################"; \
	  echo "## SKIPPED: the client's own tests. There is no Node here.   ##"; \
	  echo "###############################################################"; \
	fi

.PHONY: web-is-fresh
web-is-fresh: $(VENV)/.ready web/node_modules/.ready
	cd web && npm run wire && npm run icons && npm run check && npm test
	cd web && npx vite build --outDir ../.build/static --emptyOutDir
	$(BIN)/python tools/web-sources.py
	diff --recursive --brief --exclude=SOURCES .build/static src/backroom/static

# The browser stories are told in Debian's chromium; where it cannot be had they are skipped, loudly.
chromium:
	@command -v chromium > /dev/null || { apt-get update && apt-get install --yes chromium; } \
	  > /dev/null 2>&1 || { \
	  echo "###############################################################"; \
	  echo "## SKIPPED: the stories in a browser. Install chromium.      ##"; \
	  echo "###############################################################"; \
	}

# What the service does is the same on both builds; it is tested on the faster one.
test-interpreted: $(VENV)/.ready
	PYTHONPATH=src BACKROOM_BUILD=interpreted $(PYTEST) --ignore=tests/server --ignore=tests/browser

# Without a C compiler the build falls back to interpreted rules: say so, loudly, and go on.
test-compiled: $(COMPILED)/.built chromium
	@if ls $(COMPILED)/*__mypyc*.so > /dev/null 2>&1; then \
	  set -x; PYTHONPATH=$(COMPILED) BACKROOM_BUILD=compiled BACKROOM_OTHER_BUILD=$(CURDIR)/src \
	    $(PYTEST); \
	else \
	  echo "#############################################################"; \
	  echo "## SKIPPED: the compiled rules. There is no C compiler here #"; \
	  echo "## (or it failed); install gcc and the Python headers.      #"; \
	  echo "#############################################################"; \
	  set -x; PYTHONPATH=src BACKROOM_BUILD=interpreted $(PYTEST) tests/server tests/browser; \
	fi

# One table, both builds, the peers beside them.
bench: $(COMPILED)/.built .bench/.ready
	PYTHONPATH=src .bench/bin/python -m backroom.lab.bench --compiled $(COMPILED)

# Counts what a decision costs, under valgrind, and fails if a game has become dearer by more than
# 5 %. `make instructions RECORD=1` records anew for this environment.
instructions: $(COMPILED)/.built
	PYTHONPATH=src $(BIN)/python -m backroom.lab.instructions --compiled $(COMPILED) $(if $(RECORD),--write)

# How strong the bots are: every tournament of docs/bots.md. Takes hours.
strength: $(COMPILED)/.built
	@sed -n 's/^    backroom \(tournament .*\)/\1/p' docs/bots.md | while read -r line; do \
	  echo "backroom $$line"; $(RUN) $$line < /dev/null || exit 1; done

# The pictures of the documents, as the browser stories take them. Look at them.
pictures: $(COMPILED)/.built chromium
	BACKROOM_SHOTS=$(CURDIR)/docs/pictures PYTHONPATH=$(COMPILED) BACKROOM_BUILD=compiled \
	  $(PYTEST) tests/browser/test_pictures.py

golden: $(VENV)/.ready
	BACKROOM_GOLDEN=write PYTHONPATH=src $(BIN)/python -m pytest tests/lab/test_playthroughs.py

# The recorded games that every change must replay; only for a new version of a game's rules.
shelf: $(VENV)/.ready
	PYTHONPATH=src:tests $(BIN)/python -m fixtures.record

compile: $(COMPILED)/.built

# The built client is committed, so that players need no Node; whoever changes web/ builds it anew.
web: $(VENV)/.ready web/node_modules/.ready
	cd web && npm run wire && npm run icons && npm run check && npm test && npm run build
	$(BIN)/python tools/web-sources.py write

# Not `npm ci`: it wants the binaries of every platform in the lock, and a mirror may lack some.
web/node_modules/.ready: web/package-lock.json
	cd web && npm install --no-save --no-fund --no-audit
	@touch $@

format: $(VENV)/.ready
	$(BIN)/ruff format src tests setup.py
	$(BIN)/ruff check --fix src tests setup.py

# The lock names no package index; never commit uv.lock, which does.
lock: $(VENV)/.ready
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	  pyproject.toml --group dev -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	  pyproject.toml --extra bench -o requirements-bench.lock

clean:
	rm -rf $(VENV) .bench .build build dist src/*.egg-info

$(VENV)/.ready: requirements.lock
	tools/make-venv $(PYTHON) $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	@touch $@

.bench/.ready: requirements-bench.lock
	tools/make-venv $(PYTHON) .bench
	.bench/bin/python -m pip install --quiet --require-hashes -r requirements-bench.lock
	@touch $@

$(COMPILED)/.built: $(VENV)/.ready $(SOURCES)
	@echo "compiling the rules and the bots (some minutes, once) …"
	@rm -rf $(COMPILED) build
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --target $(COMPILED) .
	@touch $@
