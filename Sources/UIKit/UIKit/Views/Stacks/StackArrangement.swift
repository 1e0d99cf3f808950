import CoreGraphics

/// The constraints of a stack view, from its views and its settings. They have the same identifiers as
/// on iOS.
@MainActor struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// iOS shrinks views that have no other size; no developer uses such a low priority.
  private static let suppression = UILayoutPriority(25)
  /// A priority below the fitting level, so that a fitting decides.
  private static let canvasFit = UILayoutPriority(49)
  private static let centering = UILayoutPriority(149)
  private static let proportion = UILayoutPriority(999)
  /// A priority below required, because a hidden view's own sizes may contradict its zero length.
  private static let hiding = UILayoutPriority(Float(1000).nextDown)

  private let stack: UIStackView
  private let shown: [UIView]
  private let isHorizontal: Bool
  /// The item that the views should fill.
  private let canvas: any LayoutItem
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    isHorizontal = stack.axis == .horizontal
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    arrangeAlong()
    arrangeAcross()
    hideHidden()
  }

  // MARK: Along the axis

  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var centre: Attribute { isHorizontal ? .centerX : .centerY }
  private var length: Attribute { isHorizontal ? .width : .height }

  private mutating func arrangeAlong() {
    guard let first = shown.first, let last = shown.last else {
      return add(canvas, length, .equal, nil, .notAnAttribute, 0, Self.canvasFit, "UISV-canvas-fit")
    }
    add(first, start, .equal, canvas, start, 0, .required, "UISV-canvas-connection")
    add(last, end, .equal, canvas, end, 0, .required, "UISV-canvas-connection")
    let isOpen = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(shown, shown.dropFirst()) {
      let isBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
      add(
        next, isBaseline ? .firstBaseline : start, isOpen ? .greaterThanOrEqual : .equal, view,
        isBaseline ? .lastBaseline : end, spacing(after: view), .required, "UISV-spacing")
    }
    switch stack.distribution {
    case .fill:
      break
    case .fillEqually:
      for view in shown.dropFirst() {
        add(view, length, .equal, first, length, 0, .required, "UISV-fill-equally")
      }
    case .fillProportionally: distributeProportionally()
    case .equalSpacing: distribute(from: end, to: start, .required)
    case .equalCentering: distribute(from: centre, to: centre, Self.centering)
    }
    for view in shown where intrinsicLength(of: view) < 0 {
      add(
        view, length, .equal, nil, .notAnAttribute, 0, Self.suppression,
        "UISV-ambiguity-suppression")
    }
  }

  private func spacing(after view: UIView) -> CGFloat {
    let spacing = stack.customSpacings[ObjectIdentifier(view)] ?? stack.spacing
    return spacing == UIStackView.spacingUseSystem ? 8 : spacing
  }

  private func intrinsicLength(of view: UIView) -> CGFloat {
    let size = view.contentSizeForLayout
    return isHorizontal ? size.width : size.height
  }

  /// Distributes lengths in proportion to the intrinsic ones; views without any are left out.
  private mutating func distributeProportionally() {
    let sized = shown.filter { intrinsicLength(of: $0) > 0 }
    guard let reference = sized.first else { return }
    for view in sized.dropFirst() {
      let constraint = NSLayoutConstraint(
        ConstraintSide(view, length), .equal, ConstraintSide(reference, length),
        multiplier: intrinsicLength(of: view) / intrinsicLength(of: reference))
      add(constraint, Self.proportion, "UISV-fill-proportionally")
    }
  }

  /// Makes the distance between all neighbours equal to that of the first two.
  private mutating func distribute(
    from: Attribute, to: Attribute, _ priority: UILayoutPriority
  ) {
    guard shown.count > 2 else { return }
    let reference = ConstraintSide(from: shown[0], from, to: shown[1], to)
    for (view, next) in zip(shown.dropFirst(), shown.dropFirst(2)) {
      let constraint = NSLayoutConstraint(
        ConstraintSide(from: view, from, to: next, to), .equal, reference)
      add(constraint, priority, "UISV-distributing")
    }
  }

  // MARK: Across

  private mutating func arrangeAcross() {
    let near: Attribute = isHorizontal ? .top : .leading
    let far: Attribute = isHorizontal ? .bottom : .trailing
    let extent: Attribute = isHorizontal ? .height : .width
    var alignment = stack.alignment
    // A column has no common baseline.
    if !isHorizontal, alignment == .firstBaseline || alignment == .lastBaseline {
      alignment = .leading
    }
    for view in shown {
      let touchesNear = alignment == .fill || alignment == .leading
      let touchesFar = alignment == .fill || alignment == .trailing
      add(
        view, near, touchesNear ? .equal : .greaterThanOrEqual, canvas, near, 0, .required,
        "UISV-canvas-connection")
      add(
        view, far, touchesFar ? .equal : .lessThanOrEqual, canvas, far, 0, .required,
        "UISV-canvas-connection")
      switch alignment {
      case .fill, .leading, .trailing: break
      case .center:
        let centre: Attribute = isHorizontal ? .centerY : .centerX
        add(view, centre, .equal, canvas, centre, 0, .required, "UISV-alignment")
      case .firstBaseline, .lastBaseline:
        let line: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if view !== shown[0] {
          add(view, line, .equal, shown[0], line, 0, .required, "UISV-alignment")
        }
        // The position of the whole row would be ambiguous: align it with the edge that the baseline is
        // near.
        let edge = alignment == .firstBaseline ? near : far
        add(view, edge, .equal, canvas, edge, 0, Self.suppression, "UISV-ambiguity-suppression")
      }
      if alignment != .fill {
        add(
          view, extent, .equal, nil, .notAnAttribute, 0, Self.suppression,
          "UISV-ambiguity-suppression")
      }
    }
    if alignment != .fill || shown.isEmpty {
      add(canvas, extent, .equal, nil, .notAnAttribute, 0, Self.canvasFit, "UISV-canvas-fit")
    }
  }

  /// Gives hidden views no length. They are placed where the next shown one begins, so that they shrink
  /// into their place when hiding is animated.
  private mutating func hideHidden() {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      add(view, length, .equal, nil, .notAnAttribute, 0, Self.hiding, "UISV-hiding")
      let other: any LayoutItem = previous ?? canvas
      add(view, start, .equal, other, previous == nil ? start : end, 0, .required, "UISV-hiding")
      let near: Attribute = isHorizontal ? .top : .leading
      add(view, near, .equal, canvas, near, 0, .required, "UISV-hiding")
    }
  }

  // MARK: Creating

  private mutating func add(
    _ item: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: (any LayoutItem)?, _ otherAttribute: Attribute, _ constant: CGFloat,
    _ priority: UILayoutPriority, _ identifier: String
  ) {
    add(
      NSLayoutConstraint(
        ConstraintSide(item, attribute), relation, ConstraintSide(other, otherAttribute),
        constant: constant), priority, identifier)
  }

  private mutating func add(
    _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority, _ identifier: String
  ) {
    constraint.priority = priority
    constraint.identifier = identifier
    constraints.append(constraint)
  }
}
