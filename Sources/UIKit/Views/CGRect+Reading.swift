import CoreGraphics

extension CGRect {
  /// Whether what lies here is read before what lies in `other`: line by line from the top, where what overlaps by half
  /// is one line, and in a line in the direction of reading.
  func isRead(before other: CGRect, isRightToLeft: Bool) -> Bool {
    if maxY <= other.midY || other.maxY <= midY { return midY < other.midY }
    return isRightToLeft ? midX > other.midX : midX < other.midX
  }
}
