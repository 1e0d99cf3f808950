import CoreGraphics

extension UITableViewCell {
  /// The labels of a cell and their arrangement.
  public enum CellStyle: Int, Sendable {
    /// A label and an image.
    case `default` = 0
    /// A label at the left and a grey one at the right.
    case value1 = 1
    /// A tinted label that ends where the second label begins.
    case value2 = 2
    /// A label above a smaller one.
    case subtitle = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    /// The same as a single line since iOS 7.
    case singleLineEtched = 2
  }

  /// The look of a selected cell. All styles except `none` show the same grey on iOS 7 and later.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The sign at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The control of a cell in edit mode.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    /// A red minus sign that asks for confirmation.
    case delete = 1
    /// A green plus sign.
    case insert = 2
  }

  /// The visible controls of a cell.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the leading edge in edit mode.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// A handler that sets the configurations whenever the state changes.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
}

/// The position of a row in its section.
struct RowPlace: Equatable {
  var isFirst = false
  var isLast = false
}
