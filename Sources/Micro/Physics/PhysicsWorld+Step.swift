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
    solver.findPairs(grid: grid, owner: owner)
    solver.advance(dishRadius: environment.radius, radius: radius, ledger: &ledger)
    store()
    collectContacts()
    tearLinks()
    grid.build(position: position, radius: radius)
  }

  private mutating func load(_ environment: Environment) {
    let h = Self.substep
    let isStill = environment.isStill
    for cell in 0..<cellCount {
      previous[cell] = position[cell]
      solver.cells[cell] = .init(position: position[cell], velocity: velocity[cell])
      solver.water[cell] = .init(
        xx: drag[cell], xy: 0, yy: drag[cell],
        flow: isStill ? .zero : environment.flow(at: position[cell]),
        push: force[cell] * (h * solver.inverseMass[cell]))
      force[cell] = .zero
    }
    for index in solver.links.indices {
      let number = Int(solver.linkNumbers[index])
      solver.links[index].length = length[number]
      solver.links[index].target = targetLength[number]
    }
    for index in solver.hinges.indices {
      let number = Int(solver.hingeNumbers[index])
      solver.hinges[index].angle = angle[number]
      solver.hinges[index].target = targetAngle[number]
    }
  }

  private mutating func store() {
    for cell in 0..<cellCount {
      position[cell] = solver.cells[cell].position
      velocity[cell] = solver.cells[cell].velocity
    }
    for index in solver.links.indices {
      length[Int(solver.linkNumbers[index])] = solver.links[index].length
    }
    for index in solver.hinges.indices {
      angle[Int(solver.hingeNumbers[index])] = solver.hinges[index].angle
    }
  }

  private mutating func collectContacts() {
    contacts.removeAll(keepingCapacity: true)
    for pair in solver.pairs where pair.touched {
      contacts.append(
        Contact(
          a: Int(pair.a), b: Int(pair.b), normal: pair.normal, closingSpeed: pair.closingSpeed))
    }
  }

  private mutating func tearLinks() {
    tornLinks.removeAll(keepingCapacity: true)
    for number in links.indices where !links[number].isBroken {
      let link = links[number].definition
      guard link.tearStrain < .infinity else { continue }
      let stretched = (position[link.b] - position[link.a]).length
      if stretched > length[number] * (1 + link.tearStrain) { tornLinks.append(number) }
    }
    for number in tornLinks { removeLink(number) }
  }
}
