import QuartzCore

/// The position of the bar and the content.
extension UITabBarController {
  /// The bar's height above the safe area.
  private var barHeight: CGFloat { TabBarMetrics.height(for: traitCollection) }

  /// Places the bar at the lower edge and sets the shown controller's frame and insets.
  func layoutContent() {
    guard let view = viewIfLoaded else { return }
    placeBar()
    bar.isHidden = isBarHidden && transition == nil && bar.transform.isIdentity
    contentView.frame = view.bounds
    for child in ownMore.map({ tabs + [$0] }) ?? tabs
    where child.viewIfLoaded.map({ $0.superview === contentView || child === shown }) == true {
      layout(child)
    }
    watchContentScrollView()
  }

  /// Places the bar at the lower edge. It is there as soon as the view is loaded.
  func placeBar() {
    let height = barHeight + view.safeAreaInsets.bottom
    bar.bounds.size = CGSize(width: view.bounds.width, height: height)
    bar.center = CGPoint(x: view.bounds.midX, y: view.bounds.height - height / 2)
  }

  private func layout(_ child: UIViewController) {
    let underlaps =
      child.edgesForExtendedLayout.contains(.bottom)
      && (bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    let gap = underlaps || isBarHidden ? 0 : barHeight + view.safeAreaInsets.bottom
    let size = CGSize(
      width: contentView.bounds.width, height: max(0, contentView.bounds.height - gap))
    child.view.bounds.size = size
    child.view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    child.barInsets.bottom = underlaps && !isBarHidden ? barHeight : 0
  }

  // MARK: Hiding

  /// Called when a navigation stack in a tab changes: controllers that hide the bar make it disappear
  /// and reappear with the push or pop.
  func stackDidChange(
    of navigationController: UINavigationController, with coordinator: TransitionCoordinator?
  ) {
    guard navigationController === shown, isViewLoaded else { return }
    let hides = navigationController.stack.contains(where: \.hidesBottomBarWhenPushed)
    guard hides != isBarHidden else { return }
    isBarHidden = hides
    let away = CGAffineTransform(
      translationX: -view.bounds.width * navigationController.leadingToTrailing, y: 0)
    guard let coordinator else {
      bar.isHidden = hides
      layoutContent()
      return
    }
    bar.isHidden = false
    UIView.performWithoutAnimation {
      layoutContent()
      bar.isHidden = false
      bar.transform = hides ? .identity : away
    }
    coordinator.animateAlongsideTransition(in: bar) { [bar] _ in
      bar.transform = hides ? away : .identity
    } completion: { [weak self] context in
      guard let self else { return }
      if context.isCancelled { isBarHidden = !hides }
      bar.transform = .identity
      bar.isHidden = isBarHidden
      layoutContent()
    }
  }

  // MARK: The content under the bar

  /// Observes the content: the bar shows no background while no content is under it. A push or a pop animates
  /// this with its own timing.
  func watchContentScrollView() {
    let isMoving = (shown as? UINavigationController)?.transition?.coordinator != nil
    if !isMoving { watchShownContent() }
  }

  /// Observes the content that is shown, or is about to be.
  func watchShownContent() {
    let top = (shown as? UINavigationController)?.topViewController ?? shown
    let scrollView = top?.viewIfLoaded == nil ? nil : top?.contentScrollView(for: .bottom)
    if scrollView !== watchedScrollView {
      watchedScrollView?.bottomObserver = nil
      watchedScrollView = scrollView
      scrollView?.bottomObserver = { [weak self] in self?.contentScrollViewMoved() }
    }
    contentScrollViewMoved()
  }

  private func contentScrollViewMoved() {
    let end =
      watchedScrollView.map {
        $0.contentSize.height + $0.adjustedContentInset.bottom - $0.bounds.maxY
      } ?? 0
    bar.contentUnderlap = (end / BarMetrics.edgeFadeDistance).clamped(to: 0...1)
  }
}
