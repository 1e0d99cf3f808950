/// A message about a place in an author's file.
public struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The severity: the file can't be built, or behaves differently than on iOS.
  public enum Severity: String, Hashable, Sendable, Codable { case error, warning }

  public var severity: Severity
  /// The file's path as it was passed in.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  public var message: String
  /// Whether the place was replaced by a call that reports this when it is reached, so that the rest can still
  /// be built.
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

  /// The format of compilers, `path:line:column: error: message`.
  public var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
