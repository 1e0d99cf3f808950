/// Writes a message with a C format and its arguments.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(type.level) { OSLogFormat(message).text(args, .current) }
}

/// Writes a message with a C format and its arguments to a log, in the oldest form.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type.level) { OSLogFormat(message).text(args, .current) }
}

/// Writes a message with interpolations.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(OSLogType.default.level) { message.text(.current) }
}

/// Writes a message with interpolations to a log.
public func os_log(
  _ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(logLevel.level) { message.text(.current) }
}
