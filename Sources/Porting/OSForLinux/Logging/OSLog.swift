import Foundation
internal import Logging

/// The log of a subsystem and category, for the functions `os_log` and `os_signpost`.
open class OSLog: NSObject, @unchecked Sendable {
  /// The log of messages without a subsystem.
  public static let `default` = OSLog(label: ProcessInfo.processInfo.processName, category: "")

  /// A log that drops everything.
  public static let disabled = OSLog(handler: nil, category: "")

  /// A category with a meaning for tools.
  public struct Category: Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  private let handler: Logging.Logger?
  private let category: String

  public convenience init(subsystem: String, category: String) {
    self.init(label: subsystem, category: category)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(label: subsystem, category: category.name)
  }

  private convenience init(label: String, category: String) {
    self.init(handler: Logging.Logger(label: label), category: category)
  }

  private init(handler: Logging.Logger?, category: String) {
    self.handler = handler
    self.category = category
  }

  /// Returns whether a message of this type would be written.
  open func isEnabled(type: OSLogType) -> Bool {
    isEnabled(type.level)
  }

  /// Whether signposts would be written. They have swift-log's level `trace`.
  public var signpostsEnabled: Bool { isEnabled(.trace) }

  private func isEnabled(_ level: Logging.Logger.Level) -> Bool {
    handler.map { $0.logLevel <= level } ?? false
  }

  /// Writes a message. Its text is only created if its level is enabled.
  final func write(_ level: Logging.Logger.Level, _ text: () -> String) {
    guard let handler, isEnabled(level) else { return }
    let text = text()
    handler.log(level: level, "\(text)", source: category)
  }
}
