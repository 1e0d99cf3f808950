import CoreGraphics
import ListEngine

extension LayoutAxis {
  func insets(_ insets: UIEdgeInsets) -> LayoutEnds {
    self == .horizontal
      ? LayoutEnds(start: insets.left, end: insets.right)
      : LayoutEnds(start: insets.top, end: insets.bottom)
  }

  func insets(_ insets: NSDirectionalEdgeInsets) -> LayoutEnds {
    self == .horizontal
      ? LayoutEnds(start: insets.leading, end: insets.trailing)
      : LayoutEnds(start: insets.top, end: insets.bottom)
  }
}
