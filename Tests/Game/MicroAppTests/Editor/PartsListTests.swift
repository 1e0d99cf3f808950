import Micro
import Stage
import Testing

@testable import MicroApp

/// The editor without its canvas: by role and name alone, as assistive technologies use it.
@MainActor @Suite("The editor by its list of parts") struct PartsListTests {
  private func scene(_ genome: Genome = SeedCreatures.eel, budget: Int) throws -> EditorScene {
    let scene = EditorScene(genome, budget: budget)
    try scene.activate(.button, "Parts")
    return scene
  }

  @Test("names every part, with its price")
  func names() throws {
    let scene = try scene(budget: 10)
    for cell in scene.genome.cells {
      _ = try scene.element(
        .button,
        scene.model.names.name(ofCell: cell.id) + ", "
          + scene.model.texts.counting(scene.genome.links(at: cell.id).count, EditorText.links))
    }
    #expect(
      scene.elements.contains { $0.label == "Edit points" && $0.value == "0 of 10 points, 10 left" }
    )
  }

  @Test("adds a cell within the budget, is refused one beyond it, undoes, redoes and commits")
  func add() throws {
    let scene = try scene(budget: 8)
    try scene.activate(.button, "Body 6, 1 link")
    try scene.activate(.button, "Add a cell")
    try scene.activate(
      .button, "Spike · 7, Wounds what it hits: deeper at speed, and twice as deep from behind.")
    try scene.activate(.button, "Behind, 7 points")
    #expect(scene.genome.cells.last?.type == .spike)
    #expect(scene.model.draft.cost == 7)
    let withSpike = scene.genome
    try scene.goBack()
    try scene.activate(.button, "Mouth, 3 links")
    try scene.activate(.button, "Add a cell")
    try scene.activate(.button, "Ahead, 7 points")
    #expect(scene.genome == withSpike)
    #expect(scene.reason == "That costs 14 points, and you have 8.")
    try scene.activate(.button, "Undo")
    #expect(scene.genome == SeedCreatures.eel)
    try scene.activate(.button, "Redo")
    #expect(scene.genome == withSpike)
    try scene.activate(.button, "Done")
    #expect(scene.result == withSpike)
  }

  @Test("retypes, moves and removes a cell")
  func change() throws {
    let scene = try scene(budget: 40)
    try scene.activate(.button, "Body 3, 2 links")
    try scene.activate(.button, "Body, 2 points")
    try scene.activate(
      .button, "Armour · 5, " + CellType.armour.purpose)
    #expect(scene.genome.cell(4)?.type == .armour)
    let stepper = try #require(scene.elements.first { $0.label.hasPrefix("Ahead") })
    #expect(stepper.label == "Ahead, −2.00 lengths" || stepper.label == "Ahead")
    try scene.goBack()
    try scene.activate(.button, "Body 5, 1 link")
    try scene.activate(.button, "Remove")
    #expect(scene.genome.cell(7) == nil)
  }

  @Test("tunes a muscle by steps of its sliders, and the wave")
  func tune() throws {
    let scene = try scene(budget: 40)
    try scene.perform(.increment, .adjustable, "Beats per second")
    #expect(scene.genome.frequency > SeedCreatures.eel.frequency)
    try scene.activate(.button, "Hinge muscle, Body 5 – Body 6")
    try scene.perform(.decrement, .adjustable, "Amplitude")
    #expect((scene.genome.link(14)?.amplitude ?? 1) < 0.85)
    try scene.perform(.increment, .adjustable, "Ahead of the wave")
    #expect((scene.genome.link(14)?.phase ?? 0) > 0)
    try scene.activate(.button, "Undo")
    #expect(scene.genome.link(14)?.phase == 0)
  }

  @Test("links two cells and adds the mirror image of an unpaired one")
  func build() throws {
    let scene = try scene(budget: 40)
    try scene.activate(.toggle, "Mirror both sides")
    #expect(!scene.model.isSymmetric)
    try scene.activate(.button, "Body 3, 2 links")
    try scene.activate(.button, "Add a cell")
    try scene.activate(.button, "On the right, 3 points")
    let id = try #require(scene.genome.cells.last?.id)
    #expect(scene.genome.cell(id)?.twin == nil)
    try scene.activate(.button, "Add its mirror image")
    #expect(scene.genome.cell(id)?.twin != nil)
    try scene.goBack()
    try scene.activate(.button, "Body 1, 2 links")
    try scene.activate(.button, "Link to")
    let before = scene.genome.links.count
    try scene.activate(.button, "Body 3")
    #expect(scene.genome.links.count == before + 1)
  }

  @Test("changes name and skin for free")
  func look() throws {
    let scene = try scene(budget: 0)
    try scene.perform(.increment, .adjustable, "Skin")
    #expect(scene.genome.hue > SeedCreatures.eel.hue)
    try scene.activate(.textField, "Name")
    scene.stage.type("!")
    scene.stage.type("\n")
    scene.stage.advance(by: 0.5)
    #expect(scene.genome.name == CreatureName("Eel!"))
    #expect(scene.model.draft.cost == 0)
    try scene.activate(.button, "Undo")
    #expect(scene.genome.name == CreatureName("Eel"))
  }

  @Test("compares with before, part by part")
  func compare() throws {
    let scene = try scene(budget: 40)
    scene.model.perform(.retypeCell(4, to: .armour))
    scene.model.perform(.removeCell(7, pruning: false))
    scene.model.select(nil)
    scene.stage.advance(by: 0.8)
    try scene.activate(.button, "Before and after, 3 changes, 10 points")
    let labels = scene.elements.map(\.label)
    #expect(labels.contains("Armour · 5, Body → Armour"))
    #expect(labels.contains("Body 6 · 2, gone"))
    #expect(labels.contains("Hinge muscle: Body 5 – Body 6 · 3, gone"))
  }

  @Test("has all texts in German too")
  func german() throws {
    let scene = EditorScene(budget: 8, languages: ["de"])
    try scene.activate(.button, "Teile")
    try scene.activate(.button, "Körper 6, 1 Verbindung")
    try scene.activate(.button, "Zelle anbauen")
    try scene.activate(.button, "Hinten, 3 Punkte")
    #expect(scene.genome.cells.count == SeedCreatures.eel.cells.count + 1)
  }
}
