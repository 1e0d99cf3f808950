/// How much work Auto Layout did: what tests hold instead of times.
package struct LayoutCounts: Equatable, Sendable {
  /// Systems solved, whole or after an edit.
  package var islandsSolved = 0
  /// Systems made from nothing.
  package var islandsBuilt = 0
  /// Changes of the basis.
  package var pivots = 0
  /// Views that were given another frame.
  package var framesChanged = 0
  /// Calls of `systemLayoutSizeFitting`.
  package var fittings = 0

  package init() {}

  /// Since the last reset, by the caller.
  @MainActor package static var current = LayoutCounts()
}
