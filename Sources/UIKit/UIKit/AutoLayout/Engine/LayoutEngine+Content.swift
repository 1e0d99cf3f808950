import Cassowary
import CoreGraphics

/// The sizes that contents ask for: a row on each axis, which resists growing by hugging and shrinking
/// by compression resistance.
extension LayoutEngine {
  func contentDidChange(_ view: UIView) {
    guard let slot = existingSlot(for: view) else { return }
    guard slot.kind == .view else {
      // A view with a given frame has no content size here, but its baselines may have moved.
      if !baselineConstraints.isEmpty { invalidate() }
      return
    }
    if !slot.isPending {
      slot.isPending = true
      pendingContent.append(slot)
    }
    invalidate()
  }

  func refreshPendingContent() {
    let pending = pendingContent
    pendingContent = []
    for slot in pending {
      slot.isPending = false
      if let view = slot.item as? UIView { refreshContent(slot, of: view) }
    }
  }

  private func refreshContent(_ slot: ItemSlot, of view: UIView) {
    var size = view.contentSizeForLayout
    slot.dependsOnWidth = view.hasWidthDependentHeight
    if slot.dependsOnWidth {
      if !widthDependents.contains(where: { $0 === slot }) { widthDependents.append(slot) }
      // The height at the previous width is a better start than that of a single line.
      if let width = slot.measuredWidth, let measured = view.intrinsicSize(forWidth: width) {
        size.height = measured.height
      }
    } else {
      widthDependents.removeAll { $0 === slot }
    }
    slot.contentSize = size
    let parts = [(slot.variables.width, size.width), (slot.variables.height, size.height)]
    for (index, (variable, length)) in parts.enumerated() {
      let axis = NSLayoutConstraint.Axis(rawValue: index)!
      let relation = view.contentRelation(for: axis)
      if let present = slot.content[index] {
        if length >= 0, solver.relation(of: present) == relation {
          apply([.init(present, constant: -length)])
          continue
        }
        drop(present)
        slot.content[index] = nil
      }
      if length >= 0 {
        slot.content[index] = add(
          [Term(variable)], constant: -length, relation, .content(slot, axis))
      }
    }
  }

  /// Returns new heights for texts whose solved width differs from the measured one, and new constants
  /// for constraints on baselines, which move with the heights.
  ///
  /// - Parameter copy: The solution to read, if it isn't the system's own.
  func measureEdits(in copy: Solver?) -> [Solver.Edit] {
    var edits: [Solver.Edit] = []
    func edit(_ row: Constraint, _ constant: Double) {
      let present = copy?.constant(of: row) ?? solver.constant(of: row)
      if abs(present - constant) > 1e-6 { edits.append(.init(row, constant: constant)) }
    }
    for slot in widthDependents {
      guard let view = slot.item as? UIView, let row = slot.content[1] else { continue }
      let variable = slot.variables.width
      let solved = CGFloat(copy?.value(of: variable) ?? solver.value(of: variable))
      let width = view.layoutGrid.nearest(solved)
      guard let size = view.intrinsicSize(forWidth: width), size.height >= 0 else { continue }
      if copy == nil { slot.measuredWidth = width }
      edit(row, -Double(size.height))
    }
    var changed: [NSLayoutConstraint] = []
    for (constraint, terms) in baselineConstraints {
      guard let row = row(of: constraint) else { continue }
      let expression = expression(of: constraint, sizes: copy)
      if expression.terms == terms {
        edit(row, expression.constant)
      } else if copy == nil, purpose == .live {
        changed.append(constraint)
      }
    }
    for constraint in changed { addAgain(constraint) }
    return edits
  }
}

extension UIView {
  /// The intrinsic size without values that aren't numbers.
  var contentSizeForLayout: CGSize {
    let size = intrinsicContentSize
    return CGSize(
      width: size.width.isFinite ? size.width : UIView.noIntrinsicMetric,
      height: size.height.isFinite ? size.height : UIView.noIntrinsicMetric)
  }

  func contentRelation(for axis: NSLayoutConstraint.Axis) -> Relation {
    func penalty(_ priority: UILayoutPriority) -> Penalty {
      priority.rawValue >= 1000 ? .forbidden : .level(Priority(priority.rawValue))
    }
    var resistance = contentCompressionResistancePriority(for: axis)
    // Text of several lines wraps at the width that required constraints leave, even if it resists compression
    // as much as they do.
    if axis == .horizontal, hasWidthDependentHeight { resistance = min(resistance, .belowRequired) }
    return Relation(
      above: penalty(contentHuggingPriority(for: axis)), below: penalty(resistance))
  }
}

extension UILayoutPriority {
  /// A priority that yields only to required constraints.
  fileprivate static let belowRequired = UILayoutPriority(999.9)
}
