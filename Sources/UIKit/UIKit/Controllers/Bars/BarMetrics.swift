import QuartzCore

/// The measures of bars, in points and in one place, since Apple documents few of them.
enum BarMetrics {
  /// Height of a navigation bar (F-BAR-01).
  static let height: CGFloat = 44
  /// Height on phones in landscape (F-BAR-11, quoted).
  static let compactHeight: CGFloat = 32
  /// Height in a sheet on a phone held upright (F-BAR-12, quoted).
  static let sheetHeight: CGFloat = 56
  /// The height that a prompt adds above the row: 74 in all (F-BAR-12, quoted), and the size of its
  /// text.
  static let promptHeight: CGFloat = 30
  static let promptFontSize: CGFloat = 13
  /// Points that a finger goes up or down before bars that hide by a swipe go or come (own choice).
  static let hidingSwipe: CGFloat = 20
  /// The height that a large title adds: 96 in all (F-BAR-02).
  static let largeTitleHeight: CGFloat = 52
  /// Size of a large title's text, and the room below it (quoted).
  static let largeTitleFontSize: CGFloat = 34
  static let largeTitleBottom: CGFloat = 8
  /// The title in the bar's row is seen when less than this is left of the large one, and comes over
  /// the same way (own choice).
  static let largeTitleFade: CGFloat = 8
  /// From the bar's edge, or the safe area's, to a bar button.
  static let sideMargin: CGFloat = 16
  /// From the bar's edge, or the safe area's, to the tip of the back chevron.
  static let backMargin: CGFloat = 8
  /// The chevron's extent, and the gap between it and the back button's title.
  static let chevronSize = CGSize(width: 12, height: 20.5)
  static let chevronGap: CGFloat = 6
  /// Between two bar buttons.
  static let itemSpacing: CGFloat = 16
  /// Between two groups in the middle, and between those and the title or the trailing buttons (own
  /// choice: half as much again as between the buttons of a group).
  static let groupSpacing: CGFloat = 24
  /// The part of the bar's width that a title keeps beside the groups in the middle (own choice).
  static let minimumTitleShare: CGFloat = 0.2
  /// The least gap between the title and a bar button.
  static let titleGap: CGFloat = 8
  /// Size of the bar's text: titles semibold, buttons regular, done buttons semibold.
  static let fontSize: CGFloat = 17
  /// Symbols in bar buttons: as large as large text beside the bar's (own choice).
  static let symbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: fontSize, weight: .regular, scale: .large)
  /// Extent of a system item's drawing.
  static let glyphSize = CGSize(width: 22, height: 22)
  /// The mark of a selected button: the radius of its corners, its reach beyond the button's sides, in
  /// points, and the strength of its tint colour (own choice).
  static let selectionRadius: CGFloat = 6
  static let selectionMargin: CGFloat = 8
  static let selectionAlpha: CGFloat = 0.15
  /// A title with a menu: the size of the chevron's symbol, the extent of a document's icon, and the gaps
  /// between the text and the two (read off screenshots of iOS 16).
  static let titleChevronSize: CGFloat = 14
  static let titleIconSize = CGSize(width: 20, height: 20)
  static let titlePartGap: CGFloat = 5
  /// The field in which a title is changed: its extent, and the width that it keeps beside groups in the
  /// middle (own choice).
  static let renameSize = CGSize(width: 300, height: 34)
  static let minimumRenameWidth: CGFloat = 180
  static let renameRadius: CGFloat = 8
  static let renamePadding: CGFloat = 8
  /// A bar button takes touches in at least this width.
  static let minimumTouchWidth: CGFloat = 44
  /// The content scrolls this far under the bar while the background goes from the edge's look to
  /// the standard one (own choice; a visible transition over a short way is what iOS 15
  /// introduced).
  static let edgeFadeDistance: CGFloat = 8

  /// Seconds of a push or a pop, and the part of the width by which the lower screen moves
  /// (F-ANIM-07, quoted).
  static let transitionDuration: Double = 0.35
  static let parallax: CGFloat = 0.3
  /// How much the lower screen is darkened while the upper one covers it.
  static let dimming: CGFloat = 0.1

  /// The height of a navigation bar for `traits`: lower where a phone is in landscape, but not on
  /// the wide phones, whose width is regular there.
  static func height(for traits: UITraitCollection) -> CGFloat {
    isCompact(traits) ? compactHeight : height
  }

  static func isCompact(_ traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
  }
}
