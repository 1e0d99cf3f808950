# make run    install missing packages, build, start the game and print one URL
# make test   check everything that the project promises
# make uikit  build the tool that runs other people's UIKit projects: Docs/YourProject.md
# make bench  measure speed, as ratios to peers in the same run, and counts
# make monkey  fuzz the page protocol for an hour; SANITIZE=address or thread also checks memory or threads
# make mutants  change the pure modules in small ways, one at a time, and list changes that no test notices
# make conformance  compare the public API with that of iOS; none may be invented
# make coverage  write the tables of Docs/Compatibility.md
# make wasm   build the simulation as WebAssembly, for the page in Examples/Dish
# make deps   install the Debian packages that the other targets need; does nothing if all are installed
# make package  build Debian packages and archives of the game and of uikit in .build/packages, and test each in a clean root
# make docs   build the documentation of ElasticHeaders in .build/docs
# make pictures  draw the pictures of the documentation
# make sheets draw the contact sheets of controls in Docs/Pictures
# make format format the sources

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:

# Cairo, Pango and gdk-pixbuf draw, and librsvg's loader reads SVG. Inter replaces San Francisco, and Noto
# replaces Apple's emoji.
RUN_PACKAGES := pkg-config libcairo2-dev libpango1.0-dev libgdk-pixbuf-2.0-dev libwebp-dev librsvg2-common \
  fonts-inter fonts-noto-color-emoji
# Poppler draws the PDF files in other people's asset catalogues; it is loaded at run time. Bubblewrap confines
# other people's manifests, macros and plugins.
UIKIT_PACKAGES := libpoppler-glib8 bubblewrap
# The browser tests use a real Chromium. pip installs axe, which audits the page, and Ray, which the cluster
# needs. TypeScript checks the types of the page's scripts, and codespell the spelling of comments and pages.
TEST_PACKAGES := chromium chromium-driver codespell node-typescript python3 python3-pip python3-venv
# dpkg builds the packages, and gdk-pixbuf their icons. mmdebstrap builds the root in which they are tested. The
# programs contain Swift's Foundation, which is linked with curl and libxml2.
PACKAGE_PACKAGES := libcurl4-openssl-dev libxml2-dev zlib1g-dev dpkg-dev zstd libgdk-pixbuf2.0-bin mmdebstrap \
  chromium chromium-driver python3
# pip installs kiwi, the peer of the solver. The simulation's peers are two physics engines, and nodejs runs
# WebAssembly without a browser.
BENCH_PACKAGES := python3 python3-pip libchipmunk-dev libbox2d-dev nodejs

# Suites that use a socket or a browser in real time. They run one after the other; most of their time is
# waiting, so their process takes little time from the others.
REAL_TIME := BrowserTests|StageServerTests|ServerEndsTests|SocketFuzzTests|SocketMonkeyTests
# The targets that show screens run in two processes of about the same length, and in each of them one test
# after the other. They wait for the main actor anyway. Also, `UIScreen.main`, the traits of a view outside a
# window and the time are those of the stage that was used last, which could belong to another suite between a
# suite's initializer and its test.
UIKIT := ^(UIKitTests|QuartzCoreTests|StoryboardTests|ConformanceTests)\.
SCREENS := ^(ElasticHeadersTests|MicroAppTests|StageTests|ClientTests|LoweredTests|StandInTests|WireMonkeyTests)\.

SOURCES := Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Examples Snippets

.PHONY: run test uikit bench monkey mutants conformance coverage wasm package docs pictures sheets deps deps-bench deps-package deps-test deps-uikit format lint

# A build that is made once and thrown away needs no debug information, which would take the compiler's time.
# The index stays, because the package manager finds the tests in it.
BUILD_TESTS := swift build --build-tests $(if $(CI),-debug-info-format none)

# The game alone, without the modules for other people's projects and without debug information.
BUILD_OOZE := OOZE_ONLY=game swift build -c release -debug-info-format none --product ooze
BUILD_LAB := $(BUILD_OOZE)-lab

# The tool alone. It is optimized, because an unoptimized parser is many times slower. Compiling files in batches uses all cores;
# a whole module of the parser would take longer on one.
BUILD_UIKIT := OOZE_ONLY=tool swift build -c release -debug-info-format none --product uikit \
  -Xswiftc -no-whole-module-optimization -Xswiftc -enable-batch-mode

run: deps
	$(BUILD_OOZE) --traits Quick
	@exec .build/release/ooze play

uikit: deps-uikit
	$(BUILD_UIKIT)
	@echo "The tool is .build/release/uikit: try '.build/release/uikit open FOLDER'."

test: deps-test lint wasm
	Tools/fetch-axe
	Tools/draw-rooms --check
	Tools/uikit-folders --check
	Tools/check-page
	$(BUILD_TESTS)
	Tools/uikit-conformance --gate
	Tools/build-docs .build/docs
	Tools/run-tests uikit-tests --no-parallel --filter '$(UIKIT)' \
	  -- screen-tests --no-parallel --filter '$(SCREENS)' --skip '$(REAL_TIME)' \
	  -- other-tests --skip '$(REAL_TIME)|$(UIKIT)|$(SCREENS)' -- real-time-tests --no-parallel --filter '$(REAL_TIME)'
	Tools/test-cluster
	Tools/follow-readme
	Tools/build-packages --debug ooze
	Tools/test-packages --debug ooze

bench: deps-bench wasm
	Tools/fetch-kiwi
	swift run -c release --package-path Benchmarks MicroBenchmarks
	swift run -c release --package-path Benchmarks Benchmarks
	swift run -c release --package-path Benchmarks LoweringBenchmarks
	$(BUILD_LAB)
	.build/release/ooze-lab frames
	OOZE_LAB=.build/release/ooze-lab swift test --filter FrameRateTests

# The steps of a seed are in a file: ooze-lab fuzz-protocol --replay FILE performs them again, --shrink FILE leaves
# out steps that don't matter.
MINUTES := 60
SANITIZE :=
MONKEY_BUILD := .build$(if $(SANITIZE),-$(SANITIZE))
# Swift stores tagged pointers to the records of weak references, which the sanitizer reports as leaks. Memory
# is checked with the numbers that each seed prints.
MONKEY_OOZE := ASAN_OPTIONS=detect_leaks=0 $(MONKEY_BUILD)/release/ooze-lab fuzz-protocol --last 1000000 --minutes $$(( $(MINUTES) / 3 ))

monkey: deps
	$(BUILD_LAB) --scratch-path $(MONKEY_BUILD) \
	  $(if $(SANITIZE),--sanitize=$(SANITIZE))
	$(MONKEY_OOZE) --subject game --record $(MONKEY_BUILD)/game.steps
	$(MONKEY_OOZE) --subject gallery --record $(MONKEY_BUILD)/gallery.steps
	$(MONKEY_OOZE) --subject controls --record $(MONKEY_BUILD)/controls.steps

# Tools/test-mutants lists the modules. Each is a separate package there, which other builds don't need.
ROOMS := ScrollPhysics Cassowary ListEngine TextEngine InterfaceFiles DynamicsEngine StretchGeometry OozeKernel
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

# The tests compare these pictures and the contact sheets; look at them before you commit them.
pictures: deps
	OOZE_WRITE_PICTURES=1 swift test --filter 'FeaturePictureTests|TutorialTests'
	swift build --product ooze
	.build/debug/ooze snapshot --screen elastic-header --device iphone-14-pro --drag 0,240 --over 0.6 --wait 1.2 \
	  --webp Docs/Pictures/header.webp
	.build/debug/ooze replay record .build/lancer.ooze --creature @lancer --seed 1 --minutes 1
	.build/debug/ooze replay verify .build/lancer.ooze --webp Docs/Pictures/game.webp --seconds 6 --size 560x350

sheets: deps
	OOZE_WRITE_SHEETS=1 swift test --filter 'ControlSheetTests|ScreenSheetTests'

format: 
	swift format --in-place --recursive --parallel $(SOURCES)

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)
	Tools/lint-prose

deps:
	@Tools/install-packages $(RUN_PACKAGES)

deps-bench:
	@Tools/install-packages $(RUN_PACKAGES) $(BENCH_PACKAGES)

deps-package:
	@Tools/install-packages $(RUN_PACKAGES) $(UIKIT_PACKAGES) $(PACKAGE_PACKAGES)

deps-uikit:
	@Tools/install-packages $(RUN_PACKAGES) $(UIKIT_PACKAGES)

deps-test:
	@Tools/install-packages $(RUN_PACKAGES) $(UIKIT_PACKAGES) $(PACKAGE_PACKAGES) $(TEST_PACKAGES)
