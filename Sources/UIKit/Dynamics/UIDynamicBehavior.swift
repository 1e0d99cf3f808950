import Foundation

/// A behaviour of a dynamic animator's items, alone or with others as its children.
///
/// A subclass with child behaviors is a behavior of its own: what it does is what they do.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  private weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() {
    super.init()
  }

  /// Called in each frame of the animation, after the items have moved.
  open var action: (() -> Void)?

  open var childBehaviors: [UIDynamicBehavior] { children }
  /// The animator that it was added to, itself or with its parent.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Adds a behavior that comes and goes with this one. Ends the program where it belongs to another.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self else { return }
    behavior.checkFree()
    children.append(behavior)
    behavior.parent = self
    if let animator { behavior.move(to: animator) }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.parent = nil
    if animator != nil { behavior.move(to: nil) }
  }

  /// Called before the behavior is added to an animator, or removed from it, with `nil` then.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Within the module

  /// Says what it does. Subclasses of the module override it.
  func contribute(to builder: inout DynamicsBuilder) {}
  /// Called when the animator knows it.
  func didMoveToAnimator() {}

  /// Has the animator ask again what it does.
  final func changed() { animator?.behaviorsChanged() }

  /// As iOS, which ends the program where a behavior is added twice.
  final func checkFree() {
    precondition(
      animator == nil && parent == nil, "\(self) belongs to another animator or behavior already")
  }

  /// Itself and all below it.
  final func forEach(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  final func move(to animator: UIDynamicAnimator?) {
    let old = self.animator
    willMove(to: animator)
    self.animator = animator
    for child in children { child.move(to: animator) }
    (animator ?? old)?.behaviorsChanged()
    if animator != nil { didMoveToAnimator() }
  }
}
