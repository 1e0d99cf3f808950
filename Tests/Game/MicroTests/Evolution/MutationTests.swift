import Testing

@testable import Micro

@Suite("Mutation") struct MutationTests {
  /// Returns a lineage of children without selection.
  private func drift(
    from founder: Genome, generations: Int, seed: UInt64, rates: MutationRates = MutationRates(),
    body: (Genome, Genome) throws -> Void
  ) rethrows {
    var random = RandomSource(seed: seed)
    var parent = founder
    for _ in 0..<generations {
      var mutation = Mutation(rates: rates, random: random.split())
      let child = mutation.child(of: parent)
      try body(parent, child)
      parent = child
    }
  }

  @Test(
    "every child of a valid parent is valid", arguments: SeedCreatures.all.indices,
    [1, 2, 3] as [UInt64])
  func validity(founder: Int, seed: UInt64) throws {
    // Body edits in every birth: as many in 400 generations as 2,700 bring.
    var rates = MutationRates()
    rates.body = 1
    try drift(from: SeedCreatures.all[founder], generations: 400, seed: seed, rates: rates) {
      _, child in
      try child.validate()
      _ = try BodyPlan(child)
    }
  }

  @Test("the same seed gives the same child")
  func determinism() {
    for seed: UInt64 in 1...20 {
      var one = Mutation(rates: MutationRates(), random: RandomSource(seed: seed))
      var two = Mutation(rates: MutationRates(), random: RandomSource(seed: seed))
      #expect(one.child(of: SeedCreatures.watcher) == two.child(of: SeedCreatures.watcher))
    }
  }

  @Test("without mutation a child is its parent", arguments: SeedCreatures.all.indices)
  func control(founder: Int) {
    drift(from: SeedCreatures.all[founder], generations: 20, seed: 4, rates: .none) {
      #expect($0 == $1)
    }
  }

  // In 2,000 children, each weight changes with probability 0.1 + 0.01: 220 ± 14, not counting mirror images.
  @Test("weights change as often as the rates say")
  func rate() {
    var rates = MutationRates.none
    rates.weight = 0.1
    rates.weightReset = 0.01
    rates.symmetry = 0
    let parent = SeedCreatures.watcher
    var changes = 0
    var random = RandomSource(seed: 6)
    for _ in 0..<2_000 {
      var mutation = Mutation(rates: rates, random: random.split())
      let child = mutation.child(of: parent)
      if child.brain.connections[0].weight != parent.brain.connections[0].weight { changes += 1 }
    }
    #expect((150...290).contains(changes))
  }

  @Test("with symmetry, a body that is symmetric keeps a symmetric brain")
  func symmetry() {
    var rates = MutationRates()
    rates.symmetry = 1
    rates.body = 0
    rates.addNeuron = 0
    rates.removeNeuron = 0
    for founder in [SeedCreatures.watcher, SeedCreatures.sniffer] {
      var parent = founder
      parent.brain.connections.removeAll { connection in
        guard let image = connection.mirrorImage(in: founder) else { return true }
        return !founder.brain.connections.contains(image)
      }
      drift(from: parent, generations: 100, seed: 8, rates: rates) { _, child in
        for connection in child.brain.connections {
          guard let image = connection.mirrorImage(in: child) else {
            Issue.record("no image of \(connection)")
            continue
          }
          // A connection that is its own image with the opposite sign has only zero as a symmetric value.
          if image.joinsSame(as: connection) { continue }
          #expect(child.brain.connections.contains(image))
        }
      }
    }
  }

  @Test("the image of an image is the connection itself", arguments: SeedCreatures.all.indices)
  func involution(founder: Int) throws {
    var rates = MutationRates()
    rates.addConnection = 1
    rates.removeConnection = 0
    try drift(from: SeedCreatures.all[founder], generations: 200, seed: 3, rates: rates) {
      _, child in
      for connection in child.brain.connections {
        // A connection may outlive its source cell.
        guard let image = connection.mirrorImage(in: child) else { continue }
        let again = try #require(image.mirrorImage(in: child))
        #expect(again == connection)
      }
    }
  }

  // Without selection the bodies' mean size stays within a random walk of its few hundred accepted edits.
  @Test("nothing but selection makes bodies grow")
  func ratchet() {
    var sum = 0
    for seed: UInt64 in 1...12 {
      var last = SeedCreatures.eel
      drift(from: last, generations: 300, seed: seed) { last = $1 }
      sum += last.cells.count
    }
    #expect((3...16).contains(sum / 12))
  }
}
