/// A use of a declaration that was left out, found by the compiler.
///
/// The translation finds most of these uses by names, because it doesn't know the types of expressions. In
/// `rows.first?.map`, only the compiler knows that `map` is the member that was left out.
public struct LeftOutUse: Hashable, Sendable, Codable {
  /// The path of the author's file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The name that the compiler didn't find.
  public var name: String

  public init(path: String, line: Int, name: String) {
    self.path = path
    self.line = line
    self.name = name
  }
}
