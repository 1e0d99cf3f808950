import QuartzCore

/// The measures of tab bars, in points and in one place.
enum TabBarMetrics {
  /// The height of a tab bar (F-BAR-03), and on phones in landscape (F-BAR-11, quoted).
  static let height: CGFloat = 49
  static let compactHeight: CGFloat = 32
  /// The middle of the image and the title's lower edge in the portrait bar (quoted).
  static let imageMiddle: CGFloat = 18.5
  static let titleBottom: CGFloat = 47
  /// The distance between image and title in the low bar.
  static let inlineGap: CGFloat = 6
  static let stackedFontSize: CGFloat = 10
  static let inlineFontSize: CGFloat = 13
  /// The minimum size of a badge, its text's size and the padding next to it (quoted).
  static let badgeHeight: CGFloat = 18
  static let badgeFontSize: CGFloat = 13
  static let badgePadding: CGFloat = 5
  /// The offset of the badge's middle from the image's outer upper corner.
  static let badgeOffset = CGPoint(x: 2, y: 3)

  /// The width of items in the middle of a wide bar and the distance between them (quoted).
  static let centredWidth: CGFloat = 76
  static let centredSpacing: CGFloat = 34

  /// Returns the frames of items in the middle of a bar, from left to right; they are closer together if
  /// space is missing.
  static func centred(
    count: Int, in size: CGSize, width: CGFloat, spacing: CGFloat
  ) -> [CGRect] {
    guard count > 0 else { return [] }
    let each = min(width > 0 ? width : centredWidth, size.width / CGFloat(count))
    let free = size.width - each * CGFloat(count)
    let wanted = spacing > 0 ? spacing : centredSpacing
    let gap = count > 1 ? min(wanted, free / CGFloat(count - 1)) : 0
    let start = (size.width - each * CGFloat(count) - gap * CGFloat(count - 1)) / 2
    return (0..<count).map { index in
      CGRect(
        x: start + CGFloat(index) * (each + gap), y: 0, width: each, height: size.height)
    }
  }

  /// Returns the height of a tab bar for `traits`, without the safe area at the bottom.
  static func height(for traits: UITraitCollection) -> CGFloat {
    isCompact(traits) ? compactHeight : height
  }

  static func isCompact(_ traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact
  }

  /// Returns the frames of `count` items of equal width in a bar of the given `width`, from left to
  /// right.
  static func places(count: Int, width: CGFloat, height: CGFloat, scale: CGFloat) -> [CGRect] {
    guard count > 0 else { return [] }
    let grid = PixelGrid(scale: scale)
    func edge(_ index: Int) -> CGFloat { grid.nearest(width * CGFloat(index) / CGFloat(count)) }
    return (0..<count).map { index in
      CGRect(x: edge(index), y: 0, width: edge(index + 1) - edge(index), height: height)
    }
  }
}
