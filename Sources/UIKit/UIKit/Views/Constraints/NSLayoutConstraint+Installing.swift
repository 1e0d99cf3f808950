extension NSLayoutConstraint {
  /// The items of both sides.
  var items: [any LayoutItem] { first.items + second.items }

  /// Activates the constraint. It is held by `view`, or else by the nearest view that contains all its
  /// items.
  func install(on view: UIView?) {
    let views = items.map { item in
      guard let view = item.layoutView else {
        preconditionFailure("\(self): a guide without an owning view cannot be constrained")
      }
      return view
    }
    guard !views.isEmpty else { preconditionFailure("\(self): the items are gone") }
    guard let ancestor = UIView.commonAncestor(views) else {
      preconditionFailure(
        "\(self) cannot be activated: its items have no common ancestor. "
          + "Are they in different or in no view hierarchy?")
    }
    if let view {
      precondition(
        ancestor._isDescendant(of: view), "\(self) cannot be added to \(view), which lacks an item")
    }
    let holder = view ?? ancestor
    self.holder = holder
    holder.autoLayout.held.append(self)
    for item in items { item.layoutItemState.touching.append(self) }
    countCrossings(1)
    isBroken = false
    holder._constraintsDidChange()
    holder.existingEngineForInterior?.add(self)
  }

  func uninstall() {
    guard let holder else { return }
    engine?.remove(self)
    holder.existingEngineForInterior?.forgetPending(self)
    holder.autoLayout.held.removeAll { $0 === self }
    for item in items { item.layoutItemState.touching.removeAll { $0 === self } }
    countCrossings(-1)
    self.holder = nil
  }

  /// Counts the constraint in the views between its items and its holder. They take part in the
  /// holder's system, even if their own frames are set by hand.
  private func countCrossings(_ change: Int) {
    guard let holder else { return }
    for surroundings in first.surroundings + second.surroundings {
      var view: UIView? = surroundings
      while let current = view, current !== holder, current._isDescendant(of: holder) {
        current.countCrossings(change)
        view = current._superview
      }
    }
  }
}

extension UIView {
  /// Returns the nearest view that contains all of `views`, themselves included.
  static func commonAncestor(_ views: [UIView]) -> UIView? {
    var result = views.first
    for view in views.dropFirst() {
      while let current = result, !view._isDescendant(of: current) { result = current._superview }
    }
    return result
  }
}
