import Foundation

/// A behaviour of a dynamic animator's items, alone or with others as its children.
///
/// A subclass with child behaviors is a behavior of its own: what it does is what they do.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  private weak var parent: UIDynamicBehavior?

  public override init() {
    super.init()
  }

  /// Called in each frame of the animation, after the items have moved.
  open var action: (() -> Void)?

  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that it was added to, itself or with its parent.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behavior that comes and goes with this one. Ends the program where it belongs to another.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self else { return }
    behavior.checkFree()
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    if dynamicAnimator != nil { behavior.move(to: nil) }
  }

  /// Called before the behavior is added to an animator, or removed from it, with `nil` then.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Within the module

  /// Says what it does. Subclasses of the module override it.
  func contribute(to builder: inout DynamicsBuilder) {}
  /// Called when the animator knows it.
  func didMoveToAnimator() {}

  /// Has the animator ask again what it does.
  final func changed() { dynamicAnimator?.behaviorsChanged() }

  /// As iOS, which ends the program where a behavior is added twice.
  final func checkFree() {
    precondition(
      dynamicAnimator == nil && parent == nil,
      "\(self) belongs to another animator or behavior already")
  }

  /// Itself and all below it.
  final func forEach(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in childBehaviors { child.forEach(body) }
  }

  final func move(to animator: UIDynamicAnimator?) {
    let old = dynamicAnimator
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
    (animator ?? old)?.behaviorsChanged()
    if animator != nil { didMoveToAnimator() }
  }
}
