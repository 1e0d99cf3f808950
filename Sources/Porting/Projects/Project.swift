import Foundation
import Lowering

/// An iOS project on the disk: the modules that it consists of, whatever its format.
public struct Project: Sendable {
  public var name: String
  /// The folder of the project's own files.
  public var root: URL
  /// The modules that are built, each after its dependencies.
  public var modules: [ProjectModule]
  /// The packages that are built unchanged, because nothing in them has to be translated.
  public var packages: [PackageReference]
  /// Remarks for the user about parts that aren't built.
  public var remarks: [String]
  /// The parts that should have been read but couldn't be. The other parts may be right, but the project is
  /// incomplete.
  public var failures: [String] = []
  /// The properties of the sources, from the reading of the project.
  var scans = SourceScans()

  public init(
    name: String, root: URL, modules: [ProjectModule], packages: [PackageReference] = [],
    remarks: [String] = []
  ) {
    self.name = name
    self.root = root
    self.modules = modules
    self.packages = packages
    self.remarks = remarks
  }

  public var apps: [ProjectModule] { modules.filter { $0.kind == .app } }
  public var tests: [ProjectModule] { modules.filter { $0.kind == .tests } }
}

/// A module: sources that are compiled together.
public struct ProjectModule: Sendable {
  public enum Kind: String, Sendable, Codable {
    case app, library, tests
    /// A program without a user interface.
    case tool
    /// C sources, which are built unchanged.
    case c
    /// The implementation of macros, which runs in the compiler.
    case macro
  }

  /// The name that other modules import.
  public var name: String
  public var kind: Kind
  /// The Swift sources, in the order of their paths; in a C module, all its files.
  public var sources: [URL]
  public var resources: [ProjectResource] = []
  /// The names of modules of the same project that it depends on.
  public var dependencies: [String] = []
  /// The products of packages that are built unchanged.
  public var products: [PackageProduct] = []
  public var languageMode = ModuleSources.LanguageMode.v5
  /// The module's lowest major version of iOS, if the project specifies it.
  public var deployment: Int?
  /// The classes that Xcode generates from Core Data models, which Linux doesn't have.
  public var entityClasses: [String] = []
  /// The compilation conditions that are set, such as `DEBUG`.
  public var conditions: [String] = []
  var settings: [CompilerSetting] = []
  /// The content of an app's `Info.plist`, with its variables replaced.
  public var information: PropertyList = [:]
  /// The modules that an Objective-C header makes visible to the sources without an import.
  public var implicitImports: [String] = []
  /// The folder of a C or macro module, which is built unchanged: its sources keep their places in it.
  public var folder: URL?
  /// The folder of the headers in that folder, if it isn't the one that SwiftPM expects.
  public var headers: String?

  public init(name: String, kind: Kind, sources: [URL]) {
    self.name = name
    self.kind = kind
    self.sources = sources
  }
}

/// A file or folder that a module loads at run time.
public struct ProjectResource: Hashable, Sendable {
  public enum Rule: String, Sendable {
    /// The file is placed next to the others, as with Xcode and SwiftPM's `process`.
    case process
    /// The file or folder is copied with its structure.
    case copy
  }

  public var file: URL
  public var rule: Rule
  /// The folder of the resource's language, such as `de.lproj`.
  public var localization: String?

  public init(file: URL, rule: Rule = .process, localization: String? = nil) {
    self.file = file
    self.rule = rule
    self.localization = localization
  }

  /// Creates a resource in the language of its folder.
  init(localized file: URL, rule: Rule = .process) {
    self.init(file: file, rule: rule, localization: file.localization)
  }
}

/// A package that modules depend on.
public struct PackageReference: Hashable, Sendable {
  /// The name by which products refer to it.
  public var identity: String
  /// The package's folder on this machine.
  public var folder: URL

  public init(identity: String, folder: URL) {
    self.identity = identity
    self.folder = folder
  }
}

public struct PackageProduct: Hashable, Sendable {
  public var name: String
  public var package: String

  public init(name: String, package: String) {
    self.name = name
    self.package = package
  }
}
