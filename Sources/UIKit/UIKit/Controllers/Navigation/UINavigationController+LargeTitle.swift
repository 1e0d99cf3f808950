import QuartzCore

/// Large title and search bar: the parts of the bar below its row that fold away as content scrolls, the
/// lower one first.
///
/// The bar's lower edge follows the content's beginning. The bar's additional height is part of the content's
/// safe area, and the scroll view knows the folded height (`foldedTop`), so that the resting position of the
/// content doesn't depend on how far the bar has folded.
extension UINavigationController {
  /// Whether the bar has a large title while `controller` is on top: `.automatic` follows the
  /// controller below.
  func showsLargeTitle(_ controller: UIViewController) -> Bool {
    guard bar.prefersLargeTitles, !barIsHidden, !BarMetrics.isCompact(traitCollection),
      controller.navigationItem.search?.collapsesNavigationBar != true,
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

  /// Returns the search bar in the bar while `controller` is on top, or nil.
  func search(of controller: UIViewController) -> NavigationBarSearch? {
    guard !barIsHidden, let search = controller.navigationItem.search else { return nil }
    let hidesRow = search.collapsesNavigationBar
    return NavigationBarSearch(
      height: search.coveringBar.height(
        width: view.bounds.width, in: hidesRow ? .active : .stacked),
      folds: controller.navigationItem.hidesSearchBarWhenScrolling && !search.isActive
        && foldingScrollView(of: controller) != nil,
      hidesRow: hidesRow)
  }

  /// Returns the part that folds away while `controller` is on top.
  func fold(of controller: UIViewController) -> NavigationBarFold {
    NavigationBarFold(
      title: showsLargeTitle(controller) ? BarMetrics.largeTitleHeight : 0,
      search: search(of: controller)?.foldingHeight ?? 0)
  }

  /// Returns the bar's lower edge over `child` when everything that can fold is folded, on a pixel.
  func foldedBottom(over child: UIViewController) -> CGFloat {
    rowBottom(over: child) + (search(of: child)?.fixedHeight ?? 0)
  }

  /// Returns the height of the bar over `controller`'s content beyond the folded one, in points: the distance
  /// to the content's beginning, or everything if nothing scrolls. A greater distance means content that has
  /// been pulled down, which a large title follows.
  func foldExtent(of controller: UIViewController) -> CGFloat {
    let fold = fold(of: controller)
    guard fold.height > 0 else { return 0 }
    guard let scrollView = foldingScrollView(of: controller) else { return fold.height }
    let root: UIView = controller.view
    let top =
      scrollView === root ? 0 : scrollView.convert(scrollView.bounds.origin, to: root).y
    let extent = max(
      0,
      top - scrollView.contentOffset.y - scrollView.contentInset.top
        - foldedBottom(over: controller))
    return fold.title > 0 ? extent : min(extent, fold.height)
  }

  /// Returns the scroll view whose content folds the large title away, or nil.
  private func foldingScrollView(of controller: UIViewController) -> UIScrollView? {
    guard controller.isViewLoaded, underlaps(controller),
      let scrollView = controller.contentScrollView(for: .top),
      scrollView.adjustedEdges.contains(.top)
    else { return nil }
    return scrollView
  }

  /// Whether a child is under the bar, which shows through.
  func underlaps(_ child: UIViewController) -> Bool {
    child.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  /// Adds the unfolded bar's height to a child's safe area.
  func applyBarInset(to child: UIViewController) {
    // The bar may begin within the safe area: then it adds less than its height.
    let row = barIsHidden ? 0 : foldedBottom(over: child) - view.safeAreaInsets.top
    guard underlaps(child) else {
      child.barInsets.top = 0
      return
    }
    // New content first moves to its beginning, which unfolds the bar.
    for _ in 0..<2 {
      let fold = fold(of: child)
      let extent = min(foldExtent(of: child), fold.height)
      let change = { child.barInsets.top = row + extent }
      if let scrollView = foldingScrollView(of: child) {
        if scrollView.isAway { return }
        scrollView.setFold(fold.height - extent, concealing: fold.search, change: change)
        concealOnce(child, scrollView, fold)
      } else {
        change()
      }
    }
  }

  /// Hides a search bar that hides by scrolling, when its content is first shown.
  private func concealOnce(
    _ child: UIViewController, _ scrollView: UIScrollView, _ fold: NavigationBarFold
  ) {
    guard !scrollView.hasConcealed, scrollView.window != nil,
      child.navigationItem.search != nil
    else { return }
    scrollView.hasConcealed = true
    guard fold.search > 0, scrollView.contentOffset.y == scrollView.limits.y.lowerBound else {
      return
    }
    scrollView.contentOffset.y = scrollView.limits.y.lowerBound + fold.search
  }

  /// Places the bar, with the height for the content on top.
  func layoutBar() {
    bar.rowHeight = rowHeight
    bar.showsLargeTitle = topViewController.map(showsLargeTitle) ?? false
    bar.search = topViewController.flatMap(search)
    bar.backgroundExtension = view.safeAreaInsets.top
    let height = topViewController.map(fullBarHeight) ?? rowHeight
    bar.frame = CGRect(
      x: 0, y: barIsHidden ? -height : barTop, width: view.bounds.width, height: height)
  }

  /// Returns the height of the bar over `child`, as far as it hasn't folded away.
  private func fullBarHeight(over child: UIViewController) -> CGFloat {
    barHeight(over: child) + (search(of: child)?.fixedHeight ?? 0) + foldExtent(of: child)
  }

  /// Folds and unfolds the bar with the content.
  func foldBar() {
    guard !isFoldingBar, let top = topViewController, fold(of: top).height > 0 else { return }
    // Content that rests at its beginning moves while the bar folds, which calls this method again.
    isFoldingBar = true
    defer { isFoldingBar = false }
    for _ in 0..<2 where bar.bounds.height != fullBarHeight(over: top) {
      layoutBar()
      applyBarInset(to: top)
    }
  }

  /// Returns the offset for the end of a drag, so that the bar doesn't stay half folded: the nearest one at
  /// which the search bar or the title is fully visible or hidden.
  func restPlace(for target: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    guard let top = topViewController else { return target }
    let fold = fold(of: top)
    let limits = scrollView.limits.y
    let way = target.y - limits.lowerBound
    guard way > 0, way < fold.height else { return target }
    let stops = fold.stops
    let next = stops.firstIndex { $0 > way } ?? stops.count - 1
    let stop = way - stops[next - 1] < stops[next] - way ? stops[next - 1] : stops[next]
    return CGPoint(x: target.x, y: min(limits.lowerBound + stop, limits.upperBound))
  }
}
