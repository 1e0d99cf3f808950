import Stage
import Testing
import UIKit

/// Tests of the values of motion effects for an offset.
///
/// Source: Apple's reference of `UIInterpolatingMotionEffect`: the values at the offsets -1 and 1 are the
/// smallest and the largest, and those between follow the offset.
@MainActor
@Suite struct MotionEffectTests {
  @Test(arguments: [-2, -1, -0.5, 0, 0.25, 1, 3] as [CGFloat])
  func anEffectInterpolatesAlongItsAxis(_ offset: CGFloat) throws {
    for type in [
      UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis, .tiltAlongVerticalAxis,
    ] {
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: type)
      effect.minimumRelativeValue = -20
      effect.maximumRelativeValue = 60
      let isHorizontal = type == .tiltAlongHorizontalAxis
      let values = effect.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(
          horizontal: isHorizontal ? offset : 0.7, vertical: isHorizontal ? 0.7 : offset))
      let value = try #require((values?["center.x"] as? NSNumber)?.doubleValue)
      #expect(abs(value - (20 + 40 * min(max(offset, -1), 1))) < 1e-9)
    }
  }

  @Test func aGroupSaysWhatItsEffectsSay() {
    let group = UIMotionEffectGroup()
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    group.motionEffects = ["center.x", "center.y"].map {
      let effect = UIInterpolatingMotionEffect(keyPath: $0, type: .tiltAlongHorizontalAxis)
      (effect.minimumRelativeValue, effect.maximumRelativeValue) = (0, 2)
      return effect
    }
    let values = group.keyPathsAndRelativeValues(forViewerOffset: .zero)
    #expect(values?.keys.sorted() == ["center.x", "center.y"])
  }

  @Test func aViewKeepsAnEffectOnce() {
    let view = UIView()
    let effect = UIMotionEffectGroup()
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }
}
