import Foundation
import Micro
import UIKit

/// The objects that all screens of the game use: the composition root.
///
///     let game = Game(folder: folder, surroundings: .system)
///     window.rootViewController = game.makeRootController()
@available(iOS 16, *)
@MainActor public final class Game {
  let store: Store
  let surroundings: Surroundings
  /// The sounds of all screens.
  private(set) lazy var sounds = SoundBoard(settings: settings)
  /// Makes the list of header components, for builds that have it; the menu leads to it. It is told the
  /// language that the player reads, as `de`.
  public var makeGallery: (@MainActor (_ language: String) -> UIViewController)?

  /// The means of whoever shows the game to share things; `nil` where the system's own sheet does all.
  public var handover: Handover?

  /// The player's choices. A change of them is shown at once.
  var settings: Settings {
    get { store.settings }
    set {
      let old = store.settings
      store.set(newValue)
      guard newValue != old else { return }
      sounds.settings = newValue
      root?.settingsDidChange(from: old)
    }
  }

  /// Every text that a player reads, in the player's language.
  var texts: Texts {
    Texts(language: settings.language ?? Language(preferred: surroundings.preferredLanguages))
  }

  /// Makes the recording of a new run.
  var makeRecording: @MainActor (RunSetup) -> RunRecording = {
    RunRecording(level: $0.difficulty, creature: $0.creature, eras: Eras.all, seed: $0.seed)
  }
  /// Makes the screen on which a run is played.
  var makeDish: @MainActor (OpenRun, Game) -> UIViewController = {
    DishController(session: RunSession($0, ghost: $1.ghost(for: $0)), game: $1)
  }
  /// Makes the screen on which evolution is watched.
  var makeObserver: @MainActor (Game) -> UIViewController = {
    ObserverController(
      game: $0, population: $0.observedPopulation ?? ObserverSession.usualPopulation,
      seed: $0.surroundings.chance())
  }
  /// How many creatures the dish has in which evolution is watched, if it isn't to be the usual one.
  public var observedPopulation: Int?

  private weak var root: RootController?

  /// - Parameters:
  ///   - folder: Where everything that is kept lies; it is made if it isn't there.
  ///   - surroundings: What the device says of the world outside.
  public init(folder: URL, surroundings: Surroundings) {
    store = Store(folder: folder.path)
    self.surroundings = surroundings
  }

  /// The whole interface, ready to be a window's root.
  public func makeRootController() -> UIViewController {
    let root = RootController(game: self)
    self.root = root
    return root
  }

  /// Shows a run above the menu, whatever was shown there before.
  func play(_ run: OpenRun) {
    guard let root, let menu = root.viewControllers.first else { return }
    root.setViewControllers([menu, makeDish(run, self)], animated: true)
  }

  // MARK: Players

  func addPlayer() { changePlayer { store.add(profileNamed: "") } }
  func choosePlayer(_ id: Int) { changePlayer { store.choose(profile: id) } }
  func removePlayer(_ id: Int) { changePlayer { store.remove(profile: id) } }

  /// Who plays brings their own settings.
  private func changePlayer(_ change: () -> Void) {
    let old = settings
    change()
    guard settings != old else { return }
    sounds.settings = settings
    root?.settingsDidChange(from: old)
  }
}
