/// The amount of work that commits did, for tests that compare it with the changes.
package struct FrameCounts: Sendable, Equatable {
  /// The number of calls of `layoutSublayers()`.
  package var layersLaidOut = 0
  /// The number of calls of `display()`.
  package var layersDrawn = 0
  /// The number of layer tree nodes that were rebuilt.
  package var nodesRebuilt = 0
  /// The number of commits that had work to do.
  package var commits = 0

  package init() {}
}
