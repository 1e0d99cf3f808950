/// The strength of a layout constraint, 1 to 1000.
///
/// A constraint of a higher priority beats any number of constraints of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable,
  _UIKitNumericRawRepresentable
{
  public let rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the priority with which content resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a constraint above this priority resizes the scene's window when an edge is dragged. Only a
  /// Mac has windows that the user resizes.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the priority with which a scene's window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: below this priority a drag resizes parts of a scene but never its window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the priority with which a view hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority with which `systemLayoutSizeFitting(_:)` aims at its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
