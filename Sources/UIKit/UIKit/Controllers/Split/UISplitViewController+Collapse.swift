import QuartzCore

/// Collapsing columns in a compact width, and expanding them again.
extension UISplitViewController {
  func traitsMayHaveChanged() {
    guard isViewLoaded, isPreparing || laidOutSize != nil else { return }
    // Before the view is in a window, its surroundings are the controllers around this one.
    let traits = viewIfLoaded?.window == nil ? surroundingTraits : traitCollection
    let isCompact = traits.horizontalSizeClass == .compact
    guard isCompact != isCollapsed, !slots.isEmpty else { return }
    exchange?.finish()
    let wasPreparing = isPreparing
    UIView.performWithoutAnimation {
      if isCompact { collapse() } else { expand() }
    }
    isPreparing = wasPreparing
    updateButtons()
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  private func collapse() {
    if style == .unspecified { collapseClassic() } else { collapseColumns() }
    refreshTraits()
    updateSight(.atOnce)
    if style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
  }

  private func expand() {
    if style == .unspecified { expandClassic() } else { expandColumns() }
    refreshTraits()
    updateSight(.atOnce)
    if style != .unspecified { delegate?.splitViewControllerDidExpand(self) }
  }

  private func refreshTraits() {
    for slot in slots.values { slot.shown.viewIfLoaded?.updateTraits() }
  }

  // MARK: Columns

  private func collapseColumns() {
    let filled = Self.order.filter { slots[$0] != nil }
    guard let proposed = slots[.compact] != nil ? .compact : filled.last else { return }
    var top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if slots[top] == nil { top = proposed }
    if top == .compact, let compact = slots[.compact] {
      collapsed = SplitCollapse(column: .compact, shown: compact.shown)
      return
    }
    guard let base = filled.first, let slot = slots[base] else { return }
    collapsed = SplitCollapse(column: base, shown: slot.shown)
    for column in filled.dropFirst() where column.rawValue <= top.rawValue {
      putOnStack(column, animated: false)
    }
  }

  private func expandColumns() {
    let proposed = modes(for: surfaceSize).mode
    let asked =
      delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    for column in Self.order.reversed() { takeOffStack(column) }
    collapsed = nil
    chosenMode = nil
    currentMode = asked == .automatic ? proposed : modes(for: surfaceSize).fitting(asked)
    laidOutSize = isPreparing ? laidOutSize : surfaceSize
  }

  private var stack: UINavigationController? {
    collapsed?.column == .compact ? nil : collapsed?.shown as? UINavigationController
  }

  /// Returns the index on the stack of a column's first controller, or nil if the column isn't there.
  private func beginning(of column: Column) -> Int? {
    guard let stack, let root = collapsed?.roots[column] else { return nil }
    return stack.viewControllers.firstIndex { $0 === root }
  }

  /// Moves a column's controllers onto the stack of the visible column. A navigation controller can't contain
  /// another, so its controllers are moved.
  func putOnStack(_ column: Column, animated: Bool) {
    guard let stack, column != collapsed?.column, beginning(of: column) == nil,
      let own = slots[column]?.shown as? UINavigationController,
      let root = own.viewControllers.first
    else { return }
    let moved = own.viewControllers
    own.setViewControllers([], animated: false)
    collapsed?.roots[column] = root
    stack.setViewControllers(stack.viewControllers + moved, animated: animated)
  }

  /// Gives a column its controllers back, with those that were pushed onto them and without those that were
  /// popped. Returns whether they were on the stack.
  @discardableResult
  func takeOffStack(_ column: Column) -> Bool {
    guard let root = collapsed?.roots[column],
      let own = slots[column]?.shown as? UINavigationController, let stack
    else { return false }
    let index = beginning(of: column)
    collapsed?.roots[column] = nil
    guard let index, index > 0 else {
      if root.parent == nil, own.viewControllers.isEmpty {
        own.setViewControllers([root], animated: false)
      }
      return false
    }
    let moved = Array(stack.viewControllers[index...])
    stack.setViewControllers(Array(stack.viewControllers[..<index]), animated: false)
    own.setViewControllers(moved, animated: false)
    return true
  }

  /// Returns the index at which the next column's controllers begin above those of `column`.
  private func end(of column: Column) -> Int? {
    Self.order.filter { $0.rawValue > column.rawValue }.compactMap(beginning).min()
  }

  func showCollapsed(_ column: Column) {
    guard let collapsed, let stack, slots[column] != nil else { return }
    if column == collapsed.column || beginning(of: column) != nil {
      guard let end = end(of: column), end > 0 else { return }
      stack.popToViewController(stack.viewControllers[end - 1], animated: true)
      return
    }
    // The columns in between move along.
    let below = Self.order.filter { $0.rawValue < column.rawValue && slots[$0] != nil }
    for between in below where between != collapsed.column {
      restoreIfPopped(between)
      putOnStack(between, animated: false)
    }
    restoreIfPopped(column)
    putOnStack(column, animated: true)
  }

  func hideCollapsed(_ column: Column) {
    guard let stack, let begin = beginning(of: column), begin > 0 else { return }
    stack.popToViewController(stack.viewControllers[begin - 1], animated: true)
  }

  /// Restores a column's controllers if they were popped.
  private func restoreIfPopped(_ column: Column) {
    if beginning(of: column) == nil { takeOffStack(column) }
  }

  // MARK: The classic interface

  private func collapseClassic() {
    guard let old = slots[.primary]?.content else { return }
    let secondary = slots[.secondary]?.content
    if let primary = delegate?.primaryViewController(forCollapsing: self), primary !== old {
      setSlot(.primary, primary)
    }
    guard let primary = slots[.primary]?.content else { return }
    collapsed = SplitCollapse(column: .primary, shown: primary)
    guard let secondary else { return }
    preserved = secondary
    setSlot(.secondary, nil)
    collapseSecondary(secondary, onto: primary)
  }

  func collapseSecondary(_ secondary: UIViewController, onto primary: UIViewController) {
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  private func expandClassic() {
    guard let old = collapsed?.shown else { return }
    if let primary = delegate?.primaryViewController(forExpanding: self), primary !== old {
      setSlot(.primary, primary)
    }
    guard let primary = slots[.primary]?.content else { return }
    let separated =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self) ?? preserved
    collapsed = nil
    preserved = nil
    chosenMode = nil
    currentMode = modes(for: surfaceSize).mode
    if let separated, separated.parent == nil || separated.parent === self {
      setSlot(.secondary, separated)
    }
  }
}
