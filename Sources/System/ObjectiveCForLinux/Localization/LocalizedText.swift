import Foundation

/// A localized text in a table: a format, and the parts of it that depend on numbers.
struct LocalizedText: Hashable, Sendable {
  /// A part of the text that depends on the number in one argument.
  struct Variable: Hashable, Sendable {
    /// The conversion for the number, `d` or `lld`.
    var conversion: String
    /// The index of the argument, from 1; `nil` for the next one.
    var argument: Int?
    /// The text for each CLDR category, such as `one` or `other`.
    var forms: [String: String]
    /// Whether a form is the complete text, with all its arguments.
    var isWhole = false
  }

  var format: String
  /// The parts that `%#@name@` refers to.
  var variables: [String: Variable] = [:]

  /// Returns the format with the parts for the arguments inserted, and the arguments in the order of its
  /// conversions.
  ///
  /// Foundation on Linux counts positions wrongly in a format that leaves out an argument.
  func chosen(
    for arguments: [any CVarArg], language: String
  ) -> (format: String, arguments: [any CVarArg]) {
    var writer = Writer(text: self, arguments: arguments, language: language)
    let format = writer.expand(format, own: nil, depth: 0)
    return (format, writer.taken)
  }

  private struct Writer {
    let text: LocalizedText
    let arguments: [any CVarArg]
    let language: String
    var next = 1
    /// The arguments of the conversions so far.
    var taken: [any CVarArg] = []

    /// - Parameter own: The argument and conversion of the variable to which this form belongs.
    mutating func expand(
      _ format: String, own: (position: Int, conversion: String)?, depth: Int
    ) -> String {
      var result = ""
      var rest = format[...]
      var isOwnUsed = false
      while let sign = rest.firstIndex(of: "%") {
        result += rest[..<sign]
        rest = rest[rest.index(after: sign)...]
        if rest.first == "%" {
          result += "%%"
          rest = rest.dropFirst()
          continue
        }
        let position = takePosition(&rest)
        if let own, rest.hasPrefix("arg") {
          rest = rest.dropFirst(3)
          result += conversion(own.conversion[...], of: own.position)
        } else if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
          let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
          rest = rest[rest.index(after: end)...]
          // A variable that refers to itself would never end.
          guard depth < 8, let variable = text.variables[name] else { continue }
          let place = position ?? variable.argument ?? take()
          let form = form(of: variable, for: place)
          result += expand(
            form, own: variable.isWhole ? nil : (place, variable.conversion), depth: depth + 1)
        } else {
          let conversion = takeConversion(&rest)
          let place: Int
          if let position {
            place = position
          } else if let own, !isOwnUsed {
            isOwnUsed = true
            place = own.position
          } else {
            place = take()
          }
          result += self.conversion(conversion, of: place)
        }
      }
      return result + rest
    }

    /// Returns the conversion of an argument, or an empty text if there is none.
    private mutating func conversion(_ text: Substring, of position: Int) -> String {
      guard arguments.indices.contains(position - 1) else { return "" }
      taken.append(arguments[position - 1])
      return "%" + text
    }

    private mutating func take() -> Int {
      defer { next += 1 }
      return next
    }

    private func form(of variable: Variable, for position: Int) -> String {
      let number = arguments.indices.contains(position - 1) ? arguments[position - 1] : 0
      let category = PluralCategory.of(number, language: language)
      // A text for zero has priority in every language, even if zero is plural.
      if PluralCategory.isZero(number), let none = variable.forms["zero"] { return none }
      return variable.forms[category.rawValue] ?? variable.forms["other"] ?? ""
    }

    /// Parses `2` in `2$`.
    private func takePosition(_ rest: inout Substring) -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), rest.dropFirst(digits.count).first == "$" else { return nil }
      rest = rest.dropFirst(digits.count + 1)
      return number
    }

    /// Parses flags, width, precision, length and letter.
    private func takeConversion(_ rest: inout Substring) -> Substring {
      let head = rest.prefix { $0.isASCII && !($0.isLetter || $0 == "@") }
      let length = rest.dropFirst(head.count).prefix { "hlqzjtL".contains($0) }
      let conversion = rest.prefix(head.count + length.count + 1)
      rest = rest.dropFirst(conversion.count)
      return conversion
    }
  }
}
