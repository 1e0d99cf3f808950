import CoreGraphics

/// Where the loupe stands and what it magnifies: a pure function of a caret and a finger.
///
/// The measures, but for the magnification, are those that Flutter's authors eyeballed on iOS 15.5
/// (`CupertinoTextMagnifier`), and so quoted.
struct LoupePlacement {
  static let size = CGSize(width: 80, height: 47.5)
  /// From the middle of the caret's line to the loupe's lower edge.
  static let gap: CGFloat = 26
  /// To the sides of the window.
  static let margin: CGFloat = 10
  /// How far a finger goes below the line's middle before the loupe goes away, and what part of its way
  /// down the loupe goes along.
  static let reach: CGFloat = 48
  static let share: CGFloat = 0.1
  /// Quoted, for the loupes before iOS 13.
  static let magnification: CGFloat = 1.25
  /// How close to the side of what is magnified the caret may be.
  private static let caretMargin: CGFloat = 8

  /// The window's bounds.
  var area: CGRect
  /// In the window.
  var caret: CGRect
  var finger: CGPoint

  /// Whether a finger is so far below that it covers nothing.
  var isAway: Bool { finger.y > caret.midY + Self.reach }

  /// The rectangle of the window that is magnified: as high as the line, below the finger, and with the
  /// caret in it.
  var focus: CGRect {
    let size = CGSize(
      width: Self.size.width / Self.magnification, height: Self.size.height / Self.magnification)
    let play = size.width / 2 - Self.caretMargin
    let x = finger.x.clamped(caret.midX - play, caret.midX + play)
    return CGRect(
      x: x - size.width / 2, y: caret.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Above the finger, and within the window.
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
