import CoreGraphics
import Foundation

/// Creates the constraints of a visual format string, in reading order; those for alignment come last.
@MainActor struct VisualFormatBuilder {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var constraints: [NSLayoutConstraint] = []

  /// Returns the constraints.
  ///
  /// - Throws: ``VisualFormatError`` for unknown names, for `|` without a superview and for options
  ///   that don't fit the axis.
  static func constraints(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(
      format: format, options: options, metrics: metrics, views: views)
    try builder.checkOptions()
    try builder.run()
    return builder.constraints
  }

  // MARK: Along the axis

  private var isHorizontal: Bool { format.axis == .horizontal }

  /// The edges at which the string enters a view and leaves it, and whether coordinates decrease from
  /// one view to the next.
  private var edges: (near: Attribute, far: Attribute, isReversed: Bool) {
    guard isHorizontal else { return (.top, .bottom, false) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right, false)
    case .directionRightToLeft: return (.right, .left, true)
    default: return (.leading, .trailing, false)
    }
  }

  private mutating func run() throws(VisualFormatError) {
    let edges = edges
    var items: [any LayoutItem] = []
    for (index, view) in format.views.enumerated() {
      let item = try item(view.name)
      if index == 0, let gap = format.opening {
        let superview = try superview(of: item, at: view.end)
        try connect(superview, edges.near, item, edges.near, gap, outer: .first)
      }
      if let previous = items.last {
        let fromBaseline = !isHorizontal && options.contains(.spacingBaselineToBaseline)
        try connect(
          previous, fromBaseline ? .lastBaseline : edges.far, item,
          fromBaseline ? .firstBaseline : edges.near, format.gaps[index - 1])
      }
      try size(item, view.predicates)
      items.append(item)
    }
    if let gap = format.closing, let last = items.last, let view = format.views.last {
      let superview = try superview(of: last, at: view.end)
      try connect(last, edges.far, superview, edges.far, gap, outer: .second)
    }
    lineUp(items)
  }

  /// The one of two neighbours that is the superview.
  private enum Outer { case first, second }

  /// Adds `second = first + gap`, in the direction of the string.
  private mutating func connect(
    _ first: any LayoutItem, _ firstEdge: Attribute, _ second: any LayoutItem,
    _ secondEdge: Attribute, _ gap: VisualFormat.Gap, outer: Outer? = nil
  ) throws(VisualFormatError) {
    let isReversed = edges.isReversed
    func make(
      _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, isStandard: Bool = false
    ) -> NSLayoutConstraint {
      let from = isStandard && outer == .first ? firstEdge.ofMargin : firstEdge
      let to = isStandard && outer == .second ? secondEdge.ofMargin : secondEdge
      // Read from right to left, a gap runs against the coordinates.
      return NSLayoutConstraint(
        ConstraintSide(second, to), isReversed ? relation.reversed : relation,
        ConstraintSide(first, from), constant: isReversed ? -constant : constant)
    }
    switch gap {
    case .flush: constraints.append(make(.equal, 0))
    case .standard:
      // The distance to the superview's edge is the margin.
      constraints.append(
        make(.equal, outer == nil ? NSLayoutConstraint.systemSpacing : 0, isStandard: true))
    case .predicates(let predicates):
      for predicate in predicates {
        let constant = try number(predicate.value)
        let constraint = make(predicate.relation, constant)
        try setPriority(predicate.priority, of: constraint)
        constraints.append(constraint)
      }
    }
  }

  /// Adds the condition in a view's parentheses on its extent along the axis.
  private mutating func size(
    _ item: any LayoutItem, _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) {
    let extent: Attribute = isHorizontal ? .width : .height
    for predicate in predicates {
      var other: (any LayoutItem)?
      var constant: CGFloat = 0
      if case .name(let name) = predicate.value, metrics[name.text] == nil,
        views[name.text] != nil
      {
        other = try self.item(name)
      } else {
        constant = try number(predicate.value)
      }
      let constraint = NSLayoutConstraint(
        ConstraintSide(item, extent), predicate.relation,
        ConstraintSide(other, extent), constant: constant)
      try setPriority(predicate.priority, of: constraint)
      constraints.append(constraint)
    }
  }

  // MARK: Across

  private func checkOptions() throws(VisualFormatError) {
    let alongAxis: Attribute.Family = isHorizontal ? .horizontal : .vertical
    guard options.alignments.contains(where: { $0.family == alongAxis }) else { return }
    // A vertical edge is a position along a row.
    let edge = isHorizontal ? "vertical" : "horizontal"
    let axis = isHorizontal ? "horizontal" : "vertical"
    throw error(
      "Options mask required views to be aligned on a \(edge) edge, which is not allowed for "
        + "layout that is also \(axis).", at: format.text.utf8.count)
  }

  private mutating func lineUp(_ items: [any LayoutItem]) {
    for attribute in options.alignments {
      for (item, next) in zip(items, items.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            ConstraintSide(item, attribute), .equal, ConstraintSide(next, attribute)))
      }
    }
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let value = views[name.text] else {
      throw error("\(name.text) is not a key in the views dictionary.", at: name.end)
    }
    guard let item = value as? any LayoutItem else {
      throw error("\(name.text) isn't a view or a layout guide.", at: name.end)
    }
    return item
  }

  private func superview(
    of item: any LayoutItem, at position: Int
  ) throws(VisualFormatError) -> UIView {
    let view = item is UIView ? item.layoutView?._superview : item.layoutView
    guard let view else {
      throw error(
        "Unable to interpret '|' character, because the related view doesn't have a superview",
        at: position)
    }
    return view
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name.text] ?? views[name.text] else {
        throw error(
          "Encountered metric with name \"\(name.text)\", but value was not specified in metrics "
            + "or views dictionaries", at: name.end)
      }
      guard let number = Self.number(metric) else {
        throw error("The metric \(name.text) isn't a number.", at: name.end)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let integer as any BinaryInteger: CGFloat(Double(integer))
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }

  private func setPriority(
    _ value: VisualFormat.Value?, of constraint: NSLayoutConstraint
  ) throws(VisualFormatError) {
    guard let value else { return }
    let number = try number(value)
    guard number > 0, number <= 1000 else {
      throw error(
        "A constraint's priority is above 0 and at most 1000, not \(number).",
        at: format.text.utf8.count)
    }
    constraint.priority = UILayoutPriority(Float(number))
  }

  private func error(_ reason: String, at position: Int) -> VisualFormatError {
    VisualFormatError(reason, in: format.text, at: position)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding edge of the margins.
  fileprivate var ofMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
