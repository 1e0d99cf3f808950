import Foundation

/// An object with traits: a screen, a scene, a view or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed; `previousTraitCollection` holds the earlier ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
