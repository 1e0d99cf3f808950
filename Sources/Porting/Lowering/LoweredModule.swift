/// A module that compiles on Linux.
public struct LoweredModule: Sendable {
  /// The module's files in the original order. If nothing in a file had to be lowered, its text is the
  /// author's, byte for byte.
  public var files: [SourceFile]
  /// The generated file that registers members under their Objective-C names and contains replacements for
  /// parts of Foundation that differ on Linux; `nil` if the module needs neither.
  public var members: SourceFile?
  /// The modules that each file imports, in the order of `files`.
  public var imports: [[String]]
  /// The errors and warnings in the order of files and lines.
  public var diagnostics: [Diagnostic]
  /// The information that modules importing this one need for their lowering.
  public var summary: ModuleSummary

  /// Whether there are errors, so that the module can't compile completely.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
