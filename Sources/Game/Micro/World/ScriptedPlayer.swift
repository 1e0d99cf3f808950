/// A simple player that never learns, for measuring opponents: it flees from spikes and from mouths
/// larger than its own body, hunts what is weaker, and swims to the nearest food otherwise.
enum ScriptedPlayer {
  /// How far it sees, in cell lengths, all around: what is in view on a screen.
  static let sight: Float = 14
  /// How near danger makes it flee, in cell lengths.
  static let fright: Float = 4
  /// How near prey must be to be worth a hunt, in cell lengths.
  static let reach: Float = 10
  /// The part of its own mass that prey may have.
  static let weaker: Float = 0.9

  /// The steering of the player now.
  static func steering(of index: Int, in world: Shoal) -> Steering {
    let scene = Scene(of: index, in: world)
    if let danger = scene.danger {
      return swim(index, along: scene.place - danger, in: world, isFleeing: true)
    }
    guard let target = scene.prey ?? scene.food else { return Steering(effort: 0.5) }
    return swim(index, along: target - scene.place, in: world, isFleeing: false)
  }

  /// Turns towards a direction with all its strength.
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
    /// The nearest of each; `nil` where there is none.
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
