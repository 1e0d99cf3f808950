import CoreGraphics
import DynamicsEngine

/// Builds a world from behaviors. Bodies that existed before keep their motion.
@MainActor struct DynamicsBuilder {
  /// The item of a body.
  struct Member {
    let item: any UIDynamicItem
    /// The name of the body.
    let name: Int
    /// The centre and angle last written to the item, so that items at rest are left alone.
    var shown: (center: CGPoint, angle: Double)
    /// The item's transform without its rotation.
    var unturned: CGAffineTransform
  }

  var world: DynamicsWorld
  private(set) var members: [Member] = []
  let referenceBounds: CGRect?
  /// The collision behaviors by their numbers.
  var collisions: [Int: UICollisionBehavior] = [:]
  /// Instantaneous pushes.
  var blows: [DynamicsWorld.Push] = []
  /// The behaviors that the instantaneous pushes belong to.
  var spent: [UIPushBehavior] = []

  private let oldMembers: [ObjectIdentifier: (index: Int, member: Member)]
  private let oldBodies: [RigidBody]
  private(set) var indices: [ObjectIdentifier: Int] = [:]
  private var materials: [BodyMaterial] = []
  private(set) var lastName: Int

  init(_ old: DynamicsWorld, _ oldMembers: [Member], lastName: Int, referenceBounds: CGRect?) {
    var named: [ObjectIdentifier: (index: Int, member: Member)] = [:]
    for (index, member) in oldMembers.enumerated() {
      named[ObjectIdentifier(member.item)] = (index, member)
    }
    self.oldMembers = named
    oldBodies = old.bodies
    self.lastName = lastName
    self.referenceBounds = referenceBounds
    world = old
    world.bodies = []
    world.names = []
    world.gravities = []
    world.pushes = []
    world.snaps = []
    world.fields = []
    world.joints = []
    world.sets = []
  }

  /// Returns the index of an item's body, making the body if there is none.
  mutating func index(of item: any UIDynamicItem) -> Int {
    let id = ObjectIdentifier(item)
    if let index = indices[id] { return index }
    let index = members.count
    indices[id] = index
    materials.append(BodyMaterial())
    if let old = oldMembers[id] {
      members.append(old.member)
      world.bodies.append(oldBodies[old.index])
      world.names.append(old.member.name)
    } else {
      lastName += 1
      let (member, body) = Self.member(for: item, name: lastName)
      members.append(member)
      world.bodies.append(body)
      world.names.append(lastName)
    }
    return index
  }

  /// Returns a body in its item's present state.
  static func member(
    for item: any UIDynamicItem, name: Int, material: BodyMaterial = BodyMaterial()
  ) -> (Member, RigidBody) {
    let center = item.center
    let angle = item.dynamicAngle
    let shape = BodyShape(item.dynamicParts)
    let member = Member(
      item: item, name: name, shown: (center, angle),
      unturned: item.transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(-angle))))
    let body = RigidBody(
      shape: shape, material: material,
      position: PlaneVector(center) + shape.centroid.rotated(by: angle), angle: angle)
    return (member, body)
  }

  /// Returns the offset of a body's centre of mass from the item's centre, in the item's own coordinates.
  func centroid(of body: Int) -> PlaneVector { world.bodies[body].shape.centroid }

  mutating func change(_ body: Int, _ change: (inout BodyMaterial) -> Void) {
    change(&materials[body])
  }

  /// Gives the bodies their material, applies the instantaneous pushes, and forgets contacts of bodies
  /// that are gone.
  mutating func finish() {
    for index in members.indices { world.bodies[index].material = materials[index] }
    for blow in blows {
      let angle = world.bodies[blow.body].angle
      world.bodies[blow.body].apply(impulse: blow.force, at: blow.offset.rotated(by: angle))
    }
    let names = Set(world.names)
    world.touching = world.touching.filter { pair in
      guard collisions[pair.set] != nil, names.contains(pair.body) else { return false }
      if case .body(let other) = pair.other { return names.contains(other) }
      return true
    }
    world.wake()
  }
}
