import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp

/// The editor without a run.
@MainActor @Suite("The workshop") struct WorkshopTests {
  /// Numbers that are all different.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count: UInt64 = 0

    func next() -> UInt64 {
      lock.lock()
      defer { lock.unlock() }
      count += 1
      return count << 32
    }
  }

  private func open(_ language: Language = .english) -> (scene: Scene, reader: Reader) {
    let counter = Counter()
    let scene = Scene(languages: [language.rawValue], chance: { counter.next() })
    scene.show()
    return (scene, Reader(stage: scene.stage))
  }

  /// Returns the editor over the menu's screens.
  private func editor(_ scene: Scene) throws -> EditorController {
    let root = scene.stage.window?.rootViewController
    let stack = try #require(root?.presentedViewController as? UINavigationController)
    return try #require(stack.topViewController as? EditorController)
  }

  /// Attaches a cell to the tail of the creature.
  private func build(_ editor: EditorController) throws {
    let cells = editor.model.draft.genome.cells
    let tail = try #require(cells.min { $0.position.x < $1.position.x })
    let isDone = editor.model.perform(
      .addCell(.body, at: tail.position + Vector(x: -1, y: 0), linkedTo: tail.id, by: .body))
    try #require(isDone)
  }

  @Test("is a row of the menu, and its results are kept", arguments: Language.allCases)
  func menu(language: Language) throws {
    let (scene, reader) = open(language)
    let texts = scene.game.texts
    try reader.activate(texts[MenuText.workshop], .button)
    try reader.activate("Watcher", .button)
    let editor = try editor(scene)
    #expect(editor.model.draft.original == SeedCreatures.watcher)
    try build(editor)
    try reader.activate(texts[EditorText.done], .button)
    let kept = try #require(scene.game.store.creatures.first)
    #expect(scene.game.store.creatures.count == 1)
    #expect(kept.origin == .drafted)
    #expect(kept.name == "Watcher 2", "distinguished from the original")
    #expect(kept.genome.name.description == kept.name, "also where its code arrives")
    #expect(kept.genome.cells.count == SeedCreatures.watcher.cells.count + 1)
    // Its page is shown, from which a run can be started.
    #expect(reader.search(texts[CreaturesText.begin], .button) != nil)
    #expect(reader.wholeScreen.contains { $0.contains("Watcher 2") })
    // None of it is a run.
    #expect(scene.game.store.statistics.runs == 0 && scene.game.store.savedRun == nil)
  }

  @Test("has no limit, shows the cost in a run, and needs a viable body")
  func limit() throws {
    let (scene, reader) = open()
    try reader.activate("Workshop", .button)
    try reader.activate("Eel", .button)
    let editor = try editor(scene)
    for _ in 0..<12 { try build(editor) }
    #expect(editor.model.draft.cost == 36)
    #expect(editor.budgetBar.accessibilityValue == "Would cost 36 points in a run")
    #expect(editor.model.draft.remaining == nil)
    #expect(editor.model.draft.refusal == nil)
    // A change that isn't viable is refused as everywhere.
    #expect(!editor.model.perform(.removeCell(1, pruning: false)))
    #expect(editor.model.refusal != nil)
  }

  @Test("a player who changes nothing or cancels keeps nothing")
  func nothing() throws {
    let (scene, reader) = open()
    let texts = scene.game.texts
    try reader.activate("Workshop", .button)
    for way in [EditorText.done, .cancel] {
      try reader.activate("Eel", .button)
      try reader.activate(texts[way], .button)
      #expect(scene.stage.window?.rootViewController?.presentedViewController == nil)
    }
    try reader.activate("Eel", .button)
    try build(editor(scene))
    try reader.activate(texts[EditorText.cancel], .button)
    try reader.activate(texts[EditorText.discard], .button)
    #expect(scene.game.store.creatures.isEmpty)
  }

  @Test("names distinguish drafts, and a typed name is kept")
  func names() throws {
    let (scene, _) = open()
    let workshop = Workshop(game: scene.game)
    var genome = SeedCreatures.lancer
    for number in 2...5 {
      genome.hue = Float(number) / 10
      #expect(workshop.keep(genome, from: .seed(3)).name == "Lancer \(number)")
    }
    genome.name = try #require(CreatureName("Anna's"))
    #expect(workshop.keep(genome, from: .seed(3)).name == "Anna's")
    genome.name = .none
    #expect(workshop.keep(genome, from: .body(genome, name: "")).name == "Nameless 2")
    #expect(Set(scene.game.store.creatures.map(\.name)).count == 6)
    // A name of the largest length is shortened for the number.
    let long = String(repeating: "x", count: CreatureName.maximumLength)
    genome.name = try #require(CreatureName(long))
    let kept = workshop.keep(genome, from: .body(genome, name: long))
    #expect(kept.name == String(repeating: "x", count: CreatureName.maximumLength - 2) + " 2")
  }

  @Test("a draft is changed in its place until something descends from it")
  func drafts() throws {
    let (scene, _) = open()
    let store = scene.game.store
    let workshop = Workshop(game: scene.game)
    var genome = SeedCreatures.eel
    genome.hue = 0.1
    let draft = workshop.keep(genome, from: .seed(0))
    #expect(workshop.isOpen(draft))
    genome = draft.genome
    genome.hue = 0.2
    let changed = workshop.keep(genome, from: .record(draft.id))
    #expect(changed.id == draft.id && changed.name == draft.name)
    #expect(store.creatures.count == 1)
    // A saved run began with it.
    var card = ShortRun.card
    card.parent = draft.id
    _ = store.begin(RunSnapshot(card: card, game: ShortRun.shared.states[0]))
    #expect(!workshop.isOpen(changed))
    genome.hue = 0.3
    let other = workshop.keep(genome, from: .record(draft.id))
    #expect(other.id != draft.id && other.parent == draft.id)
    #expect(store.creature(draft.id)?.genome.hue == changed.genome.hue)
    #expect(!workshop.isOpen(changed), "another descends from it")
    #expect(workshop.isOpen(other))
    // Played or pasted creatures are never overwritten.
    for origin in [CreatureRecord.Origin.played, .killer, .pasted] {
      let record = CreatureRecord(
        id: "a-\(origin)", name: "A", genome: SeedCreatures.whip, origin: origin,
        day: scene.game.surroundings.today())
      store.keep(record)
      #expect(!workshop.isOpen(record))
      #expect(workshop.keep(genome, from: .record(record.id)).id != record.id)
      #expect(store.creature(record.id) == record)
    }
  }

  @Test("a creature's page leads to the workshop")
  func page() throws {
    let (scene, reader) = open()
    try reader.activate("Creatures", .button)
    try reader.activate("Whip", .button)
    try reader.activate("Change a copy of it", .button)
    try build(editor(scene))
    try reader.activate("Done", .button)
    #expect(scene.game.store.creatures.map(\.name) == ["Whip 2"])
    // On its own page a draft is changed in place.
    try reader.activate("Change it", .button)
    try build(editor(scene))
    try reader.activate("Done", .button)
    #expect(scene.game.store.creatures.map(\.name) == ["Whip 2"])
    let cells = scene.game.store.creatures.first?.genome.cells.count
    #expect(cells == SeedCreatures.whip.cells.count + 2)
  }
}
