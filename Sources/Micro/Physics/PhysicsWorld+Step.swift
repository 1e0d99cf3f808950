extension PhysicsWorld {
  /// Moves everything on by 1/60 s. Clears the forces from outside.
  ///
  /// O(cells + links + hinges + pairs in reach); allocates nothing once the arrays have grown.
  public mutating func step(in environment: Environment) {
    var nobody = NoLedger()
    step(in: environment, ledger: &nobody)
  }

  /// The same, and adds up what each part did to the kinetic energy. The motion is the same to the
  /// bit.
  public mutating func step(in environment: Environment, work: inout Work) {
    step(in: environment, ledger: &work)
  }

  private mutating func step<Books: Ledger>(in environment: Environment, ledger: inout Books) {
    arrange()
    load(environment)
    solver.pairs.find(grid: grid, owner: owner, radius: radius, neighbours: solver.neighbours)
    solver.advance(&ledger)
    store()
    collectContacts()
    tearLinks()
    grid.build(position: position, radius: radius)
  }

  private mutating func load(_ environment: Environment) {
    let isStill = environment.isStill
    solver.rim.removeAll(keepingCapacity: true)
    for cell in 0..<cellCount {
      let place = position[cell]
      previous[cell] = place
      solver.cells[cell].motion = SIMD4(place.x, place.y, velocity[cell].x, velocity[cell].y)
      solver.water[cell] = .init(
        drag: Tensor(xx: drag[cell], xy: 0, yy: drag[cell]),
        flow: isStill ? .zero : environment.flow(at: place), push: Self.substep * force[cell])
      force[cell] = .zero
      let limit = Swift.max(environment.radius - radius[cell], 0)
      let near = Swift.max(limit - Grid.margin, 0)
      if place.lengthSquared > near * near {
        solver.rim.append(.init(cell: Int32(cell), limit: limit))
      }
    }
    for (place, number) in solver.linkNumbers.enumerated() where number >= 0 {
      let link = Int(number)
      let most = links[link].definition.lengthRate * links[link].restLength * Self.substep
      solver.packs[place / 4].length[place % 4] = length[link]
      solver.packs[place / 4].change[place % 4] = change(length[link], targetLength[link], most)
    }
    for index in solver.hinges.indices {
      let hinge = Int(solver.hingeNumbers[index])
      let most = hinges[hinge].definition.angleRate * Self.substep
      solver.hinges[index].angle = angle[hinge]
      solver.hinges[index].change = change(angle[hinge], targetAngle[hinge], most)
    }
  }

  /// How far a muscle moves in each substep to reach its target at the end of the step, or as near
  /// to it as it can.
  private func change(_ now: Float, _ target: Float, _ most: Float) -> Float {
    let even = (target - now) / Float(Self.substepCount)
    return Swift.max(-most, Swift.min(most, even))
  }

  private mutating func store() {
    for cell in 0..<cellCount {
      position[cell] = solver.cells[cell].position
      velocity[cell] = solver.cells[cell].velocity
    }
    for (place, number) in solver.linkNumbers.enumerated() where number >= 0 {
      length[Int(number)] = solver.packs[place / 4].length[place % 4]
    }
    for index in solver.hinges.indices {
      angle[Int(solver.hingeNumbers[index])] = solver.hinges[index].angle
    }
  }

  private mutating func collectContacts() {
    contacts.removeAll(keepingCapacity: true)
    for pair in solver.pairs.list where pair.touched {
      contacts.append(
        Contact(
          a: Int(pair.a), b: Int(pair.b), normal: pair.normal, closingSpeed: pair.closingSpeed))
    }
  }

  private mutating func tearLinks() {
    tornLinks.removeAll(keepingCapacity: true)
    for number in solver.tearable {
      let link = links[Int(number)].definition
      let distance = (position[link.b] - position[link.a]).length
      if distance > length[Int(number)] * (1 + link.tearStrain) { tornLinks.append(Int(number)) }
    }
    for number in tornLinks { removeLink(number) }
  }
}
