import Micro
import Testing

@testable import MicroApp

@Suite("Generations of opponents") struct GenerationsTests {
  @Test("a generation is reached when half of the opponents belong to it", arguments: 1...9)
  func half(count: Int) {
    for reached in 0...count {
      let generations =
        [Int](repeating: 3, count: reached) + [Int](repeating: 2, count: count - reached)
      #expect(Generations.reached(by: generations) == (2 * reached >= count ? 3 : 2))
      #expect(Generations.reached(by: generations.reversed()) == (2 * reached >= count ? 3 : 2))
    }
  }

  @Test("without creatures no generation is reached")
  func nobody() {
    #expect(Generations.reached(by: []) == nil)
  }

  @Test("the generation at the beginning is not announced, and the player isn't an opponent")
  func beginning() throws {
    var settings = RunSettings(population: 4)
    settings.arena.distanceFromPlayer = 8
    let run = try Run(settings: settings, creature: SeedCreatures.eel, seed: 3)
    #expect(run.arena.world.creatures.count > 1)
    var watch = Generations()
    #expect(watch.observe(run.arena.world, own: run.creatureID, elapsed: 0) == nil)
    #expect(watch.current == 0)
    for _ in 0..<180 {
      #expect(watch.observe(run.arena.world, own: run.creatureID, elapsed: 1 / 60) == nil)
    }
  }
}
