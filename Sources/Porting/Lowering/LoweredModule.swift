/// A module that compiles on Linux.
public struct LoweredModule: Sendable {
  /// The module's files in the order in which they came. A text is the author's, byte for byte,
  /// where nothing had to be lowered.
  public var files: [SourceFile]
  /// The generated file that registers what the module has under names of Objective-C, and has what
  /// Foundation does otherwise on Linux; `nil` when the module needs neither.
  public var members: SourceFile?
  /// The modules that each file imports, in the order of `files`.
  public var imports: [[String]]
  /// Errors and warnings in the order of files and lines.
  public var diagnostics: [Diagnostic]
  /// The facts that the lowering of modules that import this one has to know.
  public var summary: ModuleSummary

  /// Whether the compiler has to be asked: nothing is certain to fail.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
