/// How strongly a layout constraint holds, 1 to 1000.
///
/// A constraint of a higher priority beats any number of constraints of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable,
  _UIKitNumericRawRepresentable
{
  public let rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: at which content resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: above it a constraint resizes the scene's window that a drag of its edge resizes. Windows
  /// that people resize exist on a Mac only.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: at which the size of a scene's window stays.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: below it a drag resizes parts of a scene and never its window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: at which a view hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: at which `systemLayoutSizeFitting(_:)` aims at its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
