/// The counts of a table's work, for tests that hold its cost. The caller resets them.
package final class TableCounts {
  /// Cells made, not taken from the reuse queue.
  var cellsCreated = 0
  /// Cells asked of the data source.
  var cellsAsked = 0
  /// Cells placed or resized by the table.
  var rowsLaidOut = 0
  /// Cells whose own size was computed.
  var cellsMeasured = 0
  /// Heights asked of the delegate.
  var heightsAsked = 0
  /// Questions to the geometry, each O(log n).
  var geometryQueries = 0

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
