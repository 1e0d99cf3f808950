import Testing

@testable import Micro

@Suite("A creature with an empty store") struct StarvingTests {
  /// Returns the distance of an Eel in ten seconds of swimming straight ahead, in cell lengths.
  private func way(lastStrength: Float, fullness: Float, heading: Float = 0) throws -> Float {
    var scene = Scene(lastStrength: lastStrength)
    let id = try scene.put(
      SeedCreatures.eel, heading: heading, control: .player(Steering(turn: 0, effort: 1)))
    let store = scene.world.creatures[0].energy
    let energy = scene.world.creatures[0].capacity * Double(fullness)
    scene.world.creatures[0].energy = energy
    scene.world.ledger.removed += store - energy
    let start = try #require(scene.world.creature(id)).pose.center
    try scene.run(seconds: 10)
    return (try #require(scene.world.creature(id)).pose.center - start).length
  }

  @Test(
    "swims with the part of its strength that the dish leaves it",
    arguments: [0, 1.5, -2] as [Float])
  func strength(heading: Float) throws {
    let ways = try [0, 0.25, 0.5, 1].map {
      try way(lastStrength: $0, fullness: 0, heading: heading)
    }
    #expect(ways[0] < 0.1, "a creature without strength stays where it is: \(ways)")
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 < $1 }, "\(ways)")
    // As far as a fed one, because all of its strength is left.
    let fed = try way(lastStrength: 0, fullness: 1, heading: heading)
    #expect(abs(ways[3] - fed) < 0.02 * fed, "\(ways[3]) and \(fed)")
  }

  @Test(
    "the remaining strength matters only below a tenth of the store",
    arguments: [0.5, 1] as [Float])
  func full(fullness: Float) throws {
    #expect(
      try way(lastStrength: 0, fullness: fullness) == way(lastStrength: 0.5, fullness: fullness))
    #expect(try way(lastStrength: 0, fullness: 0.05) < way(lastStrength: 0.8, fullness: 0.05))
  }

  @Test("doesn't live longer for being weak, and swims until the end")
  func end() throws {
    var scene = Scene(lastStrength: 0.5)
    let id = try scene.put(
      SeedCreatures.eel, control: .player(Steering(turn: 0, effort: 1)))
    scene.world.ledger.removed += scene.world.creatures[0].energy
    scene.world.creatures[0].energy = 0
    try scene.run(seconds: 30)
    let late = try #require(scene.world.creature(id)).pose.center
    try scene.run(seconds: 9)
    #expect((try #require(scene.world.creature(id)).pose.center - late).length > 1)
    let events = try scene.run(seconds: 1.5)
    #expect(events.contains(.died(id, .starvation)))
  }
}
