import UIKit

extension StretchGeometry {
  /// The geometry with the user's accessibility settings applied: with Reduce Motion there is no stretch and no
  /// parallax, and with VoiceOver nothing grows while the user reads.
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
