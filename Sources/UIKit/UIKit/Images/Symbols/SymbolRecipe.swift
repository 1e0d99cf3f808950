import CoreGraphics
import Foundation
import Synchronization

/// A description of how outlines form a symbol.
///
/// Each line of the tables is `name name … = outline outline …`, with all names of the symbol. A `+` after a name adds the
/// symbol with `.fill`: its lines are areas, or, in a frame, the frame is an area from which the rest is cut out. In
/// `a.circle&square`, `&square` adds `a.square`, with the square frame in place of the ring. An outline may be followed by changes, in the order in
/// which they are applied, all about the centre of the square:
///
/// | change | effect |
/// |---|---|
/// | `~` | mirrors the outline horizontally |
/// | `\|` | mirrors it vertically |
/// | `^a` | turns it clockwise by a degrees |
/// | `*s` | scales it to s |
/// | `@x,y` | moves it by x units to the right and y down |
///
/// Then `:` and a letter for each piece may follow, and `/1`, which makes the outline secondary in hierarchical colours
/// and palettes. The letters:
///
/// | letter | use of the piece |
/// |---|---|
/// | `s` | a line, the default |
/// | `c` | a line, closed first |
/// | `f` | an area with its line |
/// | `F` | an area alone |
/// | `h` | a line that is cut out |
/// | `H` | an area that is cut out |
/// | `-` | nothing |
struct SymbolRecipe {
  struct Part {
    let path: CGPath
    let ink: Ink
    /// The level: 0 is primary, 1 is secondary.
    let level: Int
  }

  enum Ink: Character {
    case line = "s"
    case closedLine = "c"
    case areaAndLine = "f"
    case area = "F"
    case cutLine = "h"
    case cutArea = "H"

    var isCut: Bool { self == .cutLine || self == .cutArea }
    var hasArea: Bool { self == .areaAndLine || self == .area || self == .cutArea }
    var hasLine: Bool { self != .area && self != .cutArea }
  }

  let parts: [Part]
  /// Whether the symbol is mirrored in right-to-left interfaces.
  let isDirectional: Bool
  /// Whether this is the picture of a symbol that isn't drawn here.
  let isPlaceholder: Bool

  /// Returns the recipe of a name, or `nil` if there is no such symbol.
  ///
  /// A name that consists of the words of drawn symbols, such as `heart.and.moon.square`, gets a placeholder: San
  /// Francisco's symbols are many more than those drawn here. Any other name is unknown on iOS too, as far as this
  /// module can tell.
  static func named(_ name: String) -> SymbolRecipe? {
    made.withLock { made in
      if let known = made[name] { return known }
      let recipe =
        lines[name].map { SymbolRecipe(name: name, outlines: $0) } ?? placeholder(for: name)
      made[name] = recipe
      return recipe
    }
  }

  /// The names of all drawn symbols, sorted.
  static var names: [String] { lines.keys.sorted() }

  private static let made = Mutex<[String: SymbolRecipe]>([:])

  private static let lines: [String: String] = {
    var lines: [String: String] = [:]
    for line in [table, aToE, fToO, pToZ].flatMap({ $0.split(separator: "\n") }) {
      let sides = line.split(separator: " = ")
      for name in sides[0].split(separator: " ") {
        for (name, outlines) in variants(of: name, String(sides[1])) { lines[name] = outlines }
      }
    }
    return lines
  }()

  /// Returns a symbol and the variants that its name in a table adds.
  private static func variants(
    of name: Substring, _ outlines: String
  ) -> [(name: String, outlines: String)] {
    let own = name.prefix { $0 != "&" && $0 != "+" }
    var variants = [(name: String(own), outlines: outlines)]
    if name.contains("&") {
      variants.append(
        (own.dropLast("circle".count) + "square", "box-frame" + outlines.dropFirst("ring".count)))
    }
    if name.hasSuffix("+") { variants += variants.map { ($0.name + ".fill", filled($0.outlines)) } }
    return variants
  }

  private static func filled(_ text: String) -> String {
    let outlines = text.split(separator: " ").map(Outline.init)
    let isFramed = outlines.count > 1 && outlines[0].isSecondary
    return outlines.enumerated().map { index, outline in
      let letters = outline.letters.map { letter -> Character in
        guard isFramed, index > 0 else { return letter == "s" ? "f" : letter }
        return switch letter {
        case "s", "c": "h"
        case "f", "F": "H"
        default: letter
        }
      }
      return "\(outline.shape):\(String(letters))\(outline.isSecondary ? "/1" : "")"
    }.joined(separator: " ")
  }

  // MARK: Placeholders

  /// Names that public sources use and that aren't drawn: trademarks, and shapes that lines of one width can't show.
  static let undrawnNames: Set<String> = [
    "applelogo", "ear", "hand.point.right.fill", "lightspectrum.horizontal", "logo.xbox",
    "movieclapper",
    "placeholdertext.fill", "point.bottomleft.forward.to.point.topright.filled.scurvepath",
    "point.topleft.down.curvedto.point.bottomright.up", "puzzlepiece.extension", "scroll", "space",
    "square.grid.4x3.fill", "stethoscope", "storefront", "swatchpalette", "swift", "testtube.2",
  ]

  /// The words that names of symbols consist of.
  private static let words = Set(
    (Array(lines.keys) + undrawnNames).flatMap { $0.split(separator: ".") })

  private static func placeholder(for name: String) -> SymbolRecipe? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // Every variant comes once, after the name.
    let variants = parts.filter { ["fill", "circle", "square", "slash"].contains($0) }
    guard parts.allSatisfy({ words.contains($0) }), parts[0] != "fill",
      Set(variants).count == variants.count
    else { return nil }
    return SymbolRecipe(
      name: name, outlines: "dashed-square question-sign*.5:sf", isPlaceholder: true)
  }

  // MARK: Reading

  private init(name: String, outlines: String, isPlaceholder: Bool = false) {
    parts = outlines.split(separator: " ").flatMap { Self.parts(Outline($0)) }
    self.isPlaceholder = isPlaceholder
    isDirectional =
      !isPlaceholder
      && (name.hasSuffix("forward") || name.hasSuffix("backward") || name.hasPrefix("list.")
        || name == "checklist")
  }

  /// An outline in a recipe.
  private struct Outline {
    /// The name with the changes.
    let shape: Substring
    let changes: Substring
    let pieces: [CGPath]
    /// A letter for each piece.
    let letters: [Character]
    let isSecondary: Bool

    init(_ text: Substring) {
      let levels = text.split(separator: "/", omittingEmptySubsequences: false)
      let inks = levels[0].split(separator: ":")
      shape = inks[0]
      let name = shape.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      changes = shape[name.endIndex...]
      guard let pieces = SymbolOutline.pieces(String(name)) else {
        preconditionFailure("a symbol asks for the outline \(name)")
      }
      self.pieces = pieces
      letters = inks.count > 1 ? Array(inks[1]) : pieces.map { _ in "s" }
      precondition(letters.count == pieces.count, "\(text) has \(pieces.count) pieces")
      isSecondary = levels.count > 1
    }
  }

  private static func parts(_ outline: Outline) -> [Part] {
    var change = transform(outline.changes)
    return zip(outline.pieces, outline.letters).compactMap { piece, letter in
      guard let ink = Ink(rawValue: letter) else { return nil }
      let path = piece.mutableCopy(using: &change) ?? CGMutablePath()
      if ink == .closedLine { path.closeSubpath() }
      return Part(path: path, ink: ink, level: outline.isSecondary ? 1 : 0)
    }
  }

  /// Returns the transform that a text of changes describes.
  private static func transform(_ text: Substring) -> CGAffineTransform {
    let middle = SymbolOutline.side / 2
    var result = CGAffineTransform(translationX: -middle, y: -middle)
    var rest = text
    while let mark = rest.popFirst() {
      let end = rest.firstIndex { "~|^*@".contains($0) } ?? rest.endIndex
      let numbers = rest[..<end].split(separator: ",").map { CGFloat(Double($0) ?? 0) }
      rest = rest[end...]
      let change: CGAffineTransform
      switch (mark, numbers.count) {
      case ("~", 0): change = CGAffineTransform(scaleX: -1, y: 1)
      case ("|", 0): change = CGAffineTransform(scaleX: 1, y: -1)
      case ("^", 1): change = CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
      case ("*", 1): change = CGAffineTransform(scaleX: numbers[0], y: numbers[0])
      case ("@", 2): change = CGAffineTransform(translationX: numbers[0], y: numbers[1])
      default: preconditionFailure("an outline has the change \(mark) with \(numbers)")
      }
      result = result.concatenating(change)
    }
    return result.concatenating(CGAffineTransform(translationX: middle, y: middle))
  }
}
