/// The input of a scripted player. It sees what the screen shows, including the marks of other creatures, and steers by a style.
enum PaperPlayer {
  /// The range of its sight, in cell lengths: what a screen shows.
  static let sight: Float = 14
  /// The distance from the wall at which it turns along it when it flees, in cell lengths.
  private static let margin: Float = 3

  /// Returns the player's current steering.
  static func steering(of index: Int, in world: World, style: PlayStyle) -> Steering {
    let scene = Scene(of: index, in: world, style: style)
    let place = world.creatures[index].pose.center
    if scene.isFrightened {
      return swim(
        index, along: along(wall: world, from: place, scene.escape), in: world, isFleeing: true,
        scene)
    }
    if style.hides {
      guard place.length < world.environment.radius - margin else { return Steering() }
      return swim(index, along: place, in: world, isFleeing: false, scene, effort: 0.5)
    }
    guard let target = scene.prey ?? scene.food else {
      // Nothing is in sight: swim on, and away from the wall.
      let heading = world.creatures[index].pose.heading
      let isAtWall = place.length > world.environment.radius - 2 * margin
      return swim(
        index, along: isAtWall ? -place : heading, in: world, isFleeing: false, scene, effort: 0.5)
    }
    var steering = swim(index, along: target - scene.head, in: world, isFleeing: false, scene)
    if style.pounces, scene.prey != nil {
      steering.jets = isAhead(target - scene.head, index, world)
    }
    return steering
  }

  /// Returns a direction without the component that leads into the wall.
  private static func along(wall world: World, from place: Vector, _ way: Vector) -> Vector {
    let distance = place.length
    guard distance > world.environment.radius - margin else { return way }
    let outward = place * (1 / distance)
    let into = way.dot(outward)
    guard into > 0 else { return way }
    let slide = way - outward * into
    return slide.lengthSquared > 0.01 ? slide : Vector(x: -outward.y, y: outward.x)
  }

  private static func isAhead(_ way: Vector, _ index: Int, _ world: World) -> Bool {
    let heading = world.creatures[index].pose.heading
    return way.length < 5 && heading.dot(way.normalized) > 0.9
  }

  /// Turns towards a direction with full strength.
  private static func swim(
    _ index: Int, along direction: Vector, in world: World, isFleeing: Bool, _ scene: Scene,
    effort: Float = 1
  ) -> Steering {
    let heading = world.creatures[index].pose.heading
    let angle = Math.atan2(heading.cross(direction), heading.dot(direction))
    let isFed = world.creatures[index].fullness > 0.3
    // Full rudder from 45° on.
    let turn = min(max(angle * (4 / .pi), -1), 1)
    return Steering(
      turn: turn, effort: effort, bites: true, jets: isFleeing && abs(angle) < 1,
      poisons: isFed && scene.nearestOther < 4, grabs: !isFleeing && scene.prey != nil,
      shocks: isFed && (isFleeing || scene.prey != nil) && scene.nearestOther < 3, thrust: effort)
  }

  /// The surroundings that it sees.
  private struct Scene {
    /// The position of its nearest mouth that can bite; its middle if it has none.
    let head: Vector
    var isFrightened = false
    /// The direction away from nearby weapons, weighted by nearness.
    var escape = Vector.zero
    /// The point to bite on the nearest creature to hunt.
    var prey: Vector?
    var food: Vector?
    /// The distance from its nucleus to the nearest cell of another creature.
    var nearestOther = Float.infinity

    init(of index: Int, in world: World, style: PlayStyle) {
      let own = world.creatures[index]
      var nucleus = own.pose.center
      var head = nucleus
      for cell in own.cells {
        switch world.cells[cell].type {
        case .nucleus: nucleus = world.physics.position[cell]
        case .mouth: head = world.physics.position[cell]
        default: break
        }
      }
      self.head = head
      var nearestPrey = style.reach
      for other in world.creatures.indices where other != index {
        let pose = world.creatures[other].pose
        guard (pose.center - nucleus).length < PaperPlayer.sight + pose.radius else { continue }
        let isDangerous = world.standing(of: other, to: index) == .deadly
        var armed = Float.infinity
        for cell in world.creatures[other].cells {
          let away = nucleus - world.physics.position[cell]
          let distance = away.length
          nearestOther = min(nearestOther, distance)
          guard isDangerous, world.cells[cell].type.isThreat else { continue }
          armed = min(armed, distance)
          guard distance < style.fright else { continue }
          isFrightened = true
          escape += away * (1 / max(distance * distance * distance, 0.01))
        }
        guard !isDangerous || style.stalks && armed > style.fright else { continue }
        for cell in world.creatures[other].cells {
          let position = world.physics.position[cell]
          // The target of a bite is the nucleus.
          let isNucleus = world.cells[cell].type == .nucleus
          let ahead = (position - head).length - (isNucleus ? 1.5 : 0)
          if ahead < nearestPrey {
            nearestPrey = ahead
            prey = position
          }
        }
      }
      guard prey == nil, style.eats else { return }
      let heading = own.pose.heading
      var nearest = PaperPlayer.sight * 1.5
      var food: Vector?
      world.physics.forEachCell(near: head, within: PaperPlayer.sight) { cell in
        guard world.cells[cell].creature < 0 else { return }
        let way = world.physics.position[cell] - head
        let distance = way.length
        // A target ahead counts as nearer than one that needs a turn.
        let cost = distance * 1.3 - 0.3 * way.dot(heading)
        if cost < nearest {
          nearest = cost
          food = head + way
        }
      }
      self.food = food
    }
  }
}
