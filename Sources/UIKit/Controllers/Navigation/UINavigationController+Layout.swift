import QuartzCore

/// The bar's and the content's place.
extension UINavigationController {
  static func makeBar(_ barClass: AnyClass?) -> UINavigationBar {
    guard let barClass else { return UINavigationBar(frame: .zero) }
    guard let barType = barClass as? UINavigationBar.Type else {
      preconditionFailure("\(barClass) is not a kind of UINavigationBar")
    }
    return barType._make()
  }

  func connectBar() {
    bar.backHandler = { [weak self] in self?.popViewController(animated: true) }
  }

  func loadNavigationView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(bar)
    self.view = view
    edgeSwipe = EdgeSwipe(navigationController: self)
    bar.isHidden = barIsHidden
  }

  /// 1 where a pushed screen comes from the right, −1 where it comes from the left.
  var leadingToTrailing: CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  /// Has the content and the bar placed anew in the next layout pass.
  func _setNeedsContentLayout() {
    viewIfLoaded?.setNeedsLayout()
  }

  /// Places the bar under the status bar and gives the children their frames and insets. Called
  /// before every layout of the root view; assigns and computes, and measures nothing.
  func layoutContent() {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    let height = BarMetrics.height(for: traitCollection)
    bar.backgroundExtension = top
    bar.frame = CGRect(
      x: 0, y: barIsHidden ? -height : top, width: view.bounds.width, height: height)
    contentView.frame = view.bounds
    for child in childControllers where child.viewIfLoaded?.superview === contentView {
      layout(child, barBottom: barIsHidden ? 0 : top + height, barHeight: barIsHidden ? 0 : height)
    }
    watchContentScrollView()
  }

  /// A child lies under a bar that shows through, if it wants to; the bar is part of its safe area
  /// then. Otherwise it begins below the bar.
  private func layout(_ child: UIViewController, barBottom: CGFloat, barHeight: CGFloat) {
    let underlaps =
      child.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    let gap = underlaps ? 0 : barBottom
    let place = CGRect(
      x: 0, y: gap, width: view.bounds.width, height: max(0, view.bounds.height - gap))
    // A transform may be moving the view; its frame would say where it is seen just now.
    child.view.bounds.size = place.size
    child.view.center = CGPoint(x: place.midX, y: place.midY)
    child.barInsets = UIEdgeInsets(top: underlaps ? barHeight : 0, left: 0, bottom: 0, right: 0)
  }

  func changeBar(hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    setNeedsStatusBarAppearanceUpdate()
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      bar.isHidden = hidden
      layoutContent()
      return
    }
    bar.isHidden = false
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.layoutContent()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.bar.isHidden = self.barIsHidden
    }
  }

  func delegateWillShow(_ controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func delegateDidShow(_ controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}

extension UINavigationBar {
  func exchangeContentAtOnce(for items: [UINavigationItem]) {
    let old = content
    exchangeContent(for: items)
    old?.removeFromSuperview()
  }
}
