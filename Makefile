# Two commands do everything on a fresh machine with Python 3.11 and make:
#   make play   set up, compile where a C compiler is there, and start playing
#   make test   set up and run every test
# The rest is for daily work: make check (quick loop), make bench (speed), make mutants GAME=… (do the tests notice
# faults in the rules?), make format, make clean.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := $(wildcard src/arene/core/*.py src/arene/bots/*.py src/arene/games/*/*.py)
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

# what the quick loop leaves to make test: whole sites, whole builds, whole matches, random play by the hundred
LONGER := --ignore=tests/browser --ignore=tests/server --ignore=tests/bots --ignore=tests/lab --ignore=tests/terminal \
  --ignore=tests/games/test_builds.py --ignore=tests/test_shared_screen.py --ignore=tests/test_build.py --ignore=tests/test_cli.py \
  $(foreach name,properties invariants sampling secrets outlook speech editions positions moves,--ignore-glob='tests/games/*/test_$(name).py')

.PHONY: play test check bench mutants format clean

play: $(VENV)/installed
	@$(BIN)/arene serve --open

test: $(VENV)/compiled
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(PYTEST)
	ARENE_PURE=1 $(PYTEST) tests/core tests/games -m "not slow"

check: $(VENV)/compiled
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(PYTEST) -m "not slow" $(LONGER)

bench: $(VENV)/compiled $(VENV)/benched
	$(BIN)/python bench/bench.py

# a hundred faults in a game's rules: GAME=sponsio, N=100, SEED=1
mutants: $(VENV)/developed
	ARENE_PURE=1 $(BIN)/python -m tests.mutants $(GAME) --count $(or $(N),100) --seed $(or $(SEED),1)

format: $(VENV)/compiled
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

# what playing needs; the build compiles the rules by itself
$(VENV)/installed: $(BIN)/python pyproject.toml setup.py $(SOURCES)
	@echo "Setting up: the first time takes a few minutes."
	$(PIP) install -e .
	@touch $@

# what working on it needs; compiled below, once
$(VENV)/developed: $(BIN)/python pyproject.toml setup.py
	@echo "Setting up for development: the first time takes a few minutes."
	ARENE_COMPILE=no $(PIP) install -e '.[dev]'
	@touch $@

$(VENV)/compiled: $(VENV)/developed $(SOURCES)
	$(BIN)/python setup.py -q build_ext --inplace
	@touch $@

$(VENV)/benched: $(VENV)/developed
	ARENE_COMPILE=no $(PIP) install -e '.[dev,bench]'
	@touch $@

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete
