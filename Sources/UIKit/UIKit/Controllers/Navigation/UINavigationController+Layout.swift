import QuartzCore

/// The position of the bar and the content.
extension UINavigationController {
  /// Returns a bar of a class that the app names, or of the usual one.
  static func makeBar<Bar: UIView>(_ barClass: AnyClass?) -> Bar {
    let named: AnyClass = barClass ?? Bar.self
    guard let type = named as? Bar.Type else {
      preconditionFailure("\(named) is not a kind of \(Bar.self)")
    }
    return type.makeDynamic()
  }

  /// Connects the bar's back button.
  func connectBar() {
    bar.backHandler = { [weak self] in self?.popViewController(animated: true) }
  }

  /// 1 if a pushed screen comes from the right, −1 if it comes from the left.
  var leadingToTrailing: CGFloat { view.isRightToLeft ? -1 : 1 }

  /// Requests that the next layout pass places the content and the bar again.
  func setNeedsContentLayout() {
    viewIfLoaded?.setNeedsLayout()
  }

  /// Places the bar under the status bar and sets the children's frames and insets. Called before every
  /// layout of the root view; only computes and assigns, without measuring.
  func layoutContent() {
    guard let view = viewIfLoaded else { return }
    // A transition moves the bar with its own timing.
    if transition?.coordinator == nil { layoutBar() }
    layoutToolbar()
    contentView.frame = view.bounds
    // A transition sizes the new view before it is visible.
    for child in containment.children
    where child.viewIfLoaded.map({ $0.superview === contentView || child === stack.last }) == true {
      layout(child)
    }
    watchContentScrollView()
  }

  /// Places a child under a bar that shows through, if it wants to be there; the bar is then part of
  /// its safe area. Otherwise the child begins below the bar.
  private func layout(_ child: UIViewController) {
    let gap =
      underlaps(child) || barIsHidden ? 0 : foldedBottom(over: child) + foldExtent(of: child)
    let place = CGRect(
      x: 0, y: gap, width: view.bounds.width, height: max(0, view.bounds.height - gap))
    // A transform may be moving the view; its frame would be the visible one.
    child.view.bounds.size = place.size
    child.view.center = CGPoint(x: place.midX, y: place.midY)
    applyBarInset(to: child)
    child.barInsets.bottom = toolbarHeight
    if let search = child.coveringSearch, let container = child.searchContainer {
      container.bounds.size = place.size
      container.center = CGPoint(x: place.midX, y: place.midY)
      search.barInsets = child.barInsets
    }
  }

  /// The height of the bar's row. A sheet's is higher.
  var rowHeight: CGFloat {
    isAtTopOfSheet && !BarMetrics.isCompact(traitCollection)
      ? BarMetrics.sheetHeight : BarMetrics.height(for: traitCollection)
  }

  /// Returns the height of the bar's row and prompt while `child` is on top; 0 while a search replaces them.
  func barHeight(over child: UIViewController) -> CGFloat {
    child.navigationItem.search?.collapsesNavigationBar == true
      ? 0 : rowHeight + child.navigationItem.promptHeight
  }

  private var screen: UIScreen { view.window?.screen ?? .main }

  /// The bar's upper edge: at the safe area's edge, or above it on a screen with a Dynamic Island.
  var barTop: CGFloat { max(0, view.safeAreaInsets.top - screen.barOverlap) }

  /// Returns the bar's lower edge over `child` without a large title, on a pixel.
  func rowBottom(over child: UIViewController) -> CGFloat {
    PixelGrid(scale: screen.scale).nearest(barTop + barHeight(over: child))
  }

  /// The lower edge of the bar, and the upper edge of the toolbar, while they are shown.
  var topWithBar: CGFloat { topViewController.map(rowBottom) ?? barTop + rowHeight }
  var bottomWithToolbar: CGFloat {
    view.bounds.height - view.safeAreaInsets.bottom - BarMetrics.height(for: traitCollection)
  }

  /// Whether the view begins at the upper edge of a sheet that doesn't cover the whole screen.
  private var isAtTopOfSheet: Bool {
    guard
      let sheet = presentingViewController?.presentation?.controller
        as? UISheetPresentationController,
      let view = viewIfLoaded, view.isDescendant(of: sheet.sheetView)
    else { return false }
    return !sheet.sheetLayout.coversAll && view.convert(view.bounds, to: sheet.sheetView).minY == 0
  }

  func changeBar(hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    setNeedsStatusBarAppearanceUpdate()
    slide(bar, animated: animated) { self.barIsHidden }
  }

  /// Moves a bar to its present place, and hides it there if it is off the screen.
  func slide(_ bar: UIView, animated: Bool, isHidden: @escaping () -> Bool) {
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      bar.isHidden = isHidden()
      layoutContent()
      return
    }
    bar.isHidden = false
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.layoutContent()
      self.view.layoutIfNeeded()
    } completion: { _ in
      bar.isHidden = isHidden()
    }
  }
}

extension UINavigationBar {
  func exchangeContentAtOnce(for items: [UINavigationItem]) {
    let old = content
    exchangeContent(for: items)
    old?.removeFromSuperview()
  }
}
