/// The privacy level of an interpolated value.
public struct OSLogPrivacy: Sendable {
  /// The mask of a private value.
  public enum Mask: Sendable {
    /// A hash: equal values have equal masks.
    case hash
    case none
  }

  enum Access { case auto, open, closed, sensitive }

  let access: Access
  let mask: Mask

  /// Public for numbers and Boolean values, private for everything else.
  public static var auto: OSLogPrivacy { OSLogPrivacy(access: .auto, mask: .none) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(access: .open, mask: .none) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(access: .closed, mask: .none) }
  /// Private even if private values are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(access: .sensitive, mask: .none) }

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(access: .auto, mask: mask) }

  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(access: .closed, mask: mask)
  }

  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(access: .sensitive, mask: mask)
  }
}
