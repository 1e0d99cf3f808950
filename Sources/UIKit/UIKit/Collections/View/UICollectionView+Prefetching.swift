import CoreGraphics
import Foundation
import ListEngine

/// Announces items that scrolling is about to make visible.
extension UICollectionView {
  /// Announces items one screen ahead in the direction of the last scroll, or forwards before the first.
  /// Apple doesn't document how far ahead iOS looks: an own choice.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
    noteCourse()
    let ahead = rectAhead
    let near = ahead.isNull ? [] : ask(in: ahead)
    let shown = Set(
      collectionState.shown.keys.compactMap { $0.category == .cell ? RowID($0.path) : nil })
    let wanted = Set(
      near.filter { $0.representedElementCategory == .cell && $0.frame.intersects(ahead) }
        .compactMap { RowID($0.indexPath) })
    let change = collectionState.prefetched.expect(
      wanted.subtracting(shown).sorted(), isVisible: shown.contains)
    if !change.gone.isEmpty {
      prefetchDataSource.collectionView(
        self, cancelPrefetchingForItemsAt: change.gone.map(\.indexPath))
    }
    if !change.new.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: change.new.map(\.indexPath))
    }
  }

  private func noteCourse() {
    let before = collectionState.prefetching.origin
    guard before != bounds.origin else { return }
    collectionState.prefetching = PrefetchCourse(
      origin: bounds.origin,
      direction: CGVector(dx: bounds.minX - before.x, dy: bounds.minY - before.y))
  }

  private var rectAhead: CGRect {
    let seen = bounds
    let horizontal = contentSize.width > seen.width
    let vertical = contentSize.height > seen.height
    let way = collectionState.prefetching.direction
    if vertical, abs(way.dy) >= abs(way.dx) || !horizontal {
      return seen.offsetBy(dx: 0, dy: way.dy < 0 ? -seen.height : seen.height)
    }
    return horizontal
      ? seen.offsetBy(dx: way.dx < 0 ? -seen.width : seen.width, dy: 0) : .null
  }
}
