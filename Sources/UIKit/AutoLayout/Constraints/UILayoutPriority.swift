/// How strongly a layout constraint holds, 1 to 1000.
///
/// A constraint of a higher priority beats any number of constraints of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, _RawValued {
  public let _rawValue: Float

  public init(_ rawValue: Float) { _rawValue = rawValue }
  public init(rawValue: Float) { _rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: at which content resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: at which a view hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: at which `systemLayoutSizeFitting(_:)` aims at its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
