import Foundation

/// Changes of a view that follow how the viewer looks at the device.
///
/// A page doesn't know how it is held: the viewer's offset is zero here, and relative values are
/// those of a device that lies before the viewer, none. What effects would say of other offsets can be
/// asked of them.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The additions to properties. `nil` unless a subclass makes them.
  ///
  /// - Parameter viewerOffset: How far the viewer is to the right and below, each from -1 to 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}
