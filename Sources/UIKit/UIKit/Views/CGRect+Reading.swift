import CoreGraphics

extension CGRect {
  /// Whether what lies here is read before what lies in `other`: line by line from the top, and in a line in the
  /// direction of reading. What is beside the other by half of the lower one's height is on one line with it.
  func isRead(before other: CGRect, isRightToLeft: Bool) -> Bool {
    let shared = min(maxY, other.maxY) - max(minY, other.minY)
    if shared < min(height, other.height) / 2 { return midY < other.midY }
    return isRightToLeft ? midX > other.midX : midX < other.midX
  }
}
