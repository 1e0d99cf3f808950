/// The type of scrolling that a pointing device produces.
public enum UIScrollType: UInt, Sendable {
  /// A wheel that scrolls in steps.
  case discrete = 0
  /// Fingers on a trackpad, which scroll by any distance.
  case continuous = 1
}

/// A set of scrolling types.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(.discrete)
  public static let continuous = UIScrollTypeMask(.continuous)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  init(_ type: UIScrollType) {
    self.init(rawValue: 1 << Int(type.rawValue))
  }
}
