import CoreGraphics

extension CGRect {
  /// Returns whether this rectangle is read before `other`: line by line from the top, and in the reading
  /// direction within a line.
  ///
  /// Two rectangles are on the same line if they overlap vertically by at least half the height of the
  /// shorter one.
  func isRead(before other: CGRect, isRightToLeft: Bool) -> Bool {
    let shared = min(maxY, other.maxY) - max(minY, other.minY)
    if shared < min(height, other.height) / 2 { return midY < other.midY }
    return isRightToLeft ? midX > other.midX : midX < other.midX
  }
}
