import Synchronization

/// The identity by which overlapping intervals of one name are told apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) {
    rawValue = value
  }

  /// An identifier that no other has.
  public init(log: OSLog) {
    rawValue = Self.made.add(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// For intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  private static let made = Atomic<UInt64>(0)

  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
