extension PhysicsWorld {
  /// Moves everything on by 1/60 s. Clears the forces from outside. Whoever then asks for neighbours
  /// calls `index` before.
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

  /// The same, and lets somebody keep the books.
  mutating func step<Books: Ledger>(in environment: Environment, ledger: inout Books) {
    arrange()
    load(environment)
    solver.pairs.find(
      position: position, owner: owner, radius: radius, neighbours: solver.neighbours)
    solver.advance(drag: drag, force: force, &ledger)
    store()
    for cell in force.indices { force[cell] = .zero }
    collectContacts()
    tearLinks()
    isIndexed = false
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
