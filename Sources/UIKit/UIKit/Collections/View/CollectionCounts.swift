/// The counts of a collection view's work, for tests of the cost. The caller resets them.
package final class CollectionCounts {
  /// The number of cells requested from the data source.
  var cellsAsked = 0
  /// The number of elements whose views were measured.
  package var measured = 0
  /// The number of requests to the layout for the elements in a rectangle.
  var layoutQueries = 0
  /// The number of attributes that the layout returned.
  var attributesGiven = 0
  /// The number of preparations of the layout.
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
