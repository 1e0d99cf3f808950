import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp
@testable import StageBrowser

/// The whole game in a real browser: from the menu through a run with an edit to the creature in the list, only
/// with pointer and keys.
@MainActor @Suite(.serialized) struct GameStoryTests {
  /// A rival that can neither swim nor bite.
  private static let drifter = Genome(
    name: CreatureName("Drifter") ?? .none, hue: 0.78,
    cells: [
      CellGene(id: 0, type: .nucleus, position: .zero),
      CellGene(id: 1, type: .storage, position: Vector(x: 1, y: 0)),
      CellGene(id: 2, type: .body, position: Vector(x: -1, y: 0)),
    ],
    links: [
      LinkGene(id: 3, a: 0, b: 1, type: .body), LinkGene(id: 4, a: 0, b: 2, type: .body),
    ], nextID: 5)

  private static func isHunter(_ creature: Creature) -> Bool {
    creature.genome.cells.contains { $0.type == .spike }
  }

  /// A small dish with many rivals that can be eaten, into which a wave of hunters comes after a minute. There
  /// is little other food, so creatures that no longer hunt soon die.
  private static func recording(_ setup: RunSetup) -> RunRecording {
    var settings = RunSettings(population: 12)
    settings.arena.world.radius = 16
    settings.arena.world.motes = 16
    settings.arena.world.rain = 0
    settings.arena.world.birthReserve = 0.5
    settings.arena.distanceFromPlayer = 7
    settings.growth = 0
    settings.hasWeather = false
    settings.editInterval = 50
    return RunRecording(
      settings: settings, creature: setup.creature, founders: [drifter],
      arrivals: [Arrival(minute: 1, genomes: [SeedCreatures.lancer], copies: 4)], seed: setup.seed)
  }

  private func makeGame(in folder: URL) -> Game {
    let game = Game(
      folder: folder,
      surroundings: Surroundings(
        today: { Day(year: 2026, month: 11, day: 22) }, chance: { 7 << 32 },
        preferredLanguages: ["en"]))
    game.makeRecording = Self.recording
    game.settings.offersAllParts = true
    return game
  }

  @Test func aRunFromTheMenuToTheListOfCreatures() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let game = makeGame(in: folder)
    try await LivePage.with(
      [StageScreen(name: "micro", title: "Project Micro") { game.makeRootController() }],
      stage: Stage(device: .iPhone14Pro, appearance: .dark)
    ) { live in
      let player = try await GamePage(live, game)
      try await begin(player)
      try await hunt(player)
      try await edit(player)
      try await perish(player)
      try await remember(player)
      #expect(try await live.browser.console() == [])
    }
  }

  // MARK: The menu

  private func begin(_ player: GamePage) async throws {
    try await player.rest(1.5)
    try await player.keepPicture("01-menu")
    try await player.tap("button", "New run")
    try await player.keepPicture("02-new-run")
    try await player.tap("textbox", "Name")
    try await player.page.browser.type("Nessie")
    try await player.keepPicture("03-name")
    // The keyboard lies over the rest of the screen until it is done.
    try await player.page.browser.press("Enter")
    try await player.rest()
    try await player.tap("button", "Easy")
    try await player.tap("button", "Dive in")
    try await player.wait("the dish opens") { player.dish?.session.run.score.steps ?? 0 > 20 }
    let card = try #require(player.dish?.session.card)
    #expect(card.name == "Nessie")
    #expect(card.seed == 7)
    #expect(card.difficulty == "easy")
    try await player.rest()
    try await player.keepPicture("04-first-hint")
  }

  // MARK: The dish

  private func hunt(_ player: GamePage) async throws {
    let dish = try #require(player.dish)
    let session = dish.session
    let start = try #require(session.run.creature).pose.center
    try await player.drag(
      from: CGPoint(x: 196, y: 500), to: try player.finger(towards: Vector(x: 1, y: -0.3)),
      lifting: false)
    try await player.wait("it swims") { session.input.effort > 0 }
    try await player.keepPicture("05-steering")
    var pictures = 0
    while session.run.score.consumed == 0, !session.isInvited, session.run.ending == nil {
      guard let way = player.way(to: { !Self.isHunter($0) }) else { break }
      try await player.swim(along: way)
      if pictures == 0, way.length < 4 {
        pictures += 1
        try await player.keepPicture("06-hunting")
      }
    }
    #expect(session.run.score.consumed >= 1)
    try await player.keepPicture("07-eaten")
    let swum = try #require(session.run.creature).pose.center - start
    #expect(swum.length > 2)
    try await player.lift()
    let zoom = dish.dish.magnification
    try await player.turnWheel(by: 500)
    try await player.wait("the wheel shows more") { dish.dish.magnification < zoom * 0.7 }
    try await player.rest(1.5)
    try await player.keepPicture("08-from-afar")
    try await player.turnWheel(by: -500)
    try await player.tap("button", "Pause")
    try await player.keepPicture("09-pause")
    try await player.tap("button", "Continue")
    dish.session.speed = 8
    try await player.wait("the invitation to edit") { player.editor != nil }
  }

  // MARK: The editor

  private func edit(_ player: GamePage) async throws {
    let editor = try #require(player.editor)
    let session = try #require(player.dish).session
    let budget = session.run.budget.points
    // The points of every edit, and those for the eaten rival.
    #expect(budget >= EditBudget.allowance + EditBudget.pointsPerRival)
    try await player.rest(1.2)
    try await player.keepPicture("10-editor")
    let old = session.run.genome
    try await drag(.cell(.spike), to: Vector(x: 2, y: 0), player, lifting: false)
    try await player.keepPicture("11-dragging")
    try await player.lift()
    try await player.wait("the spike is there") {
      editor.model.draft.genome.cells.count == old.cells.count + 1
    }
    #expect(editor.model.draft.cost == 7, "a spike is 6, its link 1")
    #expect(budget >= 7, "a spike is 6, its link 1")
    try await player.rest()
    try await player.keepPicture("12-cell-added")
    // Adds mouths at the sides of the body until the points are spent.
    let sides = [(-2, 1), (-4, 1), (-2, -1), (-4, -1), (-6, 1), (-6, -1)]
    for (x, y) in sides where editor.model.refusal == nil {
      try await drag(.cell(.mouth), to: Vector(x: Float(x), y: Float(y)), player)
      try await player.rest(0.5)
    }
    guard case .tooExpensive(let cost, let points, _) = editor.model.refusal else {
      Issue.record("\(String(describing: editor.model.refusal))")
      return
    }
    #expect(cost > budget)
    #expect(points == budget)
    let words = try await player.words()
    #expect(words.contains { $0.contains("\(cost) points, and you have \(budget).") })
    try await player.keepPicture("13-refused")
    // Taps the water beside the creature, so that nothing is selected and the list shows everything.
    try await player.tap(at: CGPoint(x: 60, y: 420))
    try await player.tap("button", "Parts")
    try await player.keepPicture("14-parts")
    try await player.tap("button", "Brain")
    try await player.rest()
    try await player.keepPicture("15-brain")
    let draft = editor.model.draft.genome
    try await player.tap("button", "Done")
    try await player.wait("the run goes on") { player.editor == nil }
    #expect(session.run.genome == draft)
    #expect(session.game.recording.edits.map(\.genome) == [draft])
    try await player.rest()
    try await player.keepPicture("16-after-the-edit")
  }

  /// Drags a type from the palette to a place of the creature.
  private func drag(
    _ item: PaletteItem, to place: Vector, _ player: GamePage, lifting: Bool = true
  ) async throws {
    let editor = try #require(player.editor)
    let chip = try #require(player.page.stage.view(withIdentifier: item.identifier))
    let start = player.page.stage.frame(of: chip)
    let end = editor.canvas.convert(editor.canvas.camera.point(of: place), to: nil)
    try await player.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: end, lifting: lifting, steps: 12)
  }

  // MARK: The end

  private func perish(_ player: GamePage) async throws {
    let dish = try #require(player.dish)
    let session = dish.session
    session.speed = 8
    try await player.wait("the hunters come") {
      player.way(to: Self.isHunter) != nil || session.run.ending != nil
    }
    session.speed = 2
    try await player.keepPicture("17-hunters")
    try await player.drag(
      from: CGPoint(x: 196, y: 500), to: try player.finger(towards: Vector(x: 0, y: 1)),
      lifting: false)
    var pictures = 0
    // Swims into the hunters' spikes until the run ends one way or the other.
    for round in 0..<100 where session.run.ending == nil {
      if round == 50 { session.speed = 8 }
      try await declineIfInvited(player)
      guard session.run.creature != nil, let way = player.way(to: Self.isHunter) else { break }
      try await player.swim(along: way)
      if pictures == 0, way.length < 5 {
        pictures += 1
        try await player.keepPicture("18-danger")
      }
    }
    try await player.lift()
    session.speed = 8
    while session.run.ending == nil {
      try await declineIfInvited(player)
      try await player.rest(0.2)
    }
    try await player.wait("the end") { dish.presentedViewController is DeathController }
    try await player.rest(1.5)
    try await player.keepPicture("19-death")
    let ending = try #require(session.run.ending)
    let words = try await player.words()
    let reason = player.game.texts.reason(of: ending, loss: session.loss)
    for text in [
      player.game.texts[CauseText(ending.cause)],
      String(reason.prefix { $0 != "\n" }),
      player.game.texts[DeathText.replay],
    ] {
      #expect(words.contains { $0.contains(text) }, "\(text)")
    }
    try await player.rest(4)
    try await player.keepPicture("20-replay")
  }

  /// Continues without a second edit.
  private func declineIfInvited(_ player: GamePage) async throws {
    guard let dish = player.dish, dish.session.isInvited else { return }
    try await player.lift()
    try await player.wait("another invitation") { player.editor != nil }
    try await player.rest(1.2)
    try await player.tap("button", "Cancel")
    try await player.wait("the run goes on") { player.editor == nil }
    try await player.drag(
      from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 400), lifting: false)
  }

  private func remember(_ player: GamePage) async throws {
    try await player.tap("button", "To the menu")
    try await player.wait("the menu") { player.dish == nil }
    try await player.rest()
    try await player.keepPicture("21-menu-again")
    try await player.tap("button", "Creatures")
    try await player.rest()
    #expect(try await player.words().contains { $0.contains("Nessie") })
    try await player.keepPicture("22-creatures")
    try await player.tap("button", "Nessie")
    try await player.rest()
    try await player.keepPicture("23-creature")
    #expect(player.game.store.creatures.map(\.name) == ["Nessie"])
  }
}
