import Testing

@testable import Micro

/// The effects of sense organs on the body in addition to informing the brain: a player's creature has them too.
@Suite("The benefits of sense organs") struct PassiveOrgansTests {
  private func world(_ types: [CellType]) throws -> (World, Int) {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus] + types))
    return (scene.world, try #require(scene.world.index(of: id)))
  }

  @Test("two of a kind add twice as much, and more than two nothing", arguments: 0...4)
  func pairs(count: Int) throws {
    func body(_ type: CellType) throws -> (World, Int) {
      try world([CellType](repeating: type, count: count) + [.body])
    }
    let share = Float(min(count, 2))
    let (seeing, eyes) = try body(.eye)
    #expect(seeing.aim(of: eyes) == 1 + 0.25 * share)
    let (smelling, noses) = try body(.nose)
    #expect(abs(smelling.taste(of: noses) - 0.05 * Double(share)) < 1e-9)
    let (feeling, touches) = try body(.touch)
    #expect(feeling.ask { $0.care(of: touches) } == 1 + share)
    let (beating, pacemakers) = try body(.pacemaker)
    #expect(beating.ask { $0.haste(of: pacemakers) } == 1 + 0.1 * share)
  }

  @Test("a dead organ adds nothing")
  func dead() throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .eye, .body]))
    scene.world.wound(try #require(scene.cell(id, 2)), by: nil, cause: .bite, health: 100)
    let index = try #require(scene.world.index(of: id))
    #expect(scene.world.aim(of: index) == 1)
  }

  @Test("noses let more of a mote reach the store", arguments: 0...3)
  func taste(noses: Int) throws {
    var scene = Scene()
    let types = [CellType](repeating: .nose, count: noses)
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .body] + types))
    let mouth = try #require(scene.cell(id, 0))
    scene.putMote(at: scene.world.physics.position[mouth] + Vector(x: 0.78, y: 0))
    let before = try #require(scene.world.creature(id)).energy
    try scene.run(seconds: 1 / 60)
    let gained = try #require(scene.world.creature(id)).energy - before
    #expect(abs(gained - 2 * (0.8 + 0.05 * Double(min(noses, 2)))) < 0.01)
  }

  @Test("armour and mouths lose less to a bite than other cells")
  func softness() {
    for type in CellType.allCases {
      let softness = Armour.softness(of: type)
      #expect(softness == (type == .armour ? 0.4 : type == .mouth ? 0.5 : 1))
    }
  }
}
