import Foundation

/// A mistake of the app that a header can name: it is told on the console of debug builds, each once,
/// and never a reason to crash.
@MainActor
enum Mistake {
  /// Who hears of mistakes.
  static var listener: (String) -> Void = { message in
    FileHandle.standardError.write(Data("ElasticHeaders: \(message)\n".utf8))
  }

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
