/// The amount of work that Auto Layout did, which tests check in place of times.
package struct LayoutCounts: Equatable, Sendable {
  /// Systems that were solved, completely or after an edit.
  package var islandsSolved = 0
  /// Systems that were built.
  package var islandsBuilt = 0
  /// Changes of the basis.
  package var pivots = 0
  /// Views that received another frame.
  package var framesChanged = 0
  /// Calls of `systemLayoutSizeFitting`.
  package var fittings = 0

  package init() {}

  /// The counts since the last reset, which is up to the caller.
  @MainActor package static var current = LayoutCounts()
}
