import Foundation
import QuartzCore

/// Moves a property between two values as the device tilts along an axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis along which the device tilts.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  /// The property of the view, which has to be animatable.
  open private(set) var keyPath: String
  open private(set) var type: EffectType
  /// The addition where the viewer's offset is -1; a number, a point or another animatable value.
  open var minimumRelativeValue: Any?
  /// The addition where the viewer's offset is 1.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// The value between the two that stands for the offset, none in the middle.
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
