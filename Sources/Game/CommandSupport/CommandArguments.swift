/// Prepares the words of a command line before they are parsed, and words the messages if parsing fails.
package enum CommandArguments {
  /// Joins a negative number to the option before it: `--minutes -1` becomes `--minutes=-1`. The parser then reports a
  /// number that is out of range rather than an unknown option.
  package static func joiningNegativeValues(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    for (index, argument) in arguments.enumerated() {
      // Words after a lone `--` stay as they are.
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

  /// Returns the message of an error in one line. A list of choices keeps a line for each choice.
  package static func lines(of message: String) -> String {
    let lines = message.split(separator: "\n").map { String($0).printable }
    return lines.joined(separator: isList(message) ? "\n" : " ")
  }

  /// Returns a hint where to find help. It is empty for messages that already list the choices.
  package static func help(for message: String) -> String {
    if message.hasPrefix("The value '' is invalid") {
      return
        ": it is empty. Give a value, or leave the option out (see --help)"
    }
    return message.contains("--help") || isList(message) ? "" : " (see --help)"
  }

  private static func isList(_ message: String) -> Bool {
    message.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("- ") }
  }
}
