# Turnkey. `make play` opens the tables in a browser, `make test` runs every check; both install what they need into
# .venv and web/node_modules.

PYTHON ?= python3
GAME ?= break_escape
BIN := .venv/bin
PAGE := web/dist/index.html
# Of a hundred lines and branches of src/turnkey/games, at least
COVERED := 95
CORES := $(shell nproc 2>/dev/null || echo 2)
# A third of the tests' time they wait for a server, a browser or a clock
WORKERS := $(shell expr $(CORES) + 1)
# Hundreds of processes are started here: read our modules from bytecode, where an environment forbids to keep it, too
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play serve table page test quick lint types layers pagetypes unit coverage check sweep bench build wheel wheel-check licences
.PHONY: docs learning notebooks mutation lock clean help

help: ## list what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 13

play: .venv/play.stamp ## play in the browser; without Node, in the terminal
	@if ! command -v npm >/dev/null; then \
	  echo "The page is built by Node.js 20 or newer, which is not here: this is the table in the terminal."; \
	  exec $(MAKE) -s table; \
	elif $(MAKE) -s $(PAGE); then \
	  PYTHONPATH=src exec $(BIN)/python -m turnkey serve --open; \
	else \
	  echo "The page could not be built (see above): this is the table in the terminal."; \
	  exec $(MAKE) -s table; \
	fi

table: .venv/play.stamp ## play in the terminal (GAME=break_escape)
	@$(BIN)/turnkey play $(GAME)

serve: .venv/play.stamp ## tables for people in their browsers, on this machine
	@$(BIN)/turnkey serve

page: $(PAGE) ## build the page, into web/dist

test: ## everything that must hold before a change lands
	@$(MAKE) --no-print-directory -j $(CORES) types page lint layers pagetypes .venv/browser.stamp
	@$(MAKE) --no-print-directory page unit

# What a change to one game breaks, it breaks here most of the time. The core's tests are those that name the game.
LAWS := $(addprefix tests/core/test_,$(addsuffix .py,contract emits leaks open_verbs parts releases rule_numbers \
  same_everywhere tables terms turning))
quick: .venv/dev.stamp ## style, types, one game's own tests and the core's laws on it: a minute (GAME=break_escape)
	@test -d tests/games/$(GAME) || \
	  { echo "There is no game '$(GAME)': GAME can be $(notdir $(wildcard tests/games/[a-z]*))"; exit 1; }
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n $(CORES) --dist worksteal tests/games/$(GAME) $(LAWS) -k $(GAME)

lint: .venv/dev.stamp ## style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev.stamp ## static types, strict
	$(BIN)/mypy

layers: .venv/dev.stamp ## imports point down only
	$(BIN)/lint-imports --no-logo

pagetypes: web/node_modules/stamp ## the page's types
	cd web && npm run -s check

# A test that hangs would keep the others' outcome from everybody: after so many seconds its process tells where it stands, and ends.
HANGS := 600
unit: .venv/browser.stamp ## the tests; what fails beside others is run once more, alone
	$(BIN)/python tools/run_tests.py -n $(WORKERS) --dist worksteal \
	  -o faulthandler_timeout=$(HANGS) -o faulthandler_exit_on_timeout=true

# Each game's own tests, and those of the core, the environments and the languages that go through all games.
COVERING := tests/games $(addprefix tests/core/test_,contract.py same_everywhere.py thinking_same_everywhere.py turning.py) \
  tests/env/test_env_features.py tests/play/test_play_rules.py tests/languages/test_terminal.py tests/cli/test_cli_play.py
# Rules run interpreted here, so that each of their lines and branches can be seen; what insists on compiled ones gets them.
coverage: .venv/dev.stamp ## how much of the games the tests run, line by line and branch by branch
	rm -f .coverage .coverage.*
	TURNKEY_INTERPRET=1 $(BIN)/coverage run -m pytest -n $(CORES) --dist worksteal $(COVERING) -k "not cuda"
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --fail-under=$(COVERED)

check: .venv/dev.stamp ## every law of a game over 100,000 games (GAME=break_escape)
	$(BIN)/turnkey check $(GAME) --games 100000

sweep: .venv/browser.stamp page ## all that `make test` samples, in full, for every game: hours
	TURNKEY_SWEEP=1 $(BIN)/pytest -n $(CORES) --dist worksteal $$(grep -rl --include="*.py" "^from sampling import" tests)
	for game in src/turnkey/games/*/edition.toml; do \
	  $(BIN)/turnkey check $$(basename $$(dirname $$game)) --games 100000 || exit 1; done
	$(MAKE) --no-print-directory notebooks mutation

# PyTorch and Ray take gigabytes, so nobody gets them unasked; without them these tests are passed over by `make test`.
LEARNING := $(addprefix tests/lab/test_,training.py training_rooms.py cluster.py learned_players.py) \
  $(addprefix tests/env/test_env_,learners.py dlpack.py)
learning: .venv/dev.stamp ## the tests of training and of clusters; needs PyTorch and Ray in .venv, and says so
	@$(BIN)/python -c 'import ray, torch' 2>/dev/null || \
	  { echo "PyTorch and Ray are missing: $(BIN)/pip install torch 'ray[rllib]', then run make again"; exit 1; }
	$(BIN)/pytest -n $(CORES) --dist worksteal $(LEARNING)

# A fixed budget: so many changes of each game's rules, drawn by a seed.
CHANGES := 30
NOTICED := 0.75
mutation: .venv/dev.stamp ## change the rules here and there, and see whether the tests notice: half an hour
	$(BIN)/python tools/mutate.py --changes $(CHANGES) --least $(NOTICED) --processes $(CORES)

notebooks: .venv/notebooks.stamp ## run the notebooks of examples/notebooks from beginning to end
	cd examples/notebooks && for one in *.ipynb; do \
	  PATH="$(CURDIR)/$(BIN):$$PATH" jupyter execute --timeout=1800 $$one || exit 1; done

bench: .venv/dev.stamp ## speed on this machine, OpenSpiel beside it
	$(BIN)/turnkey bench

build: .venv/dev.stamp page ## the source archive and the wheel with the page in it, in dist/
	$(BIN)/python -m build --no-isolation

wheel: .venv/dev.stamp page ## the wheel alone
	$(BIN)/python -m build --no-isolation --wheel

wheel-check: wheel ## install the wheel as strangers do, for every Python here, and play and serve with it (needs uv)
	$(BIN)/python tools/check_wheel.py

docs: .venv/docs.stamp ## the documentation as a site, in build/site, with its links checked
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q

licences: .venv/dev.stamp ## write LICENCES.md anew
	$(BIN)/python tools/licences.py

lock: .venv/dev.stamp ## choose the newest versions anew (needs uv)
	uv pip compile pyproject.toml --extra serve --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-annotate --upgrade -q -o requirements/play.lock
	uv pip compile pyproject.toml --extra serve --extra lab --group dev --universal --python-version 3.11 \
	  --generate-hashes --no-header --no-annotate --upgrade -q -o requirements/dev.lock
	for group in docs notebooks; do \
	  uv pip compile --group $$group --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --upgrade -q \
	    -o requirements/$$group.lock || exit 1; done

clean: ## remove what was installed and built here
	rm -rf .venv build dist web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache

# uv does it in a tenth of the time, where it is here and finds its way to the packages
define install
command -v uv >/dev/null && uv pip install -q --python $(BIN)/python --require-hashes -r $(1) 2>/dev/null || \
  $(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r $(1) || \
  { echo "Packages could not be installed: check the network and pip's settings, then run make again"; exit 1; }
endef

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Turnkey needs Python 3.11 or newer: install it, then run make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -m venv .venv || \
	  { echo "Python's venv module is missing: on Debian and Ubuntu, apt-get install python3-venv"; rm -rf .venv; exit 1; }

.venv/play.stamp: requirements/play.lock | .venv/bin/python
	@echo "Installing what play needs into .venv …"
	@$(call install,requirements/play.lock)
	@printf '#!/bin/sh\nPYTHONPATH="%s/src" exec "%s/.venv/bin/python" -m turnkey "$$@"\n' "$(CURDIR)" "$(CURDIR)" > $(BIN)/turnkey
	@chmod +x $(BIN)/turnkey
	@touch $@

.venv/dev.stamp: requirements/dev.lock pyproject.toml | .venv/bin/python
	@echo "Installing what development needs into .venv …"
	@$(call install,requirements/dev.lock)
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@ .venv/play.stamp

.venv/docs.stamp: requirements/docs.lock | .venv/bin/python
	@echo "Installing what the documentation is built with into .venv …"
	@$(call install,requirements/docs.lock)
	@touch $@

.venv/notebooks.stamp: requirements/notebooks.lock .venv/dev.stamp
	@echo "Installing what notebooks are run with into .venv …"
	@$(call install,requirements/notebooks.lock)
	@touch $@

# Without a browser the page's tests are passed over, and say so.
.venv/browser.stamp: .venv/dev.stamp
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  { echo "Installing a browser for the page's tests …"; timeout 180 $(BIN)/python -m playwright install chromium; } || \
	  { [ "$$(id -u)" = 0 ] && apt-get -q update && \
	    { apt-get install -qy chromium-headless-shell || apt-get install -qy chromium; }; } || \
	  echo "No browser could be had: the page's tests are passed over. Get one by 'playwright install chromium'"
	@touch $@

web/node_modules/stamp: web/package-lock.json
	@echo "Installing what the page is built with into web/node_modules …"
	@command -v npm >/dev/null || \
	  { echo "The page needs Node.js 20 or newer with npm: on Debian and Ubuntu, apt-get install nodejs npm"; exit 1; }
	@cd web && npm ci --silent --no-audit --no-fund || \
	  { echo "The page's packages could not be installed: check the network and npm's settings, then run make again"; exit 1; }
	@touch $@

$(PAGE): web/node_modules/stamp $(shell find web/src web/public -type f) web/index.html web/vite.config.js web/package.json
	@cd web && npm run -s build -- --logLevel warn
