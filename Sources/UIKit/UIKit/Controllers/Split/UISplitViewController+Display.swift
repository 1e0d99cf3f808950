import QuartzCore

/// Display modes, and their changes.
extension UISplitViewController {
  var isTriple: Bool { style == .tripleColumn }

  /// The size that determines modes and widths: the view's, or the screen's before it is loaded.
  var surfaceSize: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

  var isOnRight: Bool {
    (primaryEdge == .trailing) != (viewIfLoaded?.isRightToLeft == true)
  }

  func modes(for size: CGSize) -> SplitModes {
    var columns = primaryWidth.resolved(in: size.width)
    if isTriple { columns += supplementaryWidth.resolved(in: size.width) }
    return SplitModes(
      style: style, preferredMode: preferredDisplayMode, preferredBehavior: preferredSplitBehavior,
      size: size, columns: columns)
  }

  /// Called when a setting for modes or frames has changed.
  func preferencesChanged() {
    chosenMode = nil
    guard isViewLoaded, laidOutSize != nil, !isCollapsed else { return }
    let mode = modes(for: surfaceSize).mode
    if mode == currentMode {
      exchange?.finish()
      surface.apply(layout.plan(for: mode))
    } else {
      change(to: mode, animated: UIView.inheritedAnimationDuration > 0)
    }
    updateButtons()
  }

  /// Called when the size has changed: earlier choices of the mode no longer count.
  func sizeChanged() {
    chosenMode = nil
    exchange?.finish()
    laidOutSize = surfaceSize
    guard !isCollapsed else { return }
    let mode = modes(for: surfaceSize).mode
    guard mode != currentMode else { return }
    if currentMode == nil { currentMode = mode }
    change(to: mode, animated: false)
  }

  /// Changes to a mode.
  func change(to mode: DisplayMode, animated: Bool) {
    guard mode != currentMode else { return }
    announce(mode)
    currentMode = mode
    updateSight(animated ? .animated : .atOnce)
    updateButtons()
  }

  /// Reports the next mode to the delegate.
  func announce(_ mode: DisplayMode) {
    guard let delegate else { return }
    delegate.splitViewController(self, willChangeTo: mode)
    guard style != .unspecified else { return }
    let old = SplitLayout.shownColumns(in: displayMode, isTriple: isTriple)
    let new = SplitLayout.shownColumns(in: mode, isTriple: isTriple)
    for column in old where !new.contains(column) {
      delegate.splitViewController(self, willHide: column)
    }
    for column in new where !old.contains(column) {
      delegate.splitViewController(self, willShow: column)
    }
  }

  /// Changes to a mode that was requested by show, hide, a button or a finger.
  func choose(_ mode: DisplayMode) {
    let mode = modes(for: surfaceSize).fitting(mode)
    chosenMode = mode
    change(to: mode, animated: true)
  }

  /// Shows the given number of columns in addition to the secondary one.
  func chooseCount(_ count: Int) {
    choose(DisplayMode(count: count, behavior: splitBehavior))
  }

  func bringIntoSight(_ column: Column) {
    if isCollapsed { return showCollapsed(column) }
    switch column {
    case .primary: chooseCount(isTriple ? 2 : 1)
    case .supplementary: chooseCount(max(1, displayMode.shownCount))
    // Nothing covers it then.
    case .secondary: if displayMode.dims { chooseCount(splitBehavior == .displace ? 1 : 0) }
    case .compact: break
    }
  }

  func takeOutOfSight(_ column: Column) {
    if isCollapsed { return hideCollapsed(column) }
    switch column {
    case .primary: chooseCount(min(displayMode.shownCount, isTriple ? 1 : 0))
    case .supplementary: chooseCount(0)
    case .secondary, .compact: break
    }
  }

  /// Performs the display mode button's action.
  func toggle() {
    guard !isCollapsed else { return }
    let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard asked == .automatic else { return choose(asked) }
    switch displayMode.shownCount {
    case 0: chooseCount(1)
    case 1: chooseCount(isTriple ? 2 : 0)
    default: chooseCount(1)
    }
  }

  /// Hides the overlaid columns when the user taps outside them.
  func tappedBeside() {
    guard displayMode.dims, !isCollapsed else { return }
    chooseCount(splitBehavior == .displace ? 1 : 0)
  }
}
