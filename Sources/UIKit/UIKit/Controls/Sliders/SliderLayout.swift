import CoreGraphics

/// The frames of the parts of a slider. Pure arithmetic.
enum SliderLayout {
  /// Returns the frame of an image at an edge, vertically centred; empty without one.
  static func image(_ image: CGSize?, _ bounds: CGRect, isAtLeft: Bool) -> CGRect {
    let size = image ?? .zero
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the frame of the track between the images.
  static func track(_ bounds: CGRect, left: CGRect, right: CGRect, height: CGFloat) -> CGRect {
    let start = left.width > 0 ? left.maxX + SliderMetrics.imageGap : bounds.minX
    let end = right.width > 0 ? right.minX - SliderMetrics.imageGap : bounds.maxX
    return CGRect(
      x: start + SliderMetrics.inset, y: bounds.midY - height / 2,
      width: max(0, end - start - 2 * SliderMetrics.inset), height: height)
  }

  /// Returns the frame of the thumb, whose edges stay within the track's ends.
  static func thumb(
    _ size: CGSize, track: CGRect, fraction: CGFloat, isRightToLeft: Bool
  ) -> CGRect {
    let share = isRightToLeft ? 1 - fraction : fraction
    return CGRect(
      x: track.minX + share * max(0, track.width - size.width), y: track.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the position along the track, 0…1, of a thumb whose middle is at `x`.
  static func fraction(
    at x: CGFloat, track: CGRect, thumbWidth: CGFloat, isRightToLeft: Bool
  ) -> CGFloat {
    let way = track.width - thumbWidth
    guard way > 0 else { return 0 }
    let share = ((x - track.minX - thumbWidth / 2) / way).clamped(to: 0...1)
    return isRightToLeft ? 1 - share : share
  }

  /// Returns the track before and after the thumb's middle.
  static func parts(
    _ track: CGRect, split: CGFloat, isRightToLeft: Bool
  ) -> (minimum: CGRect, maximum: CGRect) {
    let middle = split.clamped(track.minX, track.maxX)
    var left = track
    left.size.width = middle - track.minX
    var right = track
    right.origin.x = middle
    right.size.width = track.maxX - middle
    return isRightToLeft ? (right, left) : (left, right)
  }
}
