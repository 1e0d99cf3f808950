import Micro
import UIKit

/// The game's screens by name, as after some time of play, for pictures of them.
///
///     let game = Game(folder: folder, surroundings: Showcase.surroundings(languages: ["en"]))
///     Showcase.fill(game)
///     stage.show(Showcase.Screen.catalogue.make(game))
@available(iOS 16, *)
@MainActor public enum Showcase {
  /// A screen, under its name on command lines.
  public enum Screen: String, CaseIterable, Sendable {
    case menu
    case newRun = "new-run"
    case start
    case dish
    /// A run in the other kinds of dishes.
    case stream, vents
    case pause
    /// The dish with the lesson before an edit.
    case learned
    /// The dish with captions of sounds.
    case captions
    /// The last seconds, for recording.
    case moment
    case editor
    case editing
    case parts
    case brain
    case death
    case killed
    /// The picture of a life, as it appears in a message.
    case card
    case today
    case workshop
    case creatures
    case creature
    case paste
    case catalogue
    case cell
    case link
    case observer
    case feats
    case fame
    case statistics
    case settings
    case players
    case credits
  }

  /// Surroundings with a fixed day and fixed random numbers.
  public static func surroundings(languages: [String]) -> Surroundings {
    Surroundings(
      today: { Day(year: 2026, month: 11, day: 24) }, chance: { 7 << 32 },
      preferredLanguages: languages)
  }

  /// Gives a new game a past: two finished runs, and a creature from a friend. Its appearance is the device's.
  public static func fill(_ game: Game) {
    game.settings.appearance = .system
    game.store.finish(killed.result(id: "first", name: "Nessie", day: 22, parent: nil))
    game.store.finish(starved.result(id: "second", name: "Nessie II", day: 23, parent: "first"))
    game.store.keep(
      CreatureRecord(
        id: "pasted", name: "Lancer of Anna", genome: SeedCreatures.lancer, origin: .pasted,
        day: Day(year: 2026, month: 11, day: 20)))
  }

  /// Chooses the palette for colour-blind players.
  public static func useColourBlindPalette(_ game: Game) { game.settings.palette = .colourBlind }

  // MARK: Runs

  /// A run that was played, from which results are made.
  struct Played {
    let session: RunSession

    @MainActor func result(id: String, name: String, day: Int, parent: String?) -> RunResult {
      RunResult(
        card: RunCard(
          id: id, name: name, seed: session.card.seed, difficulty: session.card.difficulty,
          day: Day(year: 2026, month: 11, day: day), parent: parent),
        game: session.game)
    }
  }

  /// An eel that swims into spikes until they kill it.
  static let killed: Played = {
    var settings = RunSettings(population: 5)
    settings.arena.world.radius = 10
    settings.arena.world.motes = 0
    settings.arena.world.rain = 0
    settings.arena.distanceFromPlayer = 4
    settings.growth = 0
    settings.hasWeather = false
    settings.editInterval = 1000
    let session = begin(
      settings, creature: SeedCreatures.eel, founders: [SeedCreatures.lancer], seed: 29)
    for _ in 0..<900 {
      guard let own = session.run.creature else { break }
      let ways = session.run.arena.world.creatures.filter { $0.id != own.id }
        .map { $0.pose.center - own.pose.center }
      var hands = Hands()
      hands.pointer = ways.min { $0.length < $1.length }.map { $0 * (6 / $0.length) }
      session.input = hands.input(heading: own.pose.heading)
      session.advance(by: 1.0 / 60)
    }
    return Played(session: session)
  }()

  /// An eel that finds nothing to eat.
  static let starved: Played = {
    var settings = RunSettings(population: 10)
    settings.arena.world.radius = 14
    settings.arena.world.birthReserve = 0.02
    settings.arena.world.motes = 0
    settings.arena.world.rain = 0
    settings.editInterval = 1000
    let session = begin(
      settings, creature: SeedCreatures.eel, founders: SeedCreatures.all, seed: 21)
    session.speed = 8
    session.input = PlayerInput(turn: 30, effort: 255, thrust: 255)
    for _ in 0..<6000 where session.run.ending == nil { session.advance(by: 1.0 / 60) }
    return Played(session: session)
  }()

  /// Starts a run in a small dish with many events.
  static func crowded(in habitat: Habitat = .shallows) -> RunSession {
    var settings = RunSettings(population: 14)
    settings.arena.world.radius = 20
    settings.arena.world.habitat = habitat
    settings.arena.distanceFromPlayer = 4
    return begin(
      settings, creature: SeedCreatures.watcher, founders: SeedCreatures.all, seed: 4)
  }

  /// Plays a run in such a dish until the second edit.
  static func taught() -> RunSession {
    var settings = RunSettings(population: 14)
    settings.arena.world.radius = 20
    settings.arena.distanceFromPlayer = 4
    settings.editInterval = 30
    let session = begin(
      settings, creature: SeedCreatures.lancer, founders: SeedCreatures.all, seed: 4)
    for edit in 1...2 {
      if edit > 1 {
        _ = session.learn()
        session.decline()
      }
      while !session.isInvited, session.run.ending == nil {
        session.input = session.run.scriptedInput
        session.advance(by: 1.0 / 60)
      }
    }
    return session
  }

  private static func begin(
    _ settings: RunSettings, creature: Genome, founders: [Genome], seed: UInt64
  ) -> RunSession {
    let recording = RunRecording(
      settings: settings, creature: creature, founders: founders, seed: seed)
    guard let game = try? RecordedRun(recording) else {
      preconditionFailure("a seed creature can live")
    }
    let card = RunCard(
      id: "run-\(seed)", name: creature.name.description, seed: seed, difficulty: "normal",
      day: Day(year: 2026, month: 11, day: 24))
    return RunSession(OpenRun(card: card, game: game, log: nil))
  }
}

@available(iOS 16, *)
extension Showcase.Screen {
  /// The seconds until there is something to see.
  public var lead: TimeInterval {
    switch self {
    case .dish, .stream, .vents, .pause, .captions, .observer: 6
    case .death, .killed: 3
    // It is shown for two seconds.
    case .learned: 0.5
    default: 1
    }
  }

  /// The screen as a window's root.
  @MainActor public func make(_ game: Game) -> UIViewController {
    if self == .captions { game.settings.showsCaptions = true }
    return switch self {
    case .menu: game.makeRootController()
    case .newRun: stack(NewRunController(game: game), game)
    case .start: start(game)
    case .dish, .pause, .captions:
      stack(DishController(session: Showcase.crowded(), game: game), game)
    case .stream: stack(DishController(session: Showcase.crowded(in: .stream), game: game), game)
    case .vents: stack(DishController(session: Showcase.crowded(in: .vents), game: game), game)
    case .learned: stack(DishController(session: Showcase.taught(), game: game), game)
    case .editor, .editing, .parts: stack(editor(game), game)
    case .brain:
      stack(
        BrainGraphController(
          genome: SeedCreatures.watcher, texts: game.texts, vision: game.vision), game)
    case .moment:
      MomentController(Showcase.killed.session.replay, name: "Nessie", game: game) {}
    case .card: CardController(game: game)
    case .death: death(Showcase.starved, game)
    case .killed: death(Showcase.killed, game)
    case .today: stack(TodayController(game: game), game)
    case .workshop:
      stack(
        EditorController(genome: SeedCreatures.ribbon, budget: nil, game: game) { _ in }, game)
    case .creatures: stack(CreatureListController(game: game), game)
    case .creature: stack(CreatureController(game: game, subject: .record("second")), game)
    case .paste: stack(PasteCodeController(game: game), game)
    case .catalogue: stack(CatalogueController(game: game), game)
    case .cell: stack(PartController(game: game, part: .cell(.mouth)), game)
    case .link: stack(PartController(game: game, part: .link(.hingeMuscle)), game)
    case .observer: stack(game.makeObserver(game), game)
    case .feats: stack(FeatsController(game: game), game)
    case .fame: stack(FameController(game: game), game)
    case .statistics: stack(StatisticsController(game: game), game)
    case .settings: stack(SettingsController(game: game), game)
    case .players: stack(PlayersController(game: game), game)
    case .credits: stack(CreditsController(game: game), game)
    }
  }

  /// Performs the player's actions that lead from the screen's beginning to the named state.
  @MainActor public func act(on root: UIViewController) {
    let top = (root as? UINavigationController)?.topViewController
    switch self {
    case .pause: (top as? DishController)?.pause()
    case .editing:
      guard let editor = top as? EditorController else { return }
      let mouth = editor.model.draft.genome.cells.first { $0.type == .mouth }
      editor.model.select(mouth.map { .cell($0.id) })
    case .parts:
      // On a wide screen the parts are always next to the canvas.
      guard let editor = top as? EditorController, editor.panel.offersParts else { return }
      editor.panel.show(.parts)
    default: break
    }
  }

  @MainActor private func stack(
    _ screen: UIViewController, _ game: Game
  ) -> UINavigationController {
    let stack = UINavigationController(rootViewController: screen)
    stack.view.tintColor = .accent
    stack.overrideUserInterfaceStyle = game.settings.appearance.style
    return stack
  }

  /// The page that receives the choice of a creature keeps it.
  @MainActor private func start(_ game: Game) -> UIViewController {
    let page = NewRunController(game: game)
    let stack = stack(page, game)
    stack.pushViewController(page.makeStartController(), animated: false)
    return stack
  }

  @MainActor private func editor(_ game: Game) -> UIViewController {
    EditorController(genome: SeedCreatures.watcher, budget: 27, game: game) { _ in }
  }

  @MainActor private func death(_ played: Showcase.Played, _ game: Game) -> UIViewController {
    DeathController(
      result: played.session.result, replay: played.session.replay, game: game, again: {},
      close: {})
  }
}

/// A card alone, as wide as the screen allows.
@available(iOS 16, *)
private final class CardController: UIViewController {
  private let game: Game

  init(game: Game) {
    self.game = game
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let result = Showcase.killed.result(id: "first", name: "Nessie", day: 22, parent: nil)
    let card = ShareCard(
      result: result, texts: game.texts, palette: game.palette(for: self),
      moments: Still.moments(of: Showcase.killed.session.replay))
    let picture = UIImageView(image: card.image)
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = result.card.name
    view.backgroundColor = .ground
    view.fill(with: picture)
  }
}
