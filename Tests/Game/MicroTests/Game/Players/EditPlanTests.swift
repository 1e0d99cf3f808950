import Testing

@testable import Micro

@Suite("Plans of scripted players") struct EditPlanTests {
  @Test(
    "every step of every plan leaves a viable body, whose first mouth still looks ahead",
    arguments: PlayerPolicy.editing)
  func lives(policy: PlayerPolicy) throws {
    var genome = SeedCreatures.eel
    for step in policy.plan.steps {
      let before = genome
      try step.apply(to: &genome)
      try genome.validate()
      #expect(EditCost.cost(from: before, to: genome) > 0, "\(step) changes nothing")
      var scene = Scene()
      let id = try scene.put(genome)
      let mouth = try #require(scene.cell(id, 0))
      #expect(scene.world.outward(of: mouth).x > 0.9, "\(step)")
    }
  }

  @Test("no two plans buy the same parts, and every part is in one")
  func variety() {
    let bought = PlayerPolicy.editing.map { Set($0.parts) }
    #expect(Set(bought).count == bought.count)
    let all = Set(bought.joined())
    #expect(all == Set(CellType.allCases).subtracting([.nucleus]))
  }

  @Test(
    "an edit is affordable, and unaffordable changes wait for the next one",
    arguments: PlayerPolicy.editing)
  func budget(policy: PlayerPolicy) throws {
    var settings = RunSettings(population: 1)
    settings.editInterval = 1
    settings.hasWeather = false
    var run = try Run(settings: settings, creature: SeedCreatures.eel, seed: 5)
    var plan = policy.plan
    for round in 0..<12 {
      for _ in 0..<60 { run.step(PlayerInput()) }
      try #require(run.ending == nil)
      run.budget.points = round * 3
      let before = run.genome
      guard plan.edit(&run) else { continue }
      let cost = EditCost.cost(from: before, to: run.genome)
      #expect(cost <= round * 3)
      #expect(run.budget.points == round * 3 - cost)
      try run.genome.validate()
    }
    #expect(plan.steps.count < policy.plan.steps.count)
  }

  @Test("a plan without a part buys everything else")
  func without() {
    for policy in PlayerPolicy.editing {
      for part in policy.parts {
        let rest = policy.plan.without(.cell(part))
        #expect(!rest.steps.contains { $0.part == .cell(part) })
        #expect(
          rest.steps.count
            == policy.plan.steps.count { $0.part != .cell(part) })
      }
    }
  }

  @Test(
    "the same player lives the same life twice, edits when invited, and a player without a plan doesn't"
  )
  func repeats() throws {
    func trial(_ policy: PlayerPolicy) -> PolicyTrial {
      var trial = PolicyTrial(level: .easy, policy: policy, eras: ShippedEras.all, limit: 7)
      trial.settings = RunSettings(population: 4)
      trial.settings.editInterval = 2
      return trial
    }
    let life = trial(.swimmer).life(seed: 3)
    #expect(life == trial(.swimmer).life(seed: 3))
    #expect(life.edits == 3)
    #expect(life.time == 7)
    #expect(life.body != SeedCreatures.eel)
    let idle = trial(.never).life(seed: 3)
    #expect(idle.edits == 3)
    #expect(idle.body == SeedCreatures.eel)
  }
}
