import UIKit

@available(iOS 16, *)
extension UILabel {
  /// Creates a label of one of the system's text styles that grows with the player's text size.
  ///
  /// - Parameters:
  ///   - lines: The most lines; 0 for as many as it needs.
  ///   - largest: The largest size of its font in points, if it shares its space with the game.
  convenience init(
    _ style: UIFont.TextStyle, _ colour: UIColor = .label, _ text: String? = nil, lines: Int = 0,
    largest: CGFloat = .greatestFiniteMagnitude
  ) {
    self.init(frame: .zero)
    self.text = text
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    font =
      largest < .greatestFiniteMagnitude
      ? UIFontMetrics(forTextStyle: style).scaledFont(
        for: .preferredFont(forTextStyle: style, compatibleWith: usual), maximumPointSize: largest)
      : .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = colour
    numberOfLines = lines
  }
}
