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

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  /// Somewhere.
  case any = 0
  /// At the bottom of its container; its shadow is above it.
  case bottom = 1
  /// At the top of its container; its shadow is below it.
  case top = 2
  /// At the top of the screen; its background reaches up under the status bar.
  case topAttached = 3
}

/// An object with a position among bars.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where `bar` lies.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// At the top.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}
