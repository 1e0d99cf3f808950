import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("A creature as layers") struct CreatureLayerTests {
  private func world(_ genome: Genome) throws -> World {
    var world = World(settings: WorldSettings(population: 4), seed: 7)
    let plan = try BodyPlan(genome)
    let id = world.spawn(
      plan, genome: genome, lineage: Lineage(founder: 0), at: Vector(x: 3, y: -2), heading: 0.5,
      control: .player(Steering(turn: 0.3, effort: 1)))
    try #require(id != nil, "the dish has room there")
    return world
  }

  /// A tenth of the page protocol's resolution.
  private let tolerance = 1e-4

  @Test("every cell is a sprite where the world has it", arguments: SeedCreatures.all)
  func cells(genome: Genome) throws {
    var world = try world(genome)
    let layer = CreatureLayer(Figure(genome), palette: Palette())
    for _ in 0..<40 {
      world.step()
      layer.pose(from: world, index: 0)
      for cell in world.creatures[0].cells {
        let sprite = layer.cellSprites[Int(world.cells[cell].part)]
        let place = world.physics.position[cell]
        #expect(abs(layer.position.x + sprite.position.x - CGFloat(place.x)) < tolerance)
        #expect(abs(layer.position.y + sprite.position.y - CGFloat(place.y)) < tolerance)
        #expect(!sprite.isHidden)
      }
    }
  }

  @Test("every link reaches from cell to cell", arguments: SeedCreatures.all)
  func links(genome: Genome) throws {
    var world = try world(genome)
    let layer = CreatureLayer(Figure(genome), palette: Palette())
    for _ in 0..<40 { world.step() }
    layer.pose(from: world, index: 0)
    for (index, link) in layer.figure.links.enumerated() {
      let sprite = layer.linkSprites[index]
      let ends = [-0.5, 0.5].map { end in
        CGPoint(x: end * sprite.bounds.width, y: 0).applying(sprite.affineTransform())
      }
      for (end, cell) in zip(ends, [link.a, link.b]) {
        let place = layer.cellSprites[cell].position
        // A link may end 2 % of its length short of its cell's centre, under the cell.
        let slack = 0.021 * CGFloat(link.restLength)
        #expect(abs(sprite.position.x + end.x - place.x) < slack)
        #expect(abs(sprite.position.y + end.y - place.y) < slack)
      }
    }
  }

  @Test("from afar, links between cells that touch are left out", arguments: SeedCreatures.all)
  func linksFromAfar(genome: Genome) throws {
    var world = try world(genome)
    let layer = CreatureLayer(Figure(genome), palette: Palette())
    for frame in 0..<120 {
      world.step()
      layer.isFar = frame % 20 >= 10
      layer.pose(from: world, index: 0)
      for link in world.creatures[0].links where !world.physics.links[link].isBroken {
        let ends = [world.physics.links[link].a, world.physics.links[link].b]
        let places = ends.map { world.physics.position[$0] }
        let gap =
          (places[1] - places[0]).length
          - ends.map { world.cells[$0].type.traits.radius }.reduce(0, +)
        let part = Int(world.partOfLink[link])
        #expect(
          layer.linkSprites[part].isHidden
            == (layer.isFar && gap <= 0.12 && !layer.strained[part]), "gap \(gap)")
      }
    }
  }

  @Test("a posed creature draws nothing and makes no layer")
  func nothingDrawn() throws {
    var world = try world(SeedCreatures.lancer)
    let layer = CreatureLayer(Figure(SeedCreatures.lancer), palette: Palette())
    layer.pose(from: world, index: 0)
    let drawn = SpriteSheet.drawn
    let sprites = layer.cellSprites.map(ObjectIdentifier.init)
    for _ in 0..<60 {
      world.step()
      layer.pose(from: world, index: 0)
    }
    #expect(SpriteSheet.drawn == drawn)
    #expect(layer.cellSprites.map(ObjectIdentifier.init) == sprites)
  }

  @Test("two creatures of a kind share their pictures")
  func sharedContents() throws {
    let figure = Figure(SeedCreatures.whip)
    let one = CreatureLayer(figure, palette: Palette())
    let other = CreatureLayer(figure, palette: Palette())
    for (sprite, twin) in zip(one.cellSprites, other.cellSprites) {
      #expect(sprite.contents as AnyObject === twin.contents as AnyObject)
    }
  }

  @Test("lost parts are hidden, with their outlines")
  func losses() throws {
    let layer = CreatureLayer(Figure(SeedCreatures.eel), palette: Palette())
    layer.isFar = true
    layer.setOutline(.deadly, breathes: false)
    layer.setLost(true, cell: 3)
    #expect(layer.cellSprites.map(\.isHidden).filter { $0 }.count == 1)
    let outline = try #require(layer.sublayers?.first?.sublayers)
    #expect(outline.map(\.isHidden) == layer.cellSprites.map(\.isHidden))
    layer.setOutline(nil, breathes: false)
    #expect(layer.sublayers?.first?.sublayers?.isEmpty != false)
  }

  @Test("the dish's sprites on the screen")
  func picture() throws {
    let stage = Stage(device: .iPhone14Pro, appearance: .dark)
    let controller = UIViewController()
    stage.show(controller)
    controller.view.backgroundColor = Palette().water.uiColor
    for (index, genome) in SeedCreatures.all.enumerated() {
      var world = try world(genome)
      for _ in 0..<90 { world.step() }
      let layer = CreatureLayer(
        Figure(genome), palette: Palette(), rim: index == 0 ? .player : .plain)
      layer.pose(from: world, index: 0)
      layer.setOutline(index == 1 ? .prey : index == 3 ? .deadly : nil, breathes: false)
      let holder = CALayer()
      holder.position = CGPoint(x: 196, y: 90 + 130 * index)
      holder.setAffineTransform(CGAffineTransform(scaleX: 36, y: 36))
      layer.position = .zero
      layer.membrane.position = .zero
      holder.addSublayer(layer.membrane)
      holder.addSublayer(layer)
      controller.view.layer.addSublayer(holder)
    }
    stage.advance(by: 0.1)
    let screen = stage.snapshot()
    let scale = CGFloat(screen.height) / stage.device.size.height
    for (index, genome) in SeedCreatures.all.enumerated() {
      // At the creature's origin, there is more to see than water.
      let middle = CGFloat(90 + 130 * index) * scale
      var colors: Set<UInt32> = []
      screen.forEachRow(
        in: stride(from: Int(middle - 40 * scale), to: Int(middle + 40 * scale), by: 8)
      ) {
        colors.formUnion($0)
      }
      #expect(colors.count > 2, "\(genome.name)")
    }
    try Pictures.keep(stage.pngData(), "creature-layers")
  }
}
