import Foundation

/// What has traits: screens, scenes, views and view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed; `previousTraitCollection` holds the earlier ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
