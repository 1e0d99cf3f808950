import CoreGraphics
import Foundation

/// A description of how outlines form a symbol.
///
/// Each line of the table is `name = outline outline …`. An outline may be followed, in this order,
/// by `*s`, which scales it to s about the centre of the square; by `:` and a letter for each
/// piece; and by `/1`, which makes it secondary in hierarchical colours and palettes. The letters:
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

  /// Returns the recipe of a name, or `nil` if there is no such symbol.
  static func named(_ name: String) -> SymbolRecipe? { all[name] }

  /// All names, sorted.
  package static var names: [String] { all.keys.sorted() }

  private static let all: [String: SymbolRecipe] = {
    var recipes: [String: SymbolRecipe] = [:]
    for line in table.split(separator: "\n") {
      let sides = line.split(separator: " ", maxSplits: 2)
      recipes[String(sides[0])] = SymbolRecipe(name: sides[0], outlines: sides[2])
    }
    return recipes
  }()

  private init(name: Substring, outlines: Substring) {
    parts = outlines.split(separator: " ").flatMap(Self.parts)
    isDirectional =
      name.hasSuffix("forward") || name.hasSuffix("backward")
      || name.hasPrefix("list.") || name == "checklist"
  }

  private static func parts(_ text: Substring) -> [Part] {
    let levels = text.split(separator: "/", omittingEmptySubsequences: false)
    let inks = levels[0].split(separator: ":")
    let names = inks[0].split(separator: "*")
    guard let pieces = SymbolOutline.pieces(String(names[0])) else {
      preconditionFailure("a symbol asks for the outline \(names[0])")
    }
    let letters = inks.count > 1 ? Array(inks[1]) : pieces.map { _ in "s" }
    precondition(letters.count == pieces.count, "\(text) has \(pieces.count) pieces")
    let scale = names.count > 1 ? CGFloat(Double(names[1]) ?? 1) : 1
    let middle = SymbolOutline.side / 2
    var shrinking = CGAffineTransform(translationX: middle, y: middle)
      .scaledBy(x: scale, y: scale).translatedBy(x: -middle, y: -middle)
    return zip(pieces, letters).compactMap { piece, letter in
      guard let ink = Ink(rawValue: letter) else { return nil }
      let path = piece.mutableCopy(using: &shrinking) ?? CGMutablePath()
      if ink == .closedLine { path.closeSubpath() }
      return Part(path: path, ink: ink, level: levels.count > 1 ? 1 : 0)
    }
  }
}
