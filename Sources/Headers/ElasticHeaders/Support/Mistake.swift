import Foundation

#if canImport(Darwin)
  import os
#endif

/// A mistake in the app that the library can detect. Debug builds report each mistake once, on the console. No
/// mistake causes a crash.
@MainActor
enum Mistake {
  /// Receives the messages. On Apple's systems this is the unified log, with subsystem and category; elsewhere
  /// it is standard error.
  static var listener: @MainActor (String) -> Void = { message in
    #if canImport(Darwin)
      // The message is an argument, not the format, because it may contain a percent sign. `Logger` needs iOS
      // 14.
      os_log("%{public}@", log: log, type: .error, message as NSString)
    #else
      FileHandle.standardError.write(Data("ElasticHeaders: \(message)\n".utf8))
    #endif
  }

  #if canImport(Darwin)
    private static let log = OSLog(subsystem: "ElasticHeaders", category: "Mistakes")
  #endif

  #if DEBUG
    private static var told: Set<String> = []
  #endif

  static func report(_ message: @autoclosure () -> String) {
    #if DEBUG
      let text = message()
      if told.insert(text).inserted { listener(text) }
    #endif
  }
}
