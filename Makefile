# Barpoint: `make run` starts it, `make test` tests it; the rest is listed by `make help`.

PYTHON ?= python3
# `.venv` is of the Python that made it; another, asked for by PYTHON=..., has its own in there.
venv := .venv
ifneq ($(origin PYTHON),file)
version := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
$(if $(version),,$(error There is no $(PYTHON) here that starts))
venv := .venv$(if $(wildcard .venv/bin/python),$(if $(wildcard .venv/bin/python$(version)),,/$(version)))
endif
python := $(venv)/bin/python
pip := $(python) -m pip --disable-pip-version-check --quiet install --no-compile
uv := $(venv)/bin/uv pip install --quiet --python $(python)

coverage := $(python) -m coverage
# More workers than cores: many tests wait for a browser, a thread or another process, and proofs even more.
cores := $(shell nproc 2>/dev/null || echo 2)
workers := $(shell expr 1 + $(cores))
pytest := pytest -q -n $(workers) --dist worksteal

# What is compiled stays so, for each worker and for each process that a test starts.
unexport PYTHONDONTWRITEBYTECODE

# What `make check` looks at, and how much of the whole the tests must reach, in percent.
checking := tests/test_architecture.py tests/test_documents.py tests/test_shape.py
floor := 95

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup run test rules check gnubg proof pythons duels coverage bench lock clean

help: ## Say what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

setup: $(venv)/run.stamp ## Make the virtual environment with the pinned dependencies

run: setup ## Start the bot, or the playground where there is no token
	@echo "Starting: the bot where .env has a token, else the playground in your browser. It takes some seconds."
	@$(python) -m bot

# The engine has no greenlets, which would be asked for at each call of it, and its tests wait for nobody.
test: $(venv)/dev.stamp ## Run the tests
	$(coverage) erase
	$(coverage) run --source=bot.engine --concurrency=thread -m $(pytest) -n $(cores) tests/engine
	$(coverage) combine --quiet
	$(coverage) report --fail-under=100
	$(python) -m $(pytest) tests $(if $(marks),-m "$(marks)") --ignore=tests/engine $(checking:%=--ignore=%)

rules: $(venv)/dev.stamp ## Run the tests of the rules alone, in seconds
	$(python) -m $(pytest) tests/clocks tests/engine tests/model

check: $(venv)/dev.stamp ## Look at style, types, architecture and documents
	$(python) -m ruff check .
	$(python) -m ruff format --check .
	$(python) -m mypy
	$(python) -m pytest -q $(checking)

gnubg: $(venv)/dev.stamp ## Let GNU Backgammon read what is exported
	$(python) -m $(pytest) -m gnubg

proof: $(venv)/dev.stamp coverage ## Run the long proofs, `gnubg`, `coverage` and `pythons` among them
	$(python) -m $(pytest) -n $(shell expr 2 '*' $(cores)) -o faulthandler_timeout=7200 -m proof
	@$(MAKE) --no-print-directory pythons

pythons: $(venv)/dev.stamp ## Run the tests with each other Python that is promised and found
	@others=$$(bash .ci/pythons $(python)) || exit; test "$$others" || echo "Left out: there is no other Python here."; \
	for other in $$others; do $(MAKE) --no-print-directory test PYTHON=$$other || exit; done

duels: $(venv)/dev.stamp ## Let the levels of the bot play a thousand games each, for hours
	$(python) -m pytest -s -o faulthandler_timeout=0 -m duel

# Properties are tried with more examples here than by `make test`.
coverage: $(venv)/dev.stamp ## Measure how much of the whole the tests reach, which makes them slower
	$(coverage) erase
	$(coverage) run --source=bot,render,storage -m $(pytest) --hypothesis-profile=thorough tests
	$(coverage) combine --quiet
	$(coverage) report --fail-under=$(floor) --format=total

bench: $(venv)/dev.stamp ## Measure all, or one: only=load; ends with lines of name, ratio, mark
	@$(python) -m tests.benchmarks $(only)

lock: ## Pin the newest versions that pyproject.toml allows
	$(PYTHON) -m venv $(venv)/lock
	$(venv)/lock/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes --requirement requirements/uv.txt
	$(subst pyproject.toml,,$(call compile,uv,--group uv))
	$(call compile,run,--group build --extra playground)
	$(subst pyproject.toml,,$(call compile,build,--group build --constraint requirements/run.txt))
	$(call compile,bot,--constraint requirements/run.txt)
	$(call compile,dev,--group build --extra playground --group dev --constraint requirements/run.txt)
compile = $(venv)/lock/bin/uv pip compile pyproject.toml $(2) --universal --generate-hashes \
	--no-annotate --no-header --upgrade --quiet --output-file requirements/$(1).txt

clean: ## Remove the virtual environment and the caches
	rm -rf $(venv) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage* *.egg-info build

$(python):
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Barpoint needs Python 3.11 or newer; say which by PYTHON=...")'
	@echo "Making a virtual environment in $(venv)."
	@$(PYTHON) -m venv $(venv)

# uv installs in a third of pip's time; where it has no wheel, or does not reach what pip is told to ask, pip does it.
install = $(1) --require-hashes --requirement $< && $(1) --no-deps --no-build-isolation --editable .
$(venv)/%.stamp: requirements/%.txt requirements/uv.txt pyproject.toml | $(python)
	@echo "Installing the packages of $< into $(venv): half a minute, only when they change."
	@$(pip) --only-binary :all: --require-hashes --requirement requirements/uv.txt && $(call install,$(uv)) || { \
		echo "Not by uv, so by pip: a minute or two."; \
		$(call install,$(pip)); }
	@touch $@
