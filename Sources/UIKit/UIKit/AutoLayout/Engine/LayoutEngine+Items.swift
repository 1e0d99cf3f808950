import Cassowary
import CoreGraphics

extension LayoutEngine {
  // MARK: Regions

  /// Adds the items that constraints place in `view`: subviews, their subviews and so on, down to views
  /// that are islands of their own; and the constraints that these hold.
  func registerInterior(of view: UIView) {
    additions += view.autoLayout.held
    for constraint in view.autoLayout.held where purpose == .live { constraint.engine = self }
    for guide in view.autoLayout.customGuides { _ = slot(for: guide) }
    for subview in view._subviews where !subview.isIslandRoot {
      _ = slot(for: subview)
      registerInterior(of: subview)
    }
  }

  /// Adds the constraints that tie a width inside the root to that of a view placed by hand around it, such as a
  /// picture that takes half of its cell's width. A measurement knows that view's width.
  func addOuterWidths(around view: UIView) {
    for outer in sequence(first: view, next: \._superview).dropFirst() {
      guard outer.translatesAutoresizingMaskIntoConstraints else { return }
      additions += outer.autoLayout.held.filter { $0.tiesWidth(inside: view, to: outer) }
      if outer.isIslandRoot { return }
    }
  }

  /// Adds a view that has entered the island.
  func register(_ view: UIView) {
    _ = slot(for: view)
    registerInterior(of: view)
    invalidate()
  }

  /// Removes a view that leaves, with everything in it that is part of the island. Constraints that
  /// reach out of it are already gone.
  func unregister(_ view: UIView) {
    for constraint in view.autoLayout.held {
      remove(constraint)
      forgetPending(constraint)
    }
    for subview in view._subviews {
      if subview.isIslandRoot { removeSlot(of: subview) } else { unregister(subview) }
    }
    removeSlot(of: view)
    invalidate()
  }

  // MARK: Slots

  /// Returns the item's slot in the system, creating it when first needed.
  func slot(for item: any LayoutItem) -> ItemSlot {
    if let slot = existingSlot(for: item) { return slot }
    // A guide whose insets are larger than its view doesn't make the view grow.
    let mayBeNegative = (item as? UILayoutGuide)?.isInset ?? false
    let size: Solver.VariableKind = mayBeNegative ? .unbounded : .nonnegative
    let variables = FrameVariables(
      minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(size),
      height: solver.makeVariable(size))
    let view = item as? UIView
    let kind: ItemSlot.Kind =
      view.map { $0.translatesAutoresizingMaskIntoConstraints ? .knownView : .view } ?? .guide
    let slot = ItemSlot(item, kind, variables)
    for variable in [variables.minX, variables.minY, variables.width, variables.height] {
      while slots.count <= variable.index { slots.append(nil) }
      slots[variable.index] = slot
    }
    if purpose == .live {
      item.layoutItemState.live = slot
    } else {
      item.layoutItemState.fitting = slot
    }
    switch kind {
    case .view: pendingContent.append(slot)
    case .knownView: defineKnownView(slot)
    case .guide: defineGuide(slot)
    }
    slot.isPending = kind == .view
    return slot
  }

  func existingSlot(for item: any LayoutItem) -> ItemSlot? {
    let state = item.layoutItemState
    guard let slot = purpose == .live ? state.live : state.fitting else { return nil }
    let index = slot.variables.minX.index
    return index < slots.count && slots[index] === slot ? slot : nil
  }

  /// Removes an item, and with a view also its guides, which depend on it.
  func removeSlot(of item: any LayoutItem) {
    if let view = item as? UIView {
      for guide in view.autoLayout.allGuides { removeSlot(of: guide) }
    }
    guard let slot = existingSlot(for: item) else { return }
    for constraint in slot.definition + slot.content.compactMap(\.self) { drop(constraint) }
    let variables = slot.variables
    for variable in [variables.minX, variables.minY, variables.width, variables.height] {
      solver.remove(variable)
      slots[variable.index] = nil
    }
    pendingContent.removeAll { $0 === slot }
    pendingGivens.removeAll { $0 === slot }
    widthDependents.removeAll { $0 === slot }
    item.layoutItemState.live = nil
  }

  /// Removes all slots from their items when the system is given up.
  func discard() {
    for case let slot? in slots {
      guard let state = slot.item?.layoutItemState else { continue }
      if state.live === slot { state.live = nil }
      if state.fitting === slot { state.fitting = nil }
    }
    for case .constraint(let constraint) in owners where constraint.engine === self {
      constraint.engine = nil
      constraint.solverConstraint = nil
    }
    for constraint in additions where constraint.engine === self { constraint.engine = nil }
    // The next system reads all constants again and only needs the edits after that.
    for constraint in edits { constraint.isEditPending = false }
    edits = []
  }

  // MARK: Sizes

  /// Returns a view's width and height in its own coordinates.
  func size(of view: UIView) -> (width: Variable, height: Variable) {
    if view === root { return (rootWidth, rootHeight) }
    let variables = slot(for: view).variables
    return (variables.width, variables.height)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint compares the width of a view inside `view` with that of `outer`.
  fileprivate func tiesWidth(inside view: UIView, to outer: UIView) -> Bool {
    guard first.attribute == .width, second.attribute == .width,
      let one = first.item?.layoutView, let other = second.item?.layoutView,
      one === outer || other === outer
    else { return false }
    let inner = one === outer ? other : one
    return inner !== view && inner.isDescendant(of: view)
  }
}
