import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("Locked parts in the editor") struct LockedPartTests {
  @Test(
    "the palette shows a padlock, and nothing can be built with the part",
    arguments: Language.allCases)
  func palette(language: Language) throws {
    let scene = EditorScene(
      budget: 99, languages: [language.rawValue], offersAllParts: false)
    let texts = scene.model.texts
    for type in CellType.allCases where type != .nucleus {
      let isLocked = Feats().locked.contains(type)
      scene.model.clearRefusal()
      let tail = try #require(
        scene.genome.cells.min { $0.position.x < $1.position.x })
      let isAdded = scene.model.perform(
        .addCell(type, at: tail.position + Vector(x: -1, y: 0), linkedTo: tail.id, by: .body))
      #expect(isAdded == !isLocked, "\(type)")
      if isAdded { scene.model.undo() }
      let isChanged = scene.model.perform(.retypeCell(tail.id, to: type))
      #expect(isChanged == !isLocked, "\(type)")
      if isChanged { scene.model.undo() }
      guard isLocked else { continue }
      #expect(scene.model.refusal == .locked(type))
      let reason = try #require(scene.model.refusal?.text(in: texts, for: scene.genome))
      let feat = try #require(Feat.unlocking(type))
      #expect(reason.contains(texts[FeatTaskText(feat)]))
    }
    try Pictures.keep(scene.stage.pngData(), "locked-\(language)")
  }

  @Test("a locked part that is dragged out makes nothing, and the reason is shown")
  func drag() throws {
    let scene = EditorScene(budget: 99, offersAllParts: false)
    let before = scene.genome
    try scene.drag(.cell(.spike), to: Vector(x: 2.05, y: 0.1))
    #expect(scene.genome == before)
    #expect(scene.model.refusal == .locked(.spike))
    let chip = try #require(
      scene.stage.view(withIdentifier: PaletteItem.cell(.spike).identifier) as? PaletteChip)
    #expect(chip.accessibilityValue == scene.model.texts.howToUnlock(.spike))
  }

  @Test("a body that has the part already keeps it, and can be changed elsewhere")
  func kept() throws {
    let scene = EditorScene(SeedCreatures.lancer, budget: 99, offersAllParts: false)
    let tail = try #require(scene.genome.cells.min { $0.position.x < $1.position.x })
    #expect(
      scene.model.perform(
        .addCell(.body, at: tail.position + Vector(x: -1, y: 0), linkedTo: tail.id, by: .body)))
    scene.editor.commit()
    #expect(scene.result?.cells.contains { $0.type == .spike } == true)
  }

  @Test("with the setting, nothing is locked") func all() {
    let scene = EditorScene(budget: 99, offersAllParts: true)
    #expect(scene.model.locked.isEmpty)
  }
}
