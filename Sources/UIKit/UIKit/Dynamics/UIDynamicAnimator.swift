import CoreGraphics
import DynamicsEngine
import Foundation
import QuartzCore

/// Animates items by the physics of their behaviors.
///
///     let animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [box]))
///
/// The animator runs with the display until nothing has moved for half a second, and again when a behavior
/// changes. It waits while the reference view isn't in a window. It retains neither the reference view nor
/// the layout.
///
/// As on iOS the compiler allows calls from any thread. Items belong to the main thread, and a call from
/// another thread waits for it.
open class UIDynamicAnimator: NSObject {
  private weak var layout: UICollectionViewLayout?

  private var world = DynamicsWorld()
  private var members: [DynamicsBuilder.Member] = []
  /// The members' indices by their items.
  private var indices: [ObjectIdentifier: Int] = [:]
  private var elements: [ElementID: UICollectionViewLayoutAttributes] = [:]
  private var collisions: [Int: UICollisionBehavior] = [:]
  private var lastName = 0
  private var needsBuilding = false
  private var isBuilding = false
  private var clock: DynamicsClock?

  /// Creates an animator without a reference view, for items that aren't views.
  public override init() {
    super.init()
  }

  /// Creates an animator for subviews of `view`, in its coordinates.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    onMainActor(self) { view.addObserver($0) }
  }

  /// Creates an animator for the attributes of a layout's elements, in the content's coordinates. The layout
  /// is invalidated in each frame in which they move.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) weak var referenceView: UIView?

  /// Whether items may be moving.
  open private(set) var isRunning = false

  /// The total seconds for which the animator has been running.
  open private(set) var elapsedTime: TimeInterval = 0

  // MARK: Behaviors

  /// The behaviors that were added to the animator itself.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behavior. Ends the program if the behavior belongs to another animator.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    onMainActor(self) { $0.add(behavior) }
  }

  @MainActor private func add(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.checkFree()
    behaviors.append(behavior)
    behavior.move(to: self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    MainActor.assumeIsolated { behavior.move(to: nil) }
  }

  open func removeAllBehaviors() {
    let old = behaviors
    behaviors = []
    MainActor.assumeIsolated {
      for behavior in old { behavior.move(to: nil) }
    }
  }

  // MARK: Items

  /// Returns the items whose boxes overlap `rect`, in the order in which behaviors named them.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    onMainActor(self) { $0.members(in: rect) }
  }

  @MainActor private func members(in rect: CGRect) -> [any UIDynamicItem] {
    build()
    let rect = rect.standardized
    return members.map(\.item).filter { item in
      let frame = item.dynamicFrame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
        && frame.maxY > rect.minY
    }
  }

  /// Reads an item's position, rotation and size again, after they were changed from outside. The item keeps
  /// its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    onMainActor((self, item)) { $0.takeState(of: $1) }
  }

  @MainActor private func takeState(of item: any UIDynamicItem) {
    guard let index = index(of: item) else { return }
    let old = world.bodies[index]
    var (member, body) = DynamicsBuilder.member(
      for: item, name: members[index].name, material: old.material)
    body.velocity = old.velocity
    body.angularVelocity = old.angularVelocity
    // Joints hold the item by points from its centre of mass.
    needsBuilding = needsBuilding || body.shape != old.shape
    member.shown = (item.center, item.dynamicAngle)
    members[index] = member
    world.bodies[index] = body
    wake()
  }

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ElementID(.cell, nil, indexPath))
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementID(.supplementaryView, kind, indexPath))
  }

  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementID(.decorationView, decorationViewKind, indexPath))
  }

  private func attributes(_ element: ElementID) -> UICollectionViewLayoutAttributes? {
    onMainActor(self) { $0.build() }
    return elements[element]
  }

  // MARK: Velocities

  @MainActor private func index(of item: any UIDynamicItem) -> Int? {
    build()
    return indices[ObjectIdentifier(item)]
  }

  @MainActor func velocity(of item: any UIDynamicItem) -> (linear: CGPoint, angular: CGFloat)? {
    index(of: item).map {
      (world.bodies[$0].velocity.point, CGFloat(world.bodies[$0].angularVelocity))
    }
  }

  @MainActor func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
    guard let index = index(of: item) else { return }
    if world.bodies[index].inverseMass > 0 { world.bodies[index].velocity += PlaneVector(linear) }
    if world.bodies[index].inverseInertia > 0 {
      world.bodies[index].angularVelocity += Double(angular)
    }
    world.bodies[index].restingTime = 0
    wake()
  }

  // MARK: Changes

  @MainActor func behaviorsChanged() {
    guard !isBuilding else { return }
    needsBuilding = true
    wake()
  }

  @MainActor private func wake() {
    if !isRunning {
      isRunning = true
      delegate?.dynamicAnimatorWillResume(self)
    }
    updateClock()
  }

  /// Starts or stops the clock: it ticks while the animator runs and is visible.
  @MainActor func updateClock() {
    let ticks = isRunning && (referenceView.map { $0.window != nil } ?? true)
    if ticks {
      if clock == nil { clock = DynamicsClock(animator: self) }
      clock?.start()
    } else {
      clock?.stop()
    }
  }

  @MainActor private var referenceBounds: CGRect? {
    if let referenceView { return referenceView.bounds }
    return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  /// Makes bodies from items and forces from behaviors, if they have changed.
  @MainActor private func build() {
    guard needsBuilding, !isBuilding else { return }
    isBuilding = true
    needsBuilding = false
    var builder = DynamicsBuilder(
      world, members, lastName: lastName, referenceBounds: referenceBounds)
    for behavior in behaviors { behavior.forEach { $0.contribute(to: &builder) } }
    builder.finish()
    world = builder.world
    members = builder.members
    indices = builder.indices
    collisions = builder.collisions
    lastName = builder.lastName
    elements = [:]
    for member in members {
      if let attributes = member.item as? UICollectionViewLayoutAttributes {
        attributes.isMovedByAnimator = true
        elements[attributes.element] = attributes
      }
    }
    isBuilding = false
    for push in builder.spent { push.spend() }
  }

  // MARK: Frames

  /// Advances the world by `steps` steps, updates the items and notifies delegates.
  @MainActor func step(_ steps: Int) {
    guard isRunning else { return }
    build()
    for _ in 0..<steps { world.advance() }
    elapsedTime += Double(steps) * DynamicsWorld.step
    show()
    tellContacts()
    for behavior in behaviors { behavior.forEach { $0.action?() } }
    if world.isResting, !needsBuilding { pause() }
  }

  @MainActor private func pause() {
    isRunning = false
    updateClock()
    delegate?.dynamicAnimatorDidPause(self)
  }

  @MainActor private func show() {
    var hasMoved = false
    for index in members.indices {
      let body = world.bodies[index]
      let center = (body.position - body.shape.centroid.rotated(by: body.angle)).point
      let shown = members[index].shown
      guard center != shown.center || body.angle != shown.angle else { continue }
      guard body.position.isFinite, body.angle.isFinite else { continue }
      hasMoved = true
      members[index].shown = (center, body.angle)
      let member = members[index]
      if center != shown.center { member.item.center = center }
      if body.angle != shown.angle {
        member.item.transform = member.unturned.concatenating(
          CGAffineTransform(rotationAngle: CGFloat(body.angle)))
      }
    }
    if hasMoved, let layout {
      let context = layout.makeInvalidationContext()
      if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
        context.invalidateFlowLayoutAttributes = false
        context.invalidateFlowLayoutDelegateMetrics = false
      }
      layout.invalidateLayout(with: context)
    }
  }

  @MainActor private func tellContacts() {
    guard !world.events.isEmpty else { return }
    let events = world.events
    world.events = []
    let items = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.item) })
    let collisions = collisions
    for event in events {
      // A delegate may have removed the behavior of the next event.
      guard let behavior = collisions[event.pair.set], behavior.dynamicAnimator === self,
        let delegate = behavior.collisionDelegate, let item = items[event.pair.body]
      else { continue }
      switch event.pair.other {
      case .body(let name):
        guard let other = items[name] else { continue }
        if let place = event.place {
          delegate.collisionBehavior(
            behavior, beganContactFor: item, with: other, at: place.point)
        } else {
          delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
        }
      case .wall(let number):
        let identifier = behavior.identifier(ofBoundary: number)
        guard number == 0 || identifier != nil else { continue }
        if let place = event.place {
          delegate.collisionBehavior(
            behavior, beganContactFor: item, withBoundaryIdentifier: identifier,
            at: place.point)
        } else {
          delegate.collisionBehavior(
            behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
      }
    }
  }
}

extension UIDynamicAnimator: ReferenceViewObserver {
  /// Continues the animation if the reference view is in a window, and pauses it otherwise.
  @MainActor func referenceWindowDidChange() { updateClock() }

  /// Updates the boundaries that follow the reference bounds.
  @MainActor func referenceBoundsDidChange() {
    if collisions.values.contains(where: \.translatesReferenceBoundsIntoBoundary) {
      behaviorsChanged()
    }
  }
}
