import Foundation

/// An iOS project as it lies on the disk: the modules that it is made of, in whatever form its
/// authors keep it.
public struct Project: Sendable {
  public var name: String
  /// The folder that the project's own files lie in.
  public var root: URL
  /// The modules that are built, each after those that it depends on.
  public var modules: [ProjectModule]
  /// Packages that are built as they are, since nothing in them has to be lowered.
  public var packages: [PackageReference]
  /// The finds that aren't built, for people to read.
  public var remarks: [String]
  /// The parts that should be read and can't be: the rest may be right, the project isn't.
  public var failures: [String] = []

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

/// One module: sources that are compiled together.
public struct ProjectModule: Sendable {
  public enum Kind: String, Sendable, Codable {
    case app, library, tests
    /// A program without an interface.
    case tool
    /// Sources of C, which are built as they are.
    case c
    /// The implementation of macros, which runs in the compiler.
    case macro
  }

  /// The name that other modules import.
  public var name: String
  public var kind: Kind
  /// Sources of Swift, in the order of their paths; of a module of C all its files.
  public var sources: [URL]
  public var resources: [ProjectResource] = []
  /// Names of modules of the same project.
  public var dependencies: [String] = []
  /// Products of packages that are built as they are.
  public var products: [PackageProduct] = []
  public var languageMode: Int = 5
  /// The lowest major version of iOS that it is for, where the project says it.
  public var deployment: Int?
  /// Classes that Xcode makes of Core Data's models, which Linux lacks.
  public var entityClasses: [String] = []
  /// Compilation conditions that are set, `DEBUG` for one.
  public var conditions: [String] = []
  var settings: [CompilerSetting] = []
  /// The content of an app's `Info.plist`, its variables replaced.
  public var information: PropertyList = [:]
  /// Modules that the sources see without importing them, by a header in Objective-C.
  public var implicitImports: [String] = []
  /// The folder of a module that is built as it is, of C or a macro: its sources keep their places in it.
  public var folder: URL?
  /// Where in that folder its headers are, if not where SwiftPM expects them.
  public var headers: String?

  public init(name: String, kind: Kind, sources: [URL]) {
    self.name = name
    self.kind = kind
    self.sources = sources
  }
}

/// A file or folder that a module finds at run time.
public struct ProjectResource: Hashable, Sendable {
  public enum Rule: String, Sendable {
    /// Put beside the others, as Xcode and SwiftPM's `process` do.
    case process
    /// Put as it is, a folder with its structure.
    case copy
  }

  public var file: URL
  public var rule: Rule
  /// The folder of a language, `de.lproj`.
  public var localization: String?

  public init(file: URL, rule: Rule = .process, localization: String? = nil) {
    self.file = file
    self.rule = rule
    self.localization = localization
  }

  /// A file that is of the language of its folder.
  init(localized file: URL, rule: Rule = .process) {
    self.init(file: file, rule: rule, localization: file.localization)
  }
}

/// A package that modules depend on.
public struct PackageReference: Hashable, Sendable {
  /// The name that products refer to.
  public var identity: String
  /// Where it lies on this machine.
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
