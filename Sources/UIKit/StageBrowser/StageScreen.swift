import UIKit

/// A screen that a ``StageServer`` offers in its page.
public struct StageScreen: Sendable {
  /// The name on command lines, such as `elastic-header`.
  public let name: String
  /// The title for users, such as `Elastic header`.
  public let title: String
  /// Makes the screen's controller each time the screen is chosen.
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
