import Testing

@testable import Micro

@Suite("Marks of creatures") struct StandingTests {
  /// Returns the mark of a body with a first cell, a nucleus and some plain cells, for an eel.
  private func standing(_ first: CellType, cells: Int, to own: Genome = SeedCreatures.eel) throws
    -> World.Standing
  {
    var scene = Scene()
    let types = [first, .nucleus] + [CellType](repeating: .body, count: cells)
    let other = try scene.put(Bodies.chain(types), at: Vector(x: 0, y: 20))
    let id = try scene.put(own)
    let index = try #require(scene.world.index(of: id))
    return scene.world.standing(of: try #require(scene.world.index(of: other)), to: index)
  }

  @Test(
    "a body without weapons is prey, however large, and an armed one never is", arguments: 1...12)
  func arms(cells: Int) throws {
    for type in CellType.allCases where type != .nucleus {
      let isArmed = [.mouth, .spike, .toxinGland, .electrocyte].contains(type)
      #expect(try (standing(type, cells: cells) == .prey) != isArmed, "\(type)")
    }
  }

  @Test("an armed body as strong as the own one is deadly in whatever direction it looks")
  func equals() {
    let own = Silhouette(center: .zero, heading: Vector(x: 1, y: 0), power: 100, isArmed: true)
    for degree in 0..<360 {
      let other = Silhouette(
        center: Vector(x: 8, y: 3), heading: Vector(angle: Float(degree) * .pi / 180), power: 100,
        isArmed: true)
      #expect(own.mark(of: other) == .deadly, "\(degree)")
      // One with a fiftieth of the power is contested, even if it comes this way.
      let weak = Silhouette(
        center: other.center, heading: other.heading, power: 2, isArmed: true)
      #expect(own.mark(of: weak) == .contested, "\(degree)")
    }
  }

  @Test("the mark never gets milder as the other one gets stronger", arguments: [0, 90, 180])
  func order(degree: Int) {
    let own = Silhouette(center: .zero, heading: Vector(x: 1, y: 0), power: 100, isArmed: true)
    var last = World.Standing.prey
    for power in 0...300 {
      let other = Silhouette(
        center: Vector(x: 8, y: 3), heading: Vector(angle: Float(degree) * .pi / 180),
        power: Float(power), isArmed: true)
      let mark = own.mark(of: other)
      #expect(mark.rawValue >= last.rawValue)
      last = mark
    }
    #expect(last == .deadly)
  }

  @Test("lost weapons no longer count")
  func losses() throws {
    var scene = Scene()
    let other = try scene.put(
      Bodies.chain([.spike, .nucleus, .body, .body]), at: Vector(x: 0, y: 20))
    let id = try scene.put(SeedCreatures.eel)
    scene.world.wound(
      try #require(scene.cell(other, 0)), by: id, cause: .bite, health: 100)
    try scene.run(seconds: 1 / 60)
    let index = try #require(scene.world.index(of: id))
    #expect(
      scene.world.standing(of: try #require(scene.world.index(of: other)), to: index) == .prey)
  }
}
