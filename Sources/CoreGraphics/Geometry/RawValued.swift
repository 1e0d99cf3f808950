/// A constant whose raw value is known through `RawRepresentable` only.
///
/// Constants that Apple imports from C have no member `rawValue` of their own: it comes with the
/// protocol. Ours do the same, so that the list of public members is the one of iOS:
///
///     public struct UIRectEdge: OptionSet, _RawValued {
///       public let _rawValue: UInt
///       public init(rawValue: UInt) { _rawValue = rawValue }
///     }
public protocol _RawValued: RawRepresentable {
  var _rawValue: RawValue { get }
}

extension _RawValued {
  public var rawValue: RawValue { _rawValue }
}
