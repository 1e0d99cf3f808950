import OozeCheckout
import Foundation
import Testing

/// The package as a Mac sees it: the tests invert the manifest's conditions and ask the package manager for the
/// result.
@Suite(.serialized) struct ManifestTests {
  private enum System { case mac, linux }

  /// A folder with the package as a Mac or Linux sees it, under any name, and with packages beside it that use
  /// it.
  private final class Neighbourhood {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("manifest-\(UUID().uuidString)")
    let package: URL

    init(_ path: String = "Ooze", seenBy system: System = .mac) throws {
      package = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      var manifest = try String(
        contentsOf: OozeCheckout.root.appendingPathComponent("Package.swift"), encoding: .utf8)
      #expect(manifest.contains("#if os(Linux)"))
      if system == .mac {
        manifest = manifest.replacingOccurrences(of: "#if os(Linux)", with: "#if !os(Linux)")
      }
      try manifest.write(
        to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
      for name in ["Sources", "Plugins", "Examples", "Snippets", "Tests"] {
        try FileManager.default.createSymbolicLink(
          at: package.appendingPathComponent(name),
          withDestinationURL: OozeCheckout.root.appendingPathComponent(name))
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Adds a package with a manifest and one source.
    func add(_ name: String, manifest: String, source: String) throws {
      let file = folder.appendingPathComponent("\(name)/\(source)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "".write(to: file, atomically: true, encoding: .utf8)
      try manifest.write(
        to: folder.appendingPathComponent("\(name)/Package.swift"), atomically: true,
        encoding: .utf8)
    }

    /// Runs the package manager for a package and returns its output.
    func ask(_ name: String, _ arguments: [String]) throws -> String {
      try Self.run(
        ["package", "--package-path", folder.appendingPathComponent(name).path] + arguments)
    }

    /// Runs `swift` with the arguments and additional environment variables, and returns its output.
    static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
      // A file rather than a pipe, because reading from a pipe ends the process when a signal interrupts it.
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("manifest-\(UUID().uuidString).txt")
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let output = try FileHandle(forWritingTo: file)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swift"] + arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardOutput = output
      process.standardError = output
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return try String(decoding: Data(contentsOf: file), as: UTF8.self)
    }
  }

  private struct Description: Decodable {
    struct Named: Decodable { let name: String }
    struct Product: Decodable {
      let name: String
      /// The kind of the product, as the only key.
      let type: [String: [String]?]
    }
    struct Target: Decodable {
      let name: String
      let type: String
      let target_dependencies: [String]?
      let product_dependencies: [String]?
    }
    let products: [Product]
    let targets: [Target]
    let dependencies: [Named]
  }

  private static let tutorial =
    "Sources/Headers/ElasticHeaders/ElasticHeaders.docc/Resources/01-Package.swift"
  private static let appFolder = "Examples/Ooze.swiftpm"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: OozeCheckout.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("On a Mac there are the libraries, and products for Linux with nothing in them")
  func targetsAndProducts() throws {
    let printed = try Neighbourhood().ask("Ooze", ["describe", "--type", "json"])
    let package = try JSONDecoder().decode(Description.self, from: Data(printed.utf8))
    #expect(package.dependencies.isEmpty)
    let products = package.products.map(\.name).filter { $0 != "FirstLook" }
    #expect(
      products.sorted() == [
        "AVFAudio", "CombineForLinux", "ElasticHeaders", "Gallery", "Lowering", "Micro", "MicroApp",
        "OSForLinux", "OSLogForLinux", "StageBrowser", "UIKitForLinux", "XCTestForLinux",
      ])
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    #expect(
      targets.keys.sorted() == [
        "ElasticHeaders", "FirstLook", "Gallery", "LinuxOnly", "Micro", "MicroApp",
        "ScreenSources",
      ])
    // No module has the name of an Apple module.
    #expect(targets["ElasticHeaders"]?.target_dependencies ?? [] == [])
    #expect(targets["Micro"]?.target_dependencies ?? [] == [])
    #expect(targets["Gallery"]?.target_dependencies == ["ElasticHeaders", "ScreenSources"])
    #expect(targets["MicroApp"]?.target_dependencies == ["ElasticHeaders", "Micro"])
    for target in package.targets { #expect(target.product_dependencies ?? [] == []) }
  }

  @Test("Whoever only plays neither fetches nor builds what other people's projects need")
  func gameAlone() throws {
    let makefile = try text("Makefile")
    #expect(
      makefile.contains(
        "BUILD_OOZE := OOZE_ONLY=game swift build -c release -debug-info-format none --product ooze"
      ))
    #expect(makefile.contains("run: deps\n\t$(BUILD_OOZE) --traits Quick\n"))
    // A separate build folder, because `swift test` holds the lock of the package's own.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let arguments = [
      "package", "--package-path", OozeCheckout.root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    for gameOnly in [false, true] {
      let printed = try Neighbourhood.run(
        arguments,
        environment: gameOnly ? ["OOZE_ONLY": "game"] : [:])
      // Every target and dependency is named by the package's description.
      for name in ["swift-syntax", "opencombine", "LowerSources", "LoweredTests"] {
        #expect(printed.lowercased().contains(name.lowercased()) == !gameOnly, "\(name)")
      }
      for name in ["flyingfox", "\"ooze\"", "StageBrowser", "ElasticHeaders"] {
        #expect(printed.lowercased().contains(name.lowercased()), "\(name)")
      }
    }
  }

  /// Package managers before Swift 6.3 don't allow dependencies on a version of a package with such flags.
  @Test(
    "Only our own builds have compiler flags: eleven modules, and two more with the trait Quick",
    arguments: [
      (path: "Ooze", always: 11, quick: 2),
      (path: "App/.build/checkouts/Ooze", always: 0, quick: 0),
    ])
  func flags(path: String, always: Int, quick: Int) throws {
    struct Manifest: Decodable {
      let targets: [Target]
      struct Target: Decodable { let settings: [Setting] }
      struct Setting: Decodable {
        let kind: Kind
        let condition: Condition?
      }
      struct Kind: Decodable { let unsafeFlags: [String: [String]]? }
      struct Condition: Decodable { let traits: [String]? }
    }
    let neighbourhood = try Neighbourhood(path, seenBy: .linux)
    let printed = try Neighbourhood.run(
      ["package", "--package-path", neighbourhood.package.path, "dump-package"])
    #expect(printed.contains("\"Micro\""), "\(printed)")
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(printed.utf8))
    let flagged = manifest.targets.flatMap(\.settings).filter { $0.kind.unsafeFlags != nil }
    let traits = flagged.map { $0.condition?.traits ?? [] }
    #expect(traits.count { $0 == [] } == always)
    #expect(traits.count { $0 == ["Quick"] } == quick)
    #expect(traits.count == always + quick)
  }

  @Test("The named test targets stay alone, and all that isn't a test stays with them")
  func chosenTests() throws {
    let neighbourhood = try Neighbourhood("Ooze", seenBy: .linux)
    let printed = try Neighbourhood.run(
      ["package", "--package-path", neighbourhood.package.path, "dump-package"],
      environment: ["OOZE_TESTS": "MicroTests,OozeTests"])
    for name in ["MicroTests", "OozeTests", "Micro", "UIKit", "Projects"] {
      #expect(printed.contains("\"name\" : \"\(name)\""), "\(name)")
    }
    for name in ["UIKitTests", "StageTests", "ProjectsTests"] {
      #expect(!printed.contains("\"name\" : \"\(name)\""), "\(name)")
    }
  }

  @Test("The tool alone has no plugin, which would build it a second time")
  func toolAlone() throws {
    let neighbourhood = try Neighbourhood("Ooze", seenBy: .linux)
    let printed = try Neighbourhood.run(
      ["package", "--package-path", neighbourhood.package.path, "dump-package"],
      environment: ["OOZE_ONLY": "tool"])
    for name in ["uikit", "Projects", "Lowering", "UIKit"] {
      #expect(printed.contains("\"name\" : \"\(name)\""), "\(name)")
    }
    for name in ["LowerSources", "LoweredTests", "Categories"] {
      #expect(!printed.contains("\"\(name)\""), "\(name)")
    }
  }

  @Test("A build of other people's modules has no target of the game's, whose names they may have")
  func runtimeAlone() throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let printed = try Neighbourhood.run(
      [
        "package", "--package-path", OozeCheckout.root.path, "--scratch-path", scratch.path,
        "dump-package",
      ],
      environment: ["OOZE_ONLY": "runtime"])
    for name in ["Gallery", "Micro", "MicroApp", "ElasticHeaders", "Controls", "Projects", "ooze"] {
      #expect(!printed.contains("\"\(name)\""), "\(name)")
    }
    for name in ["UIKitForLinux", "StageBrowser", "CombineForLinux", "XCTestForLinux"] {
      #expect(printed.contains("\"\(name)\""), "\(name)")
    }
  }

  @Test("A manifest may name every library of Linux's, each on a condition, and is whole on a Mac")
  func everyLibraryOnACondition() throws {
    let linux = try Neighbourhood(seenBy: .linux).ask("Ooze", ["describe", "--type", "json"])
    // In the description, a dependency that is fetched has no name.
    struct Products: Decodable { let products: [Description.Product] }
    let libraries = try JSONDecoder().decode(Products.self, from: Data(linux.utf8)).products
      .filter { $0.type.keys.contains("library") }.map(\.name)
    #expect(libraries.contains("CombineForLinux"))
    let dependencies = libraries.map {
      #".product(name: "\#($0)", package: "Ooze", condition: .when(platforms: [.linux]))"#
    }
    let neighbourhood = try Neighbourhood()
    try neighbourhood.add(
      "Pond",
      manifest: """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Pond", dependencies: [.package(path: "../Ooze")],
          targets: [
            .executableTarget(name: "Pond", dependencies: [\(dependencies.joined(separator: ", "))])
          ])
        """, source: "Sources/Pond/main.swift")
    let printed = try neighbourhood.ask("Pond", ["show-executables"])
    #expect(printed.contains("Pond"), "\(printed)")
    #expect(!printed.contains("error:"), "\(printed)")
  }

  @Test("An app's manifest that names products for Linux is whole on a Mac")
  func appOfTheTutorial() throws {
    let neighbourhood = try Neighbourhood()
    try neighbourhood.add(
      "Pond", manifest: text(Self.tutorial), source: "Sources/Pond/main.swift")
    let printed = try neighbourhood.ask("Pond", ["show-executables"])
    #expect(printed.contains("Pond"), "\(printed)")
    #expect(!printed.contains("error:"), "\(printed)")
    // A control case: an unknown product would be found.
    try neighbourhood.add(
      "Brook",
      manifest: text(Self.tutorial).replacingOccurrences(of: "UIKitForLinux", with: "UIKitForMac"),
      source: "Sources/Pond/main.swift")
    #expect(try neighbourhood.ask("Brook", ["show-executables"]).contains("UIKitForMac"))
  }

  @Test("The app playground's manifest says what an app needs, and finds the package around it")
  func appPlayground() throws {
    let neighbourhood = try Neighbourhood()
    let manifest = try text("\(Self.appFolder)/Package.swift")
    let import_ = "import AppleProductTypes\n"
    try #require(manifest.contains(import_))
    try #require(manifest.contains("path: \"../..\""))
    try neighbourhood.add(
      "App",
      manifest: manifest.replacingOccurrences(of: import_, with: "")
        .replacingOccurrences(of: "path: \"../..\"", with: "path: \"../Ooze\"")
        + Self.appleProductTypes,
      source: "App/AppDelegate.swift")
    let printed = try neighbourhood.ask("App", ["show-executables"])
    #expect(printed.contains("Ooze: both families"), "\(printed)")
    #expect(!printed.contains("error:"), "\(printed)")
  }

  @Test("What the app playground's manifest names is there, and has scenes")
  func filesOfTheAppPlayground() throws {
    let folder = OozeCheckout.root.appendingPathComponent(Self.appFolder)
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: folder.appendingPathComponent("Info.plist")), format: nil)
    let manifest = (list as? [String: Any])?["UIApplicationSceneManifest"] as? [String: Any]
    #expect(manifest?["UIApplicationSupportsMultipleScenes"] as? Bool == false)
    let catalog = folder.appendingPathComponent("App/Assets.xcassets")
    for name in ["AppIcon.appiconset", "AccentColor.colorset"] {
      let contents = catalog.appendingPathComponent("\(name)/Contents.json")
      _ = try JSONSerialization.jsonObject(with: Data(contentsOf: contents))
    }
    // Apple's App Store requires an icon of 1024 pixels without transparency.
    let icon = try Data(
      contentsOf: catalog.appendingPathComponent("AppIcon.appiconset/AppIcon.png"))
    #expect(icon[16..<24].elementsEqual([0, 0, 4, 0, 0, 0, 4, 0]))
    #expect(icon[25] == 2)
  }

  /// The part of Xcode's `AppleProductTypes` that the manifest uses. Source of the labels: the type
  /// `ProductSetting.IOSAppInfo` of the package manager's public sources.
  private static let appleProductTypes = """

    enum AppIcon { case asset(String) }
    enum AccentColor { case asset(String) }
    enum DeviceFamily: String { case pad, phone, mac }
    struct DeviceFamilyCondition {
      static func when(deviceFamilies: [DeviceFamily]) -> Self { Self() }
    }
    struct Orientation {
      static let portrait = Self()
      static let landscapeRight = Self()
      static let landscapeLeft = Self()
      static func portraitUpsideDown(_ condition: DeviceFamilyCondition) -> Self { Self() }
    }
    extension Product {
      static func iOSApplication(
        name: String, targets: [String], bundleIdentifier: String? = nil,
        teamIdentifier: String? = nil, displayVersion: String? = nil, bundleVersion: String? = nil,
        appIcon: AppIcon? = nil, accentColor: AccentColor? = nil,
        supportedDeviceFamilies: [DeviceFamily], supportedInterfaceOrientations: [Orientation],
        additionalInfoPlistContentFilePath: String? = nil
      ) -> Product {
        let families = supportedDeviceFamilies.map(\\.rawValue).sorted() == ["pad", "phone"]
        return .executable(
          name: families ? "\\(name): both families" : "\\(name)", targets: targets)
      }
    }
    """
}
