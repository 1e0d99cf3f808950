// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who depends on Ooze depends on its benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Ooze", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "ElasticHeaders", package: "Ooze"),
        .product(name: "Gallery", package: "Ooze"),
        .product(name: "UIKitForLinux", package: "Ooze"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
