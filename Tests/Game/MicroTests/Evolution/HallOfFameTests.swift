import Testing

@testable import Micro

@Suite("Hall of fame") struct HallOfFameTests {
  private func entry(_ creature: CreatureID, _ score: Float) -> HallOfFame.Entry {
    HallOfFame.Entry(
      genome: SeedCreatures.eel, lineage: Lineage(founder: 0), creature: creature, score: score)
  }

  @Test("agrees with a list that is sorted after every offer", arguments: 1...20)
  func model(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var hall = HallOfFame(capacity: 5)
    var list: [(creature: CreatureID, score: Float)] = []
    for _ in 0..<400 {
      if random.chance(0.1) {
        hall.fade()
        for index in list.indices { list[index].score *= HallOfFame.fading }
      } else {
        // Few creatures, so that many return; whole scores, so that many are equal.
        let creature = CreatureID(random.below(12))
        let score = Float(random.below(9)) - 1
        let wanted = hall.wants(score, of: creature)
        let before = hall
        hall.offer(entry(creature, score))
        if !wanted { #expect(hall == before) }
        list.removeAll { $0.creature == creature }
        if score > 0 { list.append((creature, score)) }
        // A stable sort, so that the older one of two equals stays ahead.
        list = list.enumerated().sorted {
          ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
        }.map(\.element)
        list = Array(list.prefix(5))
      }
      #expect(hall.entries.map(\.creature) == list.map(\.creature))
      #expect(hall.entries.map(\.score) == list.map(\.score))
    }
  }

  // The tolerance: each of the thousand products may be off by half a unit in the last place, 2⁻²⁵ of
  // the score, and so may the factor.
  @Test("a score is half after its half-life")
  func fading() {
    var hall = HallOfFame()
    hall.offer(entry(1, 8))
    for _ in 0..<HallOfFame.halfLife { hall.fade() }
    let rounding = 8 * Float(2 * HallOfFame.halfLife) / Float(1 << 25)
    #expect(abs(hall.entries[0].score - 4) < rounding)
  }

  @Test("forgets the luck of a moment")
  func newest() {
    var hall = HallOfFame()
    hall.offer(entry(1, 8))
    hall.offer(entry(2, 3))
    hall.offer(entry(1, 2))
    #expect(hall.entries.map(\.creature) == [2, 1])
    hall.offer(entry(2, -1))
    #expect(hall.entries.map(\.creature) == [1])
  }
}
