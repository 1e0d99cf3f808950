import CoreGraphics
import DynamicsEngine
import Foundation

/// Accelerates its items in one direction.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration by a gravity of magnitude 1, in points per second squared, by UIKit's
  /// documentation.
  static let unit = 1000.0

  private var list: ItemList
  private var gravity = PolarVector(CGVector(dx: 0, dy: 1)) {
    didSet { if gravity != oldValue { changed() } }
  }

  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { list.items }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { changed() }
  }

  /// The direction and magnitude; by default downward with a magnitude of 1, which is 1000 points per
  /// second squared.
  open var gravityDirection: CGVector {
    get { gravity.vector }
    set { gravity = PolarVector(newValue) }
  }

  /// The angle in radians, clockwise from the positive x axis; a right angle by default.
  open var angle: CGFloat {
    get { gravity.angle }
    set { gravity.angle = newValue }
  }

  /// The magnitude in units of 1000 points per second squared.
  open var magnitude: CGFloat {
    get { gravity.length }
    set { gravity.length = newValue }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravity.set(angle: angle, length: magnitude)
  }

  override func contribute(to builder: inout DynamicsBuilder) {
    let members = items.map { builder.index(of: $0) }
    builder.world.gravities.append(
      .init(members: members, acceleration: PlaneVector(gravityDirection) * Self.unit))
  }
}
