import Foundation
import ListEngine

/// An object that prepares the data of rows that will be visible soon.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Starts to prepare the data of these rows, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Stops preparing the data of these rows, which aren't expected any more.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// The rows to prefetch, a number of rows ahead of the visible ones in the direction of the last
/// scroll.
struct TablePrefetching {
  /// The number of rows to prefetch ahead of the visible ones (quoted).
  static let reach = 10

  var rows = Prefetched()
  private var lastTop = 0.0
  private var goesUp = false

  /// Returns the rows to prefetch and those to cancel, after a layout that shows `visible`.
  mutating func update(
    visible: [RowID], top: Double, _ geometry: TableGeometry
  ) -> (new: [RowID], gone: [RowID]) {
    guard let first = visible.first, let last = visible.last else { return ([], []) }
    if top != lastTop { goesUp = top < lastTop }
    lastTop = top
    var window: [RowID] = []
    var next = goesUp ? geometry.row(before: first) : geometry.row(after: last)
    while let row = next, window.count < Self.reach {
      window.append(row)
      next = goesUp ? geometry.row(before: row) : geometry.row(after: row)
    }
    return rows.expect(window, isVisible: visible.contains)
  }
}

extension UITableView {
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource,
      let geometry = tableState.content.geometry, window != nil
    else { return }
    let change = tableState.prefetching.update(
      visible: tableState.tiling.rows.map(\.row), top: bounds.minY, geometry)
    if !change.gone.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.gone.map(\.indexPath))
    }
    if !change.new.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: change.new.map(\.indexPath))
    }
  }
}
