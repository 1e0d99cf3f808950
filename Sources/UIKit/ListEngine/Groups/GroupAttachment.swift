import Foundation

/// A view attached to a cell, such as a badge.
package struct GroupAttachment {
  /// A point at the edges of a rectangle.
  package struct Anchor {
    /// The point in a unit rectangle, from 0 at leading and top to 1 at trailing and bottom.
    let place: CGPoint
    let offset: CGPoint
    /// Whether the offset is a fraction of the view's size, not a number of points.
    let isFraction: Bool

    package init(place: CGPoint, offset: CGPoint, isFraction: Bool) {
      self.place = place
      self.offset = offset
      self.isFraction = isFraction
    }

    /// Returns the anchor in a rectangle, for a view of the given size.
    func point(in rect: CGRect, for size: CGSize) -> CGPoint {
      let shift =
        isFraction ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
      return CGPoint(
        x: rect.minX + place.x * rect.width + shift.x,
        y: rect.minY + place.y * rect.height + shift.y)
    }
  }

  package let kind: String
  /// The order from back to front.
  package let zIndex: Int
  let size: GroupSize
  /// The point of the cell to which the view is attached.
  let anchor: Anchor
  /// The view's own point that is there; without one, its point at the same edges.
  let ownAnchor: Anchor?

  package init(kind: String, zIndex: Int, size: GroupSize, anchor: Anchor, ownAnchor: Anchor?) {
    self.kind = kind
    self.zIndex = zIndex
    self.size = size
    self.anchor = anchor
    self.ownAnchor = ownAnchor
  }

  /// Returns the view's frame for a cell with the given frame.
  func frame(at frame: CGRect) -> CGRect {
    let size = size.size(in: frame.size)
    let own = ownAnchor ?? Anchor(place: anchor.place, offset: .zero, isFraction: false)
    let point = anchor.point(in: frame, for: size)
    let inside = own.point(in: CGRect(origin: .zero, size: size), for: size)
    return CGRect(
      origin: CGPoint(x: point.x - inside.x, y: point.y - inside.y), size: size)
  }
}
