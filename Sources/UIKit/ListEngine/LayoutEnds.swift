import Foundation

/// Lengths at the two ends along an axis, such as insets.
package struct LayoutEnds: Equatable, Sendable {
  package var start: CGFloat
  package var end: CGFloat

  package init(start: CGFloat = 0, end: CGFloat = 0) {
    self.start = start
    self.end = end
  }
}
