import Foundation
import QuartzCore

/// A motion effect that interpolates a property between two values while the device tilts along an
/// axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis along which the device tilts.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  /// The key path of the view's property, which has to be animatable.
  open private(set) var keyPath: String
  open private(set) var type: EffectType
  /// The value to add at a viewer offset of -1: a number, a point or another animatable value.
  open var minimumRelativeValue: Any?
  /// The value to add at a viewer offset of 1.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// Returns the interpolated value for the offset. At the centre, it is zero.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard
      let value = interpolated(
        from: minimumRelativeValue, to: maximumRelativeValue,
        at: (offset.clamped(to: -1...1) + 1) / 2)
    else { return nil }
    return [keyPath: (value as? CGFloat).map { NSNumber(value: Double($0)) } ?? value]
  }
}
