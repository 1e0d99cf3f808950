import Foundation

#if canImport(Darwin)
  import os
#endif

/// A mistake of the app that a header can name. Debug builds report each mistake once, on the console;
/// no mistake is a reason to crash.
@MainActor
enum Mistake {
  /// Receives the messages: the unified log on Apple's systems, where it names subsystem and category;
  /// the standard error elsewhere.
  static var listener: @MainActor (String) -> Void = { message in
    #if canImport(Darwin)
      // An argument, not the format: a message may contain a percent sign. `Logger` needs iOS 14.
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
