import CoreGraphics

/// A guide that follows a moving part of the screen and activates constraints depending on the edges
/// that it is near.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let edges: NSDirectionalRectEdge
    let whenNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []

  /// The edges that the guide is currently near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Activates `trackingConstraints` while the guide is near all of the edges, and deactivates them
  /// otherwise. They replace the constraints set before for the same edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(trackingConstraints, edge, whenNear: true)
  }

  /// Activates `trackingConstraints` while the guide is near none of the edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    set(trackingConstraints, edge, whenNear: false)
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, whenNear: true)
  }

  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, whenNear: false)
  }

  /// Deactivates and removes all constraints that were set.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func set(
    _ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, whenNear: Bool
  ) {
    NSLayoutConstraint.deactivate(self.constraints(edges, whenNear: whenNear))
    tracked.removeAll { $0.edges == edges && $0.whenNear == whenNear }
    guard !constraints.isEmpty else { return }
    tracked.append(Tracked(edges: edges, whenNear: whenNear, constraints: constraints))
    let isActive = whenNear ? nearEdges.isSuperset(of: edges) : nearEdges.isDisjoint(with: edges)
    for constraint in constraints { constraint.isActive = isActive }
  }

  private func constraints(
    _ edges: NSDirectionalRectEdge, whenNear: Bool
  ) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.whenNear == whenNear }?.constraints ?? []
  }
}

/// The area of the keyboard: as wide as its view, at the bottom. Without a keyboard it is below the
/// safe area. It counts as docked: near the bottom, away from the other edges.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard on an iPad; `false` by default.
  open var followsUndockedKeyboard = false

  /// The frame of the keyboard on the screen; `nil` before it first appears.
  var keyboardFrame: CGRect?
  /// Called within the keyboard's animation, for views that are laid out by hand.
  var onMove: (() -> Void)?

  override var nearEdges: NSDirectionalRectEdge { .bottom }
}

extension UIKeyboardLayoutGuide {
  /// Returns the height that the keyboard covers at the bottom of a view, at least that of the safe
  /// area.
  func bottomInset(of view: UIView) -> CGFloat {
    let safe = view.safeAreaInsets.bottom
    guard let keyboardFrame, let frame = view.frameOnScreen(of: view.bounds) else { return safe }
    let covered = (frame.maxY - keyboardFrame.minY).clamped(0, frame.height)
    return max(safe, covered)
  }
}
