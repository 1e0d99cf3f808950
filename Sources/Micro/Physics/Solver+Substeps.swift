extension Solver {
  /// Takes all substeps of a step.
  mutating func advance<Books: Ledger>(dishRadius: Float, radius: [Float], ledger: inout Books) {
    gatherDrag()
    for _ in 0..<PhysicsWorld.substepCount {
      coast(&ledger)
      solveLinks(&ledger)
      solveHinges(&ledger)
      solveContacts(&ledger)
      keepInDish(dishRadius, radius: radius, &ledger)
    }
  }

  /// Turns each cell's own drag into M = (I + (h/m) D)⁻¹ with the drag of its links.
  ///
  /// Resistive-force theory: a slender rod of length ℓ and tangent t takes ℓ·[ξn·I − (ξn − ξt) t tᵀ]
  /// per speed, half of it at each end. Source: Gray and Hancock, "The Propulsion of Sea-Urchin
  /// Spermatozoa" (1955).
  private mutating func gatherDrag() {
    for link in dragLinks {
      let a = Int(link.a)
      let b = Int(link.b)
      let d = cells[b].position - cells[a].position
      let length = d.length
      guard length > 0 else { continue }
      let across = link.across * length
      let difference = link.difference / length
      let xx = across - difference * d.x * d.x
      let xy = -difference * d.x * d.y
      let yy = across - difference * d.y * d.y
      water[a].add(xx: xx, xy: xy, yy: yy)
      water[b].add(xx: xx, xy: xy, yy: yy)
    }
    for cell in water.indices {
      water[cell].invert(PhysicsWorld.substep * inverseMass[cell])
    }
  }

  /// Lets water and outer forces change the velocities, and moves the cells on with them.
  private mutating func coast<Books: Ledger>(_ ledger: inout Books) {
    let h = PhysicsWorld.substep
    for cell in cells.indices {
      let before = cells[cell].velocity
      let answer = water[cell]
      let free = before - answer.flow + answer.push
      let after = Vector(
        x: answer.flow.x + (answer.xx * free.x + answer.xy * free.y),
        y: answer.flow.y + (answer.xy * free.x + answer.yy * free.y))
      cells[cell].velocity = after
      cells[cell].position += h * after
      if Books.isKept {
        let mean = (before + after) * (0.5 / inverseMass[cell])
        ledger.add(answer.push.dot(mean), to: .outside)
        ledger.add((after - before - answer.push).dot(mean), to: .water)
      }
    }
  }

  /// The round wall: no cell's rim passes it, and what comes with more speed loses it.
  private mutating func keepInDish<Books: Ledger>(
    _ dishRadius: Float, radius: [Float], _ ledger: inout Books
  ) {
    let h = PhysicsWorld.substep
    for cell in cells.indices {
      let limit = dishRadius - radius[cell]
      let squared = cells[cell].position.lengthSquared
      guard squared > limit * Swift.abs(limit) else { continue }
      let distance = squared.squareRoot()
      let outward = cells[cell].position * (1 / distance)
      let speed = cells[cell].velocity.dot(outward)
      let push = Swift.min(distance - limit, h * (Self.separationSpeed + speed))
      guard push > 0 else { continue }
      cells[cell].move(outward, by: -push)
      if Books.isKept {
        ledger.add((0.5 * push / h - speed) * push / (h * inverseMass[cell]), to: .wall)
      }
    }
  }
}

extension Solver.Water {
  mutating func add(xx: Float, xy: Float, yy: Float) {
    self.xx += xx
    self.xy += xy
    self.yy += yy
  }

  /// Replaces D by (I + s D)⁻¹. D has no negative eigenvalue, so the determinant is at least 1.
  mutating func invert(_ s: Float) {
    let a = 1 + s * xx
    let b = s * xy
    let c = 1 + s * yy
    let inverse = 1 / (a * c - b * b)
    xx = c * inverse
    xy = -b * inverse
    yy = a * inverse
  }
}

extension Solver.PointMass {
  /// Displaces the cell within a substep: its velocity changes with it.
  mutating func move(_ direction: Vector, by distance: Float) {
    position += direction * distance
    velocity += direction * (distance * PhysicsWorld.substepRate)
  }
}
