/// The size of bar that a background image or an adjustment applies to.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of the full height.
  case `default` = 0
  /// The lower bars of phones in landscape.
  case compact = 1
  /// Bars of the full height with a prompt.
  case defaultPrompt = 101
  /// The lower bars of phones in landscape, with a prompt.
  case compactPrompt = 102

  /// The older name of ``compact``.
  public static var landscapePhone: UIBarMetrics { .compact }
  /// The older name of ``compactPrompt``.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// At the bottom of its container; its shadow is above it.
  case bottom = 1
  /// At the top of its container; its shadow is below it.
  case top = 2
  /// At the top of the screen; its background extends up under the status bar.
  case topAttached = 3

  /// Returns the key of a bar's value for this position and some metrics; for any position that of the
  /// metrics.
  func key(_ metrics: UIBarMetrics) -> Int { rawValue * 1000 + metrics.rawValue }
}

extension [Int: UIImage] {
  /// Returns the image of a bar for its position and metrics: one for the metrics precedes the default, one
  /// for the position precedes that for any.
  func image(at position: UIBarPosition, isCompact: Bool) -> UIImage? {
    let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
    return metrics.lazy.compactMap { self[position.key($0)] ?? self[UIBarPosition.any.key($0)] }
      .first
  }
}

/// An object with a position as a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Decides the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of `bar`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns the position at the top.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// The older setting for a light or dark bar.
public enum UIBarStyle: Int, Sendable {
  /// The interface style of the surroundings.
  case `default` = 0
  /// Dark, with light texts.
  case black = 1
  /// The same as ``black``; `isTranslucent` decides whether content shows through.
  case blackTranslucent = 2

  /// The same as ``black``.
  public static var blackOpaque: UIBarStyle { .black }

  /// The interface style that a bar of this style sets.
  var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
