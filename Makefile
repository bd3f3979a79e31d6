# Everything goes through the go command; see `make help` for what there is.

.DEFAULT_GOAL := build
.PHONY: play test lint bench build help

# Go is often installed without being on the path.
export PATH := $(PATH):/usr/local/go/bin
found_go := $(or $(shell command -v go 2>/dev/null),$(wildcard /usr/local/go/bin/go))
GO = $(or $(found_go),$(error Go is missing: install Go 1.26 or newer, or put its bin directory on your PATH))

VERSION := $(or $(shell git describe --tags --always --dirty 2>/dev/null),dev)

LINT_VERSION := v2.15.0
LINTER := .cache/bin/golangci-lint-$(LINT_VERSION)

build: ## build bin/soho (this is what plain `make` does)
	@$(GO) build -trimpath -buildvcs=false -ldflags '-X main.version=$(VERSION)' -o bin/soho ./cmd/soho

play: build ## build and play
	@bin/soho play

test: ## run every test
	@$(GO) test ./...

bench: ## run every benchmark
	@$(GO) test -run '^$$' -bench . -benchmem ./...

lint: $(LINTER) ## check format, go vet and golangci-lint
	@unformatted=$$("$$($(GO) env GOROOT)/bin/gofmt" -l */) || exit; \
	if [ -n "$$unformatted" ]; then printf 'Not formatted (gofmt -w):\n%s\n' "$$unformatted"; exit 1; fi
	@$(GO) vet ./...
	@$(LINTER) run ./...

# The version is part of the name, so that a new one replaces an old one.
$(LINTER):
	@echo "Installing golangci-lint $(LINT_VERSION) into .cache/bin; this takes some minutes, once."
	@GOBIN='$(CURDIR)/.cache/bin' $(GO) install github.com/golangci/golangci-lint/v2/cmd/golangci-lint@$(LINT_VERSION)
	@mv .cache/bin/golangci-lint $@

help: ## list what make can do here
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 15
