extension Solver {
  /// The highest speed at which overlapping cells are pushed apart, in lengths a second. Without it
  /// a deep overlap would be thrown apart at overlap/h.
  static let separationSpeed: Float = 2

  /// Lists the pairs that may touch within the step, by a, then by b.
  mutating func findPairs(grid: Grid, owner: [Int32]) {
    pairs.removeAll(keepingCapacity: true)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let bin = row * grid.columns + column
        // Half of the neighbourhood: the rest of this bin and the next one in the row lie together,
        // and so do the three bins below them.
        let next = column + 1 < grid.columns ? bin + 2 : bin + 1
        let end = Int(grid.starts[next])
        var below = 0..<0
        if row + 1 < grid.rows {
          let left = bin + grid.columns - (column > 0 ? 1 : 0)
          let right = next + grid.columns
          below = Int(grid.starts[left])..<Int(grid.starts[right])
        }
        for index in Int(grid.starts[bin])..<Int(grid.starts[bin + 1]) {
          let entry = grid.entries[index]
          for other in (index + 1)..<Swift.max(end, index + 1) {
            consider(entry, grid.entries[other], owner)
          }
          for other in below { consider(entry, grid.entries[other], owner) }
        }
      }
    }
    pairs.sort { ($0.a, $0.b) < ($1.a, $1.b) }
  }

  private mutating func consider(_ one: Grid.Entry, _ other: Grid.Entry, _ owner: [Int32]) {
    let distance = one.radius + other.radius
    let reach = distance + Grid.margin
    guard (one.position - other.position).lengthSquared < reach * reach else { return }
    let a = Swift.min(one.cell, other.cell)
    let b = Swift.max(one.cell, other.cell)
    guard owner[Int(a)] >= 0 || owner[Int(b)] >= 0 else { return }
    guard !neighbours.areJoined(Int(a), Int(b)) else { return }
    pairs.append(
      Pair(a: a, b: b, distance: distance, touched: false, closingSpeed: 0, normal: .zero))
  }

  /// One sweep over the pairs: C = |xb − xa| − (ra + rb) ≥ 0. Whoever comes together stops, and
  /// overlap is undone at `separationSpeed` at most.
  mutating func solveContacts<Books: Ledger>(_ ledger: inout Books) {
    let h = PhysicsWorld.substep
    for index in pairs.indices {
      let pair = pairs[index]
      let a = Int(pair.a)
      let b = Int(pair.b)
      let d = cells[b].position - cells[a].position
      let squared = d.lengthSquared
      guard squared < pair.distance * pair.distance else { continue }
      let distance = squared.squareRoot()
      let n = distance > 0 ? d * (1 / distance) : Vector(x: 1, y: 0)
      let speed = n.dot(cells[b].velocity - cells[a].velocity)
      pairs[index].touched = true
      pairs[index].normal = n
      pairs[index].closingSpeed = Swift.max(pair.closingSpeed, -speed)
      let push = Swift.min(pair.distance - distance, h * (Self.separationSpeed - speed))
      guard push > 0 else { continue }
      let share = push / (inverseMass[a] + inverseMass[b])
      cells[a].move(n, by: -share * inverseMass[a])
      cells[b].move(n, by: share * inverseMass[b])
      if Books.isKept {
        let impulse = share * PhysicsWorld.substepRate
        ledger.add(impulse * (speed + 0.5 * push * PhysicsWorld.substepRate), to: .contacts)
      }
    }
  }
}
