import CoreGraphics
import ListEngine
import QuartzCore

/// The state of a cell.
struct CellState {
  var style = UITableViewCell.CellStyle.default
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  /// The view of the accessory type.
  var accessory: CellAccessoryView?
  var isSelected = false
  var isHighlighted = false
  /// The cell's separator inset, or `nil` for the table's.
  var separatorInset: UIEdgeInsets?

  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  /// The view of the editing accessory type.
  var editingAccessory: CellAccessoryView?
  var isEditing = false
  /// Whether the control is the circle for multiple selection.
  var choosesMany = false
  var shouldIndentWhileEditing = true
  var showsReorderControl = false
  var showsDeleteConfirmation = false
  var isReordering = false
  var dragState = UITableViewCell.DragState.none
  var editControl: CellEditControl?
  var reorderControl: CellReorderControl?

  var background: UIView?
  var multipleSelectionBackground: UIView?
  var selectedBackground: UIView?
  var textLabel: UILabel?
  var detailLabel: UILabel?
  var imageView: UIImageView?
  var separator: SeparatorLine?

  @BackReference var table: UITableView?
  var row: RowID?
  var place = RowPlace()
  /// Whether the table chose the background colour.
  var hasTableBackground = false
}

/// The dimensions of cells. They are quoted unless a comment names a reference.
enum CellMetrics {
  static let textInset = TableMetrics.textInset
  /// The padding above and below the labels of a self-sizing cell.
  static let verticalPadding: CGFloat = 4.5
  static let singleLinePadding: CGFloat = 11
  static let imageGap: CGFloat = 16
  static let labelGap: CGFloat = 8
  static let value2LabelWidth: CGFloat = 91
  static let margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The distances from the accessory to the cell's edge, and from the content to the accessory.
  static let accessoryMargin: CGFloat = 16
  static let accessoryGap: CGFloat = 8
  /// The distance by which the edit control moves the content, and the position of the control's
  /// centre.
  static let editControlWidth: CGFloat = 38
  static let editControlMiddle: CGFloat = 27
  static let editControlDiameter: CGFloat = 22
  static let reorderControlWidth: CGFloat = 42
  /// The maximum width of content that follows the readable width.
  static let readableWidth: CGFloat = 672
}
