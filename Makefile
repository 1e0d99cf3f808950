# make run    install what is missing, build, start the game, print one URL
# make test   everything that the project promises, checked
# make uikit  the tool that runs other people's UIKit projects: Docs/YourProject.md
# make bench  speed, as ratios to peers measured in the same run, and counts
# make monkey  an hour of a page that does random things; SANITIZE=address or thread to watch memory or threads
# make mutants  the pure rooms changed in small ways, one at a time: what do the tests not notice?
# make conformance  our public names against iOS's: none is invented
# make coverage  the tables of Docs/Compatibility.md, written anew
# make wasm   the simulation as WebAssembly, for the page in Examples/Dish
# make deps   the Debian packages that the others need; does nothing when all are there
# make package  Debian packages and archives of the game and of uikit, in .build/packages, each tried in a clean root
# make docs   the documentation of ElasticHeaders, in .build/docs
# make pictures  the pictures in it, drawn anew
# make sheets the contact sheets of controls in Docs/Pictures, drawn anew
# make format the one arbiter of style

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:

# Cairo, Pango and gdk-pixbuf draw, SVG through librsvg's loader; Inter stands in for San Francisco, Noto for Apple's emoji.
RUN_PACKAGES := pkg-config libcairo2-dev libpango1.0-dev libgdk-pixbuf-2.0-dev libwebp-dev librsvg2-common \
  fonts-inter fonts-noto-color-emoji
# Poppler draws the PDF files of other people's asset catalogues; it is found at run time. Bubblewrap confines other
# people's manifests, macros and plugins.
UIKIT_PACKAGES := libpoppler-glib8 bubblewrap
# The browser tests drive a real Chromium; pip fetches axe, which audits the page, and Ray, which the cluster needs.
# TypeScript checks the types of the page's scripts.
TEST_PACKAGES := chromium chromium-driver node-typescript python3 python3-pip python3-venv
# The packages are made by dpkg, with icons by gdk-pixbuf; mmdebstrap makes the root in which they are tried. Swift's
# Foundation, which the programs contain, is linked with curl and libxml2.
PACKAGE_PACKAGES := libcurl4-openssl-dev libxml2-dev zlib1g-dev dpkg-dev zstd libgdk-pixbuf2.0-bin mmdebstrap chromium chromium-driver python3
# pip fetches kiwi, the peer of the solver; the simulation's peers are two physics engines, and nodejs
# runs WebAssembly without a browser.
BENCH_PACKAGES := python3 python3-pip libchipmunk-dev libbox2d-dev nodejs

# Suites that talk to a socket or a browser in real time: one after the other. Most of their time is waiting, so their
# process takes little from the others.
REAL_TIME := BrowserTests|StageServerTests|ServerEndsTests|SocketFuzzTests|SocketMonkeyTests
# The targets that show screens, in two processes of about the same length, and in each of them one test after the other:
# they wait for the main actor anyway, and `UIScreen.main`, the traits of a view in no window and the time are those of the
# stage that was used last, which between a suite's initializer and its test could be another suite's.
UIKIT := ^(UIKitTests|QuartzCoreTests|StoryboardTests|ConformanceTests)\.
SCREENS := ^(ElasticHeadersTests|MicroAppTests|StageTests|ClientTests|LoweredTests|StandInTests|WireMonkeyTests)\.

SOURCES := Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Examples Snippets

.PHONY: run test uikit bench monkey mutants conformance coverage wasm package docs pictures sheets deps deps-bench deps-package deps-test deps-uikit format lint

# Where a build is made once and thrown away, nobody steps through it: a debugger's tables would take the compiler's
# time. The index stays, since the package manager finds the tests in it.
BUILD_TESTS := swift build --build-tests $(if $(CI),-debug-info-format none)

# The game alone, without what builds other people's projects and without a debugger's tables.
BUILD_OOZE := OOZE_GAME_ONLY=1 swift build -c release -debug-info-format none --product ooze
BUILD_LAB := $(BUILD_OOZE)-lab

run: deps
	OOZE_QUICK_BUILD=1 $(BUILD_OOZE)
	@exec .build/release/ooze play

uikit: deps-uikit
	swift build --product uikit
	@echo "The tool is .build/debug/uikit: try '.build/debug/uikit open FOLDER'."

test: deps-test lint wasm
	Tools/fetch-axe
	Tools/draw-rooms --check
	Tools/check-page
	$(BUILD_TESTS)
	Tools/uikit-conformance --gate
	Tools/build-docs .build/docs
	Tools/run-tests uikit-tests --no-parallel --filter '$(UIKIT)' \
	  -- screen-tests --no-parallel --filter '$(SCREENS)' --skip '$(REAL_TIME)' \
	  -- other-tests --skip '$(REAL_TIME)|$(UIKIT)|$(SCREENS)' -- real-time-tests --no-parallel --filter '$(REAL_TIME)'
	Tools/test-cluster
	Tools/follow-readme

bench: deps-bench wasm
	Tools/fetch-kiwi
	swift run -c release --package-path Benchmarks MicroBenchmarks
	swift run -c release --package-path Benchmarks Benchmarks
	swift run -c release --package-path Benchmarks LoweringBenchmarks
	$(BUILD_LAB)
	.build/release/ooze-lab frames
	OOZE_LAB=.build/release/ooze-lab swift test --filter FrameRateTests

# What a seed did stands in a file: ooze-lab fuzz-protocol --replay FILE does it again, --shrink FILE leaves out what
# doesn't matter.
MINUTES := 60
SANITIZE :=
MONKEY_BUILD := .build$(if $(SANITIZE),-$(SANITIZE))
# Swift keeps tagged pointers to the records of weak references, which the sanitizer takes for lost; memory is watched by the
# numbers that each seed prints.
MONKEY_OOZE := ASAN_OPTIONS=detect_leaks=0 $(MONKEY_BUILD)/release/ooze-lab fuzz-protocol --last 1000000 --minutes $$(( $(MINUTES) / 3 ))

monkey: deps
	$(BUILD_LAB) --scratch-path $(MONKEY_BUILD) \
	  $(if $(SANITIZE),--sanitize=$(SANITIZE))
	$(MONKEY_OOZE) --subject game --record $(MONKEY_BUILD)/game.steps
	$(MONKEY_OOZE) --subject gallery --record $(MONKEY_BUILD)/gallery.steps
	$(MONKEY_OOZE) --subject controls --record $(MONKEY_BUILD)/controls.steps

# Which rooms there are, Tools/test-mutants says; each is a package of its own, which a build of ours doesn't need.
ROOMS := ScrollPhysics Cassowary StretchGeometry OozeKernel
mutants:
	Tools/test-mutants $(ROOMS)

conformance: deps
	swift build --target UIKit
	Tools/uikit-conformance --gate

coverage: deps
	swift build --target UIKit
	Tools/uikit-conformance | Tools/coverage-table

wasm:
	Tools/build-wasm Examples/Dish

package: deps-package
	Tools/build-packages
	Tools/test-packages

docs: deps
	swift build --target ElasticHeaders
	Tools/build-docs .build/docs

# The tests hold these pictures and the sheets; look at them before they are committed.
pictures: deps
	OOZE_WRITE_PICTURES=1 swift test --filter 'FeaturePictureTests|TutorialTests'

sheets: deps
	OOZE_WRITE_SHEETS=1 swift test --filter 'ControlSheetTests|ScreenSheetTests'

format: 
	swift format --in-place --recursive --parallel $(SOURCES)

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

deps:
	@Tools/install-packages $(RUN_PACKAGES)

deps-bench:
	@Tools/install-packages $(RUN_PACKAGES) $(BENCH_PACKAGES)

deps-package:
	@Tools/install-packages $(RUN_PACKAGES) $(UIKIT_PACKAGES) $(PACKAGE_PACKAGES)

deps-uikit:
	@Tools/install-packages $(RUN_PACKAGES) $(UIKIT_PACKAGES)

deps-test:
	@Tools/install-packages $(RUN_PACKAGES) $(UIKIT_PACKAGES) $(TEST_PACKAGES)
