import Testing

@testable import Micro

@Suite("Experiment") struct ExperimentTests {
  private func hash(_ experiment: Experiment) -> [UInt64] {
    experiment.dishes.map { $0.arena.world.hash() }
  }

  private func experiment() -> Experiment {
    let settings = ArenaSettings(world: WorldSettings(population: 3), population: 3)
    return Experiment(settings: settings, seed: 7, dishes: 2, controls: 1)
  }

  @Test("dishes don't depend on the order or the thread in which they run")
  func order() async {
    var forward = experiment()
    for index in forward.dishes.indices { forward.dishes[index].runEpoch() }
    var backward = experiment()
    for index in backward.dishes.indices.reversed() { backward.dishes[index].runEpoch() }
    #expect(hash(forward) == hash(backward))
    let start = experiment()
    let hashes = await withTaskGroup(of: (Int, Experiment.Dish).self) { group in
      for (index, dish) in start.dishes.enumerated() {
        group.addTask {
          var dish = dish
          dish.runEpoch()
          return (index, dish)
        }
      }
      var parallel = start
      for await (index, dish) in group { parallel.dishes[index] = dish }
      return hash(parallel)
    }
    #expect(hash(forward) == hashes)
  }

  @Test("arms differ in their one point alone")
  func arms() {
    let dishes = experiment().dishes
    #expect(dishes.map(\.arm) == [.evolving, .evolving, .withoutMutation, .randomParent])
    #expect(dishes.map(\.seed) == [7, 8, 7, 7])
    let settings = dishes.map(\.arena.settings)
    #expect(settings[2].rates == .none)
    #expect(settings[3].parents == .random)
    for var other in settings {
      other.rates = settings[0].rates
      other.parents = settings[0].parents
      #expect(other == settings[0])
    }
  }
}
