extension Shoal {
  /// Looks for the nearest body and the nearest food in an eye's cone: the channels of `Eye` since version 3 of the
  /// rules.
  ///
  /// - Complexity: O(bodies and food in the squares around the eye's range).
  func watch(from eye: Int) -> SIMD8<Float> {
    let creature = Int(cells[eye].creature)
    let pose = creatures[creature].pose
    let head = pose.center + pose.heading * creatures[creature].plan.front
    let axis = restAxis(of: eye).turned(by: pose.heading)
    var senses = SIMD8<Float>.zero
    if let (index, offset) = sightings.bodies.nearest(to: head, along: axis, except: creature) {
      let other = sightings.poses[index]
      let own = silhouette(of: creature, pose: pose)
      let way = offset.normalized
      let closing = (pose.velocity - other.velocity).dot(way)
      senses[0] = 1 - offset.length / Eye.farthestBody
      senses[1] = bearing(of: offset, from: pose.heading)
      senses[2] = own.standing(of: silhouette(of: index, pose: other))
      senses[3] = closing / (1 + abs(closing))
    }
    if let (_, offset) = sightings.food.nearest(to: head, along: axis, except: -1) {
      senses[4] = bearing(of: offset, from: pose.heading)
      senses[5] = 1 - offset.length / Eye.range
    }
    return senses
  }

  /// Returns an angle from the heading as a part of a right angle, limited to −1 … 1.
  private func bearing(of offset: Vector, from heading: Vector) -> Float {
    let angle = Math.atan2(heading.cross(offset), heading.dot(offset))
    return min(max(angle / (.pi / 2), -1), 1)
  }

  /// Returns the direction of a cell's organ in the resting body, in the creature's own frame: outward from its linked
  /// neighbours, turned by its gene; ahead, if it is in their middle.
  ///
  /// - Complexity: O(neighbours).
  private func restAxis(of cell: Int) -> Vector {
    let creature = Int(cells[cell].creature)
    let part = Int(cells[cell].part)
    var sum = Vector.zero
    var count: Float = 0
    for index in creatures[creature].plan.cells[part].neighbours {
      let neighbour = creatures[creature].plan.neighbours[index].cell
      sum += creatures[creature].plan.cells[neighbour].position
      count += 1
    }
    let place = creatures[creature].plan.cells[part].position
    let outward = count > 0 ? (place - sum * (1 / count)).normalized : .zero
    return (outward == .zero ? Vector(x: 1, y: 0) : outward).turned(by: cells[cell].turn)
  }
}

extension World {
  /// Records what there is to see, before anybody thinks. Creatures that think then see each other as they were,
  /// whatever the order of their turns.
  ///
  /// - Complexity: O(creatures + cells).
  mutating func lookAround() {
    scratch.sightings.record(
      creatures, cells, owner: physics.owner, position: physics.position, radius: environment.radius
    )
  }
}
