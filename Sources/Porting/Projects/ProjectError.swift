import Foundation

/// The reason why a project can't be read or built: the problem, its location, and a solution.
public struct ProjectError: Error, CustomStringConvertible, Sendable {
  public var file: String?
  public var message: String
  /// Whether the problem is in the project itself, so that Apple's tools report it too.
  var isOnEverySystem = false

  public init(_ message: String, file: URL? = nil) {
    self.message = message
    self.file = file?.path
  }

  public var description: String { file.map { "\($0): \(message)" } ?? message }
}
