/// What people type, so that the parser says what is wrong with it.
enum Arguments {
  /// Joins an option and a negative number after it: `--minutes -1` becomes `--minutes=-1`.
  ///
  /// The parser takes what begins with a hyphen for another option, and would say that the value is
  /// missing. No option of ours is a number.
  static func joined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    var isOver = false
    for argument in arguments {
      if let option = joined.last, !isOver, option.hasPrefix("--"), option.count > 2,
        !option.contains("="), isNegative(argument)
      {
        joined[joined.count - 1] = option + "=" + argument
      } else {
        joined.append(argument)
      }
      // What stands behind two hyphens is taken as it is.
      if argument == "--" { isOver = true }
    }
    return joined
  }

  private static func isNegative(_ text: String) -> Bool {
    text.hasPrefix("-") && Double(text) != nil
  }

  /// Where the parser says to look for help: `See 'ooze evolve --help' for more information.`
  ///
  /// - Parameter message: The parser's full message.
  static func hint(in message: String) -> String? {
    for line in message.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("See '") { return String(text) }
    }
    return nil
  }
}
