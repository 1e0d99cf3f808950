import Foundation

extension RunLoop.Mode {
  /// The mode in which iOS's main run loop is while a finger scrolls. Here it stays in its default mode:
  /// what is added for this mode alone isn't called.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
