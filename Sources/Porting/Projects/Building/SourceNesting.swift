/// An estimate of the parser's time for a source's brackets, from one pass over its bytes.
///
/// swift-syntax 603 looks ahead at each `[` for a type, and does so again at each one inside. Lists of `n`
/// levels cost 2ⁿ steps, so lists of 40 levels would take a lifetime. Interpolations and generic arguments cost
/// the square or more.
struct SourceNesting {
  /// The number of steps beyond which a file isn't parsed. A list of 17 levels, which has as many, took a debug
  /// build 2.3 s on a busy Intel Xeon. No source of this package comes near.
  static let maximumSteps = 1 << 17
  /// The number of levels of interpolated strings and of generic arguments beyond which a file isn't parsed.
  static let maximumLevels = 64

  /// Returns the reason why a file can't be parsed in reasonable time, or `nil` if it can.
  static func reason(_ bytes: [UInt8]) -> String? {
    var scan = SourceNesting(bytes)
    scan.run()
    if scan.steps > maximumSteps {
      return "its lists are nested so deeply that parsing them would take hours"
    }
    if scan.deepest > maximumLevels {
      return "its strings or generic types are nested more than \(maximumLevels) levels deep"
    }
    return nil
  }

  private enum Mode {
    /// Code, with the number of open parentheses.
    case code(Int)
    /// A string literal with this number of number signs.
    case text(Int, isLong: Bool)
  }

  private let bytes: [UInt8]
  private var place = 0
  private var modes = [Mode.code(0)]
  /// The depth of the lists within each open list; `nil` for a brace, after which the parser doesn't look for a
  /// type.
  private var lists: [Int?] = []
  private var angles = 0
  private var steps = 0
  private var deepest = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func isAt(_ text: StaticString) -> Bool {
    bytes[place...].starts(with: "\(text)".utf8)
  }

  private mutating func run() {
    while place < bytes.count, steps <= Self.maximumSteps, deepest <= Self.maximumLevels {
      switch modes[modes.count - 1] {
      case .code(let parentheses): readCode(parentheses)
      case .text(let signs, let isLong): readText(signs, isLong)
      }
    }
    while !lists.isEmpty { close() }
  }

  private mutating func readCode(_ parentheses: Int) {
    switch bytes[place] {
    case UInt8(ascii: "/") where isAt("//"):
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      return
    case UInt8(ascii: "/") where isAt("/*"): return skipComment()
    case UInt8(ascii: "#"), UInt8(ascii: "\""):
      let signs = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
      place += signs
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return }
      let isLong = isAt("\"\"\"")
      place += isLong ? 3 : 1
      modes.append(.text(signs, isLong: isLong))
      deepest = max(deepest, modes.count / 2)
      return
    case UInt8(ascii: "("): modes[modes.count - 1] = .code(parentheses + 1)
    case UInt8(ascii: ")"):
      if parentheses == 0, modes.count > 1 {
        modes.removeLast()
      } else {
        modes[modes.count - 1] = .code(max(0, parentheses - 1))
      }
    case UInt8(ascii: "["): lists.append(0)
    case UInt8(ascii: "{"): lists.append(nil)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: "<"):
      // A bracket directly after a name. A comparison usually has a space in between.
      if place > 0, isNamePart(bytes[place - 1]) {
        angles += 1
        deepest = max(deepest, angles)
      }
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    // Comparisons of one statement don't count for the next one.
    case UInt8(ascii: ";"), UInt8(ascii: "\n"): angles = 0
    default: break
    }
    place += 1
  }

  private mutating func readText(_ signs: Int, _ isLong: Bool) {
    switch bytes[place] {
    case UInt8(ascii: "\\"):
      place += 1
      guard bytes[place...].prefix(signs).allSatisfy({ $0 == UInt8(ascii: "#") }) else { return }
      place += signs
      if place < bytes.count, bytes[place] == UInt8(ascii: "(") { modes.append(.code(0)) }
      place += 1
    case UInt8(ascii: "\"") where !isLong || isAt("\"\"\""):
      place += isLong ? 3 : 1
      guard bytes[place...].prefix(signs).count(where: { $0 == UInt8(ascii: "#") }) == signs else {
        return
      }
      place += signs
      modes.removeLast()
    case UInt8(ascii: "\n") where !isLong:
      place += 1
      modes.removeLast()
    default: place += 1
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        place += 2
      } else if isAt("*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// Adds the cost of the innermost list to the list around it.
  private mutating func close() {
    guard let last = lists.popLast(), let depth = last else { return }
    if depth > 4 { steps += 1 << min(depth, 40) }
    if let outer = lists.last, let outer { lists[lists.count - 1] = max(outer, depth + 1) }
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
