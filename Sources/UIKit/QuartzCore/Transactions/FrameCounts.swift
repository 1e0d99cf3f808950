/// How much work commits did: tests hold it against what changed.
package struct FrameCounts: Sendable, Equatable {
  /// Calls of `layoutSublayers()`.
  package var layersLaidOut = 0
  /// Calls of `display()`.
  package var layersDrawn = 0
  /// Nodes of the layer tree that were made anew.
  package var nodesRebuilt = 0
  /// Commits that had something to do.
  package var commits = 0

  package init() {}
}
