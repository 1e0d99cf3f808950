import CoreGraphics
import DynamicsEngine
import Foundation

extension UIDynamicItem {
  /// The angle in radians, clockwise on the screen.
  var dynamicAngle: Double {
    let transform = transform
    return transform.isIdentity ? 0 : atan2(Double(transform.b), Double(transform.a))
  }

  /// The parts of the item, around its centre.
  var dynamicParts: [ConvexPart] {
    if let group = self as? UIDynamicItemGroup { return group.parts }
    let size = bounds.size
    let width = max(Double(size.width), 0)
    let height = max(Double(size.height), 0)
    switch collisionBoundsType {
    case .rectangle: return [.rectangle(width: width, height: height)]
    case .ellipse: return [.ellipse(width: width, height: height)]
    case .path:
      let hull = convexHull(collisionBoundingPath.cgPath.polylines.flatMap { $0 })
      return [hull.count > 2 ? .polygon(hull) : .rectangle(width: width, height: height)]
    }
  }

  /// The box around the rotated bounds.
  var dynamicFrame: CGRect {
    let size = bounds.size
    let box = CGRect(middle: .zero, size: size)
    let transform = transform
    return (transform.isIdentity ? box : box.applying(transform))
      .offsetBy(dx: center.x, dy: center.y)
  }

  /// Returns a point of the plane in the item's own, unrotated coordinates, from its centre.
  func dynamicOffset(of point: CGPoint) -> PlaneVector {
    (PlaneVector(point) - PlaneVector(center)).rotated(by: -dynamicAngle)
  }

  /// Returns the position of a point of the item, given as an offset from the item's centre in its own
  /// coordinates.
  func dynamicPoint(_ offset: PlaneVector) -> PlaneVector {
    PlaneVector(center) + offset.rotated(by: dynamicAngle)
  }
}

extension PlaneVector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var vector: CGVector { CGVector(dx: x, dy: y) }
}
