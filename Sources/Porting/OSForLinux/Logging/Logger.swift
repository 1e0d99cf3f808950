/// A logger that writes messages for a subsystem and category.
///
/// The log is swift-log's: standard error, unless the program bootstraps another handler. A logger uses the
/// handler that is installed when it is created.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for messages without a subsystem.
  public init() {
    log = .default
  }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ logObj: OSLog) {
    log = logObj
  }

  public func log(_ message: OSLogMessage) { write(message, as: .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, as: level) }
  public func trace(_ message: OSLogMessage) { write(message, as: .debug) }
  public func debug(_ message: OSLogMessage) { write(message, as: .debug) }
  public func info(_ message: OSLogMessage) { write(message, as: .info) }
  public func notice(_ message: OSLogMessage) { write(message, as: .default) }
  public func warning(_ message: OSLogMessage) { write(message, as: .error) }
  public func error(_ message: OSLogMessage) { write(message, as: .error) }
  public func critical(_ message: OSLogMessage) { write(message, as: .fault) }
  public func fault(_ message: OSLogMessage) { write(message, as: .fault) }

  private func write(_ message: OSLogMessage, as type: OSLogType) {
    log.write(type.level) { message.text(Redaction.current) }
  }
}
