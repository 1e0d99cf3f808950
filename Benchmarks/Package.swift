// swift-tools-version: 6.2
import PackageDescription

// This is a separate package, so that dependents of Ooze don't depend on its benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Ooze", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // A second copy of the solver's sources, because the package that contains them doesn't export them.
    .target(name: "CassowaryAlone", exclude: ["README.md"]),
    // Tools/fetch-kiwi puts kiwi's headers there.
    .target(name: "KiwiPeer", cxxSettings: [.headerSearchPath("../../.build/kiwi")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CassowaryAlone",
        "KiwiPeer",
        .product(name: "ElasticHeaders", package: "Ooze"),
        .product(name: "Gallery", package: "Ooze"),
        .product(name: "UIKitForLinux", package: "Ooze"),
      ]),
    // Chipmunk and Box2D from Debian, for comparison with Micro.
    .target(
      name: "Peers",
      linkerSettings: [.linkedLibrary("chipmunk"), .linkedLibrary("box2d")]),
    .executableTarget(
      name: "MicroBenchmarks",
      dependencies: ["Peers", .product(name: "Micro", package: "Ooze")]),
    // The lowering is compared with the parser alone.
    .executableTarget(
      name: "LoweringBenchmarks",
      dependencies: [
        .product(name: "Lowering", package: "Ooze"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
