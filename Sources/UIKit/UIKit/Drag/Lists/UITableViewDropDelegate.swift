import CoreGraphics
import Foundation

/// Handles drops on a table. All methods except the first are optional.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Changes the data and the rows, and says by the coordinator where each item goes.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// - Parameter destinationIndexPath: the row below the finger, or the place behind a section's last
  ///   row; nil below all rows.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Without the method rows of the table are moved, and others copied between its rows.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag && session.allowsMoveOperation ? .move : .copy,
      intent: .insertAtDestinationIndexPath)
  }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The effect of a drop on a table, and its place.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    /// The table shows nothing of it.
    case unspecified = 0
    /// Between rows, which make room.
    case insertAtDestinationIndexPath = 1
    /// Into the row, which is highlighted.
    case insertIntoDestinationIndexPath = 2
    /// Between rows near a row's edges, into it else.
    case automatic = 3
  }

  open private(set) var intent = Intent.unspecified

  public required init(operation: UIDropOperation) { super.init(operation: operation) }

  public convenience init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    self.init(operation: operation)
    self.intent = intent
  }

  override func _copy() -> Any {
    let copy = super._copy()
    (copy as? UITableViewDropProposal)?.intent = intent
    return copy
  }
}

/// Tells what is dropped, and hears where it goes.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Shows the item in a row that stands for it until its data is there.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Moves the item's preview to a row that was inserted for it.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Moves the preview into a row, to a rectangle in the row's coordinates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// One of the items that are dropped.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The row that it was dragged from, if that is of the same table.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// A row that stands for one that is to come.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// Fills the cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A row that stands for what was dropped.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown, until its data is there.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Exchanges the placeholder for a row, whose data the closure inserts; false when it is gone.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes it away; false when it is gone.
  @discardableResult func deletePlaceholder() -> Bool
}
