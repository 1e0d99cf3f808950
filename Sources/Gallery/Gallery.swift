import UIKit

/// The gallery's screens, by name.
public enum Gallery {
  /// One screen: a component of ElasticHeaders in use.
  public struct Screen: Sendable {
    /// As in `ooze snapshot --screen`: lower case, with hyphens.
    public let name: String
    /// As people read it.
    public let title: String
    /// Makes a fresh controller, ready to be a window's root.
    public let makeController: @MainActor @Sendable () -> UIViewController
  }

  /// All of them, in the order of the gallery's menu.
  public static let screens: [Screen] = [
    Screen(name: "elastic-header", title: "Elastic header") {
      ElasticHeaderController.makeFromStoryboard()
    }
  ]
}
