import Cassowary
import CoreGraphics

extension UIView {
  func alInvalidateIntrinsicContentSize() {
    guard autoLayout.live != nil else { return }
    _superview?.existingEngineForInterior?.contentDidChange(self)
  }

  /// Returns the size that constraints ask for in a given width.
  func constrainedSize(width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the view's own constraints and those inside ask for, as near to `size` as the
  /// priorities allow. The current layout stays as it is: the island is solved in a copy.
  func alSystemLayoutSizeFitting(
    _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    LayoutCounts.current.fittings += 1
    autoLayoutUpdateConstraintsPass()
    let target = FittingTarget(size, horizontal, vertical)
    let content = contentSizeForLayout
    if autoLayout.constrainedSubviews == 0, autoLayout.held.isEmpty, content.width < 0,
      content.height < 0
    {
      return target.size
    }
    if isIslandRoot || _superview == nil {
      return engineForInterior.fittingSize(target)
    }
    let engine = LayoutEngine(root: self, purpose: .fitting)
    defer { engine.discard() }
    return engine.fittingSize(target)
  }
}

/// The target of a fitting.
struct FittingTarget {
  /// The length beyond which a target means "as much as you like": a solution with
  /// `greatestFiniteMagnitude` would lose all digits.
  private static let limit: CGFloat = 1e6

  var size: CGSize
  var priorities: [Priority]

  init(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    func clamp(_ length: CGFloat) -> CGFloat {
      length.isNaN ? 0 : length.clamped(0, Self.limit)
    }
    self.size = CGSize(width: clamp(size.width), height: clamp(size.height))
    priorities = [horizontal, vertical].map { Priority($0.rawValue) }
  }
}

extension LayoutEngine {
  /// Returns the root's size in a copy of the system in which it is open.
  func fittingSize(_ target: FittingTarget) -> CGSize {
    guard let root else { return .zero }
    if isDirty { takeInChanges(withRootSize: false) }
    var copy = solver
    for constraint in rootSize { copy.remove(constraint) }
    let variables = [rootWidth, rootHeight]
    let lengths = [target.size.width, target.size.height]
    for index in 0..<2 {
      let wish = [Term(variables[index])]
      do {
        _ = try copy.add(wish, constant: -lengths[index], .equal(target.priorities[index]))
      } catch {
        // If the content doesn't fit in a required length, the result is as near as possible.
        add(wish, constant: -lengths[index], .equal(Self.brokenPriority), to: &copy)
      }
    }
    let contentHeight = addContent(of: root, to: &copy)
    copy.optimize()
    settleMeasures(in: &copy)
    if root.hasWidthDependentHeight, let contentHeight,
      let size = root.intrinsicSize(forWidth: copy.value(of: rootWidth))
    {
      do {
        try copy.setConstant(-size.height, of: contentHeight)
      } catch {
        // A required height counts, even against that of the text.
      }
    }
    LayoutCounts.current.pivots += max(0, copy.pivots - solver.pivots)
    return root.layoutGrid.up(
      CGSize(width: copy.value(of: rootWidth), height: copy.value(of: rootHeight)))
  }

  /// Adds the root's own content size, which otherwise belongs to its surroundings.
  ///
  /// - Returns: The row of the height.
  private func addContent(of view: UIView, to copy: inout Solver) -> Constraint? {
    let size = view.contentSizeForLayout
    if size.width >= 0 {
      add(
        [Term(rootWidth)], constant: -size.width, view.contentRelation(for: .horizontal), to: &copy)
    }
    guard size.height >= 0 else { return nil }
    return add(
      [Term(rootHeight)], constant: -size.height, view.contentRelation(for: .vertical), to: &copy)
  }

  @discardableResult private func add(
    _ terms: [Term], constant: Double, _ relation: Relation, to copy: inout Solver
  ) -> Constraint? {
    try? copy.add(terms, constant: constant, relation)
  }
}
