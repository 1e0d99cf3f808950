extension NSLayoutConstraint {
  /// The comparison of the two sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// A measure of an item's alignment rectangle. Positions grow to the right and downward; leading and
  /// trailing follow the reading direction.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// A family of attributes that may be combined in one constraint.
  enum Family { case horizontal, vertical, dimension, none }

  var family: Family {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .dimension
    case .notAnAttribute: .none
    }
  }

  /// Whether the attribute follows the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute belongs to a fixed side of the screen.
  var isPhysical: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The corresponding attribute of the item itself, for an attribute of its margins.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  var name: String { String(describing: self) }
}
