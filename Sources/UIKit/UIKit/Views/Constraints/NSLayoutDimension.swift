import CoreGraphics

/// A width, a height, or the distance between two positions.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override init(_ side: ConstraintSide) { super.init(side) }

  init<Anchor>(from origin: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>) {
    guard let first = origin.side.item, let last = end.side.item else {
      preconditionFailure("anchorWithOffset: an anchor without an item")
    }
    super.init(
      ConstraintSide(from: first, origin.side.attribute, to: last, end.side.attribute))
  }

  private var constantSide: ConstraintSide { ConstraintSide(nil, .notAnAttribute) }

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, constantSide, constant: c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, constantSide, constant: c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, constantSide, constant: c)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor.side, multiplier: m)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.side, multiplier: m)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.side, multiplier: m)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor.side, multiplier: m, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.side, multiplier: m, constant: c)
  }
}
