import Cassowary
import CoreGraphics

/// A constraint as the solver sees it: `Σ terms + constant`, compared with zero.
struct ConstraintExpression {
  var terms: [Term] = []
  var constant: Double = 0
  /// Whether the expression depends on the sizes and texts of its items, as for baselines.
  var dependsOnText = false
  /// The scroll views whose offsets are part of the constant, because the constraint ties content to an
  /// item outside.
  var scrollViews: [UIView] = []

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else {
      terms.append(Term(variable, coefficient))
    }
  }
}

@MainActor extension LayoutEngine {
  /// Returns `first − multiplier · second − constant`, in the coordinates of the items' nearest common
  /// ancestor.
  ///
  /// If the ancestor's content runs from right to left, whatever its items' direction, positions of leading
  /// and trailing are measured from the ancestor's right edge. That mirrors everything, constants and
  /// relations included.
  ///
  /// - Parameter sizes: The solution in which baselines are looked up, if it isn't the system's own.
  func expression(
    of constraint: NSLayoutConstraint, sizes: Solver? = nil
  ) -> ConstraintExpression {
    var result = ConstraintExpression()
    guard let ancestor = UIView.commonAncestor(constraint.items.compactMap(\.layoutView)) else {
      return result
    }
    let isMirrored =
      (constraint.first.attribute.isDirectional || constraint.second.attribute.isDirectional)
      && ancestor.isRightToLeft
    var scope = Scope(
      ancestor: ancestor, isMirrored: isMirrored, sizes: sizes,
      reachesInside: constraint.items.contains { $0 !== ancestor })
    add(constraint.first, times: 1, to: &result, &scope)
    add(constraint.second, times: -Double(constraint.multiplier), to: &result, &scope)
    result.constant -= Double(constraint.constant)
    return result
  }

  struct Scope {
    let ancestor: UIView
    let isMirrored: Bool
    let sizes: Solver?
    /// Whether an item other than the ancestor takes part: then a scroll view's edges are those of its
    /// content.
    let reachesInside: Bool
  }

  private func add(
    _ side: ConstraintSide, times factor: Double, to result: inout ConstraintExpression,
    _ scope: inout Scope
  ) {
    guard let item = side.item else { return }
    add(item, side.attribute, times: factor, to: &result, scope)
    if let origin = side.origin {
      add(origin, side.originAttribute, times: -factor, to: &result, scope)
    }
  }

  private func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    to result: inout ConstraintExpression, _ scope: Scope
  ) {
    guard let view = item.layoutView else { return }
    if let inner = attribute.withinMargins {
      return add(view.layoutMarginsGuide, inner, times: factor, to: &result, scope)
    }
    if attribute.family == .horizontal, scope.isMirrored {
      let width = extent(of: scope).width
      result.add(width, factor)
      return addPosition(item, attribute.mirrored, times: -factor, to: &result, scope)
    }
    switch attribute.family {
    case .dimension: addDimension(item, attribute, times: factor, to: &result, scope)
    case .horizontal, .vertical: addPosition(item, attribute, times: factor, to: &result, scope)
    case .none: break
    }
  }

  /// Returns the width and height that the ancestor's right and bottom edges refer to.
  private func extent(of scope: Scope) -> (width: Variable, height: Variable) {
    if scope.reachesInside, let scroll = scope.ancestor.scrollingContent {
      let variables = slot(for: scroll.contentLayoutGuide).variables
      return (variables.width, variables.height)
    }
    return size(of: scope.ancestor)
  }

  private func addDimension(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    to result: inout ConstraintExpression, _ scope: Scope
  ) {
    let isWidth = attribute == .width
    guard let view = item as? UIView else {
      let variables = slot(for: item).variables
      return result.add(isWidth ? variables.width : variables.height, factor)
    }
    let size = size(of: view)
    let insets = view.alignmentRectInsets
    result.add(isWidth ? size.width : size.height, factor)
    result.constant -=
      factor * Double(isWidth ? insets.left + insets.right : insets.top + insets.bottom)
  }

  private func addPosition(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    to result: inout ConstraintExpression, _ scope: Scope
  ) {
    if let view = item as? UIView, attribute.isBaseline {
      let text =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if text !== view { return addPosition(text, attribute, times: factor, to: &result, scope) }
    }
    let isHorizontal = attribute.family == .horizontal
    var length: Variable
    if item === scope.ancestor {
      let isCentre = attribute == .centerX || attribute == .centerY
      let size = isCentre ? size(of: scope.ancestor) : extent(of: scope)
      length = isHorizontal ? size.width : size.height
    } else {
      let variables = slot(for: item).variables
      length = isHorizontal ? variables.width : variables.height
      result.add(isHorizontal ? variables.minX : variables.minY, factor)
      addOrigins(from: item, isHorizontal, times: factor, to: &result, scope)
    }
    let insets = (item as? UIView)?.alignmentRectInsets ?? .zero
    let before = Double(isHorizontal ? insets.left : insets.top)
    let after = Double(isHorizontal ? insets.right : insets.bottom)
    switch attribute {
    case .left, .leading, .top: result.constant += factor * before
    case .right, .trailing, .bottom:
      result.add(length, factor)
      result.constant -= factor * after
    case .centerX, .centerY:
      result.add(length, factor / 2)
      result.constant += factor * (before - after) / 2
    case .firstBaseline, .lastBaseline:
      addBaseline(item, attribute, length, times: factor, to: &result, scope)
    default: preconditionFailure("\(attribute.name) is not a position")
    }
  }

  /// Adds the origins of the views between an item and the ancestor.
  private func addOrigins(
    from item: any LayoutItem, _ isHorizontal: Bool, times factor: Double,
    to result: inout ConstraintExpression, _ scope: Scope
  ) {
    var view = item is UIView ? item.layoutView?._superview : item.layoutView
    while let current = view, current !== scope.ancestor {
      let variables = slot(for: current).variables
      result.add(isHorizontal ? variables.minX : variables.minY, factor)
      if current.scrollingContent != nil {
        let offset = current.bounds.origin
        result.constant -= factor * Double(isHorizontal ? offset.x : offset.y)
        if !result.scrollViews.contains(where: { $0 === current }) {
          result.scrollViews.append(current)
        }
      }
      view = current._superview
    }
  }

  /// Adds a text's baseline. It moves with the part of the height that is above the text, and the rest of its
  /// distance from the top is a constant. A view without a baseline has its top and bottom edges as baselines.
  private func addBaseline(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ height: Variable,
    times factor: Double, to result: inout ConstraintExpression, _ scope: Scope
  ) {
    let isFirst = attribute == .firstBaseline
    // A view without a baseline may get one with its first text.
    result.dependsOnText = true
    guard let view = item as? UIView, let (size, text) = baselines(of: view, height, scope) else {
      if !isFirst { result.add(height, factor) }
      return
    }
    result.add(height, factor * Double(text.share))
    result.constant +=
      factor * Double((isFirst ? text.first : text.last) - text.share * size.height)
  }

  /// Returns a view's baselines and the size at which they are: the solved one, or that of the content before the
  /// first solution.
  private func baselines(
    of view: UIView, _ height: Variable, _ scope: Scope
  ) -> (size: CGSize, text: TextBaselines)? {
    func solved(_ variable: Variable) -> Double {
      scope.sizes?.value(of: variable) ?? solver.value(of: variable)
    }
    let isAncestor = view === scope.ancestor
    let width = isAncestor ? self.size(of: view).width : slot(for: view).variables.width
    var size = CGSize(width: solved(width), height: solved(height))
    if size.height <= 0 || size.width <= 0 { size = view.contentSizeForLayout }
    return view.textBaselines(in: size).map { (size, $0) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The mirrored attribute: leading is then measured from the right.
  fileprivate var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .left: .right
    case .right: .left
    default: self
    }
  }
}
