import UIKit

/// What scroll views with a header have in common.
@MainActor
protocol HeaderHosting: UIScrollView {
  var header: FloatingHeader? { get }
  var settings: HeaderSettings { get }
  var trigger: HeaderTrigger? { get set }
  var onHeaderStateChange: ((StretchState) -> Void)? { get }
  /// Makes the room for a header of this height, in points.
  func makeRoom(_ height: CGFloat)
}

extension HeaderHosting {
  /// Of animated changes of a header's height, in seconds: that of a table's own changes. [?]
  private var resizeDuration: TimeInterval { 0.3 }

  // MARK: A layout pass

  /// Finds the header's height at rest and makes room for it. What is read stays where it is on the
  /// screen.
  func updateRoom() {
    guard let header, header.isInPlace else { return }
    let (old, isShown) = (header.restingHeight, header.isMeasured)
    header.updateRestingHeight(settings)
    let growth = header.restingHeight - old
    let top = -adjustedContentInset.top
    let offset = contentOffset.y
    makeRoom(header.restingHeight)
    if isShown, growth != 0, offset > top { contentOffset.y = max(offset + growth, top) }
  }

  /// Moves the header to its place and tells of it.
  func placeHeader() {
    guard let header, header.place(settings), let state = header.state else { return }
    let fires =
      trigger?.check.fires(overscroll: state.overscroll, isDragging: isDragging) ?? false
    let action = trigger?.action
    onHeaderStateChange?(state)
    if fires { action?() }
  }

  // MARK: On request

  func resizeHeader(animated: Bool) {
    header?.setNeedsMeasurement()
    setNeedsLayout()
    if animated { animateLayout() }
  }

  private func animateLayout() {
    guard window != nil else { return }
    UIView.animate(
      withDuration: resizeDuration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { self.layoutIfNeeded() }
  }

  func moveHeader(isWhole: Bool, animated: Bool) {
    layoutIfNeeded()
    guard let header else { return }
    let top = -adjustedContentInset.top
    guard settings.geometry.expansion == .topOnly || contentOffset.y <= top else {
      header.reveal(isWhole)
      setNeedsLayout()
      return animated ? animateLayout() : layoutIfNeeded()
    }
    let collapsed = top + header.restingHeight - minimumThatCounts
    let target = isWhole ? top : max(min(collapsed, lowestOffset), contentOffset.y)
    if target != contentOffset.y {
      setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
    }
  }

  // MARK: Content beside a header that stays

  /// Whether the header may lie over content.
  var headerStays: Bool {
    let settings = self.settings
    return settings.minimumHeight.length > 0 || settings.geometry.expansion == .immediate
  }

  /// Whether a layout has nothing to do for the header: it is out of sight, as before.
  var headerRests: Bool {
    guard let header, header.remainsOutOfSight else { return false }
    return !headerStays
  }

  private var minimumThatCounts: CGFloat {
    min(settings.minimumHeight.length, header?.restingHeight ?? 0)
  }

  /// The offset at which the end of the content is at the bottom of what is seen.
  var lowestOffset: CGFloat {
    let insets = adjustedContentInset
    return max(-insets.top, contentSize.height + insets.bottom - bounds.height)
  }

  /// Points below the top inset that the header covers now.
  var presentCover: CGFloat {
    guard let header, header.isInPlace, headerStays else { return 0 }
    let bottom = header.presentState(settings).containerFrame.maxY
    return max(bottom - bounds.minY - adjustedContentInset.top, 0)
  }

  /// Points below the top inset that the header covers when content at `y` comes to lie below it.
  func cover(over y: CGFloat) -> CGFloat {
    guard let header, header.isInPlace, headerStays else { return 0 }
    guard settings.geometry.expansion == .immediate, let state = header.state else {
      return minimumThatCounts
    }
    // Scrolled down to there, the header comes out.
    return state.containerFrame.maxY >= y ? header.restingHeight : minimumThatCounts
  }

  /// What has to be made visible for `rect` to be seen beside the header; `nil` when `rect` is in a
  /// header that is seen already.
  func rectBesideHeader(_ rect: CGRect) -> CGRect? {
    if headerStays, let frame = header?.state?.containerFrame, frame.contains(rect) { return nil }
    let cover = self.cover(over: rect.minY)
    return CGRect(
      x: rect.minX, y: rect.minY - cover, width: rect.width, height: rect.height + cover)
  }

  // MARK: Touches and drawing

  /// Whether a drag may take its touch from a button in the header: a header full of buttons has to
  /// scroll as well as rows full of buttons.
  func dragMayTakeTouch(from view: UIView) -> Bool {
    guard view is UIButton, let header else { return false }
    return view.isDescendant(of: header.view)
  }

  /// The view behind the header that gets a touch which hit the header itself.
  func viewBehindHeader(at point: CGPoint, with event: UIEvent?) -> UIView {
    for view in subviews.reversed() where view !== header?.outermost {
      if let behind = view.hitTest(convert(point, to: view), with: event) { return behind }
    }
    return self
  }

  /// Drawn in front, while it stays among its siblings where the scroll view has put it.
  func order(_ control: UIRefreshControl) {
    control.layer.zPosition = header != nil && settings.refreshPolicy != .behindHeader ? 1 : 0
  }
}
