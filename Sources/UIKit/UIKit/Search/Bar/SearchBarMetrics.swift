import CoreGraphics

/// The dimensions of search bars in points. Apple documents few of them.
enum SearchBarMetrics {
  /// The height that the field adds to a line of its text: 36 in all with text of 17 points (quoted for iOS
  /// 13 and later), and the field's corner radius.
  static let fieldPadding: CGFloat = 15 + 2.0 / 3
  static let fieldRadius: CGFloat = 10
  /// The margins above and below the field. An app's own bar is 56 high in all. A bar under a navigation
  /// bar's title, or in place of that title, is 52 high (quoted).
  static let ownMargins = (top: CGFloat(10), bottom: CGFloat(10))
  static let stackedMargins = (top: CGFloat(1), bottom: CGFloat(15))
  static let activeMargins = (top: CGFloat(8), bottom: CGFloat(8))
  /// The distances from the bar's edge to the field, in an app's own bar and in a navigation bar, which has
  /// the margins of the content.
  static let ownSide: CGFloat = 8
  static func stackedSide(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// The height that scopes add below the field, and the minimum space beside their control (the project's
  /// own choice).
  static let scopeHeight: CGFloat = 44
  static let scopeControlHeight: CGFloat = 32
  /// The height that a prompt adds above the field, and its font size (the project's own choice).
  static let promptHeight: CGFloat = 19
  static let promptFontSize: CGFloat = 13
  /// The distance between the field and the cancel button (the project's own choice).
  static let cancelGap: CGFloat = 12
  static let cancelFontSize: CGFloat = 17
  /// The distances from the field's edge to the icon, from the icon to the text, and from the edge to the
  /// text without an icon (the project's own choice).
  static let iconMargin: CGFloat = 7
  static let iconGap: CGFloat = 6
  static let textMargin: CGFloat = 8
  /// The font size beyond which the icon doesn't grow: the smallest of the accessibility sizes (the project's
  /// own choice).
  static let greatestIcon: CGFloat = 28
  /// The minimum side length of the button at the field's end (the project's own choice).
  static let sideButtonSide: CGFloat = 24
  /// The duration of showing and hiding the cancel button and the scopes, and of starting and ending a
  /// search, in seconds (the project's own choice).
  static let duration = 0.3

  /// The symbol configuration of the field's icons. They grow with the text, but not as much, so that the
  /// field keeps space for words.
  @MainActor static func symbol(for traits: UITraitCollection) -> UIImage.SymbolConfiguration {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    return UIImage.SymbolConfiguration(pointSize: min(font.pointSize, greatestIcon))
  }
}
