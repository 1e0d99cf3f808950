/// A module as its authors wrote it, and what has to be known to lower it.
public struct ModuleSources: Sendable {
  /// The version of the language that the module is compiled as.
  public enum LanguageMode: Int, Hashable, Sendable, Codable { case v4 = 4, v5 = 5, v6 = 6 }

  public var name: String
  public var files: [SourceFile]
  public var languageMode: LanguageMode
  /// The custom compilation conditions that are set, as `DEBUG`.
  public var conditions: Set<String>
  /// The modules that can be imported. Of Apple's, `canImport` is true for these only; of others,
  /// the compiler decides.
  public var availableModules: Set<String>
  /// The results of lowering the modules that this one imports.
  public var known: [ModuleSummary]
  /// Modules that every file sees without importing them, as those of a bridging header or of a
  /// framework's own header.
  public var implicitImports: [String]
  /// The lowest major version of iOS that the module is for; `nil` where nothing says it. What asks
  /// for later versions than that and than iOS 16 is left out.
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

  /// The modules of Apple's that exist on Linux with this project.
  public static let runtimeModules: Set<String> = [
    "UIKit", "CoreGraphics", "CryptoKit", "QuartzCore", "Foundation", "Dispatch", "ObjectiveC",
    "Combine", "os", "OSLog", "AVFAudio", "ImageIO", "XCTest", "Testing", "Swift", "_Concurrency",
    "CoreServices", "MobileCoreServices", "Observation", "Synchronization",
    "UniformTypeIdentifiers",
  ]
}
