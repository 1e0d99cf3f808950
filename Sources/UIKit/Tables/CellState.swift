import CoreGraphics
import QuartzCore

/// What a cell remembers.
struct CellState {
  var style = UITableViewCell.CellStyle.default
  var reuseIdentifier: String?
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  /// The view of the accessory type.
  var accessory: CellAccessoryView?
  var isSelected = false
  var isHighlighted = false
  /// `nil` for the table's.
  var separatorInset: UIEdgeInsets?
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10

  var background: UIView?
  var selectedBackground: UIView?
  var textLabel: UILabel?
  var detailLabel: UILabel?
  var imageView: UIImageView?
  var separator: CALayer?

  weak var table: UITableView?
  var row: RowID?
  var place = RowPlace()
  /// Whether the background colour is the table's choice.
  var hasTableBackground = false
}

/// Sizes of cells. [?] unless uikit-facts records them.
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
}
