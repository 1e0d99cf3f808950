import Foundation

/// Motion effects that are applied together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of the group's effects. If two effects have the same property, the later
  /// one wins.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: nil) { result, effect in
      guard let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) else {
        return
      }
      result = (result ?? [:]).merging(values) { $1 }
    }
  }
}
