import CoreGraphics
import DynamicsEngine
import Foundation

/// A group of items that moves as one body.
///
/// The group's centre is initially that of the box around its items, and each item keeps its place in the
/// group. The items themselves must not belong to behaviors of the same animator.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  open private(set) var items: [any UIDynamicItem]

  /// An item's place in the group before any rotation.
  private struct Place {
    let offset: CGPoint
    let transform: CGAffineTransform
    let angle: Double
    let parts: [ConvexPart]
  }

  private let places: [Place]
  private let size: CGSize

  public init(items: [any UIDynamicItem]) {
    self.items = items
    var box = CGRect.null
    for item in items { box = box.union(item.dynamicFrame) }
    if box.isNull { box = .zero }
    let middle = box.middle
    places = items.map { item in
      Place(
        offset: CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y),
        transform: item.transform, angle: item.dynamicAngle, parts: item.dynamicParts)
    }
    size = box.size
    center = middle
    super.init()
  }

  /// The group's centre. Setting it moves the items.
  open var center: CGPoint { didSet { place() } }

  /// The bounds, with the size of the box around the items.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The group's transform. Setting it rotates the items about the group's centre.
  open var transform = CGAffineTransform.identity { didSet { place() } }

  /// The type `path`, for the outlines of the items together.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The items' outlines, one after the other.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for part in parts {
      switch part {
      case .circle(let center, let radius):
        path.append(
          UIBezierPath(
            ovalIn: CGRect(
              x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
      case .polygon(let corners):
        for (index, corner) in corners.enumerated() {
          if index == 0 { path.move(to: corner.point) } else { path.addLine(to: corner.point) }
        }
        path.close()
      }
    }
    return path
  }

  var parts: [ConvexPart] {
    places.flatMap { place in
      place.parts.map { $0.moved(by: PlaneVector(place.offset), turned: place.angle) }
    }
  }

  private func place() {
    for (item, place) in zip(items, places) {
      let offset = place.offset.applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = place.transform.concatenating(transform)
    }
  }
}
