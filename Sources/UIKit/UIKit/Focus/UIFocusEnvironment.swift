import Foundation

/// A part of the hierarchy that the focus moves through: a view, a view controller or a window.
///
/// Environments form a tree through ``parentFocusEnvironment``. Before the focus moves, the
/// environments that it leaves and enters are asked. After the move, they are notified.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that the focus prefers, in descending order. If the array is empty, the engine
  /// chooses the first item in reading order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of this environment's items, or nil if there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The identifier of the items' group. Nil means the parent's group.
  var focusGroupIdentifier: String? { get }

  /// Updates the focus before the next frame if it is in this environment.
  func setNeedsFocusUpdate()
  /// Performs an update requested by ``setNeedsFocusUpdate()`` immediately.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move as the context describes.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus moved. Animations added to the coordinator run along with the update.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }

  /// Returns whether `environment` is this one or is inside it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    environment.focusChain.contains { $0 === self }
  }

  /// The environment and all its ancestors, from the inside outwards.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    // An app's own parents may form a cycle.
    while let current = next, !chain.contains(where: { $0 === current }) {
      chain.append(current)
      next = current.parentFocusEnvironment
    }
    return chain
  }
}
