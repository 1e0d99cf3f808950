import UIKit

extension StretchGeometry {
  /// The geometry for this user: with Reduce Motion nothing stretches or lags behind, and with
  /// VoiceOver nothing grows under the reader's finger.
  @MainActor
  var respectingAccessibility: StretchGeometry {
    guard UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning else {
      return self
    }
    var calm = self
    calm.curve = .rigid
    calm.parallax = 0
    return calm
  }
}
