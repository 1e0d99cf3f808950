import CoreGraphics
import Foundation

/// An element that isn't a view: a part of a picture, or several views read as one.
@preconcurrency @MainActor
open class UIAccessibilityElement: _AccessibleObject, @MainActor UIAccessibilityIdentification {
  /// The view or element that contains this element.
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open var accessibilityIdentifier: String? {
    get { accessibilityState.identifier }
    set { accessibilityState.identifier = newValue }
  }

  /// The frame in the coordinates of the container, a view, with which it moves. Zero unless set.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilityState.frame { return frame }
      return MainActor.assumeIsolated {
        guard let view = accessibilityContainer as? UIView else {
          return accessibilityFrameInContainerSpace
        }
        return UIAccessibility.convertToScreenCoordinates(
          accessibilityFrameInContainerSpace, in: view)
      }
    }
    set { super.accessibilityFrame = newValue }
  }

  override var ownAccessibility: OwnAccessibility { OwnAccessibility(label: nil) }

  override var accessibilityParent: _AccessibleObject? {
    accessibilityContainer as? _AccessibleObject
  }
}
