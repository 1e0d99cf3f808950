import CoreGraphics

/// The position of the loupe and the area that it magnifies, as a pure function of a caret and a
/// finger.
///
/// The dimensions except the magnification are those that Flutter's authors estimated on iOS 15.5
/// (`CupertinoTextMagnifier`), and are therefore quoted.
struct LoupePlacement {
  static let size = CGSize(width: 80, height: 47.5)
  /// The distance from the middle of the caret's line to the loupe's lower edge.
  static let gap: CGFloat = 26
  /// The distance to the sides of the window.
  static let margin: CGFloat = 10
  /// The distance that a finger can move below the line's middle before the loupe disappears, and the
  /// share of this movement that the loupe follows.
  static let reach: CGFloat = 48
  static let share: CGFloat = 0.1
  /// The magnification, quoted for the loupes before iOS 13.
  static let magnification: CGFloat = 1.25
  /// The minimum distance of the caret from the side of the magnified area.
  private static let caretMargin: CGFloat = 8

  /// The window's bounds.
  var area: CGRect
  /// The caret in the window's coordinates.
  var caret: CGRect
  var finger: CGPoint

  /// Whether the finger is so far below that it covers nothing.
  var isAway: Bool { finger.y > caret.midY + Self.reach }

  /// The magnified rectangle of the window. It has the height of the line, is below the finger, and
  /// contains the caret.
  var focus: CGRect {
    let size = CGSize(
      width: Self.size.width / Self.magnification, height: Self.size.height / Self.magnification)
    let play = size.width / 2 - Self.caretMargin
    let x = finger.x.clamped(caret.midX - play, caret.midX + play)
    return CGRect(
      x: x - size.width / 2, y: caret.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The loupe's frame, above the finger and inside the window.
  var frame: CGRect {
    let size = Self.size
    let along = max(0, finger.y - caret.midY) * Self.share
    let place = CGPoint(
      x: focus.midX - size.width / 2, y: caret.midY + along - Self.gap - size.height)
    return CGRect(
      x: place.x.clamped(area.minX + Self.margin, area.maxX - Self.margin - size.width),
      y: place.y.clamped(area.minY, area.maxY - size.height), width: size.width,
      height: size.height)
  }
}
