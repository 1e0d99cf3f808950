import CoreGraphics
import Foundation
import ListEngine

/// A section whose items scroll across the direction in which the layout's content scrolls.
@MainActor struct SidewaysSection {
  /// The starts of the groups in the scrolled content.
  @MainActor struct Groups {
    let run: GroupRun
    /// The space before the first group.
    let lead: CGFloat

    var count: Int { run.groupCount }

    func start(_ group: Int) -> CGFloat { lead + run.start(ofGroup: group) }

    func middle(_ group: Int) -> CGFloat { start(group) + run.length(ofGroup: group) / 2 }

    /// Returns the group whose start is nearest to a position.
    func nearest(to place: CGFloat, by position: (Int) -> CGFloat) -> Int {
      let after = Bisection.count(count) { position($0) <= place }
      let before = max(0, after - 1)
      guard after < count, position(after) - place < place - position(before) else {
        return before
      }
      return after
    }
  }

  let index: Int
  /// The part of the layout in which the items scroll.
  let frame: CGRect
  /// The length of the scrolled content.
  let length: CGFloat
  /// Whether it scrolls along x, in a layout that scrolls along y.
  let isHorizontal: Bool
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let groups: Groups
}
