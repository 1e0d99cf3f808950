import Foundation

/// A behavior of a dynamic animator's items, on its own or with child behaviors.
///
/// A subclass can combine child behaviors into a behavior of its own.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  private weak var parent: UIDynamicBehavior?

  public override init() {
    super.init()
  }

  /// Called in each frame of the animation, after the items have moved.
  open var action: (() -> Void)?

  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator to which the behavior or its parent was added.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behavior that is added and removed with this one. Ends the program if it belongs to another.
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

  /// Called before the behavior is added to an animator, or with `nil` before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Within the module

  /// Adds the behavior's effect to the builder. Subclasses in the module override it.
  func contribute(to builder: inout DynamicsBuilder) {}
  /// Called when the behavior has been added to an animator.
  func didMoveToAnimator() {}

  /// Makes the animator ask for the behavior's effect again.
  final func changed() { dynamicAnimator?.behaviorsChanged() }

  /// Ends the program if the behavior was already added, as iOS does.
  final func checkFree() {
    precondition(
      dynamicAnimator == nil && parent == nil,
      "\(self) belongs to another animator or behavior already")
  }

  /// Calls a closure with the behavior and all its descendants.
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
