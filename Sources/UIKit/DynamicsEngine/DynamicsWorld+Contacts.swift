import OozeKernel

/// Finds the contacts of bodies.
extension DynamicsWorld {
  /// The material of walls with iOS's defaults: no elasticity, a friction of 0.2.
  private static let wall = BodyMaterial()

  /// The pieces of a body at their positions, and the box in which the body can be during the step.
  fileprivate struct Place {
    let parts: [ConvexPart]
    let low: PlaneVector
    let high: PlaneVector
    /// The distance that the body can travel in the step.
    let margin: Double

    init(_ body: RigidBody, step: Double) {
      let rotation = Rotation(body.angle)
      parts = body.shape.parts.map { part in
        switch part {
        case .circle(let center, let radius):
          .circle(center: center.rotated(rotation) + body.position, radius: radius)
        case .polygon(let corners):
          .polygon(corners.map { $0.rotated(rotation) + body.position })
        }
      }
      let turn = abs(body.angularVelocity) * body.shape.reach
      // Adds half a point for the effect of forces in a step.
      margin = (body.velocity.length + turn) * step + 0.5
      let reach = body.shape.reach + margin
      low = body.position - PlaneVector(reach, reach)
      high = body.position + PlaneVector(reach, reach)
    }
  }

  /// Returns the rows of all contacts that the step can have.
  mutating func contactRows(step: Double) -> StepRows {
    var rows = StepRows()
    guard !sets.isEmpty else { return rows }
    let places = bodies.map { Place($0, step: step) }
    let apart = Set(
      joints.filter(\.forbidsCollision).compactMap { joint in
        joint.a.map { [min($0, joint.b), max($0, joint.b)] }
      })
    let memory = memory
    let sets = sets
    let names = names
    bodies.withUnsafeMutableBufferPointer { bodies in
      for set in sets {
        if set.collidesWithBodies {
          Self.forEachPair(set.members, places) { a, b in
            guard bodies[a].inverseMass + bodies[b].inverseMass > 0,
              apart.isEmpty || !apart.contains([min(a, b), max(a, b)])
            else { return }
            let pair = ContactPair(set: set.number, body: names[a], other: .body(names[b]))
            let margin = places[a].margin + places[b].margin
            for (partA, shapeA) in places[a].parts.enumerated() {
              for (partB, shapeB) in places[b].parts.enumerated() {
                guard let manifold = Manifold.between(shapeA, shapeB, margin: margin) else {
                  continue
                }
                rows.add(
                  manifold, a, b, bodies[a].material, bodies: bodies, memory: memory
                ) {
                  ContactMemory.Key(pair: pair, piece: 0, partA: partA, partB: partB, feature: $0)
                }
              }
            }
          }
        }
        guard set.collidesWithWalls else { continue }
        for b in set.members where bodies[b].inverseMass > 0 {
          let place = places[b]
          for (piece, wall) in set.walls.enumerated() where place.reaches(wall) {
            let pair = ContactPair(set: set.number, body: names[b], other: .wall(wall.number))
            for (part, shape) in place.parts.enumerated() {
              guard
                let manifold = Manifold.between(
                  .polygon([wall.from, wall.to]), shape, margin: place.margin)
              else { continue }
              rows.add(manifold, nil, b, Self.wall, bodies: bodies, memory: memory) {
                ContactMemory.Key(pair: pair, piece: piece, partA: 0, partB: part, feature: $0)
              }
            }
          }
        }
      }
    }
    return rows
  }

  /// Calls a closure with each pair whose boxes overlap, the lower index first. The boxes are sorted
  /// along x and swept.
  private static func forEachPair(
    _ members: [Int], _ places: [Place], _ body: (Int, Int) -> Void
  ) {
    let sorted = members.sorted {
      places[$0].low.x != places[$1].low.x ? places[$0].low.x < places[$1].low.x : $0 < $1
    }
    for (position, first) in sorted.enumerated() {
      for second in sorted[(position + 1)...] {
        if places[second].low.x > places[first].high.x { break }
        guard places[second].low.y <= places[first].high.y,
          places[first].low.y <= places[second].high.y
        else { continue }
        body(min(first, second), max(first, second))
      }
    }
  }

  // MARK: Events

  /// The separation at which bodies that press begin to touch. They end at a separation of one point; a
  /// single threshold would begin and end a contact with every tremor.
  private static let touchingDistance = 0.1
  private static let partingDistance = 1.0

  mutating func note(_ rows: StepRows) {
    var nearest: [ContactPair: Double] = [:]
    for (index, point) in rows.points.enumerated() {
      let row = rows.contacts[2 * index]
      let pair = point.key.pair
      // Bodies that separate within the step have touched.
      let touches = row.pressure > 0 || point.separation <= Self.touchingDistance
      if touches, touching.insert(pair).inserted {
        events.append(ContactEvent(pair: pair, place: point.place))
      }
      nearest[pair] = min(
        nearest[pair] ?? .infinity, row.pressure > 0 ? 0 : point.separation)
    }
    for pair in touching.sorted() where (nearest[pair] ?? .infinity) > Self.partingDistance {
      touching.remove(pair)
      events.append(ContactEvent(pair: pair, place: nil))
    }
  }

  // MARK: Walls

  /// Stops a body whose centre of mass is about to pass through a wall, whatever pushes it.
  mutating func blockTunnels(_ rows: StepRows) {
    for set in sets where set.collidesWithWalls && !set.walls.isEmpty {
      for index in set.members where bodies[index].inverseMass > 0 {
        let from = rows.before[index]
        for wall in set.walls {
          let to = bodies[index].position
          let along = wall.to - wall.from
          let sideBefore = along.cross(from - wall.from)
          let sideAfter = along.cross(to - wall.from)
          guard sideBefore * sideAfter < 0 else { continue }
          let fraction = sideBefore / (sideBefore - sideAfter)
          let hit = from + (to - from) * fraction
          let place = along.dot(hit - wall.from)
          guard place >= 0, place <= along.squaredLength,
            let across = along.turned.normalized
          else { continue }
          let normal = sideBefore > 0 ? across : -across
          bodies[index].position = hit + normal * 0.01
          let speed = bodies[index].velocity.dot(normal)
          if speed < 0 {
            let elasticity = bodies[index].material.elasticity.clamped(to: 0...1)
            bodies[index].velocity -= normal * (speed * (1 + elasticity))
          }
        }
      }
    }
  }
}

extension DynamicsWorld.Place {
  fileprivate func reaches(_ wall: CollisionSet.Wall) -> Bool {
    min(wall.from.x, wall.to.x) <= high.x && max(wall.from.x, wall.to.x) >= low.x
      && min(wall.from.y, wall.to.y) <= high.y && max(wall.from.y, wall.to.y) >= low.y
  }
}

extension StepRows {
  /// Adds the rows of a manifold: one along the normal and one across it for each point.
  fileprivate mutating func add(
    _ manifold: Manifold, _ a: Int?, _ b: Int, _ other: BodyMaterial,
    bodies: UnsafeMutableBufferPointer<RigidBody>, memory: ContactMemory,
    key: (Int) -> ContactMemory.Key
  ) {
    let own = bodies[b].material
    // Mixed as in Box2D: the greater elasticity counts, and friction is the geometric mean.
    let elasticity = min(max(own.elasticity, other.elasticity, 0), 1)
    let friction = (max(own.friction, 0) * max(other.friction, 0)).squareRoot()
    let tangent = manifold.normal.turned
    for point in manifold.points {
      let armB = point.place - bodies[b].position
      let armA = a.map { point.place - bodies[$0].position } ?? .zero
      func row(_ kind: ConstraintRow.Kind, _ direction: PlaneVector, _ error: Double)
        -> ConstraintRow
      {
        ConstraintRow(
          kind, a, b, direction: direction, armA: armA.cross(direction),
          armB: armB.cross(direction), error: error, bodies: bodies)
      }
      var along = row(.atLeast, manifold.normal, point.separation)
      along.elasticity = elasticity
      var across = row(.friction(coefficient: friction), tangent, 0)
      let key = key(point.feature)
      if let impulse = memory.impulses[key] {
        along.impulse = impulse.normal
        across.impulse = impulse.friction
      }
      contacts.append(along)
      contacts.append(across)
      points.append(Point(key: key, place: point.place, separation: point.separation))
    }
  }
}
