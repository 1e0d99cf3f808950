import Cassowary
import CoreGraphics

extension UIView {
  /// Returns the active constraints that determine the view's position and size along an axis. Content
  /// sizes and frames set by hand matter too, but aren't constraints. For debugging.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (engine, slot) = solvedSlot(of: self, in: _superview) else { return [] }
    return engine.constraints(affecting: slot, axis)
  }

  /// Whether the constraints allow other frames of the view that are as good as the present one. For
  /// debugging: it costs some solutions.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints,
      let (engine, slot) = solvedSlot(of: self, in: _superview)
    else { return false }
    return !engine.alternatives(to: slot).isEmpty
  }

  /// Gives a view with an ambiguous layout, and everything that depends on it, another of its frames; each
  /// call uses the next. The following layout restores the solved one.
  public func exerciseAmbiguityInLayout() {
    guard !translatesAutoresizingMaskIntoConstraints, let superview = _superview,
      let (engine, slot) = solvedSlot(of: self, in: superview)
    else { return }
    let solutions = [engine.solver] + engine.alternatives(to: slot)
    let frames = solutions.map { engine.frame(of: slot, in: self, $0) }
    let current = frames.lastIndex { isPlaced(at: $0) } ?? 0
    let next = solutions[(current + 1) % solutions.count]
    for view in engine.root?.constrainedViews ?? [] {
      guard let slot = engine.existingSlot(for: view) else { continue }
      view.applyLayout(engine.frame(of: slot, in: view, next))
    }
  }

  /// The views of this island that constraints place.
  private var constrainedViews: [UIView] {
    _subviews.filter { !$0.isIslandRoot }.flatMap { view in
      (view.translatesAutoresizingMaskIntoConstraints ? [] : [view]) + view.constrainedViews
    }
  }

  /// Returns the slot of an item in the surrounding island's system, with an up-to-date solution.
  fileprivate func solvedSlot(
    of item: any LayoutItem, in surroundings: UIView?
  ) -> (LayoutEngine, ItemSlot)? {
    guard let surroundings else { return nil }
    surroundings.islandRootOfInterior.autoLayoutUpdateConstraintsPass()
    let engine = surroundings.engineForInterior
    engine.solve(applyingTo: nil)
    guard let slot = engine.existingSlot(for: item) else { return nil }
    return (engine, slot)
  }
}

extension UILayoutGuide {
  /// Returns the active constraints that determine the guide's position along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let owningView, let (engine, slot) = owningView.solvedSlot(of: self, in: owningView)
    else { return [] }
    return engine.constraints(affecting: slot, axis)
  }

  /// Whether the constraints allow other positions of the guide that are as good as the present one.
  public var hasAmbiguousLayout: Bool {
    guard let owningView, let (engine, slot) = owningView.solvedSlot(of: self, in: owningView)
    else { return false }
    return !engine.alternatives(to: slot).isEmpty
  }
}
