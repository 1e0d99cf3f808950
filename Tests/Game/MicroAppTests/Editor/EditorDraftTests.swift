import Micro
import Testing

@testable import MicroApp

@Suite("A draft") struct EditorDraftTests {
  /// Returns a draft of the eel: a mouth 0, a nucleus 1, six body cells 2 … 7 in a row, hinge muscles 8 … 14, and a
  /// pair of noses 15 and 16.
  private func eel(budget: Int) -> EditorDraft {
    EditorDraft(genome: SeedCreatures.eel, budget: budget)
  }

  @Test("takes a cell within the budget and refuses one beyond it, with its cost")
  func budget() throws {
    // A spike costs 6 and a strut 1: one fits into 13 points, two don't.
    var draft = eel(budget: 13)
    try draft.apply(.addCell(.spike, at: Vector(x: 2, y: 0), linkedTo: 0, by: .strut))
    #expect(draft.cost == 7)
    #expect(draft.remaining == 6)
    let before = draft.genome
    #expect(throws: EditorRefusal.tooExpensive(cost: 14, budget: 13)) {
      try draft.apply(.addCell(.spike, at: Vector(x: -7, y: 0), linkedTo: 7, by: .strut))
    }
    #expect(draft.genome == before)
    draft.undo()
    #expect(draft.cost == 0)
    try draft.apply(.addCell(.spike, at: Vector(x: -7, y: 0), linkedTo: 7, by: .strut))
    #expect(draft.cost == 7)
  }

  @Test("reports that one side alone is affordable, and only then", arguments: [6, 7, 13, 14])
  func twins(budget: Int) throws {
    var draft = eel(budget: budget)
    draft.isSymmetric = true
    let spikes = EditOperation.addCell(
      .spike, at: Vector(x: -2, y: 1), linkedTo: draft.genome.cells[3].id, by: .strut)
    switch budget {
    case 14: try draft.apply(spikes)
    case 7, 13:
      #expect(throws: EditorRefusal.tooExpensive(cost: 14, budget: budget, oneSide: 7)) {
        try draft.apply(spikes)
      }
    default:
      #expect(throws: EditorRefusal.tooExpensive(cost: 14, budget: budget)) {
        try draft.apply(spikes)
      }
    }
    #expect(draft.cost == (budget == 14 ? 14 : 0))
  }

  @Test("counts the difference: edits that are undone are free")
  func difference() throws {
    var draft = eel(budget: 6)
    for type in [CellType.armour, .eye, .storage, .body] {
      try draft.apply(.retypeCell(4, to: type))
    }
    #expect(draft.cost == 0)
    #expect(draft.stepCount == 4)
    #expect(!draft.isChanged)
  }

  @Test("with symmetry on, adds and prices both cells of a pair")
  func twins() throws {
    var draft = eel(budget: 100)
    #expect(draft.isSymmetric, "the eel has twins")
    try draft.apply(.addCell(.eye, at: Vector(x: -1, y: 1), linkedTo: 2, by: .body))
    #expect(draft.genome.cells.suffix(2).map(\.position.y) == [1, -1])
    #expect(draft.cost == 2 * (CellType.eye.traits.cost + LinkType.body.traits.cost))
    draft.undo()
    draft.isSymmetric = false
    try draft.apply(.addCell(.eye, at: Vector(x: -1, y: 1), linkedTo: 2, by: .body))
    #expect(draft.genome.cells.count == SeedCreatures.eel.cells.count + 1)
    #expect(draft.cost == 6)
    let id = try #require(draft.genome.cells.last?.id)
    try draft.apply(.addTwin(id))
    #expect(draft.genome.cells.suffix(2).map(\.position.y) == [1, -1])
    #expect(draft.cost == 12)
  }

  @Test("with symmetry on, moves an unpaired cell by itself")
  func lonely() throws {
    var draft = eel(budget: 100)
    draft.isSymmetric = false
    try draft.apply(.addCell(.body, at: Vector(x: -3, y: 1), linkedTo: 4, by: .body))
    let id = try #require(draft.genome.cells.last?.id)
    draft.isSymmetric = true
    try draft.apply(.moveCell(id, to: Vector(x: -3, y: 1.2)))
    #expect(draft.genome.cell(id)?.position == Vector(x: -3, y: 1.2))
  }

  @Test("selects the new part, and nothing that is gone")
  func selection() throws {
    var draft = eel(budget: 100)
    draft.selection = .cell(99)
    #expect(draft.selection == nil)
    try draft.apply(.addCell(.body, at: Vector(x: -7, y: 0), linkedTo: 7, by: .fin))
    let id = try #require(draft.genome.cells.last?.id)
    #expect(draft.selection == .cell(id))
    draft.undo()
    #expect(draft.selection == nil)
    draft.redo()
    draft.selection = .cell(id)
    try draft.apply(.removeCell(id, pruning: false))
    #expect(draft.selection == nil)
  }

  @Test("undoes a slider's movement in one step")
  func continuing() throws {
    var draft = eel(budget: 100)
    try draft.apply(.tuneWave(frequency: 1.5, phaseLag: 1))
    try draft.apply(.tuneMuscle(8, amplitude: 0.5, phase: 0))
    for amplitude in [0.4, 0.3, 0.2] as [Float] {
      try draft.apply(.tuneMuscle(8, amplitude: amplitude, phase: 0), continuing: true)
    }
    #expect(draft.stepCount == 2)
    draft.undo()
    #expect(draft.genome.link(8)?.amplitude == SeedCreatures.eel.link(8)?.amplitude)
    #expect(draft.genome.frequency == 1.5)
  }

  @Test("refuses an edit that isn't viable, with the reason")
  func refusals() {
    let draft = eel(budget: 400)
    let cases: [(EditOperation, BodyError)] = [
      (.retypeCell(1, to: .body), .noNucleus),
      (.retypeCell(2, to: .nucleus), .severalNuclei(2)),
      (.removeCell(4, pruning: false), .disconnected(5)),
      (.removeLink(14), .disconnected(7)),
      (.addLink(from: 2, to: 3, .strut), .duplicateLink(draft.genome.nextID)),
      (.addLink(from: 2, to: 2, .strut), .linkToItself(draft.genome.nextID)),
      (.addLink(from: 2, to: 6, .strut), .linkTooLong(draft.genome.nextID)),
      (.moveCell(99, to: .zero), .unknownCell(99)),
      (.tuneWave(frequency: 4, phaseLag: 0), .creatureOutOfRange(.frequency)),
      (.tint(1.5), .creatureOutOfRange(.hue)),
    ]
    for (operation, error) in cases {
      #expect(draft.reason(against: operation) == .body(error), "\(operation)")
    }
  }

  @Test("names the part that would be cut off")
  func names() {
    let draft = eel(budget: 400)
    let names = PartNames(draft.genome, Texts(language: .english))
    #expect(names.name(ofCell: 0) == "Mouth")
    #expect(names.name(ofCell: 2) == "Body 1")
    #expect(names.name(ofCell: 7) == "Body 6")
    #expect(
      draft.genome.cells.suffix(2).map { names.name(ofCell: $0.id) } == [
        "Nose, left", "Nose, right",
      ])
    let reason = draft.reason(against: .removeCell(4, pruning: false))
    #expect(
      reason?.text(in: Texts(language: .english), for: draft.genome)
        == "Body 4 would be cut off from the nucleus.")
  }

  @Test("finds free places beside a cell, each of which accepts a cell")
  func freePlaces() throws {
    var draft = eel(budget: 400)
    for anchor in draft.genome.cells {
      let places = draft.freePlaces(for: .spike, at: anchor.id, by: .strut)
      #expect(!places.isEmpty)
      #expect(Set(places.map(\.bearing)).count == places.count)
      for place in places {
        try draft.apply(.addCell(.spike, at: place.position, linkedTo: anchor.id, by: .strut))
        draft.undo()
      }
    }
    #expect(draft.freePlaces(for: .spike, at: 0, by: .strut).first?.bearing == .ahead)
    #expect(draft.freePlaces(for: .spike, at: 99, by: .strut).isEmpty)
  }
}
