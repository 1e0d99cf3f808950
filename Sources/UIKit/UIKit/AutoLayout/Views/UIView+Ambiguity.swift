import Cassowary
import CoreGraphics

extension UIView {
  /// The active constraints that take part in deciding where the view lies, or how large it is,
  /// along an axis. Content sizes and frames that are set by hand take part too, but are no
  /// constraints. For finding mistakes.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (engine, slot) = solvedSlot(of: self, in: _superview) else { return [] }
    return engine.constraints(affecting: slot, axis)
  }

  /// Whether the constraints allow other frames of the view, as good as the present one. For finding
  /// mistakes: it costs some solutions.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints,
      let (engine, slot) = solvedSlot(of: self, in: _superview)
    else { return false }
    return !engine.alternatives(to: slot).isEmpty
  }

  /// Gives a view with an ambiguous layout, and what depends on it, another of its frames: each call
  /// the next. The following layout takes the solved one again.
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

  /// The place of an item in the system of the island around it, solved up to now.
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
  /// The active constraints that take part in deciding where the guide lies along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let owningView, let (engine, slot) = owningView.solvedSlot(of: self, in: owningView)
    else { return [] }
    return engine.constraints(affecting: slot, axis)
  }

  /// Whether the constraints allow other places of the guide, as good as the present one.
  public var hasAmbiguousLayout: Bool {
    guard let owningView, let (engine, slot) = owningView.solvedSlot(of: self, in: owningView)
    else { return false }
    return !engine.alternatives(to: slot).isEmpty
  }
}
