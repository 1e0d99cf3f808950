import Micro
import Testing

@testable import ooze

@Suite("Changes of creatures in words") struct CreatureChangeTests {
  private func eel(_ changes: String..., mirrored: Bool = false) throws -> Genome {
    var genome = SeedCreatures.eel
    for change in changes {
      try CreatureChange(change).apply(to: &genome, mirrored: mirrored)
    }
    try genome.validate()
    return genome
  }

  @Test("each form does the same as its edit")
  func forms() throws {
    var expected = SeedCreatures.eel
    try expected.addCell(.spike, at: Vector(x: -7, y: 0), linkedTo: 7, by: .body)
    #expect(try eel("add spike -7,0 to 7 by body") == expected)
    try expected.retypeCell(4, to: .toxinGland)
    #expect(try eel("add spike -7,0 to 7 by body", "cell 4 toxin-gland") == expected)
    expected = SeedCreatures.eel
    try expected.retypeLink(14, to: .hingeMuscle)
    try expected.turnCell(0, to: .pi / 2)
    try expected.tuneWave(frequency: 2, phaseLag: .pi / 3)
    #expect(try eel("link 14 hinge-muscle", "turn 0 90", "wave 2 60") == expected)
    expected = SeedCreatures.eel
    try expected.removeCell(7)
    expected.name = try #require(CreatureName("Short Eel"))
    expected.hue = 0.5
    #expect(try eel("remove cell 7", "name Short Eel", "hue 0.5") == expected)
    expected = SeedCreatures.eel
    let link = try expected.addLink(from: 3, to: 5, .strut)
    #expect(try eel("join 3 5 by strut") == expected)
    #expect(try eel("join 3 5 by strut", "remove link \(link)") != expected)
    expected = SeedCreatures.eel
    try expected.moveCell(16, to: Vector(x: 0.5, y: 1.1), mirrored: true)
    #expect(try eel("move 16 0.5,1.1", mirrored: true) == expected)
  }

  @Test("a mirrored change off the axis adds a pair")
  func mirrored() throws {
    let genome = try eel("add eye -1,1 to 2 by body", mirrored: true)
    #expect(genome.cells.suffix(2).map(\.position.y) == [1, -1])
  }

  @Test("all types have names here")
  func types() throws {
    for type in CellType.allCases where type != .nucleus {
      let genome = try eel("add \(type.name) -7,0 to 7 by strut")
      #expect(genome.cells.last?.type == type)
    }
    for type in LinkType.allCases {
      #expect(try eel("add body -7,0 to 7 by \(type.name)").links.last?.type == type)
    }
  }

  @Test(
    "an unknown change is reported, with the supported forms",
    arguments: [
      "", "add", "add spike", "add spike 1 to 7 by body", "add thorn -7,0 to 7 by body",
      "add spike -7,0 to x by body", "add spike nan,0 to 7 by body", "cell 4", "cell 4 strut",
      "link 9 spike", "turn 0 inf", "remove nothing 3", "wave 2", "hue 2", "name Äl",
      "join 3 5 strut", "move 3 1,2,3", "hop",
    ])
  func nonsense(text: String) {
    let error = #expect(throws: ChangeProblem.self) { try eel(text) }
    #expect(error?.description.contains("add CELL X,Y to NUMBER by LINK") == true)
  }

  @Test("a change that isn't viable is reported with its reason, and changes nothing")
  func bodies() throws {
    var genome = SeedCreatures.eel
    for text in ["remove cell 1", "remove cell 4", "move 7 90,0", "cell 99 eye", "wave 900 0"] {
      let change = try CreatureChange(text)
      let error = #expect(throws: ChangeProblem.self) {
        try change.apply(to: &genome, mirrored: false)
      }
      #expect(error?.description.hasPrefix("“\(text)”") == true)
      #expect(genome == SeedCreatures.eel)
    }
  }
}
