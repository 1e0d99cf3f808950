/// Writes a signpost at swift-log's level `trace`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.writeSignpost(type, name, signpostID) { "" }
}

/// Writes a signpost with a message at swift-log's level `trace`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.writeSignpost(type, name, signpostID) { OSLogFormat(format).text(arguments, .current) }
}

extension OSLog {
  /// Writes a signpost: its type and name, the identifier unless it is the default, and the message.
  final func writeSignpost(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: () -> String
  ) {
    guard id != .null, id != .invalid else { return }
    write(.trace) {
      let message = message()
      return "\(type.word) \(name)" + (id == .exclusive ? "" : " #\(id.rawValue)")
        + (message.isEmpty ? "" : ": \(message)")
    }
  }
}
