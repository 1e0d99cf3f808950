import CoreGraphics
import Foundation
import QuartzCore

/// A visible cell or view, as its section's handler sees and changes it. A dynamic animator can move it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var transform3D: CATransform3D { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var bounds: CGRect { get }
  /// The kind of a view; empty for a cell.
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

/// Attributes as a handler sees them.
@MainActor final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private(set) var attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  /// Whether the section's handler is being called with the item.
  var isTold = false
  /// Whether the item was moved from outside.
  private var isMoved = false

  /// Moves an element that the layout has placed again to where the item's holder has moved it.
  func take(_ placed: UICollectionViewLayoutAttributes) {
    if isMoved {
      placed.center = attributes.center
      placed.transform = attributes.transform
    }
    attributes = placed
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set {
      attributes.center = newValue
      if !isTold { isMoved = true }
    }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set {
      attributes.transform = newValue
      if !isTold { isMoved = true }
    }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var frame: CGRect { attributes.frame }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
