import QuartzCore

/// The content of the columns.
extension UISplitViewController {
  static let order: [Column] = [.primary, .supplementary, .secondary]

  /// The controller that decides about the status bar.
  var deciding: UIViewController? { collapsed?.shown ?? slots[.secondary]?.shown }

  func place(_ content: UIViewController?, in column: Column) {
    precondition(
      style != .unspecified,
      "UISplitViewController.setViewController(_:for:) needs a style with columns")
    precondition(
      column != .supplementary || isTriple,
      "UISplitViewController.setViewController(_:for: .supplementary) needs three columns")
    guard slots[column]?.content !== content else { return }
    // If the column is on the stack, its old controllers are replaced by the new ones.
    let wasOnStack = takeOffStack(column)
    setSlot(column, content)
    if isCollapsed, column != .compact, wasOnStack { putOnStack(column, animated: false) }
    updateSight(.atOnce)
    updateButtons()
  }

  func setClassic(_ controllers: [UIViewController]) {
    guard style == .unspecified else {
      Diagnostics.report(
        "Setting UISplitViewController.viewControllers has no effect with columns; use "
          + "setViewController(_:for:)")
      return
    }
    precondition(
      controllers.count <= 2, "UISplitViewController.viewControllers takes two controllers at most")
    if isCollapsed {
      setSlot(.primary, controllers.first)
      if let first = controllers.first {
        collapsed = SplitCollapse(column: .primary, shown: first)
      }
      if controllers.count > 1 {
        preserved = controllers[1]
        collapseSecondary(controllers[1], onto: controllers[0])
      }
    } else {
      setSlot(.primary, controllers.first)
      setSlot(.secondary, controllers.count > 1 ? controllers[1] : nil)
    }
    updateSight(.atOnce)
    updateButtons()
  }

  /// Replaces the content of a slot; the old one is removed when it is no longer visible.
  func setSlot(_ column: Column, _ content: UIViewController?) {
    let old = slots[column]
    guard old?.content !== content else { return }
    exchange?.finish()
    var shown = content
    if let content, style != .unspecified, column != .compact,
      !(content is UINavigationController)
    {
      shown = UINavigationController(rootViewController: content)
    }
    if let old {
      old.shown.willMove(toParent: nil)
      leaveSight(old.shown)
    }
    slots[column] = nil
    if let content, let shown {
      insertChild(shown)
      slots[column] = SplitSlot(content: content, shown: shown)
      shown.viewIfLoaded?.updateTraits()
      shown.didMove(toParent: self)
      if collapsed?.column == column {
        collapsed = SplitCollapse(column: column, shown: shown, roots: collapsed?.roots ?? [:])
      }
    }
    if let old { old.shown.leaveParent() }
  }

  /// Removes a controller's view from the hierarchy at once.
  private func leaveSight(_ controller: UIViewController) {
    guard let sight = seen.first(where: { $0.controller === controller }) else { return }
    seen.removeAll { $0 == sight }
    let isSeen = viewAppearance.state.isVisible
    if isSeen { controller.beginAppearanceIfNeeded(false, animated: false) }
    surface.remove(controller.viewIfLoaded, from: sight.column)
    if isSeen { controller.endAppearanceTransition() }
  }

  // MARK: Showing

  func showPrimary(_ vc: UIViewController) {
    if let collapsed {
      guard let navigation = collapsed.shown as? UINavigationController else {
        return present(vc, animated: true)
      }
      navigation.pushViewController(vc, animated: true)
    } else if style == .unspecified {
      setClassic([vc] + (slots[.secondary].map { [$0.content] } ?? []))
    } else {
      setViewController(vc, for: .primary)
    }
  }

  func showSecondary(_ vc: UIViewController) {
    guard style == .unspecified else {
      setViewController(vc, for: .secondary)
      show(.secondary)
      return
    }
    guard let collapsed else {
      setSlot(.secondary, vc)
      updateSight(.atOnce)
      updateButtons()
      return
    }
    guard let navigation = collapsed.shown as? UINavigationController else {
      return present(vc, animated: true)
    }
    preserved = vc
    navigation.merge(vc, animated: true)
  }
}
