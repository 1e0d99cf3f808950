import Testing

@testable import Micro

@Suite("Editing in a run") struct RunEditingTests {
  /// Returns a run in which the player is invited to edit, with the given points.
  private func invited(points: Int) throws -> Run {
    var run = try RunTests.small()
    for _ in 0..<120 { run.step(PlayerInput(turn: 30, effort: 255)) }
    try #require(run.budget.isOpen)
    run.budget.points = points
    return run
  }

  /// Returns the eel with a longer tail.
  private func longer() throws -> (genome: Genome, cost: Int) {
    let eel = SeedCreatures.eel
    var genome = eel
    let tail = try #require(genome.cells.min { $0.position.x < $1.position.x })
    genome.cells.append(
      CellGene(
        id: genome.nextID, type: .body, position: tail.position + Vector(x: -1, y: 0)))
    genome.links.append(
      LinkGene(id: genome.nextID + 1, a: tail.id, b: genome.nextID, type: .body))
    genome.nextID += 2
    return (genome, EditCost.cost(from: eel, to: genome))
  }

  @Test("costs the difference, and no more than the budget has", arguments: [-1, 0, 1])
  func cost(spare: Int) throws {
    let (genome, cost) = try longer()
    try #require(cost > 0)
    var run = try invited(points: cost + spare)
    guard spare >= 0 else {
      #expect(throws: EditRefusal.tooExpensive(cost: cost, points: cost - 1)) {
        try run.edit(to: genome)
      }
      return
    }
    try run.edit(to: genome)
    #expect(run.genome == genome)
    #expect(run.creature?.genome == genome)
    #expect(run.budget.points == spare)
    #expect(!run.budget.isOpen)
    #expect(run.refusal(ofEditTo: SeedCreatures.eel) == .notInvited)
  }

  @Test("leaves the creature where it was, whole, with its store, its success and its wave")
  func keeping() throws {
    var run = try invited(points: 100)
    let before = try #require(run.creature)
    run.arena.world.wound(try RunTests.nucleus(of: run), by: nil, cause: .toxin, health: 5)
    let hurt = try #require(run.creature)
    try run.edit(to: try longer().genome)
    #expect(run.arena.world.firstViolation() == nil)
    let after = try #require(run.creature)
    #expect(after.cells.count == before.cells.count + 1)
    #expect((after.pose.center - before.pose.center).length < 3)
    #expect(after.pose.heading.dot(before.pose.heading) > 0.9)
    #expect(after.energy == before.energy)
    #expect(after.success == hurt.success)
    #expect(after.wave == before.wave)
    #expect(after.lineage.founder == Run.founder)
    #expect(after.lineage.generation == 1)
    #expect(run.arena.world.health(of: try #require(run.arena.world.index(of: after.id))) == 1)
    // The run continues under the player's control, and no death is recorded.
    for _ in 0..<30 { run.step(PlayerInput(effort: 255)) }
    #expect(run.ending == nil)
    #expect(run.creature?.id == after.id)
    #expect(run.arena.world.firstViolation() == nil)
  }

  @Test("a smaller body loses what it can't store, and the ledger records it")
  func shrinking() throws {
    var run = try invited(points: 400)
    try run.edit(to: Bodies.chain([.mouth, .nucleus]))
    let creature = try #require(run.creature)
    #expect(creature.energy <= creature.capacity)
    #expect(run.arena.world.firstViolation() == nil)
  }

  @Test("a body that isn't viable is refused with the reason")
  func invalid() throws {
    var run = try invited(points: 400)
    let hash = run.hash()
    var genome = SeedCreatures.eel
    genome.cells.removeAll { $0.type == .nucleus }
    let refusal = try #require(run.refusal(ofEditTo: genome))
    guard case .body(let error) = refusal else {
      Issue.record("refused for \(refusal)")
      return
    }
    #expect(refusal.reason == error.description)
    #expect(throws: refusal) { try run.edit(to: genome) }
    #expect(run.hash() == hash)
  }

  @Test("without space it is refused, and nothing changes")
  func crowd() throws {
    var run = try invited(points: 400)
    let center = try #require(run.creature).pose.center
    for x in -18...18 {
      for y in -18...18 {
        let place = center + Vector(x: Float(x), y: Float(y))
        guard place.length < run.arena.world.environment.radius - 1 else { continue }
        run.arena.world.grow(at: place)
      }
    }
    let hash = run.hash()
    #expect(throws: EditRefusal.noRoom) { try run.edit(to: try longer().genome) }
    #expect(run.hash() == hash)
    #expect(run.budget.isOpen)
  }
}
