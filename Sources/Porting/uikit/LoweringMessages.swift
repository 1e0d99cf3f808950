import ArgumentParser
import Foundation
import Lowering

/// Prints the messages of the translation in the compiler's format.
enum LoweringMessages {
  /// Prints all messages, and ends the command if there are errors in places that couldn't be left out.
  static func report(_ diagnostics: [Diagnostic]) throws {
    for diagnostic in diagnostics { Console.say("\(diagnostic)") }
    guard diagnostics.contains(where: { $0.severity == .error && !$0.isLeftOut }) else { return }
    throw ExitCode(65)
  }
}
