/// A message of the lowering about a place in an author's file.
public struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Whether the file can't be built as it is, or behaves otherwise than on iOS.
  public enum Severity: String, Hashable, Sendable, Codable { case error, warning }

  public var severity: Severity
  /// The file's path as it was handed in.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  public var message: String
  /// Whether the place has given way to a call that says so when it is reached, so that the rest can
  /// be built all the same.
  public var isLeftOut: Bool

  public init(
    _ severity: Severity, path: String, line: Int, column: Int, message: String,
    isLeftOut: Bool = false
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.isLeftOut = isLeftOut
  }

  /// The form that compilers print, `path:line:column: error: message`.
  public var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
