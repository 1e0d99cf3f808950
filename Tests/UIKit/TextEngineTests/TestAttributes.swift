import CoreGraphics
import Foundation

@testable import TextEngine

// Objects in attributed strings, as UIKit's classes are.

final class TestFont: TextFont {
  let specification: FontSpecification

  init(size: CGFloat) { specification = FontSpecification(size: size) }
}

final class TestParagraphStyle: TextParagraphStyle {
  let values: ParagraphValues

  init(_ values: ParagraphValues) { self.values = values }
}

/// A colour that may change between two drawings.
final class TestColor: TextColor {
  var cgColor: CGColor

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    cgColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: 1)
  }

  static var red: TestColor { TestColor(1, 0, 0) }
  static var green: TestColor { TestColor(0, 1, 0) }
  static var blue: TestColor { TestColor(0, 0, 1) }
}

final class TestShadow: TextShadow {
  let shadowOffset: CGSize
  let shadowBlurRadius: CGFloat = 0
  let drawnColor: (any TextColor)?

  init(offset: CGSize, color: (any TextColor)?) {
    shadowOffset = offset
    drawnColor = color
  }
}

/// A rectangle in place of a character, filled with the text's colour.
final class TestAttachment: TextAttachment {
  let lineLayoutPadding: CGFloat = 0
  private let size: CGSize
  private(set) var drawn: [(index: Int, place: CGRect)] = []

  init(size: CGSize) { self.size = size }

  func frame(ofCharacter index: Int, lineHeight: CGFloat) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  func draw(
    in place: CGRect, of context: CGContext, characterIndex index: Int, color: any TextColor
  ) {
    drawn.append((index, place))
    context.setFillColor(color.cgColor)
    context.fill(place)
  }
}
