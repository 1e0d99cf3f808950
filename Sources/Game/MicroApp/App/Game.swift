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
  private(set) var surroundings: Surroundings
  /// The sounds of all screens.
  private(set) lazy var sounds = SoundBoard(settings: settings)
  /// Makes the list of header components, in builds that include it; the menu links to it. It receives the player's
  /// language, such as `de`.
  public var makeGallery: (@MainActor (_ language: String) -> UIViewController)?

  /// The means to share things in this environment; `nil` if the system's own share sheet does everything.
  public var handover: Handover?

  /// The player's settings. A change takes effect at once.
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

  /// Called with the language of the texts, such as `de`, when the interface is made and after each change of settings.
  /// On iOS the system's own texts are in the app's language; elsewhere this closure can make them follow.
  public var onLanguage: @MainActor (String) -> Void = { _ in }

  /// The address of the folder with the files of `Examples/Dish`, on which others can play a shared dish; `nil` shares no
  /// address.
  public var dishPage: URL?

  /// All texts in the player's language.
  var texts: Texts {
    Texts(language: settings.language ?? Language(preferred: surroundings.preferredLanguages))
  }

  /// The types of cells that the editor doesn't offer yet.
  var lockedParts: Set<CellType> { settings.offersAllParts ? [] : store.feats.locked }
  /// The kinds of dishes in which no run can begin yet.
  var lockedHabitats: Set<Habitat> {
    settings.offersAllParts ? [] : store.feats.lockedHabitats
  }

  /// Makes the recording of a new run.
  var makeRecording: @MainActor (RunSetup) -> RunRecording = { $0.recording }
  /// Makes the screen on which a run is played.
  var makeDish: @MainActor (OpenRun, Game) -> UIViewController = {
    DishController(
      session: RunSession($0, ghost: $1.ghost(for: $0), nemesis: $1.nemesis(in: $0)), game: $1)
  }
  /// Makes the screen on which evolution is watched.
  var makeObserver: @MainActor (Game) -> UIViewController = {
    ObserverController(
      game: $0, population: $0.observedPopulation ?? ObserverSession.usualPopulation,
      seed: $0.surroundings.chance())
  }
  /// The number of creatures in the dish of the observer, if it isn't the usual one.
  public var observedPopulation: Int?

  private weak var root: RootController?

  /// Creates the game.
  ///
  /// - Parameters:
  ///   - folder: The folder of all saved data, which is made if it doesn't exist.
  ///   - surroundings: The information from the device about the world outside.
  public init(folder: URL, surroundings: Surroundings) {
    store = Store(folder: folder.path)
    self.surroundings = surroundings
  }

  /// Returns the whole interface, ready to be a window's root.
  public func makeRootController() -> UIViewController {
    let root = RootController(game: self)
    self.root = root
    return root
  }

  /// Takes over the languages that the player reads, best first, such as those of a browser. They count while the
  /// settings have no language.
  public func prefer(_ languages: [String]) {
    let old = texts
    surroundings.preferredLanguages = languages
    if texts != old { root?.settingsDidChange(from: settings) }
  }

  /// Shows a run above the menu, replacing what was shown before.
  func play(_ run: OpenRun) {
    guard let root, let menu = root.viewControllers.first else { return }
    root.setViewControllers([menu, makeDish(run, self)], animated: true)
  }

  // MARK: Players

  func addPlayer() { changePlayer { store.add(profileNamed: "") } }
  func choosePlayer(_ id: Int) { changePlayer { store.choose(profile: id) } }
  func removePlayer(_ id: Int) { changePlayer { store.remove(profile: id) } }

  /// Changes the player; each player has their own settings.
  private func changePlayer(_ change: () -> Void) {
    let old = settings
    change()
    guard settings != old else { return }
    sounds.settings = settings
    root?.settingsDidChange(from: old)
  }
}
