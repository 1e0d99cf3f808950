/// The changes to the words of a command line before they are read, and the messages when they can't
/// be.
package enum CommandArguments {
  /// Joins a negative number to the option before it, so that it is refused as a number that is out of range and not as
  /// an option that nobody knows: `--minutes -1` becomes `--minutes=-1`.
  package static func joiningNegativeValues(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    for (index, argument) in arguments.enumerated() {
      // The words after a lone `--` are taken as they are.
      if argument == "--" { return joined + arguments[index...] }
      if let last = joined.last, last.hasPrefix("--"), last.count > 2, !last.contains("="),
        argument.hasPrefix("-"), Double(argument) != nil
      {
        joined[joined.count - 1] = "\(last)=\(argument)"
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  /// The message of an error as it is printed: in one line, but for a list of choices, which has a line for each.
  package static func lines(of message: String) -> String {
    let lines = message.split(separator: "\n").map { String($0).printable }
    return lines.joined(separator: isList(message) ? "\n" : " ")
  }

  /// Where to look when a word wasn't understood; empty for messages that say so themselves, as a list of choices does.
  package static func help(for message: String) -> String {
    if message.hasPrefix("The value '' is invalid") {
      return
        ": it is empty. Name something, or leave the option out (--help tells what can be said)"
    }
    return message.contains("--help") || isList(message) ? "" : " (--help tells what can be said)"
  }

  private static func isList(_ message: String) -> Bool {
    message.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("- ") }
  }
}
