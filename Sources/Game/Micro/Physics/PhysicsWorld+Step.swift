extension PhysicsWorld {
  /// Advances everything by 1/60 s and clears the external forces. Call `index` before you search for neighbours
  /// afterwards.
  ///
  /// O(cells + links + hinges + pairs in reach); allocates nothing once the arrays have grown.
  public mutating func step(in environment: Environment) {
    withDefaultFloatEnvironment {
      var nobody = NoLedger()
      step(in: environment, ledger: &nobody)
    }
  }

  /// Advances everything by 1/60 s, and adds up the effect of each part on the kinetic energy. The motion is the same
  /// to the bit.
  public mutating func step(in environment: Environment, work: inout Work) {
    withDefaultFloatEnvironment { step(in: environment, ledger: &work) }
  }

  /// Advances everything by 1/60 s, and reports the energies to a ledger.
  mutating func step<Books: Ledger>(in environment: Environment, ledger: inout Books) {
    arrange()
    var solver = takeSolver()
    solver.pairs.find(self, neighbours: &solver.neighbours)
    // All of `position` is overwritten.
    swap(&previous, &position)
    let threads = threads
    withStepArrays { solver.advance($0, environment, threads, &ledger) }
    swap(&self.solver, &solver)
    drift += self.solver.findings.reduce(0) { Swift.max($0, $1.farthest) }.squareRoot() * 1.001
    collectContacts()
    tearLinks()
    isIndexed = false
  }

  /// Takes the solver out, so that it can read the world while it changes. It must be put back.
  mutating func takeSolver() -> Solver {
    var solver = Solver()
    swap(&self.solver, &solver)
    return solver
  }

  private mutating func collectContacts() {
    contacts.removeAll(keepingCapacity: true)
    for pair in solver.pairs.list where pair.touched {
      contacts.append(
        Contact(
          a: Int(pair.a), b: Int(pair.b), normal: pair.normal, closingSpeed: pair.closingSpeed))
    }
  }

  /// Finds links that are too long, and breaks them in ascending order.
  private mutating func tearLinks() {
    tornLinks.removeAll(keepingCapacity: true)
    let size = 2048
    let count = solver.tearable.count
    withUnsafeTemporaryAllocation(of: Bool.self, capacity: (count + size - 1) / size) { hasTorn in
      hasTorn.initialize(repeating: false)
      findTorn(size, hasTorn)
      for (block, hasTorn) in hasTorn.enumerated() where hasTorn {
        for number in solver.tearable[block * size..<Swift.min((block + 1) * size, count)] {
          let link = links[Int(number)]
          let way = position[link.b] - position[link.a]
          if link.tears(at: way, length: length[Int(number)]) { tornLinks.append(Int(number)) }
        }
      }
    }
    for number in tornLinks { removeLink(number) }
  }

  /// Computes for each group of `size` links that can tear whether any of them does.
  private func findTorn(_ size: Int, _ hasTorn: UnsafeMutableBufferPointer<Bool>) {
    solver.tearable.withUnsafeBufferPointer { tearable in
      links.withUnsafeBufferPointer { links in
        position.withUnsafeBufferPointer { position in
          length.withUnsafeBufferPointer { length in
            threads.blocks(of: size, below: tearable.count) { range in
              for index in range {
                let number = Int(tearable[index])
                let way = position[links[number].b] - position[links[number].a]
                if links[number].tears(at: way, length: length[number]) {
                  hasTorn[range.lowerBound / size] = true
                  return
                }
              }
            }
          }
        }
      }
    }
  }
}

extension PhysicsWorld.Link {
  /// Returns whether the link tears when its ends are this far apart.
  fileprivate func tears(at way: Vector, length: Float) -> Bool {
    !isBroken && way.length > length * (1 + definition.tearStrain)
  }
}
