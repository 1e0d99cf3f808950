import CoreGraphics
import Foundation

/// An edge, a centre, a baseline or a size of a view or layout guide, from which constraints are
/// created. New constraints aren't active.
///
/// Each access to a view's anchor creates an object; those of the same attribute are equal.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType>: _ValueObject
where AnchorType: AnyObject {
  let side: ConstraintSide
  /// The items, which the anchor retains: it may belong to a view that nothing else retains.
  let items: [any LayoutItem]
  nonisolated let identity: AnchorIdentity

  init(_ side: ConstraintSide) {
    self.side = side
    items = side.items
    identity = AnchorIdentity(side)
    super.init()
  }

  open nonisolated override func _isEqual(to object: Any) -> Bool {
    (object as? any IdentifiedAnchor)?.identity == identity
  }

  open nonisolated override var hash: Int { identity.hashValue }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintSide, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, other, multiplier: multiplier, constant: constant)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor.side)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.side)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.side)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor.side, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.side, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.side, constant: c)
  }
}

/// The items and attribute of an anchor. The anchor retains the items, so that their addresses can't be
/// reused.
struct AnchorIdentity: Hashable, Sendable {
  private let item: ObjectIdentifier?
  private let attribute: NSLayoutConstraint.Attribute
  private let origin: ObjectIdentifier?
  private let originAttribute: NSLayoutConstraint.Attribute

  @MainActor init(_ side: ConstraintSide) {
    item = side.item.map { ObjectIdentifier($0) }
    attribute = side.attribute
    origin = side.origin.map { ObjectIdentifier($0) }
    originAttribute = side.originAttribute
  }
}

/// An anchor of any kind.
protocol IdentifiedAnchor {
  nonisolated var identity: AnchorIdentity { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {}

extension NSLayoutConstraint {
  /// The system's spacing between views, in points.
  ///
  /// Apple documents that it exists, not its size: 8 is the result that `H:[a]-[b]` has always had
  /// between siblings. Between baselines iOS derives it from the fonts; here it is the same.
  static let systemSpacing: CGFloat = 8
}

/// A horizontal position.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to `otherAnchor`, positive if that is further to the right
  /// or in reading direction.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor.side, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.side, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.side, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }
}

/// A vertical position.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to `otherAnchor`, positive if that is further down.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor.side, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.side, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.side, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }
}
