/// Counters of a table's work, with which tests limit its cost. The caller resets them.
package final class TableCounts {
  /// The number of cells that were created instead of reused.
  package var cellsCreated = 0
  /// The number of cells requested from the data source.
  package var cellsAsked = 0
  /// The number of cells that the table placed or resized.
  package var rowsLaidOut = 0
  /// The number of cells whose size was computed.
  package var cellsMeasured = 0
  /// The number of heights requested from the delegate.
  package var heightsAsked = 0
  /// The number of queries of the geometry, each O(log n).
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
