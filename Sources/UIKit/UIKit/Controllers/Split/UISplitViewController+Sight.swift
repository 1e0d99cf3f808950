import QuartzCore

/// The way in which columns move.
enum SplitMotion {
  case atOnce
  case animated
  /// By a finger, which determines the progress.
  case dragged
}

/// Adding the views of columns to the hierarchy and removing them, with the appearance calls.
extension UISplitViewController {
  /// The seconds in which columns appear and disappear. Own choice, after iPads with iOS 16.
  static let duration: TimeInterval = 0.35

  /// The columns that should be visible.
  var wanted: [SplitSight] {
    if let collapsed { return [SplitSight(column: collapsed.column, controller: collapsed.shown)] }
    let columns = [.secondary] + SplitLayout.shownColumns(in: displayMode, isTriple: isTriple)
    return columns.compactMap { column in
      slots[column].map { SplitSight(column: column, controller: $0.shown) }
    }
  }

  var layout: SplitLayout {
    // Widths are measured from the safe area's edge.
    let insets = viewIfLoaded?.safeAreaInsets ?? .zero
    let inset = isOnRight ? insets.right : insets.left
    return SplitLayout(
      size: surfaceSize, primary: primaryColumnWidth + (isTriple ? 0 : inset),
      supplementary: supplementaryColumnWidth + (isTriple ? inset : 0),
      gap: 1 / max(1, traitCollection.displayScale), isTriple: isTriple, isOnRight: isOnRight)
  }

  /// The plan at rest.
  var restingPlan: SplitPlan {
    var plan = layout.plan(for: displayMode)
    guard let collapsed else { return plan }
    plan.dimming = 0
    plan.frames[collapsed.column] = CGRect(origin: .zero, size: surfaceSize)
    return plan
  }

  /// Updates the hierarchy from the slots and the mode.
  func updateSight(_ motion: SplitMotion) {
    guard isViewLoaded, laidOutSize != nil || isPreparing else { return }
    exchange?.finish()
    let wanted = wanted
    let going = seen.filter { !wanted.contains($0) }
    let coming = wanted.filter { !seen.contains($0) }
    let isSeen = viewAppearance.state.isVisible && !isPreparing
    let moves = isSeen && view.window != nil && UIView.areAnimationsEnabled && motion != .atOnce
    let exchange = SplitExchange(
      controller: self, going: going, coming: coming, isSeen: isSeen, start: surface.plan,
      end: restingPlan)
    self.exchange = exchange
    // Beginning the change causes a layout, which must not start it a second time.
    seen = wanted
    exchange.begin(animated: moves)
    guard moves else {
      UIView.performWithoutAnimation {
        surface.apply(restingPlan)
        if isSeen { view.layoutIfNeeded() }
      }
      exchange.finish()
      return
    }
    if motion == .animated { exchange.run() }
  }

  /// Puts the columns in place before the controller appears.
  func prepareColumns() {
    isPreparing = true
    defer { isPreparing = false }
    // Makes the view register its trait collection, so that later changes are reported.
    _ = view.traitCollection
    traitsMayHaveChanged()
    if seen != wanted { updateSight(.atOnce) }
    updateButtons()
  }

  /// Called with each layout of the view.
  func layOut() {
    if laidOutSize != surfaceSize { sizeChanged() }
    if seen != wanted { updateSight(.atOnce) }
    if exchange == nil { surface.apply(restingPlan) }
  }
}
