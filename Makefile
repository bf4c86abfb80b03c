# `make demo` and `make test` do everything; the rest are their parts.
# APP=snapp|items|models|promotions, LANGUAGE=fa, PORT=9000, API=slow|down|error and FRESH=1 go to the demo.

SWIFT ?= swift
TRAITS = --traits SQLite,Stage
# What `make test` builds, and with which flags (Scripts/build-flags), lies beside what `swift build` by hand does.
# Showcase is built where the runtime is, which is compiled once for both.
RUNTIME = --scratch-path .build/test $(TRAITS)
SHOWCASE = --package-path Showcase --scratch-path .build/test
TOOLS = --package-path Tools --scratch-path Tools/.build/test
TEST_TOOL = Tools/.build/test/debug/scaena
PREFIX ?= $(HOME)/.local
# SwiftPM hands a package's traits on in the order of a set, which differs from run to run: what one run has built, the next would
# build anew. Tests run without it, so that they meet every order.
BUILD = SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build
# A compiler asks for much memory and gives little back: in large pages, where the system has them, that is a twentieth less work.
STRICT_BUILD = SWIFT_DETERMINISTIC_HASHING=1 GLIBC_TUNABLES=glibc.malloc.hugetlb=1 Scripts/strict $(SWIFT) build

.PHONY: help demo test setup lint checks check-own check-scripts check-apple sanitize soak day test-runtime test-tools test-showcase build-showcase run-showcase test-consumer bench fuzz docs format embed \
	install release uninstall install_templates uninstall_templates clean

help:
	@sed -n 's/^## //p' Makefile

## make demo            set up, build, and show the sample apps in a browser (FRESH=1: forget where they were left)
demo:
	@Scripts/setup demo
	@$(BUILD) --package-path Showcase --scratch-path .build --product showcase
	@exec .build/debug/showcase $(if $(APP),--app $(APP)) $(if $(API),--api $(API)) \
		$(if $(LANGUAGE),--language $(LANGUAGE)) $(if $(FRESH),--fresh)

## make test            set up, and run every check and every test of the three packages
# Of the showcase's tests most time is waiting for a browser, of the tool's build it is waiting for a module that all others import. So what
# is made of the runtime goes beside both, and gives way to them: the browser must not wait, and the tool's steps take longest. While the
# runtime is built the showcase's tests are run without SwiftPM (Scripts/built-tests).
test:
	@Scripts/setup test
	@$(MAKE) --no-print-directory lint
	@steps=$$(mktemp); trap 'cat $$steps; rm $$steps' EXIT; export STEPS=$$steps; Scripts/beside \
		'Scripts/steps build-showcase && Scripts/beside "Scripts/steps run-showcase" \
			"nice -n 5 Scripts/steps test-consumer test-runtime docs check-scripts"' \
		'Scripts/steps check-own && Scripts/beside "Scripts/steps check-apple" "Scripts/steps test-tools"'
	@echo "All checks and tests passed."

## make checks          imports between targets (make check-own), the tables of the documentation, and that the checks can fail
checks: check-own check-scripts

check-scripts:
	@Scripts/check-availability
	@Scripts/check-migration
	@Scripts/support-table --check
	@Scripts/test-checks

## make check-own       which target may import which: our own tool checks our own scaena.yml
check-own:
	@Scripts/strict $(SWIFT) build $(TOOLS) $$(Scripts/build-flags tool) --product scaena
	@$(TEST_TOOL) check --ci

## make check-apple     type-check on Linux what only iOS and macOS compile, against stand-ins for Apple's modules
##                      (after make check-own, whose tool writes the apps that are checked, too)
check-apple:
	@Scripts/check-apple

## make lint            swift-format, strictly, and comments that begin with the thing
lint:
	@Scripts/check-comments
	@$(SWIFT) format lint --strict --parallel --recursive --configuration .swift-format $$(Scripts/our-sources)
	@echo "Format: clean."

test-runtime:
	@$(STRICT_BUILD) $(RUNTIME) $$(Scripts/build-flags runtime) --build-tests
	@Scripts/strict $(SWIFT) test $(RUNTIME) --skip-build
	@Scripts/unread-properties

test-tools:
	@Scripts/strict $(SWIFT) test $(TOOLS) $$(Scripts/build-flags tool)

test-showcase: build-showcase run-showcase

build-showcase:
	@$(STRICT_BUILD) $(SHOWCASE) $$(Scripts/build-flags runtime) --build-tests

# Walks keep the main actor busy, on which the browser's pages wait: they go by themselves.
run-showcase:
	@Scripts/strict Scripts/built-tests Showcase Showcase .build/test --skip WalkTests
	@Scripts/strict Scripts/built-tests Showcase Showcase .build/test --filter WalkTests

test-consumer:
	@Scripts/test-consumer

## make sanitize        the runtime's tests under the thread and the address sanitizer (Linux; takes some minutes)
sanitize:
	@Scripts/sanitize

## make soak            what takes long: every architecture, seed and language of the tests of which 'make test' has some (Scripts/soak-suites);
##                      scaffolded code, mocks and their tests in all three modes of the compiler, the apps of the four
##                      documents, each of its sheet alone, with their tests, walked over HTTP; each statement of their logic left
##                      out, which their tests have to see, and scaffolded code broken
##                      in every way that 'scaena check' has to tell of; the samples of every architecture, checked, and its app for iOS;
##                      a thousand random edits of scenes that grow and follow, and
##                      'scaena add', 'new', 'sync' and 'rename' killed fifty times each; a thousand random walks through each sample app, and a hundred ends of each
##                      in the middle of what it keeps; what the browser shows, in both languages; ten thousand
##                      switches of the API and connections to the stage
soak:
	@SCAENA_SOAK=1 Scripts/strict $(SWIFT) test $(TOOLS) $$(Scripts/build-flags tool) --filter "$$(Scripts/soak-suites)"
	@Scripts/check-apple --all
	@Tools/Scripts/soak-kills 50 "$(CURDIR)/$(TEST_TOOL)"
	@$(MAKE) --no-print-directory build-showcase
	@SCAENA_SOAK=1 SILENCE=3600 Scripts/strict $(SWIFT) test $(SHOWCASE) --skip-build --filter 'WalkTests'
	@SCAENA_SOAK=1 Scripts/strict $(SWIFT) test $(SHOWCASE) --skip-build --filter 'KilledAppTests|InChromium'
	@ROUNDS=10000 Scripts/strict $(SWIFT) test $(SHOWCASE) --skip-build --filter 'switchingLeavesNoDescriptorOpen'
	@$(STRICT_BUILD) $(RUNTIME) $$(Scripts/build-flags runtime) --build-tests
	@ROUNDS=10000 Scripts/strict $(SWIFT) test $(RUNTIME) --skip-build --filter 'connectionsThatEndLeaveNoDescriptor|aFloodOfTapsLeavesNoMemory' --no-parallel

## make bench           the benchmarks (release builds; read the ratios, not the milliseconds)
bench:
	@Benchmarks/run

## make day             a working day with the stage, walked in Chromium in one go, with the time of each step
day:
	@Scripts/working-day

## make fuzz            hostile input for the stage, for a bounded time (SECONDS=60)
fuzz:
	@Fuzzing/run $(SECONDS)

## make docs            DocC archives below .build/docs; a warning fails
docs:
	@Scripts/build-docs

## make format          format our sources in place
format:
	@$(SWIFT) format format --in-place --parallel --recursive --configuration .swift-format $$(Scripts/our-sources)

## make embed           the built-in definitions, and what the tool knows of the runtime, into the Swift files that the
##                      tool is built with
embed:
	@Tools/Scripts/embed-definitions
	@Tools/Scripts/embed-mock-support
	@Tools/Scripts/embed-runtime-protocols
	@Tools/Scripts/embed-build-view

## make install         the tool, built for release, into PREFIX/bin (PREFIX=~/.local); make uninstall removes it
install:
	@Scripts/setup tool
	@tool=$$(Scripts/build-tool) && install -d "$(PREFIX)/bin" && install -m 755 "$$tool" "$(PREFIX)/bin/scaena"
	@echo "Installed $(PREFIX)/bin/scaena."
	@case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; *) echo "It is not on the PATH yet: export PATH=\"$(PREFIX)/bin:\$$PATH\"" ;; esac

## make release         the tool as an archive for this system, with completions and a checksum, in .build/release-archive
release:
	@Scripts/setup tool
	@Scripts/release

uninstall:
	@rm -f "$(PREFIX)/bin/scaena"

## make install_templates, make uninstall_templates
##                      Xcode's file templates of every architecture (ARCHITECTURE=snp: of one)
install_templates:
	@$(SWIFT) run --quiet --package-path Tools scaena templates install $(if $(ARCHITECTURE),--architecture $(ARCHITECTURE))

uninstall_templates:
	@$(SWIFT) run --quiet --package-path Tools scaena templates uninstall $(if $(ARCHITECTURE),--architecture $(ARCHITECTURE))

## make clean           remove every build folder
clean:
	rm -rf .build .build-fuzz Tools/.build Benchmarks/.build
