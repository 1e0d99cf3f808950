import Foundation

/// The reason why a project can't be read or built: the problem, its location, and a solution.
public struct ProjectError: Error, CustomStringConvertible, Sendable {
  public var file: String?
  public var message: String

  public init(_ message: String, file: URL? = nil) {
    self.message = message
    self.file = file?.path
  }

  public var description: String { file.map { "\($0): \(message)" } ?? message }
}
