import Foundation
import UIKit

/// What all screens of the game use: the composition root.
///
///     let game = Game(folder: folder, surroundings: .system)
///     window.rootViewController = game.makeRootController()
@MainActor public final class Game {
  /// Where everything that is kept lies.
  public let folder: URL
  let surroundings: Surroundings
  /// Makes the list of header components, for builds that have it; the menu leads to it.
  public var makeGallery: (@MainActor () -> UIViewController)?

  /// What the player chose. A change of it is shown at once.
  var settings = Settings() {
    didSet { if settings != oldValue { root?.settingsDidChange(from: oldValue) } }
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
    self.folder = folder
    self.surroundings = surroundings
  }

  /// The whole interface, ready to be a window's root.
  public func makeRootController() -> UIViewController {
    let root = RootController(game: self)
    self.root = root
    return root
  }
}
