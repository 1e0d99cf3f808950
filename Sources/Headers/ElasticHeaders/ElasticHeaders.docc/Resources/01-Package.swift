// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Pond",
  platforms: [.iOS(.v16)],
  dependencies: [
    .package(path: "../Ooze")
  ],
  targets: [
    .executableTarget(
      name: "Pond",
      dependencies: [
        .product(name: "ElasticHeaders", package: "Ooze"),
        .product(name: "UIKitForLinux", package: "Ooze", condition: .when(platforms: [.linux])),
        .product(name: "StageBrowser", package: "Ooze", condition: .when(platforms: [.linux])),
      ])
  ]
)
