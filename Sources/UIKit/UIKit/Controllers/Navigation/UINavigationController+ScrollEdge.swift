import QuartzCore

/// Observing how far the content has scrolled under the bar.
extension UINavigationController {
  /// Updates the bar when a controller has set another content scroll view.
  func contentScrollViewDidChange(of controller: UIViewController) {
    tabBarController?.watchContentScrollView()
    if controller === topViewController { watchContentScrollView() }
  }

  func watchContentScrollView() {
    guard isViewLoaded else { return }
    let scrollView =
      topViewController?.viewIfLoaded == nil
      ? nil
      : topViewController?.coveringSearch?.resultsScrollView
        ?? topViewController?.contentScrollView(for: .top)
    if scrollView !== watchedScrollView {
      watchedScrollView?.offsetObserver = nil
      watchedScrollView?.restAdjuster = nil
      watchedScrollView = scrollView
      tabBarController?.watchContentScrollView()
      scrollView?.offsetObserver = { [weak self] in self?.followContent() }
      scrollView?.restAdjuster = { [weak self, weak scrollView] target in
        scrollView.flatMap { self?.restPlace(for: target, in: $0) } ?? target
      }
    }
    followContent()
  }

  /// Observes the content, except while a transition animates the bar from one content to the next.
  private func followContent() {
    guard transition?.coordinator == nil else { return }
    foldBar()
    contentScrollViewMoved()
  }

  /// Sets the amount of the standard appearance: none at the content's top, all of it a few points
  /// further. Without a scroll view nothing is ever under the bar.
  func contentScrollViewMoved() {
    let distance =
      watchedScrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    bar.contentUnderlap = (distance / BarMetrics.edgeFadeDistance).clamped(to: 0...1)
  }
}
