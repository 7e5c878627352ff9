# `make` alone lists the targets. Nothing is needed but make, Python 3.11 or newer, and pip.

.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
STAMPS := $(VENV)/.stamps
SOURCES := $(sort $(dir $(wildcard sanssouci/*.py tools/*.py benchmarks/*.py tests/*.py)))

# Tests start many processes of ours: where bytecode is not kept, each would compile all anew.
unexport PYTHONDONTWRITEBYTECODE

FUZZ_MINUTES ?= 60
ARGS ?=

.PHONY: help play terminal test lint types imports pytest walk format bench fuzz arena map lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: $(STAMPS)/play ## play in the browser (ARGS="--port 9000" and the like)
	@$(BIN)/sanssouci serve --open $(ARGS)

terminal: $(STAMPS)/play ## play in this terminal (ARGS="friedrich --scenario ..." is passed on)
	@$(BIN)/sanssouci play $(ARGS)

# The types are checked on the side: the tests leave a processor idle now and then.
test: lint imports ## lint, types, import directions and all tests
	@$(MAKE) --no-print-directory --jobs 2 types pytest

lint: $(STAMPS)/dev ## ruff: rules and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMPS)/dev ## mypy, strict
	$(BIN)/mypy $(SOURCES)

imports: $(STAMPS)/dev ## import directions between the packages
	$(BIN)/lint-imports

pytest: $(STAMPS)/dev $(STAMPS)/chromium ## the tests alone (ARGS="-k retreat" and the like)
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

format: $(STAMPS)/dev ## rewrite the sources as ruff wants them
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

walk: $(STAMPS)/dev $(STAMPS)/chromium ## every page in a made-up language: words of English left, sentences without room
	$(BIN)/python -m tests.browser.made_up_walk $(ARGS)

bench: $(STAMPS)/dev ## measure speed, beside peers
	$(BIN)/python -m benchmarks $(ARGS)

fuzz: $(STAMPS)/dev ## random games with invariants, for FUZZ_MINUTES (60)
	$(BIN)/python -m tools.fuzz --minutes $(FUZZ_MINUTES) $(ARGS)

arena: $(STAMPS)/dev ## a tournament of bots with a report in build/arena (ARGS="--jobs 1" and the like)
	@mkdir -p build
	$(BIN)/sanssouci arena run examples/arena.toml --out build/arena.sqlite $(ARGS)
	$(BIN)/sanssouci arena report build/arena.sqlite --to build/arena

map: $(STAMPS)/play ## draw the map
	$(BIN)/sanssouci map $(ARGS)

clean: ## remove the virtual environment, caches and builds
	rm -rf $(VENV) .stamps build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

# --- the virtual environment: one stamp per set of packages ------------------------------------

# The first of these that runs and is new enough; `make PYTHON=/path/to/python play` overrides.
PYTHON ?=
CANDIDATES := $(or $(PYTHON),python3.11 python3 python3.12 python3.13 python3.14 python)

$(STAMPS)/venv:
	@for candidate in $(CANDIDATES); do \
	  if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    recent="$$candidate"; \
	    if "$$candidate" -c 'import ensurepip, venv' 2>/dev/null; then found="$$candidate"; break; fi; \
	  fi; \
	done; \
	if [ -z "$${recent:-}" ]; then \
	  echo "Python 3.11 or newer is needed; none found among: $(CANDIDATES)" >&2; exit 1; \
	fi; \
	if [ -z "$${found:-}" ]; then \
	  echo "$$recent cannot make virtual environments: its venv or ensurepip module is missing." >&2; \
	  echo "On Debian or Ubuntu: apt install python3-venv. Or name another: make PYTHON=..." >&2; exit 1; \
	fi; \
	echo "Making $(VENV) with $$("$$found" --version)"; \
	"$$found" -m venv --clear $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/play: $(STAMPS)/venv requirements/build.lock requirements/runtime.lock pyproject.toml
	$(PIP) install --require-hashes -r requirements/build.lock -r requirements/runtime.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(STAMPS)/dev: $(STAMPS)/venv requirements/dev.lock pyproject.toml
	$(PIP) install --require-hashes -r requirements/dev.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# The browser tests drive a real Chromium; on Debian and its kin it is installed if it is missing.
$(STAMPS)/chromium: $(STAMPS)/venv
	@if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null; then \
	  echo "Installing Chromium for the browser tests"; \
	  if [ "$$(id -u)" = 0 ]; then as_root=; else as_root=sudo; fi; \
	  if ! command -v apt-get >/dev/null; then \
	    echo "Please install Chromium: the browser tests need it." >&2; exit 1; \
	  fi; \
	  $$as_root apt-get update -qq; \
	  DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq chromium >/dev/null; \
	fi
	@touch $@

# --- the lock files ----------------------------------------------------------------------------

# One resolution for every platform and every Python from 3.11 on; no package index is named.
# The smaller locks are held to the versions of the largest. UPGRADE=--upgrade moves to newest.
UPGRADE ?=
COMPILE := $(STAMPS)/lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
  --generate-hashes --no-annotate --custom-compile-command "make lock"

lock: $(STAMPS)/venv ## resolve the dependencies anew (UPGRADE=--upgrade for the newest)
	$(BIN)/python -m venv --clear $(STAMPS)/lock
	$(STAMPS)/lock/bin/python -m pip --disable-pip-version-check --quiet install uv
	$(COMPILE) $(UPGRADE) --all-extras pyproject.toml requirements/build.in -o requirements/dev.lock
	$(COMPILE) -c requirements/dev.lock pyproject.toml -o requirements/runtime.lock
	$(COMPILE) -c requirements/dev.lock requirements/build.in -o requirements/build.lock
	rm -rf $(STAMPS)/lock
	@if grep -n '://' requirements/*.lock; then echo "a lock file names a host" >&2; exit 1; fi
