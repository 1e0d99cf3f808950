import Testing

@testable import Micro

@Suite("Variety") struct VarietyTests {
  @Test("every niche has its classes, and every combination its niche")
  func niches() {
    /// Returns a value of each class: the bound below it, or less than all bounds.
    func value(_ axis: Behaviour.Axis, _ number: Int) -> Float {
      number == 0 ? axis.bounds[0] - 0.25 : axis.bounds[number - 1]
    }
    var seen: Set<Int> = []
    for niche in 0..<Behaviour.nicheCount {
      func of(_ axis: Behaviour.Axis) -> Float {
        value(axis, Behaviour.classOf(niche: niche, along: axis))
      }
      let behaviour = Behaviour(
        speed: of(.speed), hunting: of(.hunting), weapons: of(.weapons), size: of(.size),
        place: of(.place))
      #expect(behaviour.niche == niche)
      for axis in Behaviour.Axis.allCases {
        #expect(behaviour.classAlong(axis) == Behaviour.classOf(niche: niche, along: axis))
      }
      seen.insert(behaviour.niche)
    }
    #expect(seen.count == Behaviour.nicheCount)
    #expect(Behaviour.nicheCount == 162)
    #expect(
      Behaviour(speed: .nan, hunting: .nan, weapons: .nan, size: .nan, place: .nan).niche == 0)
  }

  @Test("bounds rise, so that classes have an order")
  func bounds() {
    for axis in Behaviour.Axis.allCases {
      #expect(zip(axis.bounds, axis.bounds.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test(
    "a creature's gain is hunted or grazed, and its distance grows",
    arguments: [1, 2, 3] as [UInt64])
  func books(seed: UInt64) {
    var arena = Arena(settings: ArenaSettings(world: .crowded(8), population: 8), seed: seed)
    var hunted: [CreatureID: Float] = [:]
    var grazed: [CreatureID: Float] = [:]
    for _ in 0..<1800 {
      arena.step()
      for event in arena.world.events {
        switch event {
        case .ate(let id, .prey, let energy): hunted[id, default: 0] += energy
        case .ate(let id, _, let energy): grazed[id, default: 0] += energy
        case .consumed(_, by: let id, _, let energy): hunted[id, default: 0] += energy
        default: break
        }
      }
    }
    for creature in arena.world.creatures {
      let success = creature.success
      // Sums of the same numbers, in another order within a step.
      #expect(abs(success.hunted - hunted[creature.id, default: 0]) <= 1e-4 * (1 + success.hunted))
      #expect(abs(success.grazed - grazed[creature.id, default: 0]) <= 1e-4 * (1 + success.grazed))
      #expect(success.way >= 0)
      #expect(success.age == 0 || success.way > 0)
      let behaviour = Behaviour(of: creature, in: arena.world)
      #expect((0...1).contains(behaviour.hunting))
      #expect((0..<1.1).contains(behaviour.place))
      #expect(behaviour.size == Float(creature.genome.cells.count))
    }
    #expect(!grazed.isEmpty, "without a meal, the test would prove nothing")
  }

  @Test("a census counts every creature that is old enough, once")
  func census() {
    var arena = Arena(settings: ArenaSettings(world: .crowded(12), population: 12), seed: 5)
    #expect(NicheCensus(of: arena).entries.isEmpty, "the newborn have done nothing")
    for _ in 0..<1200 { arena.step() }
    let census = NicheCensus(of: arena)
    let old = arena.world.creatures.filter { $0.success.isEligible }
    #expect(census.entries.reduce(0) { $0 + $1.count } == old.count)
    #expect(!old.isEmpty)
    let niches = census.entries.map(\.niche)
    #expect(niches == Set(niches).sorted())
    let best = old.map { $0.success.estimate(mean: arena.meanSuccess) }.max()
    #expect(census.entries.map(\.best).max() == best)
  }
}
