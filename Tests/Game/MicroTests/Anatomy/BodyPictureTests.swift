import Testing

@testable import Micro

@Suite("The picture of a body") struct BodyPictureTests {
  private func picture(_ genome: Genome) throws -> BodyPicture {
    BodyPicture(of: try BodyPlan(genome), hue: genome.hue)
  }

  /// Returns the commands that draw one cell, moved to the origin.
  private func glyph(_ type: CellType) throws -> [BodyPicture.Command] {
    var plain = Genome(cells: [CellGene(id: 0, type: .nucleus, position: .zero)], nextID: 3)
    plain.cells.append(CellGene(id: 1, type: type, position: Vector(x: 1, y: 0)))
    plain.links = [LinkGene(id: 2, a: 0, b: 1, type: .body)]
    let nucleus = try picture(Bodies.chain([.nucleus])).commands.count
    return Array(try picture(plain).commands.dropFirst(nucleus))
  }

  @Test("every type of cell looks different without its colour")
  func glyphs() throws {
    let shapes = try CellType.allCases.filter { $0 != .nucleus }.map { type in
      try glyph(type).map(\.shape)
    }
    for (index, shape) in shapes.enumerated() { #expect(!shapes[..<index].contains(shape)) }
  }

  @Test("every type of link looks different")
  func links() throws {
    let pictures = try LinkType.allCases.map { type in
      try picture(Bodies.chain([.nucleus, .body], links: type)).commands
    }
    for (index, commands) in pictures.enumerated() {
      #expect(!pictures[..<index].contains(commands))
    }
  }

  @Test("everything that is drawn lies in the bounds", arguments: SeedCreatures.all)
  func bounds(genome: Genome) throws {
    let picture = try picture(genome)
    func isInside(_ place: Vector, _ margin: Float) -> Bool {
      place.x - margin >= picture.low.x && place.x + margin <= picture.high.x
        && place.y - margin >= picture.low.y && place.y + margin <= picture.high.y
    }
    for command in picture.commands {
      switch command.shape {
      case .circle(let centre, let radius): #expect(isInside(centre, radius))
      case .path(let points, _): #expect(points.allSatisfy { isInside($0, 0) })
      }
    }
  }

  @Test("every glyph lies in the bounds, whichever way it looks", arguments: CellType.allCases)
  func glyphBounds(type: CellType) throws {
    guard type != .nucleus else { return }
    for direction in type.isDirected
      ? stride(from: Float(-3), through: 3, by: 0.5).map(\.self) : [0]
    {
      var genome = Bodies.chain([.nucleus, type])
      genome.cells[1].direction = direction
      let picture = try picture(genome)
      for case .path(let points, _) in picture.commands.map(\.shape) {
        for point in points {
          #expect((picture.low.x...picture.high.x).contains(point.x))
          #expect((picture.low.y...picture.high.y).contains(point.y))
        }
      }
    }
  }

  @Test("a posed body is drawn where its cells are")
  func pose() throws {
    let plan = try BodyPlan(Bodies.winged)
    let shifted = plan.cells.map { $0.position + Vector(x: 10, y: -5) }
    let picture = BodyPicture(of: plan, hue: 0.2, positions: shifted)
    let resting = BodyPicture(of: plan, hue: 0.2)
    #expect(picture.commands.count == resting.commands.count)
    #expect(abs(picture.low.x - resting.low.x - 10) < 1e-5)
    #expect(abs(picture.low.y - resting.low.y + 5) < 1e-5)
  }

  @Test(
    "the SVG has one element for each command and the water behind", arguments: SeedCreatures.all)
  func svg(genome: Genome) throws {
    let picture = try picture(genome)
    let lines = picture.svg().split(separator: "\n")
    #expect(lines.count == picture.commands.count + 3)
    #expect(lines.first?.hasPrefix("<svg ") == true)
    #expect(lines.last == "</svg>")
    #expect(lines[1].contains("fill=\"rgb(11,42,51)\""))
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasSuffix("/>") })
    #expect(!picture.svg().contains("nan"))
  }

  @Test(
    "hues go around the circle: red, green, blue",
    arguments: [(0, 0), (1 / 3, 1), (2 / 3, 2), (1, 0)] as [(Float, Int)])
  func hues(hue: Float, strongest: Int) {
    let colour = Colour(hue: hue)
    let parts = [colour.red, colour.green, colour.blue]
    for part in parts.indices {
      // The strongest part is bright and the others have the least brightness; thirds are rounded.
      #expect(abs(parts[part] - (part == strongest ? 0.95 : 0.45)) < 1e-5)
    }
  }
}
