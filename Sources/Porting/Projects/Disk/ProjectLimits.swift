/// Limits for reading and copying projects. Projects come from strangers and may be endless.
///
/// All limits are own choices, meant to be far above the needs of real projects.
enum ProjectLimits {
  /// The number of files that one reading looks at.
  static let files = 200_000
  /// The maximum depth of folders.
  static let depth = 48
  /// The longest resource that is copied, in bytes.
  static let resourceLength = 1 << 29
  /// The maximum total size of a module's resources, in bytes.
  static let resourcesLength = 1 << 32
  /// The number of files in a folder that is one resource.
  static let resourceFiles = 20_000
  /// The maximum depth of property lists.
  static let listDepth = 200
  /// The number of targets of a project.
  static let targets = 2_000
  /// The longest build setting after its variables are replaced, in bytes.
  static let settingLength = 1 << 16
  /// The number of configuration files that a target includes.
  static let configurations = 256
  /// The time for reading a project without the programs that it starts, in seconds of processor time.
  static let readingSeconds = 60.0
  /// The time for translation, in seconds of processor time: per module, plus per line.
  static let loweringSeconds = (module: 20.0, line: 0.005)
  /// The time for a manifest, in seconds.
  static let manifestSeconds = 300
  /// The longest output of a manifest, in bytes.
  static let outputLength = 64 << 20
}
