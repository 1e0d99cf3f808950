import CoreGraphics
import Foundation

/// The container of a layout, a section or a custom group.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before the insets, in points.
  var contentSize: CGSize { get }
  /// The size after the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets as they were set, without regard to the layout's direction.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are in effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section: its container and its traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// A container with insets.
@MainActor final class CompositionalContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

/// A container with the traits of its collection view.
@MainActor final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
  }
}

extension CGSize {
  /// Returns the size that insets leave, at least zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
