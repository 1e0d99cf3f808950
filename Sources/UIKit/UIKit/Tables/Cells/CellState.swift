import CoreGraphics
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
  /// `nil` for the table's.
  var separatorInset: UIEdgeInsets?

  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  /// The view of the editing accessory type.
  var editingAccessory: CellAccessoryView?
  var isEditing = false
  /// Whether the control is the circle of a selection of many rows.
  var choosesMany = false
  var shouldIndentWhileEditing = true
  var showsReorderControl = false
  var showsDeleteConfirmation = false
  var isReordering = false
  var dragState = UICellConfigurationState.DragState.none
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
  /// Whether the background colour is the table's choice.
  var hasTableBackground = false
}

/// Sizes of cells, quoted where no entry of the facts is named.
enum CellMetrics {
  static let textInset = TableMetrics.textInset
  /// Above and below labels in a cell that sizes itself.
  static let verticalPadding: CGFloat = 4.5
  static let singleLinePadding: CGFloat = 11
  static let imageGap: CGFloat = 16
  static let labelGap: CGFloat = 8
  static let value2LabelWidth: CGFloat = 91
  static let margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// From the accessory to the cell's edge, and from the content to the accessory.
  static let accessoryMargin: CGFloat = 16
  static let accessoryGap: CGFloat = 8
  /// How far the edit control pushes the content, and where its middle is.
  static let editControlWidth: CGFloat = 38
  static let editControlMiddle: CGFloat = 27
  static let editControlDiameter: CGFloat = 22
  static let reorderControlWidth: CGFloat = 42
  /// The widest content where contents keep to a readable width.
  static let readableWidth: CGFloat = 672
}
