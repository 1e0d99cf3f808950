import Foundation

extension RunLoop.Mode {
  /// The mode of iOS's main run loop while a finger scrolls.
  ///
  /// Here the run loop stays in its default mode, so anything that is added only for this mode isn't
  /// called.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
