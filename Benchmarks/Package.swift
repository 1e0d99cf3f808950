// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who depends on Ooze depends on its benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Ooze", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // The solver's sources once more, since the package that they belong to keeps them to itself.
    .target(name: "CassowaryAlone", exclude: ["README.md"]),
    // kiwi's headers are put there by Tools/fetch-kiwi.
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
    // Chipmunk and Box2D from Debian, which Micro is measured against.
    .target(
      name: "Peers",
      linkerSettings: [.linkedLibrary("chipmunk"), .linkedLibrary("box2d")]),
    .executableTarget(
      name: "MicroBenchmarks",
      dependencies: ["Peers", .product(name: "Micro", package: "Ooze")]),
    // The parser alone is what the lowering is measured against.
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
