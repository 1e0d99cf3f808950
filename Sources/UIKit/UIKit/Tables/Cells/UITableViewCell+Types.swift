import CoreGraphics

extension UITableViewCell {
  /// Which labels a cell has and where.
  public enum CellStyle: Int, Sendable {
    /// A label and an image.
    case `default` = 0
    /// A label at the left and a grey one at the right.
    case value1 = 1
    /// A tinted label that ends where the other begins.
    case value2 = 2
    /// A label above a smaller one.
    case subtitle = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    /// Looks like a single line since iOS 7.
    case singleLineEtched = 2
  }

  /// The look of a selected cell. All but `none` show the same grey on iOS 7 and later.
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

  /// The control that a cell shows while its table is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    /// A minus in red, that asks for a confirmation.
    case delete = 1
    /// A plus in green.
    case insert = 2
  }

  /// The controls of a cell besides its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the leading edge, in a table that is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Called with the state whenever it changes, to set configurations by it.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
}

/// Where in its section a row is.
struct RowPlace: Equatable {
  var isFirst = false
  var isLast = false
}
