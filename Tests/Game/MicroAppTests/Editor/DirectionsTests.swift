import Micro
import Testing

@testable import MicroApp

@Suite("Directions of organs in the editor") struct DirectionsTests {
  /// The places of a new cell that is attached to the eel's mouth at (1, 0).
  private static let places: [Vector] = (0..<16).map { step in
    Vector(x: 1, y: 0) + Vector(angle: Float(step) * .pi / 8) * 1.3
  }

  @Test(
    "stay when something is attached to a cell anywhere, on one side or on both",
    arguments: [false, true], places)
  func stay(isSymmetric: Bool, place: Vector) throws {
    let eel = SeedCreatures.eel
    var draft = EditorDraft(genome: eel, budget: 100)
    draft.isSymmetric = isSymmetric
    let operation = EditOperation.addCell(.spike, at: place, linkedTo: 0, by: .body)
    guard draft.reason(against: operation) == nil else { return }
    try draft.apply(operation)
    try draft.genome.validate()
    for old in eel.cells where old.type.isDirected {
      let cell = try #require(draft.genome.cell(old.id))
      let way = Vector(angle: draft.genome.facing(of: cell))
      #expect(way.dot(Vector(angle: eel.facing(of: old))) > 0.999, "\(place)")
    }
    // A spike directly in front of the mouth keeps food away, and the editor warns of it.
    let way = (place - Vector(x: 1, y: 0)).normalized
    let isAhead = way.dot(Vector(x: 1, y: 0)) > 0.85
    #expect(BodyWarning(of: draft.genome) == (isAhead ? .mouthFacesBody : nil))
  }

  @Test("stay when a link is added")
  func links() throws {
    let lancer = SeedCreatures.lancer
    for a in lancer.cells {
      for b in lancer.cells where a.id < b.id {
        var draft = EditorDraft(genome: lancer, budget: 100)
        guard (try? draft.apply(.addLink(from: a.id, to: b.id, .strut))) != nil else { continue }
        for old in lancer.cells where old.type.isDirected {
          let cell = try #require(draft.genome.cell(old.id))
          let way = Vector(angle: draft.genome.facing(of: cell))
          #expect(way.dot(Vector(angle: lancer.facing(of: old))) > 0.999)
        }
      }
    }
  }

  @Test("the editor warns of a fault that defeats a body, and a seed creature has none")
  func warnings() throws {
    for genome in SeedCreatures.all { #expect(BodyWarning(of: genome) == nil) }
    var eel = SeedCreatures.eel
    try eel.turnCell(0, to: .pi)
    #expect(BodyWarning(of: eel) == .mouthFacesBody)
    eel = SeedCreatures.eel
    try eel.retypeCell(0, to: .body)
    #expect(BodyWarning(of: eel) == .noMouth)
    eel = SeedCreatures.eel
    for link in eel.links where link.type.isMuscle { try eel.retypeLink(link.id, to: .body) }
    #expect(BodyWarning(of: eel) == .nothingMoves)
    eel = SeedCreatures.eel
    let spike = try eel.addCell(.spike, at: Vector(x: -7, y: 0), linkedTo: 7, by: .strut)
    #expect(BodyWarning(of: eel) == .numb(spike))
    for language in Language.allCases {
      let texts = Texts(language: language)
      #expect(
        BodyWarning.numb(spike).text(in: texts, for: eel).contains(
          PartNames(eel, texts).name(ofCell: spike)))
    }
  }

  @Test(
    "the price of a part in the palette is the cost of attaching it",
    arguments: PaletteItem.cells)
  func price(item: PaletteItem) throws {
    guard case .cell(let type) = item else { return }
    for link in LinkType.allCases {
      var draft = EditorDraft(genome: SeedCreatures.eel, budget: 100)
      try draft.apply(.addCell(type, at: Vector(x: -7, y: 0), linkedTo: 7, by: link))
      #expect(item.cost(with: EditorBrush(cell: type, link: link)) == draft.cost)
    }
  }

  @Test(
    "off the axis the price is twice as high if both sides change",
    arguments: PaletteItem.cells)
  func priceOfBoth(item: PaletteItem) throws {
    guard case .cell(let type) = item else { return }
    for link in LinkType.allCases {
      for side: Float in [-1, 1] {
        var draft = EditorDraft(genome: SeedCreatures.eel, budget: 100)
        #expect(draft.isSymmetric)
        let operation = EditOperation.addCell(
          type, at: Vector(x: -6.5, y: side), linkedTo: 7, by: link)
        let price = draft.price(of: operation)
        try draft.apply(operation)
        #expect(2 * item.cost(with: EditorBrush(cell: type, link: link)) == draft.cost)
        #expect(price == draft.cost)
      }
    }
  }

  @Test("the price of another type is the additional cost of choosing it, after any changes")
  func priceOfTypes() throws {
    for first in CellType.allCases where first != .nucleus {
      for second in CellType.allCases where second != .nucleus {
        var draft = EditorDraft(genome: SeedCreatures.eel, budget: nil)
        try draft.apply(.retypeCell(4, to: first))
        let before = draft.cost
        let price = try #require(draft.price(of: .retypeCell(4, to: second)))
        try draft.apply(.retypeCell(4, to: second))
        #expect(price == draft.cost - before, "\(first) to \(second)")
        if second == .body { #expect(draft.cost == 0) }
      }
    }
    // A change that isn't viable has no price.
    let draft = EditorDraft(genome: SeedCreatures.eel, budget: nil)
    #expect(draft.price(of: .removeCell(1, pruning: false)) == nil)
  }
}
