import QuartzCore

/// An object with a size of its own inside a container: a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size, in points, that the content would like to have; zero when it does not care.
  var preferredContentSize: CGSize { get }
  /// Tells a container that a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Tells a container that the fitting size of a child laid out by Auto Layout has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size in points that a child gets when its container gets `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the content's view changes its size, at rotation for example.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the content's traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
