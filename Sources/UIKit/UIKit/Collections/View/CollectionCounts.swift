/// The counts of a collection view's work, for tests that hold its cost. The caller resets them.
package final class CollectionCounts {
  /// Cells asked of the data source.
  var cellsAsked = 0
  /// Elements' sizes that were asked of their views.
  package var measured = 0
  /// Questions to the layout for the elements in a rectangle.
  var layoutQueries = 0
  /// Attributes that the layout gave as answers.
  var attributesGiven = 0
  /// Times that the layout was prepared.
  var preparations = 0

  package init() {}

  package func reset() {
    cellsAsked = 0
    measured = 0
    layoutQueries = 0
    attributesGiven = 0
    preparations = 0
  }
}
