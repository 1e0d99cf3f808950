import Foundation

extension CGFloat {
  /// The number as it is, or the nearest to it.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}
