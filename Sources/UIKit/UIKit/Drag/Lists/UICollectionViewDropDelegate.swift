import CoreGraphics
import Foundation

/// Handles drops on a collection view. All methods except the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Changes the data and the items, and says by the coordinator where each item goes.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// - Parameter destinationIndexPath: the item below the finger, or the place behind a section's last
  ///   one; nil below all items.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    true
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Without the method items of the collection view are moved, and others copied between its items.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: collectionView.hasActiveDrag && session.allowsMoveOperation ? .move : .copy,
      intent: .insertAtDestinationIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The effect of a drop on a collection view, and its place.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    /// The collection view shows nothing of it.
    case unspecified = 0
    /// Between items, which make room.
    case insertAtDestinationIndexPath = 1
    /// Into the item, which is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  open private(set) var intent = Intent.unspecified

  public required init(operation: UIDropOperation) { super.init(operation: operation) }

  public convenience init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    self.init(operation: operation)
    self.intent = intent
  }

  override func _copy() -> Any {
    let copy = super._copy()
    (copy as? UICollectionViewDropProposal)?.intent = intent
    return copy
  }
}

/// Tells what is dropped, and hears where it goes.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Shows the item in an item that stands for it until its data is there.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Moves the item's preview to an item that was inserted for it.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Moves the preview into an item, to a rectangle in the item's coordinates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// One of the items that are dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The item that it was dragged from, if that is of the same collection view.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// An item that stands for one that is to come.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// Fills the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// An item that stands for what was dropped.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown, until its data is there.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Exchanges the placeholder for an item, whose data the closure inserts; false when it is gone.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Asks for new contents of the placeholder's cell.
  func setNeedsCellUpdate()
  /// Takes it away; false when it is gone.
  @discardableResult func deletePlaceholder() -> Bool
}
