/// A module as its authors wrote it, and the information needed to lower it.
public struct ModuleSources: Sendable {
  /// The language version that the module is compiled with.
  public enum LanguageMode: Int, Hashable, Sendable, Codable { case v4 = 4, v5 = 5, v6 = 6 }

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

  public init(
    name: String, files: [SourceFile], languageMode: LanguageMode = .v5,
    conditions: Set<String> = [], availableModules: Set<String> = Self.runtimeModules,
    known: [ModuleSummary] = [],
    implicitImports: [String] = [], deployment: Int? = nil
  ) {
    self.name = name
    self.files = files
    self.languageMode = languageMode
    self.conditions = conditions
    self.availableModules = availableModules
    self.known = known
    self.implicitImports = implicitImports
    self.deployment = deployment
  }

  /// Apple's modules that exist on Linux with this project.
  public static let runtimeModules: Set<String> = [
    "UIKit", "CoreGraphics", "CryptoKit", "QuartzCore", "Foundation", "Dispatch", "ObjectiveC",
    "Combine", "os", "OSLog", "AVFAudio", "ImageIO", "XCTest", "Testing", "Swift", "_Concurrency",
    "CoreServices", "MobileCoreServices", "Observation", "Synchronization",
    "UniformTypeIdentifiers", "simd",
  ]
}
