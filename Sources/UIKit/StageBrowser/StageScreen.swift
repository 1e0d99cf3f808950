import UIKit

/// One screen that a ``StageServer`` offers in its page.
public struct StageScreen: Sendable {
  /// The name on command lines, as in `elastic-header`.
  public let name: String
  /// The name that people read, as in `Elastic header`.
  public let title: String
  /// Makes the screen's controller, each time the screen is chosen.
  public let makeController: @MainActor @Sendable () -> UIViewController

  public init(
    name: String, title: String,
    makeController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.makeController = makeController
  }
}
