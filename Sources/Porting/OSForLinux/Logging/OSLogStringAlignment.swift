/// The minimum number of columns of a value, and its alignment.
public struct OSLogStringAlignment {
  private enum Side { case left, right }

  private let side: Side
  private let columns: () -> Int

  public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .right) { 0 } }

  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns)
  }

  private init(side: Side, columns: @escaping () -> Int) {
    self.side = side
    self.columns = columns
  }

  func align(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns() - text.count))
    return side == .left ? text + padding : padding + text
  }
}
