// swift-tools-version: 6.2
import Foundation
import PackageDescription

var products: [Product] = []
var dependencies: [Package.Dependency] = []
var targets: [Target] = []

// The part of the package to build; without the variable it is all of it. Traits can't do this, because they
// don't leave out targets:
// - `game`: the package manager builds the plugins' dependencies for every target of the package, whatever
//   product is requested. The plugin for other people's sources needs swift-syntax, which takes longer to build
//   than the game.
// - `tool`: the plugin would also build `uikit` and swift-syntax a second time, for the machine that builds.
// - `runtime`: two targets of a build can't have the same name, whether they are used or not, and another
//   project may have a module `Gallery`.
let part = Context.environment["OOZE_ONLY"]
let hasGame = part != "runtime"
let hasReplacements = part != "game"
let hasTool = part == nil || part == "tool"

// The modules that compute are optimized in debug builds as well: unoptimized simulation was 60 % of the time
// of the tests of the game's screens. To step through them, add `-Xswiftc -Onone`. Swift 6.3 lets other packages
// depend on a version with such flags; earlier package managers refuse, so checkouts for others have none.
let isForOthers = Context.packageDirectory.contains("/checkouts/")
let computing: [SwiftSetting] =
  isForOthers ? [] : [.unsafeFlags(["-O"], .when(platforms: [.linux], configuration: .debug))]

// Optimizing UIKit would take more than half of the game's build, on one core. For a quick start, enable the
// trait `Quick`: UIKit and the command line are then not optimized, and are compiled file by file on all cores.
// The modules that simulate, draw and send are optimized. For UIKit and the command line, the compiler warns that
// it ignores -num-threads, which the package manager adds.
let quickly: [SwiftSetting] =
  isForOthers
  ? []
  : [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"],
      .when(configuration: .release, traits: ["Quick"]))
  ]

// If several modules replace a method of UIKit, each replacement calls the one before it, as in translated projects.
let chaining: [SwiftSetting] =
  isForOthers ? [] : [.unsafeFlags(["-Xfrontend", "-enable-dynamic-replacement-chaining"])]

#if os(Linux)
  let uiKit: [Target.Dependency] = ["UIKit"]
  let audio: [Target.Dependency] = ["AVFAudio"]
#else
  let uiKit: [Target.Dependency] = []
  let audio: [Target.Dependency] = []
#endif

// MARK: Targets that also compile for iOS

if hasGame {
  products += [
    // The library that iOS apps add. It only needs iOS.
    .library(name: "ElasticHeaders", targets: ["ElasticHeaders"]),
    .library(name: "Gallery", targets: ["Gallery"]),
    .library(name: "Micro", targets: ["Micro"]),
    .library(name: "MicroApp", targets: ["MicroApp"]),
  ]
  targets += [
    // Table headers that stretch, shrink and stick.
    .target(
      name: "ElasticHeaders", dependencies: uiKit,
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    // One screen for each header component, as an iOS developer would write it.
    .target(
      name: "Gallery", dependencies: ["ElasticHeaders"] + uiKit,
      resources: [.process("Resources")], plugins: ["ScreenSources"]),
    // Copies the screens' sources into the gallery's resources.
    .plugin(name: "ScreenSources", capability: .buildTool()),
    // The simulation: physics, bodies, brains, evolution. It imports nothing; in debug builds the square root
    // calls the mathematics library.
    .target(
      name: "Micro", swiftSettings: computing,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // The game's screens.
    .target(
      name: "MicroApp", dependencies: ["ElasticHeaders", "Micro"] + uiKit + audio,
      resources: [.copy("Resources/Eras")]),
  ]
}

// The runtime exists only on Linux, so that it doesn't shadow Apple's frameworks on a Mac. Its products exist
// there too but are empty, because an app's manifest names them for Linux, and a name must be known wherever
// the manifest is read.
#if os(Linux)
  products += [
    .library(
      name: "UIKitForLinux",
      targets: [
        "CoreGraphics", "CoreTextForLinux", "FoundationForLinux", "ImageIOForLinux", "QuartzCore",
        "SIMDForLinux", "UIKit", "UniformTypeIdentifiersForLinux", "Stage",
      ]),
    .library(name: "AVFAudio", targets: ["AVFAudio"]),
    .library(name: "StageBrowser", targets: ["StageBrowser"]),
  ]
  dependencies += [
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ]

  // MARK: System libraries (module maps only)

  // Their headers are found without flags, so that a tool can read these modules with only the package. Two
  // modules whose own headers can't be found declare them in the module's header.
  targets += [
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CSwiftRuntime"),
    .systemLibrary(name: "CCairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPixbuf", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"])]),
  ]

  // MARK: The runtime, from the lowest module up

  targets += [
    // The few functions that all other modules need.
    .target(name: "OozeKernel"),
    // Replacements for the Objective-C runtime, and Core Foundation's names for Swift's own types.
    .target(name: "ObjectiveCForLinux", dependencies: ["CSwiftRuntime", "OozeKernel"]),
    // Parts of Foundation that only iOS has.
    .target(name: "FoundationForLinux", dependencies: ["ObjectiveCForLinux"]),
    // Core Text's registration of an app's own fonts.
    .target(name: "CoreTextForLinux", dependencies: ["CoreGraphics", "TextEngine"]),
    // ImageIO: reading and writing image files.
    .target(name: "ImageIOForLinux", dependencies: ["CoreGraphics"]),
    // Apple's names for vectors, matrices and quaternions.
    .target(name: "SIMDForLinux", swiftSettings: computing),
    // Types of data as values, and Core Services' names for them.
    .target(name: "UniformTypeIdentifiersForLinux", dependencies: ["ObjectiveCForLinux"]),
    // Geometry, paths, colours, drawing and images, on Cairo.
    .target(
      name: "CoreGraphics",
      dependencies: ["ObjectiveCForLinux", "CCairo", "CPixbuf", "_Testing_CoreGraphics"],
      swiftSettings: computing),
    // Fonts, and texts in lines, on Pango. It doesn't depend on views.
    .target(
      name: "TextEngine", dependencies: ["CoreGraphics", "OozeKernel", "CCairo", "CPango"],
      swiftSettings: computing),
    // Layers, transactions, animations and the Cairo compositor.
    .target(
      name: "QuartzCore",
      dependencies: ["CoreGraphics", "TextEngine", "CCairo", "_Testing_QuartzCore"],
      swiftSettings: computing),
    // The linear constraint solver. It doesn't depend on views.
    .target(name: "Cassowary", swiftSettings: computing),
    // Rubber band, deceleration and spring as pure functions of time.
    .target(name: "ScrollPhysics", dependencies: ["OozeKernel"]),
    // Rigid bodies, fields, joints and collisions. It doesn't depend on views.
    .target(name: "DynamicsEngine", dependencies: ["OozeKernel"], swiftSettings: computing),
    // Storyboards and nibs as trees of values. It doesn't depend on views.
    .target(name: "InterfaceFiles", swiftSettings: computing),
    // The rows of lists, their heights and their changes. It doesn't depend on views.
    .target(name: "ListEngine", dependencies: ["OozeKernel"], swiftSettings: computing),
    // Views, controllers, Auto Layout, scrolling, tables, storyboards.
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "Cassowary", "DynamicsEngine", "FoundationForLinux", "InterfaceFiles",
        "ListEngine", "ScrollPhysics", "TextEngine",
        "_Testing_UIKit",
      ],
      exclude: ["Images/Symbols/LICENSE"],
      swiftSettings: quickly),
    // The audio players and the audio session that a game needs.
    .target(name: "AVFAudio", dependencies: ["QuartzCore"]),
    // A virtual device: screen, clock, touches, loudspeaker, snapshots.
    .target(name: "Stage", dependencies: ["AVFAudio", "UIKit"]),
    // Shows a Stage in a web page.
    .target(
      name: "StageBrowser",
      dependencies: [
        "AVFAudio", "Stage", "TextEngine", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "Logging", package: "swift-log"),
      ],
      exclude: ["Raster"],
      resources: [.copy("Web")], plugins: ["RasterKernel"]),
    // Compiles the page's rasterizer to WebAssembly.
    .plugin(name: "RasterKernel", capability: .buildTool()),
    // Swift Testing needs these if a test imports it together with one of these modules.
    .target(name: "_Testing_CoreGraphics", path: "Sources/UIKit/TestingOverlays/CoreGraphics"),
    .target(name: "_Testing_QuartzCore", path: "Sources/UIKit/TestingOverlays/QuartzCore"),
    .target(name: "_Testing_UIKit", path: "Sources/UIKit/TestingOverlays/UIKit"),
  ]

  // MARK: The command line and its dependencies

  if hasGame {
    products += [
      .executable(name: "ooze", targets: ["ooze"]),
      .executable(name: "ooze-lab", targets: ["ooze-lab"]),
      .executable(name: "ooze-worker", targets: ["ooze-worker"]),
    ]
    dependencies += [
      .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
    ]
    targets += [
      // Files, streams, and the start and end of the programs.
      .target(
        name: "CommandSupport",
        dependencies: [
          "CMalloc", "Micro", "MicroApp",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]),
      // The folders of evolution runs: checkpoints, and the results of tournaments.
      .target(name: "EvolutionRuns", dependencies: ["CommandSupport", "Micro", "MicroApp"]),
      // The command line for players and breeders.
      .executableTarget(
        name: "ooze",
        dependencies: [
          "AVFAudio", "CWebP", "CommandSupport", "CoreGraphics", "EvolutionRuns",
          "FoundationForLinux", "Gallery", "Micro", "MicroApp", "StageBrowser",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: quickly),
      // The protocol fuzzer: sends random input to a live stage and reports violated invariants.
      .target(name: "WireMonkey", dependencies: ["Micro", "StageBrowser"]),
      // A screen for each UIKit class that apps use.
      .target(
        name: "ControlScreens", dependencies: ["UIKit"], path: "Examples/Controls",
        exclude: ["App"]),
      // The command line for testing and measuring the game.
      .executableTarget(
        name: "ooze-lab",
        dependencies: [
          "CommandSupport", "ControlScreens", "EvolutionRuns", "Gallery", "Micro", "MicroApp",
          "StageBrowser", "WireMonkey",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]),
      // Runs islands for a driver, on the nodes of a cluster.
      .executableTarget(name: "ooze-worker", dependencies: ["Micro"]),
    ]
  }

  // MARK: Other people's projects

  if hasReplacements {
    products += [
      .library(name: "CombineForLinux", targets: ["CombineForLinux"]),
      .library(name: "OSForLinux", targets: ["OSForLinux"]),
      .library(name: "OSLogForLinux", targets: ["OSLogForLinux"]),
      .library(name: "XCTestForLinux", targets: ["XCTestForLinux"]),
    ]
    dependencies += [
      .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
    ]
    targets += [
      // Modules that replace Apple's in lowered sources.
      .target(
        name: "CombineForLinux",
        dependencies: [
          "ObjectiveCForLinux", .product(name: "OpenCombine", package: "OpenCombine"),
        ]),
      .target(
        name: "OSForLinux", dependencies: [.product(name: "Logging", package: "swift-log")]),
      .target(name: "OSLogForLinux", dependencies: ["OSForLinux"]),
      .target(
        name: "XCTestForLinux",
        dependencies: ["ObjectiveCForLinux", "OozeKernel", "QuartzCore", "UIKit"]),
    ]
  }

  if hasTool {
    products += [
      .library(name: "Lowering", targets: ["Lowering"]),
      .executable(name: "uikit", targets: ["uikit"]),
    ]
    dependencies += [
      .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ]
    targets += [
      // Translates sources written for iOS.
      .target(
        name: "Lowering",
        dependencies: [
          "OozeKernel",
          .product(name: "SwiftSyntax", package: "swift-syntax"),
          .product(name: "SwiftParser", package: "swift-syntax"),
          .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        ]),
      // Reads iOS projects, and writes packages that build them here.
      .target(name: "Projects", dependencies: ["Lowering", "OozeKernel"]),
      .executableTarget(
        name: "uikit",
        dependencies: [
          "OozeKernel", "Projects",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]),
    ]
  }

  if part == nil {
    products += [.plugin(name: "LowerSources", targets: ["LowerSources"])]
    targets += [
      // Lowers the sources of a ported package in each build.
      .plugin(name: "LowerSources", capability: .buildTool(), dependencies: ["uikit"])
    ]

    // MARK: Examples, which the tests run

    targets += [
      // Draws the gallery's picture with Core Graphics alone.
      .executableTarget(
        name: "PondPicture", dependencies: ["CoreGraphics"], path: "Examples/PondPicture"),
      // A picture that expands from its row to the whole screen.
      .executableTarget(
        name: "PictureBrowser", dependencies: ["ElasticHeaders", "UIKit", "StageBrowser"],
        path: "Examples/PictureBrowser"),
      // A form with text input, validation and saving.
      .executableTarget(
        name: "SpecimenForm", dependencies: ["UIKit", "StageBrowser"],
        path: "Examples/SpecimenForm"),
      // Shows the screens of controls.
      .executableTarget(
        name: "Controls", dependencies: ["ControlScreens", "UIKit", "StageBrowser"],
        path: "Examples/Controls/App"),
      // The app for iPhone and iPad, whose sources also build here.
      .executableTarget(
        name: "OozeApp", dependencies: ["Gallery", "MicroApp", "UIKit", "StageBrowser"],
        path: "Examples/Ooze.swiftpm/App", exclude: ["Assets.xcassets"]),
    ]

    // MARK: Tests

    targets += [
      .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
      .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"]),
      .testTarget(
        name: "MicroTests", dependencies: ["OozeCheckout", "Micro"], exclude: ["Fixtures"]),
      .testTarget(name: "OozeKernelTests", dependencies: ["OozeKernel"]),
      .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "OozeKernel"]),
      .testTarget(name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics"]),
      .testTarget(
        name: "DynamicsEngineTests",
        dependencies: ["DynamicsEngine", "OozeCheckout", "OozeKernel"]),
      // The folder from which the tests were built.
      .target(name: "OozeCheckout"),
      // Reads labels from a screen, and measures the lightness of pictures.
      .target(name: "ScreenReading", dependencies: ["Stage"]),
      .testTarget(name: "UIKitTests", dependencies: ["OozeCheckout", "ControlScreens", "Stage"]),
      .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles", "OozeKernel"]),
      .testTarget(name: "ListEngineTests", dependencies: ["ListEngine", "OozeKernel"]),
      .testTarget(name: "TextEngineTests", dependencies: ["OozeKernel", "TextEngine"]),
      .testTarget(name: "StoryboardTests", dependencies: ["OozeCheckout", "Stage"]),
      .testTarget(
        name: "StageTests",
        dependencies: [
          "OozeCheckout",
          "AVFAudio", "Gallery", "Stage", "StageBrowser", "WireMonkey",
          .product(name: "Logging", package: "swift-log"),
        ]),
      .testTarget(
        name: "ElasticHeadersTests",
        dependencies: ["OozeCheckout", "ElasticHeaders", "Gallery", "ScreenReading", "Stage"]),
      .testTarget(
        name: "MicroAppTests",
        dependencies: [
          "AVFAudio", "MicroApp", "OozeApp", "ScreenReading", "Stage", "StageBrowser",
        ],
        exclude: ["Fixtures"]),
      .testTarget(
        name: "WireMonkeyTests",
        dependencies: [
          "ControlScreens", "Gallery", "Micro", "MicroApp", "PictureBrowser", "SpecimenForm",
          "WireMonkey",
        ]),
      // Conditions of other people's modules: a library without actor isolation, in Swift 5 mode, and the tests
      // of isolation.
      .target(
        name: "Nonisolated", dependencies: ["UIKit"], path: "Tests/Porting/Clients/Nonisolated",
        swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
      .testTarget(name: "ClientTests", dependencies: ["OozeCheckout", "Nonisolated", "Stage"]),
      // Programs written for iOS, with Objective-C attributes, lowered in each build.
      .target(
        name: "Lowered",
        dependencies: [
          "CombineForLinux", "FoundationForLinux", "ImageIOForLinux", "UIKit",
          "UniformTypeIdentifiersForLinux",
        ],
        path: "Tests/Porting/Clients/Lowered",
        exclude: ["Lowered.json", "Warnings.txt"], resources: [.copy("depth.txt")],
        swiftSettings: [.swiftLanguageMode(.v5)] + chaining, plugins: ["LowerSources"]),
      .executableTarget(
        name: "Categories", dependencies: ["Lowered", "Stage", "UIKit"],
        path: "Tests/Porting/Clients/Categories",
        exclude: ["Lowered.json"], swiftSettings: [.swiftLanguageMode(.v5)] + chaining,
        plugins: ["LowerSources"]),
      .testTarget(
        name: "LoweredTests", dependencies: ["OozeCheckout", "Lowered", "Lowering", "Stage"]),
      .testTarget(
        name: "LoweringTests",
        dependencies: [
          "OozeCheckout", "Lowering", "Micro",
          .product(name: "SwiftParser", package: "swift-syntax"),
        ]),
      // An app for tours of `uikit open --tour`, with a screen for each kind of finding.
      .executableTarget(
        name: "TourSubject", dependencies: ["StageBrowser", "UIKit"],
        path: "Tests/Porting/Clients/TourSubject"),
      .testTarget(
        name: "ProjectsTests",
        dependencies: [
          "OozeCheckout", "OozeKernel",
          "Micro", "Projects", "TourSubject", "uikit",
          .product(name: "SwiftParser", package: "swift-syntax"),
        ]),
      .testTarget(
        name: "StandInTests",
        dependencies: [
          "CombineForLinux", "CoreTextForLinux", "FoundationForLinux", "ImageIOForLinux",
          "OSForLinux", "OSLogForLinux", "SIMDForLinux", "Stage",
          "UniformTypeIdentifiersForLinux",
          "XCTestForLinux",
        ]),
      // Tests of UIKit's behaviour, each with its source.
      .testTarget(name: "ConformanceTests", dependencies: ["Stage"]),
      // Runs the built programs, and makes folders and disks for their output.
      .target(name: "CommandTesting"),
      .testTarget(
        name: "OozeTests",
        dependencies: [
          "CommandSupport", "CommandTesting", "EvolutionRuns", "Micro", "OozeCheckout", "ooze",
          "ooze-lab",
        ]),
      .testTarget(
        name: "OozeLabTests",
        dependencies: [
          "CommandSupport", "CommandTesting", "EvolutionRuns", "Micro", "ooze-lab",
        ]),
      // The code in the README and its output.
      .testTarget(
        name: "ReadmeTests",
        dependencies: [
          "OozeCheckout", "Lowering", "ooze", "ooze-lab", "uikit",
          .product(name: "SwiftParser", package: "swift-syntax"),
        ]),
      // The page in a real Chromium.
      .testTarget(
        name: "BrowserTests",
        dependencies: [
          "OozeCheckout",
          "AVFAudio", "ElasticHeaders", "Gallery", "Micro", "MicroApp", "PictureBrowser",
          "SpecimenForm", "StageBrowser", "WireMonkey",
          .product(name: "Logging", package: "swift-log"),
        ]),
    ]

  }
#else
  products += [
    "AVFAudio", "CombineForLinux", "Lowering", "OSForLinux", "OSLogForLinux", "StageBrowser",
    "UIKitForLinux", "XCTestForLinux",
  ].map { .library(name: $0, targets: ["LinuxOnly"]) }
  targets += [
    .target(name: "LinuxOnly")
  ]
#endif

// A change builds and links faster for a few tests than for all: the variable names the test targets to keep.
if let chosen = Context.environment["OOZE_TESTS"]?.split(separator: ",").map(String.init) {
  targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}

// MARK: Paths

// Sources and tests are in one folder per product; the names below are those of the subfolders.
let homes: [String: [String]] = [
  "Sources/Headers": ["ElasticHeaders", "Gallery"],
  "Sources/Game": [
    "CommandSupport", "EvolutionRuns", "Micro", "MicroApp", "ooze", "ooze-worker",
  ],
  "Sources/UIKit": [
    "AVFAudio", "Cassowary", "CoreGraphics", "DynamicsEngine", "InterfaceFiles", "ListEngine",
    "QuartzCore", "ScrollPhysics", "Stage", "StageBrowser", "TextEngine", "UIKit",
  ],
  "Sources/Porting": [
    "CombineForLinux", "CoreTextForLinux", "ImageIOForLinux", "Lowering", "OSForLinux",
    "OSLogForLinux", "Projects", "SIMDForLinux",
    "UniformTypeIdentifiersForLinux", "XCTestForLinux", "uikit",
  ],
  "Sources/System": [
    "CCairo", "CMalloc", "CPango", "CPixbuf", "CSwiftRuntime", "CWebP", "FoundationForLinux",
    "LinuxOnly", "ObjectiveCForLinux", "OozeKernel",
  ],
  "Sources/Lab": ["WireMonkey", "ooze-lab"],
  "Tests/Headers": ["ElasticHeadersTests"],
  "Tests/Game": ["MicroAppTests", "MicroTests", "OozeTests"],
  "Tests/UIKit": [
    "BrowserTests", "CassowaryTests", "ClientTests", "ConformanceTests", "CoreGraphicsTests",
    "DynamicsEngineTests", "InterfaceFilesTests", "ListEngineTests", "QuartzCoreTests",
    "ScreenReading", "ScrollPhysicsTests", "StageTests", "StoryboardTests", "TextEngineTests",
    "UIKitTests",
  ],
  "Tests/Porting": ["LoweredTests", "LoweringTests", "ProjectsTests", "StandInTests"],
  "Tests/System": ["OozeKernelTests"],
  "Tests/Lab": [
    "CommandTesting", "OozeCheckout", "OozeLabTests", "ReadmeTests", "WireMonkeyTests",
  ],
]
for (folder, names) in homes {
  for target in targets where names.contains(target.name) {
    target.path = "\(folder)/\(target.name)"
  }
}

// The READMEs in a target's folder are for readers of the sources. The package manager caches the result of a
// manifest: in the first build after a README was added it may warn that the file is unhandled.
for target in targets where target.type != .plugin && target.type != .system {
  let files = target.path.map {
    FileManager.default.enumerator(atPath: Context.packageDirectory + "/" + $0)
  }
  let readmes = (files??.compactMap { $0 as? String } ?? []).filter {
    $0 == "README.md" || $0.hasSuffix("/README.md")
  }
  target.exclude += readmes.sorted()
}

let package = Package(
  name: "Ooze",
  platforms: [.iOS(.v13)],
  products: products,
  traits: [
    .trait(
      name: "Quick",
      description: "Leaves UIKit and the command line unoptimized in a release build.")
  ],
  dependencies: dependencies,
  targets: targets,
  swiftLanguageModes: [.v6]
)
