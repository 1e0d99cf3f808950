import CoreGraphics
import Foundation

/// The character that a token is in its field's text: it takes the token's room in the line, and a view
/// shows the token there.
final class SearchTokenAttachment: NSTextAttachment, @unchecked Sendable {
  let token: UISearchToken

  init(_ token: UISearchToken) {
    self.token = token
    super.init(data: nil, ofType: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The token as a text of one character.
  @MainActor func text(like attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var attributes = attributes
    attributes[.attachment] = self
    return NSAttributedString(string: "\u{FFFC}", attributes: attributes)
  }
}

/// The measures of tokens, in points. iOS documents none: own choices.
@MainActor enum SearchTokenMetrics {
  static let cornerRadius: CGFloat = 5
  /// At both ends of a token, and between its icon and its text.
  static let padding: CGFloat = 6
  static let iconGap: CGFloat = 4
  /// Around a token, on either side.
  static let gap: CGFloat = 2
  /// How much higher a token is than the line of its text.
  static let padHeight: CGFloat = 4
  /// A token is no wider than this; its text ends in an ellipsis.
  static let greatestWidth: CGFloat = 180

  static func font(in field: UIFont) -> UIFont { field.withSize(field.pointSize * 15 / 17) }

  /// The extent of a token with its gaps, and where it begins below the baseline: in the middle of the
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
