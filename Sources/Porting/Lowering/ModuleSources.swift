/// A module as its authors wrote it, and the information needed to lower it.
public struct ModuleSources: Sendable {
  /// The language version that the module is compiled with, as a manifest writes it.
  public enum LanguageMode: String, Hashable, Sendable { case v4, v42 = "v4_2", v5, v6 }

  public var name: String
  public var files: [SourceFile]
  public var languageMode: LanguageMode
  /// The custom compilation conditions that are set, such as `DEBUG`.
  public var conditions: Set<String>
  /// The modules that can be imported. Among Apple's modules, `canImport` is true only for these. For other
  /// modules, the compiler decides.
  public var availableModules: Set<String>
  /// The summaries of the lowered modules that this one imports.
  public var known: [ModuleSummary]
  /// The modules that every file sees without importing them, such as those of a bridging header or of a
  /// framework's own header.
  public var implicitImports: [String]
  /// The lowest major version of iOS that the module supports; `nil` if it isn't known. Code that checks for
  /// versions later than this and than iOS 16 is left out.
  public var deployment: Int?
  /// The uses of left-out declarations that the compiler found in an earlier translation.
  public var leftOutUses: Set<LeftOutUse>
  /// The modules that sources import and that nobody has, such as those of packages that can't be fetched.
  public var missingModules: Set<String>

  public init(
    name: String, files: [SourceFile], languageMode: LanguageMode = .v5,
    conditions: Set<String> = [], availableModules: Set<String> = Self.runtimeModules,
    known: [ModuleSummary] = [],
    implicitImports: [String] = [], deployment: Int? = nil, leftOutUses: Set<LeftOutUse> = [],
    missingModules: Set<String> = []
  ) {
    self.name = name
    self.files = files
    self.languageMode = languageMode
    self.conditions = conditions
    self.availableModules = availableModules
    self.known = known
    self.implicitImports = implicitImports
    self.deployment = deployment
    self.leftOutUses = leftOutUses
    self.missingModules = missingModules
  }

  /// Apple's modules that exist on Linux with this project.
  public static let runtimeModules: Set<String> = [
    "UIKit", "CoreGraphics", "CryptoKit", "QuartzCore", "Foundation", "Dispatch", "ObjectiveC",
    "Combine", "os", "OSLog", "AVFAudio", "ImageIO", "XCTest", "Testing", "Swift", "_Concurrency",
    "CoreServices", "MobileCoreServices", "Observation", "Synchronization",
    "UniformTypeIdentifiers", "simd",
  ]
}

extension ModuleSources.LanguageMode {
  /// Creates the mode for a version such as `4.2`, `5` or `5.9`. Versions before 4 become 4.
  public init(version: String) {
    let parts = version.split(separator: ".").map { Int($0) ?? 0 }
    let minor = parts.count > 1 ? parts[1] : 0
    self =
      switch parts.first ?? 5 {
      case 6...: .v6
      case 5: .v5
      case 4 where minor >= 2: .v42
      default: .v4
      }
  }

  /// The version that `#if swift(…)` compares with.
  ///
  /// Source: what this toolchain's compiler answers in each mode; Swift 6.3 counts its modes 4 and 5 as 4.1.50 and 5.10.
  var version: [Int] {
    switch self {
    case .v4: [4, 1, 50]
    case .v42: [4, 2]
    case .v5: [5, 10]
    case .v6: [6, 3]
    }
  }
}

/// Coded as the version. Earlier descriptions of modules have a number.
extension ModuleSources.LanguageMode: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let version =
      try (try? container.decode(Int.self)).map(String.init) ?? container.decode(String.self)
    self.init(version: version)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(rawValue.dropFirst()).replacing("_", with: "."))
  }
}
