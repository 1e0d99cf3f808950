import QuartzCore

/// The sizes to which the user may resize a scene, where scenes can be resized.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The minimum size in points.
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the scene may fill the screen.
  open var allowsFullScreen = true

  init(minimumSize: CGSize) {
    self.minimumSize = minimumSize
  }
}
