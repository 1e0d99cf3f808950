import Testing

@testable import Micro

@Suite("The nerve") struct NerveTests {
  /// Returns a nucleus, a cell behind it, and behind that an organ on a strut, with a nerve to the nucleus.
  ///
  ///     cells  0 nucleus  1 body  2 organ    links  3 body  4 strut  5 nerve
  private static func body(_ organ: CellType, nerve: Bool = true) -> Genome {
    var genome = Bodies.chain([.nucleus, .body, organ])
    genome.links[1].type = .strut
    if nerve { genome.links.append(LinkGene(id: 5, a: 0, b: 2, type: .nerve)) }
    return genome
  }

  /// Cuts the link with this gene.
  private func cut(_ gene: GeneID, of id: CreatureID, in scene: inout Scene) throws {
    let creature = try #require(scene.world.creature(id))
    let link = try #require(
      creature.links.first {
        creature.plan.links[Int(scene.world.partOfLink[$0])].gene == gene
      })
    scene.world.cut(link)
    try scene.run(seconds: 1 / 60)
  }

  @Test("without it an organ is numb, though still attached", arguments: [false, true])
  func numbness(isCut: Bool) throws {
    var scene = Scene()
    let id = try scene.put(Self.body(.flagellum))
    if isCut { try cut(5, of: id, in: &scene) }
    scene.steer(id, Steering(thrust: 1))
    try scene.run(seconds: 2)
    let creature = try #require(scene.world.creature(id))
    #expect(creature.cells.count == 3)
    #expect(scene.world.cells[try #require(scene.cell(id, 2))].isNumb == isCut)
    #expect(isCut ? creature.pose.center.length < 1e-3 : creature.pose.center.x > 0.5)
  }

  // The channel of food's nearness: since version 3 of the rules it is apart from that of bodies.
  @Test(
    "a numb eye sees nothing",
    arguments: [(.first, 0), (.second, 0), (.third, 5)] as [(DishRules, UInt8)])
  func blindness(rules: DishRules, nearness: UInt8) throws {
    var genome = Self.body(.eye)
    genome.brain.connections = [
      ConnectionGene(from: .sense(cell: 2, channel: nearness), to: .command(.effort), weight: 5)
    ]
    var scene = Scene(rules: rules)
    let id = try scene.put(genome, control: .brain)
    let eye = try #require(scene.cell(id, 2))
    scene.putMote(at: scene.world.physics.position[eye] + Vector(x: -1, y: 0))
    try scene.run(seconds: 0.1)
    #expect(try #require(scene.world.creature(id)).commands[.effort] > 0.9)
    try cut(5, of: id, in: &scene)
    try scene.run(seconds: 0.1)
    #expect(try #require(scene.world.creature(id)).commands[.effort] == 0)
  }

  @Test("a numb photocyte gives its creature nothing")
  func hunger() throws {
    var scene = Scene()
    _ = try scene.put(Self.body(.photocyte, nerve: false))
    try scene.run(seconds: 5)
    #expect(scene.world.ledger.light == 0)
  }

  @Test(
    "living links carry signals too, struts and springs don't", arguments: LinkType.allCases)
  func conduction(type: LinkType) throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.nucleus, .eye], links: type))
    let isNumb = scene.world.cells[try #require(scene.cell(id, 1))].isNumb
    #expect(isNumb == (type == .strut || type == .spring))
  }
}
