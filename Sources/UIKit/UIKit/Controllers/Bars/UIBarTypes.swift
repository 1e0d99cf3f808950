/// Which size of bar a background image or an adjustment is for.
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
  /// Somewhere.
  case any = 0
  /// At the bottom of its container; its shadow is above it.
  case bottom = 1
  /// At the top of its container; its shadow is below it.
  case top = 2
  /// At the top of the screen; its background reaches up under the status bar.
  case topAttached = 3

  /// The key of what a bar keeps for this position and some metrics; for any position that of the
  /// metrics.
  func key(_ metrics: UIBarMetrics) -> Int { rawValue * 1000 + metrics.rawValue }
}

extension [Int: UIImage] {
  /// The image of a bar by its position and metrics: for the metrics before the default ones, and for
  /// the position before any.
  func image(at position: UIBarPosition, isCompact: Bool) -> UIImage? {
    let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
    return metrics.lazy.compactMap { self[position.key($0)] ?? self[UIBarPosition.any.key($0)] }
      .first
  }
}

/// An object with a position among bars.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of `bar`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// At the top.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// The older way to say whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As the rest of the interface.
  case `default` = 0
  /// Dark, with light texts.
  case black = 1
  /// As ``black``; whether content shows through is said by `isTranslucent`.
  case blackTranslucent = 2

  /// As ``black``.
  public static var blackOpaque: UIBarStyle { .black }

  /// The interface style that a bar of this style forces.
  var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
