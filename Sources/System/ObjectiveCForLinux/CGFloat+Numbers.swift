import Foundation

extension CGFloat {
  /// Creates the number, or the nearest one.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}
