import CoreGraphics
import Foundation

/// The character that represents a token in its field's text. It reserves the token's space in the
/// line, and a view shows the token there.
final class SearchTokenAttachment: NSTextAttachment, @unchecked Sendable {
  let token: UISearchToken

  init(_ token: UISearchToken) {
    self.token = token
    super.init(data: nil, ofType: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the token as a text of one character.
  @MainActor func text(like attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var attributes = attributes
    attributes[.attachment] = self
    return NSAttributedString(string: "\u{FFFC}", attributes: attributes).releasingRuns()
  }
}

/// The dimensions of tokens in points. iOS doesn't document any, so these are the project's own
/// choices.
@MainActor enum SearchTokenMetrics {
  static let cornerRadius: CGFloat = 5
  /// The padding at both ends of a token, and between its icon and its text.
  static let padding: CGFloat = 6
  static let iconGap: CGFloat = 4
  /// The gap on each side of a token.
  static let gap: CGFloat = 2
  /// The height that a token adds to the line of its text.
  static let padHeight: CGFloat = 4
  /// The maximum width of a token. Longer text is truncated with an ellipsis.
  static let greatestWidth: CGFloat = 180

  static func font(in field: UIFont) -> UIFont { field.withSize(field.pointSize * 15 / 17) }

  /// Returns the bounds of a token with its gaps, relative to the baseline. It is centred on the
  /// capitals.
  static func bounds(of token: UISearchToken, in font: UIFont) -> CGRect {
    let own = self.font(in: font)
    let text = NSString(string: token.text).size(withAttributes: [.font: own]).width
    let icon = token.icon.map { _ in own.pointSize + iconGap } ?? 0
    let width = min((text + icon + 2 * padding).rounded(.up), greatestWidth)
    let height = (own.lineHeight + padHeight).rounded(.up)
    return CGRect(
      x: 0, y: ((font.capHeight - height) / 2).rounded(), width: width + 2 * gap, height: height)
  }
}
