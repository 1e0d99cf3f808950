import Foundation
import TextEngine

extension AttributedText {
  /// Creates a text from an attributed string. `shape` and `paint` supply missing attributes.
  ///
  /// - Parameter marksLinks: Whether links have their own look.
  init(
    _ string: NSAttributedString, shape: Shape, paint: Paint = Paint(), marksLinks: Bool = true
  ) {
    self.init(StyledText(string), shape: shape, paint: paint, marksLinks: marksLinks)
  }

  /// Creates a text with attributes by run.
  init(_ text: StyledText, shape: Shape, paint: Paint = Paint(), marksLinks: Bool = true) {
    self.init(text, shape: shape, paint: paint, linkColor: marksLinks ? UIColor.link : nil)
  }
}
