import CoreGraphics

/// The directions in which a popover's arrow can point: up, if the popover is below its source.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any: Self = [.up, .down, .left, .right]
  /// The popover isn't shown, or has no arrow.
  public static let unknown = Self(rawValue: .max)
}
