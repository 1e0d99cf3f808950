import Foundation

/// An object with traits: a screen, a scene, a view or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed; `previousTraitCollection` contains the earlier ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
