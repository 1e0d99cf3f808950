/// A simple player that never learns, for measuring opponents. It flees from spikes and from mouths of larger
/// creatures, hunts weaker creatures, and otherwise swims to the nearest food.
enum ScriptedPlayer {
  /// The range of its sight in all directions, in cell lengths: what a screen shows.
  static let sight: Float = 14
  /// The distance of danger at which it flees, in cell lengths.
  static let fright: Float = 4
  /// The largest distance at which it hunts prey, in cell lengths.
  static let reach: Float = 10
  /// The largest mass of prey, as a part of its own.
  static let weaker: Float = 0.9

  /// Returns the player's current steering.
  static func steering(of index: Int, in world: Shoal) -> Steering {
    let scene = Scene(of: index, in: world)
    if let danger = scene.danger {
      return swim(index, along: scene.place - danger, in: world, isFleeing: true)
    }
    guard let target = scene.prey ?? scene.food else { return Steering(effort: 0.5) }
    return swim(index, along: target - scene.place, in: world, isFleeing: false)
  }

  /// Turns towards a direction with full strength.
  private static func swim(
    _ index: Int, along direction: Vector, in world: Shoal, isFleeing: Bool
  ) -> Steering {
    let heading = world.creatures[index].pose.heading
    let angle = Math.atan2(heading.cross(direction), heading.dot(direction))
    // Full rudder from 45° on.
    let turn = min(max(angle * (4 / .pi), -1), 1)
    return Steering(
      turn: turn, effort: 1, bites: !isFleeing, jets: isFleeing && abs(angle) < 1,
      poisons: isFleeing, grabs: !isFleeing, shocks: true, thrust: 1)
  }

  /// The surroundings that it sees.
  private struct Scene {
    let place: Vector
    /// The nearest of each kind; `nil` if there is none.
    var danger: Vector?
    var prey: Vector?
    var food: Vector?

    init(of index: Int, in world: Shoal) {
      let place = world.creatures[index].pose.center
      let mass = world.creatures[index].plan.totalMass
      var nearest = SIMD3<Float>(fright, reach, sight)
      var danger: Vector?
      var prey: Vector?
      var food: Vector?
      world.physics.forEachCell(near: place, within: sight) { cell in
        let position = world.physics.position[cell]
        let distance = (position - place).length
        let other = Int(world.cells[cell].creature)
        guard other != index else { return }
        guard other >= 0 else {
          if distance < nearest[2] {
            nearest[2] = distance
            food = position
          }
          return
        }
        let its = world.creatures[other].plan.totalMass
        let type = world.cells[cell].type
        if type == .spike || type == .mouth && its > mass, distance < nearest[0] {
          nearest[0] = distance
          danger = position
        }
        if its < mass * weaker, distance < nearest[1] {
          nearest[1] = distance
          prey = position
        }
      }
      self.place = place
      self.danger = danger
      self.prey = prey
      self.food = food
    }
  }
}
