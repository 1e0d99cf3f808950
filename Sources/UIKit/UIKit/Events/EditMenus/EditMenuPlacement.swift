import CoreGraphics

/// The frame of an edit menu: a pure function of rectangles.
struct EditMenuPlacement {
  /// The distance between the menu and its target, which may have handles above and below (own choice).
  static let gap: CGFloat = 14

  /// The area without bars and keyboard, in the window.
  var area: CGRect
  /// The area that the menu must not cover.
  var target: CGRect
  var direction = UIEditMenuArrowDirection.automatic

  /// Returns a frame above the target, or below if there is no space above; over the target's visible part if
  /// there is none at all.
  func frame(of size: CGSize) -> CGRect {
    let width = min(size.width, area.width)
    let x = (target.midX - width / 2).clamped(area.minX, area.maxX - width)
    let above = target.minY - Self.gap - size.height
    let below = target.maxY + Self.gap
    let fitsAbove = above >= area.minY
    let fitsBelow = below + size.height <= area.maxY
    let y: CGFloat
    if fitsAbove, direction != .up || !fitsBelow {
      y = above
    } else if fitsBelow {
      y = below
    } else {
      let seen = target.intersection(area)
      y = (seen.isNull ? area.midY : seen.midY) - size.height / 2
    }
    return CGRect(
      x: x, y: y.clamped(area.minY, max(area.minY, area.maxY - size.height)), width: width,
      height: size.height)
  }
}
