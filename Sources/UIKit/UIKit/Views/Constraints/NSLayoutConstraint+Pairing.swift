extension NSLayoutConstraint {
  /// Returns the reason why the two sides can't be combined in one constraint; `nil` if they can.
  static func problem(of first: ConstraintSide, with second: ConstraintSide) -> String? {
    if first.family == .none { return "A constraint needs a first attribute: \(first.text)" }
    if second.family == .none {
      return first.family == .dimension
        ? nil
        : "A constraint cannot set the location \(first.text) to a constant. "
          + "Locations come in pairs"
    }
    // Positions of both directions may be combined: SnapKit's own tests do it (F-API-05), and pass on
    // devices.
    if (first.family == .dimension) != (second.family == .dimension) {
      return "\(first.text) and \(second.text) cannot be in one constraint"
    }
    let mixesDirections =
      (first.attribute.isDirectional && second.attribute.isPhysical)
      || (first.attribute.isPhysical && second.attribute.isDirectional)
    guard mixesDirections else { return nil }
    return "\(first.text) follows the direction of reading and \(second.text) does not, "
      + "or vice versa"
  }

  /// Returns the problem of a constraint from a file, whose items may be of any class; also if no view
  /// contains both.
  static func problem(
    of first: AnyObject, _ firstAttribute: Attribute, with second: AnyObject?,
    _ secondAttribute: Attribute
  ) -> String? {
    guard let first = first as? any LayoutItem, let firstView = first.layoutView else {
      return "the first item isn't a view or a layout guide"
    }
    let other = second as? any LayoutItem
    if second != nil, other?.layoutView == nil {
      return "the second item isn't a view or a layout guide"
    }
    if let secondView = other?.layoutView,
      UIView.commonAncestor([firstView, secondView]) == nil
    {
      return "the two items are in no common view"
    }
    return problem(
      of: ConstraintSide(first, firstAttribute), with: ConstraintSide(other, secondAttribute))
  }
}
