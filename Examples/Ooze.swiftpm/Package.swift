// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// The game and the gallery as an app for iPhone and iPad: open this folder in Xcode 26. Swift Playgrounds may refuse to
// read the parent package, which builds and tests the same sources on Linux.
let package = Package(
  name: "OozeApp",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Ooze",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.ooze",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .asset("AppIcon"),
      accentColor: .asset("AccentColor"),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeRight,
        .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist"
    )
  ],
  dependencies: [
    .package(name: "OozePackage", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "Gallery", package: "OozePackage"),
        .product(name: "MicroApp", package: "OozePackage"),
      ],
      path: "App"
    )
  ]
)
