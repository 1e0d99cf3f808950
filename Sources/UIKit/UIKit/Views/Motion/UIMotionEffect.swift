import Foundation

/// The base class of effects that depend on the angle from which the viewer looks at the device.
///
/// A page doesn't know how the device is held, so the viewer offset is always zero here and effects
/// add nothing, as with a device that lies flat in front of the viewer. The values for other offsets
/// can be computed.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }

  /// Returns the values to add to properties. Returns `nil` unless a subclass overrides it.
  ///
  /// - Parameter viewerOffset: The viewer's offset to the right and down, each from -1 to 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}
