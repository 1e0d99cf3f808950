import Testing

@testable import Micro

@Suite("Bleeding") struct BleedingTests {
  /// Lets a rival take cells of a creature, and returns the events and the time of its death in seconds.
  private func death(
    of types: [CellType], losing lost: [GeneID], by attacks: Bool = true
  ) throws -> (seconds: Float, event: World.Event?) {
    var scene = Scene()
    let rival = try scene.put(SeedCreatures.lancer, at: Vector(x: 0, y: 20))
    let id = try scene.put(Bodies.chain(types))
    for gene in lost {
      scene.world.wound(
        try #require(scene.cell(id, gene)), by: attacks ? rival : nil, cause: .bite, health: 100)
    }
    for step in 1...1200 {
      for event in try scene.run(seconds: 1 / 60) {
        switch event {
        case .consumed(id, _, _, _), .died(id, _): return (Float(step) / 60, event)
        default: break
        }
      }
    }
    return (20, nil)
  }

  @Test(
    "a creature that loses its last mouth to a rival dies in ten seconds, and the rival is its killer"
  )
  func lastMouth() throws {
    let (seconds, event) = try death(of: [.mouth, .nucleus, .body, .body], losing: [0])
    // 20 health at 2 per second, less the healing in between.
    #expect((10...11).contains(seconds))
    guard case .consumed(_, by: _, cause: .bleeding, energy: _) = event else {
      Issue.record("\(String(describing: event))")
      return
    }
  }

  @Test(
    "so does one that loses more than half of its cells, though it has a mouth", arguments: 0...4)
  func half(lost: Int) throws {
    // The tail is cut off with everything attached: of eight cells, a number at its end.
    let types: [CellType] = [.mouth, .nucleus, .body, .body, .body, .body, .body, .body]
    let genome = Bodies.chain(types)
    let first = genome.cells[types.count - max(lost, 1) - (lost == 4 ? 1 : 0)].id
    let event = try death(of: types, losing: lost == 0 ? [] : [first]).event
    #expect((event != nil) == (lost == 4), "\(lost)")
  }

  @Test(
    "a creature with another mouth lives, and so does one that lost none to a rival, or never had one"
  )
  func others() throws {
    #expect(try death(of: [.mouth, .nucleus, .body, .mouth], losing: [0]).event == nil)
    #expect(try death(of: [.mouth, .nucleus, .body, .body], losing: [0], by: false).event == nil)
    #expect(try death(of: [.body, .nucleus, .body, .body], losing: [0]).event == nil)
  }
}
