import Foundation

/// Motion effects that are applied together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  /// The additions of the group's effects. Of two that name one property, the later counts.
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
