import ArgumentParser
import Foundation
import Lowering

/// The lowering's messages, in the compiler's form.
enum Diagnostics {
  /// Says all, and ends the command when there are errors whose places haven't been left out.
  static func report(_ diagnostics: [Diagnostic]) throws {
    for diagnostic in diagnostics { Console.say("\(diagnostic)") }
    guard diagnostics.contains(where: { $0.severity == .error && !$0.isLeftOut }) else { return }
    throw ExitCode(65)
  }
}
