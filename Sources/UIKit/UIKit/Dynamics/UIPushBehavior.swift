import CoreGraphics
import DynamicsEngine
import Foundation

/// Pushes its items, either continuously or once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    /// A force that acts while the behavior is active.
    case continuous
    /// An impulse with the effect of one second of the force, at once.
    case instantaneous
  }

  private var list: ItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var push = PolarVector(CGVector(dx: 0, dy: 0)) {
    didSet { if push != oldValue { changed() } }
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    list = ItemList(items)
    self.mode = mode
    super.init()
  }

  open private(set) var mode: Mode
  open var items: [any UIDynamicItem] { list.items }

  /// Whether the behavior pushes. An instantaneous push sets it to `false` when it is done; set it to
  /// `true` for another one.
  open var active = true {
    didSet { if active != oldValue { changed() } }
  }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if list.remove(item) { changed() }
  }

  /// Returns the offset from the item's centre at which the push acts; zero by default. It turns with the
  /// item.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  /// The angle in radians, clockwise from the positive x axis.
  open var angle: CGFloat {
    get { push.angle }
    set { push.angle = newValue }
  }

  /// The magnitude: 1 accelerates 100 × 100 points of density 1 by 100 points per second squared.
  open var magnitude: CGFloat {
    get { push.length }
    set { push.length = newValue }
  }

  /// The direction and magnitude; zero by default.
  open var pushDirection: CGVector {
    get { push.vector }
    set { push = PolarVector(newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    push.set(angle: angle, length: magnitude)
  }

  override func contribute(to builder: inout DynamicsBuilder) {
    let force = PlaneVector(pushDirection) * ForceField.pushUnit
    for item in items {
      let body = builder.index(of: item)
      guard active else { continue }
      let offset = PlaneVector(targetOffsetFromCenter(for: item)) - builder.centroid(of: body)
      // A push at the item's centre doesn't turn it, even if that isn't its centre of mass.
      let aims = offsets[ObjectIdentifier(item)] != nil
      let push = DynamicsWorld.Push(body: body, force: force, offset: aims ? offset : .zero)
      switch mode {
      case .continuous: builder.world.pushes.append(push)
      case .instantaneous: builder.blows.append(push)
      }
    }
    if mode == .instantaneous, active { builder.spent.append(self) }
  }

  /// Ends an instantaneous push.
  func spend() { active = false }
}
