import QuartzCore

/// The large title: a part of the bar below its row that folds away as content scrolls.
///
/// The bar's lower edge follows the content's beginning. What the bar is higher by is part of the
/// content's safe area, and what has folded away the scroll view knows (`_foldedTop`), so that the
/// place at which content rests does not depend on how far the title has folded.
extension UINavigationController {
  /// Whether the bar has a large title while `controller` is on top: `.automatic` follows the
  /// controller below.
  func showsLargeTitle(_ controller: UIViewController) -> Bool {
    guard bar.prefersLargeTitles, !barIsHidden, !BarMetrics.isCompact(traitCollection),
      let index = stack.firstIndex(where: { $0 === controller })
    else { return false }
    for item in stack[...index].reversed().map(\.navigationItem) {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// How much higher than its row the bar is over `controller`'s content, in points: as much as the
  /// content's beginning is below the row, and the large title's whole height where nothing scrolls.
  /// More than that height is content that has been pulled down.
  func largeTitleExtent(of controller: UIViewController) -> CGFloat {
    guard showsLargeTitle(controller) else { return 0 }
    guard let scrollView = foldingScrollView(of: controller) else {
      return BarMetrics.largeTitleHeight
    }
    let rowBottom = rowBottom(over: controller)
    let root: UIView = controller.view
    let top =
      scrollView === root ? 0 : scrollView.convert(scrollView.bounds.origin, to: root).y
    return max(0, top - scrollView.contentOffset.y - scrollView.contentInset.top - rowBottom)
  }

  /// The scroll view whose content folds the large title away, or nil.
  private func foldingScrollView(of controller: UIViewController) -> UIScrollView? {
    guard controller.isViewLoaded, underlaps(controller),
      let scrollView = controller.contentScrollView(for: .top),
      scrollView.adjustedEdges.contains(.top)
    else { return nil }
    return scrollView
  }

  /// Whether a child lies under the bar, which shows through.
  func underlaps(_ child: UIViewController) -> Bool {
    child.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  /// Gives the bar's height to a child's safe area, as far as it has not folded away.
  func applyBarInset(to child: UIViewController) {
    // The bar may begin within the safe area: what it adds to that is less than its height then.
    let row = barIsHidden ? 0 : rowBottom(over: child) - view.safeAreaInsets.top
    guard underlaps(child) else {
      child.barInsets.top = 0
      return
    }
    // New content first comes to its beginning, and that unfolds the title.
    for _ in 0..<2 {
      let extent = min(largeTitleExtent(of: child), BarMetrics.largeTitleHeight)
      let fold = showsLargeTitle(child) ? BarMetrics.largeTitleHeight - extent : 0
      let change = { child.barInsets.top = row + extent }
      if let scrollView = foldingScrollView(of: child) {
        scrollView.setFold(fold, change: change)
      } else {
        change()
      }
    }
  }

  /// Places the bar, as high as the content on top lets it be.
  func layoutBar() {
    let height = topViewController.map(barHeight) ?? rowHeight
    bar.rowHeight = rowHeight
    let extent = topViewController.map(largeTitleExtent) ?? 0
    bar.showsLargeTitle = topViewController.map(showsLargeTitle) ?? false
    bar.backgroundExtension = view.safeAreaInsets.top
    bar.frame = CGRect(
      x: 0, y: barIsHidden ? -height : barTop, width: view.bounds.width, height: height + extent)
  }

  /// Folds and unfolds the large title with the content.
  func foldBar() {
    guard let top = topViewController, showsLargeTitle(top) else { return }
    let height = barHeight(over: top) + largeTitleExtent(of: top)
    guard bar.bounds.height != height else { return }
    layoutBar()
    applyBarInset(to: top)
  }

  /// A drag does not end with the title half folded: it goes on to the nearer end.
  func restPlace(for target: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    guard let top = topViewController, showsLargeTitle(top) else { return target }
    let limits = scrollView.limits.y
    let folded = limits.lowerBound + BarMetrics.largeTitleHeight
    guard target.y > limits.lowerBound, target.y < folded else { return target }
    let unfolds = target.y - limits.lowerBound < BarMetrics.largeTitleHeight / 2
    return CGPoint(x: target.x, y: unfolds ? limits.lowerBound : min(folded, limits.upperBound))
  }
}
