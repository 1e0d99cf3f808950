/// What a pointing device scrolls with.
public enum UIScrollType: UInt, Sendable {
  /// A wheel, which turns in steps.
  case discrete = 0
  /// Fingers on a trackpad, which move as far as they like.
  case continuous = 1
}

/// Kinds of scrolling.
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
