/// How much of a project is read and copied. Projects are data from strangers: what has no end here would have none.
///
/// All of them are own choices, meant to lie far above what people's projects need.
enum ProjectLimits {
  /// The number of files that are looked at in one reading.
  static let files = 200_000
  /// How deep folders are walked through.
  static let depth = 48
  /// The longest resource that is copied, in bytes.
  static let resourceLength = 1 << 29
  /// The largest sum of a module's resources, in bytes.
  static let resourcesLength = 1 << 32
  /// The number of files in one folder that is a resource.
  static let resourceFiles = 20_000
  /// How deep property lists nest.
  static let listDepth = 200
  /// The number of targets of one project.
  static let targets = 2_000
  /// The longest build setting with its variables replaced, in bytes.
  static let settingLength = 1 << 16
  /// The number of configuration files that a target includes.
  static let configurations = 256
  /// How long reading a project may take without what it starts, in seconds of processor time.
  static let readingSeconds = 60.0
  /// How long lowering may take, in seconds of processor time for a module and for each of its lines.
  static let loweringSeconds = (module: 20.0, line: 0.005)
  /// How long a manifest may take, in seconds.
  static let manifestSeconds = 300
  /// The longest output that a manifest's description may have, in bytes.
  static let outputLength = 64 << 20
}
