/// The counts of a table's work, for tests that hold its cost. The caller resets them.
package final class TableCounts {
  /// Cells made, not taken from the reuse queue.
  package var cellsCreated = 0
  /// Cells asked of the data source.
  package var cellsAsked = 0
  /// Cells placed or resized by the table.
  package var rowsLaidOut = 0
  /// Cells whose own size was computed.
  package var cellsMeasured = 0
  /// Heights asked of the delegate.
  package var heightsAsked = 0
  /// Questions to the geometry, each O(log n).
  package var geometryQueries = 0

  package init() {}

  package func reset() {
    cellsCreated = 0
    cellsAsked = 0
    rowsLaidOut = 0
    cellsMeasured = 0
    heightsAsked = 0
    geometryQueries = 0
  }
}
