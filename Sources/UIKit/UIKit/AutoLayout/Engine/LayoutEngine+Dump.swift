import Cassowary

extension UIView {
  /// The faults of the system in which the view's subviews are placed; empty if it is valid, or if there is none
  /// yet. For tests.
  package var brokenLayoutInvariants: [String] {
    existingEngineForInterior?.solver.brokenInvariants() ?? []
  }

  /// Returns by how much the constraints in the view are violated on each level: in the edited system,
  /// or in a new one. `nil` if constraints place nothing here. For tests.
  package func layoutErrors(rebuilt: Bool) -> [Float: Double]? {
    let root = islandRootOfInterior
    guard let live = root.autoLayout.engine else { return nil }
    let engine = rebuilt ? LayoutEngine(root: root, purpose: .fitting) : live
    if rebuilt {
      engine.takeInChanges(withRootSize: true)
      engine.solver.optimize()
    }
    var errors: [Float: Double] = [:]
    for priority in engine.solver.priorities {
      errors[priority.level] = engine.solver.errorSum(at: priority)
    }
    if rebuilt { engine.discard() }
    return errors
  }
}
