import UIKit

@available(iOS 16, *)
extension UILabel {
  /// Creates a label of one of the system's text styles that grows with the player's text size.
  ///
  /// - Parameters:
  ///   - lines: The most lines; 0 for as many as it needs.
  ///   - largest: The largest size of its font in points, if it shares its space with the game.
  ///   - scale: The enlargement of its font in a large window.
  convenience init(
    _ style: UIFont.TextStyle, _ colour: UIColor = .label, _ text: String? = nil, lines: Int = 0,
    largest: CGFloat = .greatestFiniteMagnitude, scale: CGFloat = 1
  ) {
    self.init(frame: .zero)
    self.text = text
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let standard = UIFont.preferredFont(forTextStyle: style, compatibleWith: usual)
    font =
      largest < .greatestFiniteMagnitude
      ? UIFontMetrics(forTextStyle: style).scaledFont(
        for: standard.withSize(standard.pointSize * scale), maximumPointSize: largest * scale)
      : .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = colour
    numberOfLines = lines
  }
}
