import Foundation

/// A localized text as a table has it: a format, and what of it depends on numbers.
struct LocalizedText: Hashable, Sendable {
  /// A part of the text that is chosen by the number of one argument.
  struct Variable: Hashable, Sendable {
    /// The conversion that the number is formatted with, `d` or `lld`.
    var conversion: String
    /// Which argument it is, from 1; the next one when it is `nil`.
    var argument: Int?
    /// The text for each of CLDR's categories, `one` or `other`.
    var forms: [String: String]
    /// Whether a form is the whole text, with all its arguments.
    var isWhole = false
  }

  var format: String
  /// The parts that `%#@name@` names.
  var variables: [String: Variable] = [:]

  /// The format with the parts chosen for the arguments, and the arguments in the order in which its
  /// conversions take them.
  ///
  /// Foundation on Linux miscounts the positions of a format that leaves an argument out.
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

    /// - Parameter own: the argument and conversion of the variable whose form this is.
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
          // A variable that names itself would never end.
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

    /// A conversion of an argument; nothing when there is none.
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
      // A text for nothing counts in every language, also where zero is plural.
      if PluralCategory.isZero(number), let none = variable.forms["zero"] { return none }
      return variable.forms[category.rawValue] ?? variable.forms["other"] ?? ""
    }

    /// `2` of `2$`.
    private func takePosition(_ rest: inout Substring) -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), rest.dropFirst(digits.count).first == "$" else { return nil }
      rest = rest.dropFirst(digits.count + 1)
      return number
    }

    /// Flags, width, precision, length and letter.
    private func takeConversion(_ rest: inout Substring) -> Substring {
      let head = rest.prefix { $0.isASCII && !($0.isLetter || $0 == "@") }
      let length = rest.dropFirst(head.count).prefix { "hlqzjtL".contains($0) }
      let conversion = rest.prefix(head.count + length.count + 1)
      rest = rest.dropFirst(conversion.count)
      return conversion
    }
  }
}
