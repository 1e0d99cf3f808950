import QuartzCore

/// The pages beside a page. They are asked for ahead, as soon as a page rests.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before, or nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after, or nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots a page control at the bottom has; without the method there is none. Asked when pages
  /// are set.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot the page that was set has. After that fingers count it on.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives calls when a finger changes pages. All methods are optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A page comes into sight.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// The pages rest again: on another one with `completed`, and else on the one before.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the position of the spine after the device has rotated. The implementation sets the pages that
  /// the position needs, without animation.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// The orientations that the controller can be shown in.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which the controller is best presented.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns the current position.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  /// Upright.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
  /// The orientations that the shown page supports.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    pageViewController.viewControllers?.first?.supportedInterfaceOrientations ?? .all
  }
}
