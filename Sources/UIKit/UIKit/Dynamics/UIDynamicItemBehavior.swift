import CoreGraphics
import DynamicsEngine
import Foundation

/// The material of its items.
///
/// If several behaviors have a value for an item, the behavior that was added last counts. A property
/// that was never set has no value.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: ItemList
  /// The properties that were set, each with its change of a material.
  private var given: [PartialKeyPath<BodyMaterial>: (inout BodyMaterial) -> Void] = [:]
  /// The values of the properties that were not set.
  private var material = BodyMaterial()
  /// Velocities added before the behavior has an animator.
  private var waiting: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

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
    waiting[ObjectIdentifier(item)] = nil
    if list.remove(item) { changed() }
  }

  // MARK: Material

  /// The part of the speed that a collision gives back, from 0 to 1; 0 by default. The greater of two
  /// colliding items' values counts.
  open var elasticity: CGFloat {
    get { material.elasticity }
    set { give(\.elasticity, newValue) }
  }

  /// The resistance to sliding along others; 0.2 by default.
  open var friction: CGFloat {
    get { material.friction }
    set { give(\.friction, newValue) }
  }

  /// The mass per area; 1 by default, which gives 100 × 100 points a mass of 1.
  open var density: CGFloat {
    get { material.density }
    set { give(\.density, newValue) }
  }

  /// The loss of velocity per second; 0 by default.
  open var resistance: CGFloat {
    get { material.resistance }
    set { give(\.resistance, newValue) }
  }

  /// The loss of angular velocity per second; 0 by default.
  open var angularResistance: CGFloat {
    get { material.angularResistance }
    set { give(\.angularResistance, newValue) }
  }

  /// The charge on which electric and magnetic fields act; 0 by default.
  open var charge: CGFloat {
    get { material.charge }
    set { give(\.charge, newValue) }
  }

  /// Whether collisions don't move the items, as if they were boundaries.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { give(\.isAnchored, newValue) }
  }

  /// Whether items can rotate; true by default.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { give(\.allowsRotation, newValue) }
  }

  private func give<Value>(_ key: WritableKeyPath<BodyMaterial, Value>, _ value: Value) {
    material[keyPath: key] = value
    given[key] = { $0[keyPath: key] = value }
    changed()
  }

  // MARK: Velocities

  /// Adds to an item's velocity, in points per second. Without an animator the change waits for one.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(velocity, 0, to: item)
  }

  /// Returns the velocity in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    velocity(of: item)?.linear ?? .zero
  }

  /// Adds to an item's angular velocity, in radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  /// Returns the angular velocity in radians per second, clockwise.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    velocity(of: item)?.angular ?? 0
  }

  private func velocity(of item: any UIDynamicItem) -> (linear: CGPoint, angular: CGFloat)? {
    guard list.contains(item) else { return nil }
    guard let dynamicAnimator else { return waiting[ObjectIdentifier(item)] }
    return dynamicAnimator.velocity(of: item)
  }

  private func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    if let animator = dynamicAnimator {
      animator.add(linear, angular, to: item)
    } else {
      var sum = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
      sum.linear.x += linear.x
      sum.linear.y += linear.y
      sum.angular += angular
      waiting[ObjectIdentifier(item)] = sum
    }
  }

  override func didMoveToAnimator() {
    let waiting = waiting
    self.waiting = [:]
    for item in items {
      if let sum = waiting[ObjectIdentifier(item)] { add(sum.linear, sum.angular, to: item) }
    }
  }

  override func contribute(to builder: inout DynamicsBuilder) {
    for item in items {
      let body = builder.index(of: item)
      builder.change(body) { material in for give in given.values { give(&material) } }
    }
  }
}
