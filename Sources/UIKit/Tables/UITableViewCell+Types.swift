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
  }

  /// What a selected cell shows. All but `none` show the same grey on iOS 7 and later.
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
}

/// Where in its section a row is.
struct RowPlace: Equatable {
  var isFirst = false
  var isLast = false
}
