import Foundation
import TextEngine

/// The values of declarations, with `nil` for properties that aren't declared.
struct CSSValues: Hashable {
  enum Weight: Hashable {
    /// A weight from 100 (ultra light) to 900 (black).
    case number(Int)
    case bolder
    case lighter
  }

  enum LineHeight: Hashable {
    case normal
    /// A multiple of the font size.
    case factor(Double)
    case length(CSSLength)
  }

  enum Decoration: Hashable {
    case none
    case underline
    case lineThrough
    case both
  }

  enum Baseline: Hashable {
    case normal
    case below
    case above
  }

  enum Display: Hashable {
    case none
    case inline
    case block
  }

  var color: CSSColor?
  var background: CSSColor?
  var families: [String]?
  var fontSize: CSSLength?
  var weight: Weight?
  var isItalic: Bool?
  var alignment: TextAlignment?
  var decoration: Decoration?
  var lineHeight: LineHeight?
  var textIndent: CSSLength?
  var marginTop: CSSLength?
  var marginBottom: CSSLength?
  var marginLeft: CSSLength?
  var marginRight: CSSLength?
  var baseline: Baseline?
  var isPreformatted: Bool?
  var display: Display?
  var hasListMarker: Bool?
  var direction: WritingDirection?

  /// Takes over the values of `other`, which take precedence.
  mutating func merge(_ other: CSSValues) {
    func take<Value>(_ path: WritableKeyPath<CSSValues, Value?>) {
      if let value = other[keyPath: path] { self[keyPath: path] = value }
    }
    take(\.color)
    take(\.background)
    take(\.families)
    take(\.fontSize)
    take(\.weight)
    take(\.isItalic)
    take(\.alignment)
    take(\.decoration)
    take(\.lineHeight)
    take(\.textIndent)
    take(\.marginTop)
    take(\.marginBottom)
    take(\.marginLeft)
    take(\.marginRight)
    take(\.baseline)
    take(\.isPreformatted)
    take(\.display)
    take(\.hasListMarker)
    take(\.direction)
  }
}
