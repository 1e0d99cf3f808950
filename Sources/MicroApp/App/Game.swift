import Foundation
import UIKit

/// What all screens of the game use: the composition root.
///
///     let game = Game(folder: folder, surroundings: .system)
///     window.rootViewController = game.makeRootController()
@MainActor public final class Game {
  let store: Store
  let surroundings: Surroundings
  /// Makes the list of header components, for builds that have it; the menu leads to it.
  public var makeGallery: (@MainActor () -> UIViewController)?

  /// What the player chose. A change of it is shown at once.
  var settings: Settings {
    get { store.settings }
    set {
      let old = store.settings
      store.set(newValue)
      if newValue != old { root?.settingsDidChange(from: old) }
    }
  }

  /// Every text that a player reads, in the player's language.
  var texts: Texts {
    Texts(language: settings.language ?? Language(preferred: surroundings.preferredLanguages))
  }

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
}
