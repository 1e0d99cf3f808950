import CoreGraphics

/// The measures of search bars, in points and in one place, since Apple documents few of them.
enum SearchBarMetrics {
  /// How much higher the field is than a line of its text: 36 in all with text of 17 points (quoted
  /// for iOS 13 and later), and its corners.
  static let fieldPadding: CGFloat = 15 + 2.0 / 3
  static let fieldRadius: CGFloat = 10
  /// Above and below the field: 56 in all for a bar of an app's own, 52 under a navigation bar's title
  /// and where that title has gone (quoted).
  static let ownMargins = (top: CGFloat(10), bottom: CGFloat(10))
  static let stackedMargins = (top: CGFloat(1), bottom: CGFloat(15))
  static let activeMargins = (top: CGFloat(8), bottom: CGFloat(8))
  /// From the bar's edge to the field: an app's own bar's, and a navigation bar's, which has the margins
  /// of the content.
  static let ownSide: CGFloat = 8
  static func stackedSide(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// The height that scopes add below the field, and the least room beside their control (own choice).
  static let scopeHeight: CGFloat = 44
  static let scopeControlHeight: CGFloat = 32
  /// The height that a prompt adds above, and the size of its text (own choice).
  static let promptHeight: CGFloat = 19
  static let promptFontSize: CGFloat = 13
  /// From the field to the cancel button (own choice).
  static let cancelGap: CGFloat = 12
  static let cancelFontSize: CGFloat = 17
  /// From the field's edge to the icon, from there to the text, and to the text without an icon
  /// (own choice).
  static let iconMargin: CGFloat = 7
  static let iconGap: CGFloat = 6
  static let textMargin: CGFloat = 8
  /// The size of the font beyond which the icon doesn't grow: that of the smallest of the accessibility
  /// sizes (own choice).
  static let greatestIcon: CGFloat = 28
  /// The least side of the button at the field's end (own choice).
  static let sideButtonSide: CGFloat = 24
  /// Seconds in which the cancel button and the scopes come and go, and a search begins and ends
  /// (own choice).
  static let duration = 0.3

  /// How the field's icons are drawn: they grow with the text, but not as far, so that a field keeps its room
  /// for words.
  @MainActor static func symbol(for traits: UITraitCollection) -> UIImage.SymbolConfiguration {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    return UIImage.SymbolConfiguration(pointSize: min(font.pointSize, greatestIcon))
  }
}
