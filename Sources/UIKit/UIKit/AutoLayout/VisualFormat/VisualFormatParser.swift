/// Parses visual format strings from left to right, without backtracking.
struct VisualFormatParser {
  private let text: String
  private let characters: [UInt8]
  private var position = 0

  /// Parses a string.
  ///
  /// - Throws: ``VisualFormatError`` at the first character that doesn't fit.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    guard format.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw VisualFormatError("It contains non-ASCII characters.")
    }
    let text = String(format.filter { !$0.isWhitespace })
    guard !text.isEmpty else { throw VisualFormatError("It's an empty string.") }
    var parser = VisualFormatParser(text: text, characters: Array(text.utf8))
    return try parser.format()
  }

  // MARK: Productions

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat(text: text)
    result.axis = try orientation()
    if take("|") { result.opening = try gap() }
    result.views.append(try view())
    while !isAtEnd {
      let gap = try gap()
      if take("|") {
        result.closing = gap
        break
      }
      result.views.append(try view())
      result.gaps.append(gap)
    }
    guard isAtEnd else { throw error("Expected the end of the format string.") }
    return result
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    let axis: NSLayoutConstraint.Axis
    if take("H") {
      axis = .horizontal
    } else if take("V") {
      axis = .vertical
    } else {
      return .horizontal
    }
    guard take(":") else { throw error("Expected a ':' after the orientation.") }
    return axis
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .flush }
    if isAt("[") || isAt("|") || isAtEnd { return .standard }
    // A bare distance is positive; a negative one needs parentheses.
    guard !isAt("-") else { throw error("Expected a number, a name or a '(' here.") }
    let predicates =
      isAt("(") ? try predicates() : [VisualFormat.Predicate(value: try value())]
    guard take("-") else { throw error("Expected a '-' here. That is how a gap ends.") }
    return .predicates(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Item {
    guard take("[") else { throw error("Expected a view") }
    guard let name = name() else {
      throw error(
        "Expected a view name. View names must start with a letter or an underscore, then contain "
          + "letters, numbers, and underscores.")
    }
    let predicates = isAt("(") ? try predicates() : []
    guard take("]") else {
      throw error("Expected a ']' here. That is how you give the end of a view.")
    }
    return VisualFormat.Item(name: name, predicates: predicates, end: position)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var result: [VisualFormat.Predicate] = []
    repeat {
      let relation = try relation()
      var predicate = VisualFormat.Predicate(relation: relation, value: try value())
      if take("@") { predicate.priority = try value() }
      result.append(predicate)
    } while take(",")
    guard take(")") else { throw error("Expected a ')' or a ',' here.") }
    return result
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relation: NSLayoutConstraint.Relation
    if take("<") {
      relation = .lessThanOrEqual
    } else if take(">") {
      relation = .greaterThanOrEqual
    } else if take("=") {
      relation = .equal
    } else {
      return .equal
    }
    guard take("=") else {
      throw error("Expected a relation. Relation must be one of <=, == or >=.")
    }
    return relation
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    if let name = name() { return .name(name) }
    if let number = number() { return .number(number) }
    throw error("Expected a number or a name here.")
  }

  // MARK: Words

  /// Parses a C identifier.
  private mutating func name() -> VisualFormat.Name? {
    let start = position
    while let character = current,
      character.isLetter || (position > start && character.isDigit)
    {
      position += 1
    }
    guard position > start else { return nil }
    return VisualFormat.Name(text: word(from: start), end: position)
  }

  /// Parses a decimal number as C's `strtod` does, with an optional exponent.
  private mutating func number() -> Double? {
    let start = position
    _ = take("-") || take("+")
    takeDigits()
    if take(".") { takeDigits() }
    let mantissa = position
    if take("e") || take("E") {
      _ = take("-") || take("+")
      takeDigits()
      if Double(word(from: start)) == nil { position = mantissa }
    }
    guard let number = Double(word(from: start)) else {
      position = start
      return nil
    }
    return number
  }

  private mutating func takeDigits() {
    while let character = current, character.isDigit { position += 1 }
  }

  private func word(from start: Int) -> String {
    String(decoding: characters[start..<position], as: UTF8.self)
  }

  // MARK: Characters

  private var isAtEnd: Bool { position == characters.count }
  private var current: UInt8? { isAtEnd ? nil : characters[position] }

  private func isAt(_ character: Unicode.Scalar) -> Bool {
    current == UInt8(ascii: character)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    position += 1
    return true
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason, in: text, at: position)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
  }
}
