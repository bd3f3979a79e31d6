# Everything goes through the go command; see `make help` for what there is.

.DEFAULT_GOAL := build
.PHONY: play web test quick pictures gallery lint bench soak kills mutate tune ladder houseboard pairs verdicts determinism licences release build help

# Go is often installed without being on the path.
export PATH := $(PATH):/usr/local/go/bin
found_go := $(or $(shell command -v go 2>/dev/null),$(wildcard /usr/local/go/bin/go))
GO = $(or $(found_go),$(error Go is missing: install Go 1.26 or newer, or put its bin directory on your PATH))

# The version is the newest one in CHANGELOG.md; what is built here tells the commit too.
COMMIT := $(shell git describe --always --dirty --exclude '*' 2>/dev/null)

LINT_VERSION := v2.15.0
LINTER := .cache/bin/golangci-lint-$(LINT_VERSION)

# The tests that draw need a display, of their own if there is none: drawn by software, with instructions that every
# processor has, it is the same on every machine.
SOFTWARE = LIBGL_ALWAYS_SOFTWARE=1 LP_NATIVE_VECTOR_WIDTH=128 GALLIUM_OVERRIDE_CPU_CAPS=sse4.1
XVFB = $(if $(DISPLAY),,$(if $(shell command -v xvfb-run),$(SOFTWARE) xvfb-run -a))

# tool NAME builds one of the programs in cmd/dev and runs it here, where the packages are: they are a module of their own, which the
# program does not need.
tool = CGO_ENABLED=0 $(GO) build -C cmd/dev -buildvcs=false -o '$(CURDIR)/.cache/bin/' ./$(1) && .cache/bin/$(1)

build: ## build bin/soho (this is what plain `make` does)
	@CGO_ENABLED=0 $(GO) build -trimpath -buildvcs=false -ldflags '-X main.commit=$(addprefix +,$(COMMIT))' -o bin/soho ./cmd/soho

play: build ## install what is missing, build, and play; without a display, in the terminal
	@if [ -n "$$DISPLAY" ]; then .ci/packages window; fi
	@bin/soho play

web: ## build the page that plays in a browser: dist/web, to be put on any web server
	@$(call tool,webpage)

.PHONY: web-test
web-test: ## play the page in Chromium, without a person
	@.ci/packages web
	@$(call tool,webpage) -brotli=false -to .cache/web
	@cd cmd/web/test && npm ci --no-audit --no-fund --loglevel=error && SOHO_PAGE='$(CURDIR)/.cache/web' npm test --silent

test: ## run every test, those that draw too
	@.ci/packages tests
	@$(MAKE) -s run-tests

# The packages that take longest begin first, so that none of them runs on alone at the end.
FIRST := ./render/looktest/reading ./render/scene/client ./render/looktest/screens ./automa/analysis ./cmd/soho ./automa/search ./render/scene/table

.PHONY: run-tests
run-tests:
	@$(XVFB) $(GO) test -timeout 60m $(FIRST) ./...
	@$(GO) test -C cmd/dev -timeout 60m ./...

# What `make quick` leaves out: the race detector, lint, the program, the rooms, scenes and hosts, all screens but one of each room, what
# measures and checks whole games (automa/sim, analysis, audit and soak), and of the tests of the rules those that play so many games that
# they would take longer than all the others.
ROOMS := start|your-build|your-mat|automa-tie|round-end|log|companion-build|put-right|deck-front
LONG := TestOfARivalEveryTextIsSaid|TestEveryTextIsSaid|TestPosition_WrittenAndRead_IsTheSame|TestUndoGoesBackToBeforeTheRival|$\
	TestNobodyIsStuckOrLeftWithoutAnExplanation|TestTheTableShownFollowsTaskByTask|TestCottonPlay_PositionsAreSavedAndLoaded|$\
	TestAnyChangeIsReadAsItWasMade|FuzzUnmarshalPosition|TestBillsAddUpToWhatHappens|$\
	TestRedealDoesNotDependOnTheTruth|TestRivalInPartsIsTheSame|TestNothingIsUnsaid

quick: ## what is worth running after every change, in a minute: build, vet, tests of the rules, decks and words, a screen of each room
	@.ci/packages tests
	@$(GO) build ./... && $(GO) vet ./...
	@$(GO) test -short -skip '^($(LONG))$$' ./engine/... ./automa \
		./automa/companion ./automa/hidden ./automa/policy ./automa/record ./automa/search ./automa/wire ./decks/... ./render/tell/...
	@$(XVFB) $(GO) test ./render/looktest/screens -run 'TestGolden/^($(ROOMS))-1280x720$$'

pictures: ## write the golden pictures anew: the hashes of all, and those of the README; look at them with make gallery first
	@.ci/packages tests
	@$(XVFB) $(GO) test ./render/looktest/screens -run TestGolden -update

GALLERY := $(CURDIR)/.cache/gallery

gallery: ## draw every screen in every size and palette, and show them on one page: .cache/gallery/index.html
	@.ci/packages tests
	@rm -rf '$(GALLERY)'
	@$(XVFB) $(GO) test ./render/looktest/screens -count 1 -run TestGolden -gallery '$(GALLERY)'
	@echo 'Open $(GALLERY)/index.html'

# The lines are kept for benchstat, which compares two runs.
bench: SHELL := bash
bench: .SHELLFLAGS := -o pipefail -c
bench: ## run every benchmark; the lines for benchstat are kept in .cache/bench.txt
	@mkdir -p .cache
	@$(XVFB) $(GO) test -run '^$$' -bench . -benchmem ./... | tee .cache/bench.txt
	@echo; .ci/figures .cache/bench.txt

# Which game `make soak` plays, how many of each kind (five of the games have a solo game), from which number on, on how many
# processors.
GAME ?= all
GAMES ?= 200000
TABLES ?= $(shell expr $(GAMES) / 10)
FROM ?= 0
WORKERS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)

soak: ## check a million random games after every event (GAMES=2000 for fewer, GAME=brass for one of them, FROM=… to go on)
	@$(call tool,soak) -game $(GAME) -games $(GAMES) -tables $(TABLES) -from $(FROM) -workers $(WORKERS)

# How often `make kills` kills each of them; a plain test does it a few times only.
KILLS ?= 300

kills: ## kill the game 300 times each while it plays in the terminal, in a window and behind it (KILLS=1000 for more)
	@.ci/packages tests
	@$(MAKE) -s run-kills

.PHONY: run-kills
run-kills:
	@SOHO_KILLS=$(KILLS) $(XVFB) $(GO) test -count 1 -v -timeout 3h -run '^TestKilled' ./cmd/soho ./render/scene/client

# Which packages `make mutate` changes.
PACKAGES ?= ./engine ./engine/industry ./engine/cited ./engine/notation ./engine/position ./engine/preview ./engine/correct ./engine/route ./engine/thing ./engine/untrusted ./automa ./automa/companion ./automa/hidden ./automa/record ./automa/wire ./decks/edit

mutate: ## change one thing at a time in the rules and see that a test notices (PACKAGES=./automa/record for one package)
	@$(call tool,mutate) -workers $(WORKERS) $(PACKAGES)

determinism: ## see that the same seeds give the same games with 32 bits and in WebAssembly
	@.ci/determinism

tune: ## find the weights of the keen policy anew, and those by which a search judges, which takes half an hour
	@$(call tool,tune) -generations 150
	@$(call tool,tune) -industry 30
	@$(call tool,tune) -games 600

ladder: ## look for rungs of the ladder of levels by playing, which takes some minutes (cmd/dev/ladder/search.md)
	@for game in birmingham lancashire; do printf '# %s\n\n' $$game; $(call tool,ladder) -games 1000 -game $$game 2>/dev/null; echo; done > cmd/dev/ladder/search.md

# What is done in `make houseboard`: see .cache/bin/houseboard -help.
BOARD ?= -measure

houseboard: ## tell what the zones of our board of Industry cost and bring, and who wins (BOARD='-search' looks for better figures)
	@$(call tool,houseboard) $(BOARD)

# Who plays in `make pairs`: see .cache/bin/pairs -help.
PLAYERS ?= adviser:28 adviser:12

pairs: ## tell which of two players is better: same deals, until it is sure (PLAYERS='adviser:28 engine:../main/bin/soho:28')
	@$(call tool,pairs) $(PLAYERS)

# What is looked at in `make verdicts`: see .cache/bin/verdicts -help.
VERDICTS ?=

verdicts: ## tell whether hint and analysis agree, and who is right when both choices are played out (VERDICTS='-positions 60')
	@$(call tool,verdicts) $(VERDICTS)

licences: ## gather in licences.txt what must be told of those whose work is in the program, as a test demands
	@$(call tool,release) -licences

# The same commit gives the same bytes, on any machine with the same Go.
release: export SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct)
release: ## build what people install, for every system: dist
	@.ci/packages shelves
	@$(call tool,release)

# Among what golangci-lint runs is all of go vet.
lint: $(LINTER) ## check format, and all that golangci-lint knows, go vet among it
	@unformatted=$$("$$($(GO) env GOROOT)/bin/gofmt" -l *.go */) || exit; \
	if [ -n "$$unformatted" ]; then printf 'Not formatted (gofmt -w):\n%s\n' "$$unformatted"; exit 1; fi
	@$(LINTER) run ./... && cd cmd/dev && '$(CURDIR)/$(LINTER)' run ./...

# The version is part of the name, so that a new one replaces an old one.
$(LINTER):
	@echo "Installing golangci-lint $(LINT_VERSION) into .cache/bin; this takes some minutes, once."
	@GOBIN='$(CURDIR)/.cache/bin' $(GO) install github.com/golangci/golangci-lint/v2/cmd/golangci-lint@$(LINT_VERSION)
	@mv .cache/bin/golangci-lint $@

help: ## list what make can do here
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 20
