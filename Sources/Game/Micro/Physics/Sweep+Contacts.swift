extension Sweep {
  /// The highest speed at which an overlap is pushed apart, in lengths per second. Without it a deep overlap would be
  /// thrown apart at overlap/h.
  private static var separationSpeed: Float { 2 }

  /// Solves the pairs in reach once: C = |xb − xa| − (ra + rb) ≥ 0. Approaching cells stop, and overlap is removed at
  /// the separation speed at most.
  func solveContacts<Books: Ledger>(_ ledger: inout Books) {
    for index in pairs.indices {
      let a = Int(pairs[index].a)
      let b = Int(pairs[index].b)
      let touching = pairs[index].distance
      let d = cells[b].position - cells[a].position
      let squared = d.lengthSquared
      guard squared < touching * touching else { continue }
      let distance = squared.squareRoot()
      let n = distance > 0 ? d * (1 / distance) : Vector(x: 1, y: 0)
      let speed = n.dot(cells[b].velocity - cells[a].velocity)
      pairs[index].touched = true
      pairs[index].normal = n
      pairs[index].closingSpeed = Swift.max(pairs[index].closingSpeed, -speed)
      let push = allowed(touching - distance, speed)
      guard push > 0 else { continue }
      let impulse = push / (cells[a].mobility.along(n) + cells[b].mobility.along(n))
      strike(a, n * -impulse, for: .contacts, &ledger)
      strike(b, n * impulse, for: .contacts, &ledger)
    }
  }

  /// Solves the round wall for a block's cells: no cell's rim passes it, and a cell loses its speed towards it.
  func solveRim<Books: Ledger>(_ number: Int, _ ledger: inout Books) {
    let first = blocks[number].cells.lowerBound
    for entry in rim[first..<first + findings[number].rimCount] {
      let cell = Int(entry.cell)
      let squared = cells[cell].position.lengthSquared
      guard squared > entry.limit * entry.limit else { continue }
      let distance = squared.squareRoot()
      let inward = cells[cell].position * (-1 / distance)
      let push = allowed(distance - entry.limit, inward.dot(cells[cell].velocity))
      guard push > 0 else { continue }
      let impulse = push / cells[cell].mobility.along(inward)
      strike(cell, inward * impulse, for: .wall, &ledger)
    }
  }

  /// Returns the separation in a substep of two overlapping surfaces, which already move apart at `speed`.
  private func allowed(_ overlap: Float, _ speed: Float) -> Float {
    Swift.min(overlap, PhysicsWorld.substep * (Self.separationSpeed - speed))
  }
}
