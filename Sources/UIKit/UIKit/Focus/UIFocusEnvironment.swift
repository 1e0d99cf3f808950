import Foundation

/// A part of the hierarchy that the focus moves through: a view, a view controller, a window.
///
/// The environments form a tree by ``parentFocusEnvironment``. Before the focus moves, those that it
/// leaves and those that it comes to are asked; after that they hear of it.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes in this environment, the most wanted first. Empty leaves it to the engine,
  /// which takes the first item in the order of reading.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Who knows the items in this environment; nil where there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group that the items in this environment belong to; nil is the parent's.
  var focusGroupIdentifier: String? { get }

  /// Has the focus chosen anew in this environment before the next frame, if it is in there.
  func setNeedsFocusUpdate()
  /// Does now what ``setNeedsFocusUpdate()`` asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may move as the context says.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus moved. What is added to the coordinator is animated along.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }

  /// Whether `environment` is this one, or lies in it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    environment.focusChain.contains { $0 === self }
  }

  /// The environment and all above it, from the inside outwards.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    // An app's own parents may lead back to where they came from.
    while let current = next, !chain.contains(where: { $0 === current }) {
      chain.append(current)
      next = current.parentFocusEnvironment
    }
    return chain
  }
}
