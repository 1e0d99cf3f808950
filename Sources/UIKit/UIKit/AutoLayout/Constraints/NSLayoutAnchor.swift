import CoreGraphics
import Foundation

/// An edge, a centre, a baseline or a size of a view or layout guide, from which constraints are
/// made. The constraints it makes are not active yet.
///
/// Each time a view is asked for an anchor it makes one; those of the same attribute are equal.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType>: _ValueObject
where AnchorType: AnyObject {
  let side: ConstraintSide
  /// Keeps the item as long as the anchor, which may be made of a view that nothing else holds.
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

/// The items and attribute that an anchor stands for. The anchor keeps the items, so that their addresses stay theirs.
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
  /// Apple documents that it exists, not its size: 8 is what `H:[a]-[b]` has always given between
  /// siblings. Between baselines iOS derives it from the fonts; here it is the same.
  static let systemSpacing: CGFloat = 8
}

/// A horizontal position.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to `otherAnchor`, positive when that is further along.
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
  /// The distance from this anchor to `otherAnchor`, positive when that is further down.
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
