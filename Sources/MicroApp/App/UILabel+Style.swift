import UIKit

extension UILabel {
  /// A label of one of the system's text styles that grows with the player's text size.
  ///
  /// - Parameter lines: The most it may take; 0 for as many as it needs.
  convenience init(
    _ style: UIFont.TextStyle, _ colour: UIColor = .label, _ text: String? = nil, lines: Int = 0
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = colour
    numberOfLines = lines
  }
}
