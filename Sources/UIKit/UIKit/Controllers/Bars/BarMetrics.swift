import QuartzCore

/// The measures of bars, in points and in one place, since Apple documents few of them.
enum BarMetrics {
  /// The height of a navigation bar (F-BAR-01).
  static let height: CGFloat = 44
  /// The height on phones in landscape (F-BAR-11, quoted).
  static let compactHeight: CGFloat = 32
  /// The height in a sheet on a phone in portrait (F-BAR-12, quoted).
  static let sheetHeight: CGFloat = 56
  /// The height that a prompt adds above the row: 74 in all (F-BAR-12, quoted), and the size of its
  /// text.
  static let promptHeight: CGFloat = 30
  static let promptFontSize: CGFloat = 13
  /// The points that a finger moves up or down before bars that hide by a swipe disappear or appear
  /// (own choice).
  static let hidingSwipe: CGFloat = 20
  /// The height that a large title adds: 96 in all (F-BAR-02).
  static let largeTitleHeight: CGFloat = 52
  /// The size of a large title's text, and the space below it (quoted).
  static let largeTitleFontSize: CGFloat = 34
  static let largeTitleBottom: CGFloat = 8
  /// The title in the bar's row becomes visible when less than this is left of the large one, and fades in
  /// over the same distance (own choice).
  static let largeTitleFade: CGFloat = 8
  /// The distance from the edge of the bar or the safe area to a bar button.
  static let sideMargin: CGFloat = 16
  /// The distance from the edge of the bar or the safe area to the tip of the back chevron.
  static let backMargin: CGFloat = 8
  /// The chevron's size, and the gap between it and the back button's title.
  static let chevronSize = CGSize(width: 12, height: 20.5)
  static let chevronGap: CGFloat = 6
  /// The distance between two bar buttons.
  static let itemSpacing: CGFloat = 16
  /// The distance between two groups in the middle, and between them and the title or the trailing
  /// buttons (own choice: half as much again as between the buttons of a group).
  static let groupSpacing: CGFloat = 24
  /// The part of the bar's width that a title keeps next to the groups in the middle (own choice).
  static let minimumTitleShare: CGFloat = 0.2
  /// The minimum gap between the title and a bar button.
  static let titleGap: CGFloat = 8
  /// The size of the bar's text: titles semibold, buttons regular, done buttons semibold.
  static let fontSize: CGFloat = 17
  /// The configuration of symbols in bar buttons: the large scale at the size of the bar's text (own
  /// choice).
  static let symbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: fontSize, weight: .regular, scale: .large)
  /// The size of a system item's glyph.
  static let glyphSize = CGSize(width: 22, height: 22)
  /// The background of a selected button: the radius of its corners, its distance beyond the button's sides,
  /// in points, and the opacity of its tint colour (own choice).
  static let selectionRadius: CGFloat = 6
  static let selectionMargin: CGFloat = 8
  static let selectionAlpha: CGFloat = 0.15
  /// A title with a menu: the size of the chevron's symbol, the size of a document's icon, and the gaps
  /// between the text and the two (read off screenshots of iOS 16).
  static let titleChevronSize: CGFloat = 14
  static let titleIconSize = CGSize(width: 20, height: 20)
  static let titlePartGap: CGFloat = 5
  /// The field in which a title is changed: its size, and the width that it keeps next to groups in the
  /// middle (own choice).
  static let renameSize = CGSize(width: 300, height: 34)
  static let minimumRenameWidth: CGFloat = 180
  static let renameRadius: CGFloat = 8
  static let renamePadding: CGFloat = 8
  /// The minimum width of a bar button's touch area.
  static let minimumTouchWidth: CGFloat = 44
  /// The distance that the content scrolls under the bar while the background changes from the scroll
  /// edge appearance to the standard one (own choice; iOS 15 introduced a visible transition over a
  /// short distance).
  static let edgeFadeDistance: CGFloat = 8

  /// The seconds of a push or a pop, and the part of the width by which the lower screen moves
  /// (F-ANIM-07, quoted).
  static let transitionDuration: Double = 0.35
  static let parallax: CGFloat = 0.3
  /// The opacity of the shade over the lower screen while the upper one covers it.
  static let dimming: CGFloat = 0.1

  /// Returns the height of a navigation bar for `traits`: lower on a phone in landscape, except on wide
  /// phones, whose width is then regular.
  static func height(for traits: UITraitCollection) -> CGFloat {
    isCompact(traits) ? compactHeight : height
  }

  static func isCompact(_ traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
  }
}
