import CoreGraphics
import Foundation
import ObjectiveCForLinux

/// The members that UIAccessibility.h gives every `NSObject`, for objects that are neither responders nor
/// ``UIAccessibilityElement``: an app's own model of an action, an image, a gesture.
///
/// The members belong to a protocol and not to `NSObject` itself, because subclasses couldn't declare them
/// again otherwise, as responders do. If an object is a responder whose static type doesn't show it, the
/// members forward to the responder's own.
public protocol _InformalAccessibility: NSObject {}

extension NSObject: _InformalAccessibility {}

/// Stores the values separately from the objects, because few objects have any.
private enum InformalAccessibility {
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension _InformalAccessibility {
  fileprivate nonisolated var informal: AccessibilityState {
    get {
      objc_getAssociatedObject(self, InformalAccessibility.key) as? AccessibilityState
        ?? AccessibilityState()
    }
    set {
      objc_setAssociatedObject(
        self, InformalAccessibility.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  private nonisolated var accessible: _AccessibleObject? { self as NSObject as? _AccessibleObject }

  private nonisolated func value<Value>(
    _ own: (_AccessibleObject) -> Value, _ kept: (AccessibilityState) -> Value
  ) -> Value {
    accessible.map(own) ?? kept(informal)
  }

  private nonisolated func set<Value>(
    _ value: Value, _ own: ReferenceWritableKeyPath<_AccessibleObject, Value>,
    _ kept: (inout AccessibilityState) -> Void
  ) {
    if let accessible { accessible[keyPath: own] = value } else { kept(&informal) }
  }

  /// Whether assistive software stops at the element; false unless set.
  public nonisolated var isAccessibilityElement: Bool {
    get { value(\.isAccessibilityElement) { $0.isElement ?? false } }
    set { set(newValue, \.isAccessibilityElement) { $0.isElement = newValue } }
  }

  /// The element's name, in one or two words.
  public nonisolated var accessibilityLabel: String? {
    get { value(\.accessibilityLabel) { $0.label?.string } }
    set { set(newValue, \.accessibilityLabel) { $0.label = newValue.map { .plain($0) } } }
  }

  /// The effect of activating the element.
  public nonisolated var accessibilityHint: String? {
    get { value(\.accessibilityHint) { $0.hint?.string } }
    set { set(newValue, \.accessibilityHint) { $0.hint = newValue.map { .plain($0) } } }
  }

  /// The element's current value.
  public nonisolated var accessibilityValue: String? {
    get { value(\.accessibilityValue) { $0.value?.string } }
    set { set(newValue, \.accessibilityValue) { $0.value = newValue.map { .plain($0) } } }
  }

  public nonisolated var accessibilityTraits: UIAccessibilityTraits {
    get { value(\.accessibilityTraits) { $0.traits ?? .none } }
    set { set(newValue, \.accessibilityTraits) { $0.traits = newValue } }
  }

  /// The language of speech, as a code such as `de`; `nil` for the user's language.
  public nonisolated var accessibilityLanguage: String? {
    get { value(\.accessibilityLanguage) { $0.language } }
    set { set(newValue, \.accessibilityLanguage) { $0.language = newValue } }
  }

  /// The frame in points of the screen; empty unless set.
  public nonisolated var accessibilityFrame: CGRect {
    get { value(\.accessibilityFrame) { $0.frame ?? .zero } }
    set { set(newValue, \.accessibilityFrame) { $0.frame = newValue } }
  }

  /// Whether the element and its descendants are hidden.
  public nonisolated var accessibilityElementsHidden: Bool {
    get { value(\.accessibilityElementsHidden) { $0.elementsHidden ?? false } }
    set { set(newValue, \.accessibilityElementsHidden) { $0.elementsHidden = newValue } }
  }

  /// The contained elements, in their order.
  public nonisolated var accessibilityElements: [Any]? {
    get { value(\.accessibilityElements) { $0.elements } }
    set { set(newValue, \.accessibilityElements) { $0.elements = newValue } }
  }

  /// Actions in addition to the default one, which assistive software offers by name.
  public nonisolated var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { value(\.accessibilityCustomActions) { $0.customActions } }
    set { set(newValue, \.accessibilityCustomActions) { $0.customActions = newValue } }
  }
}

extension UIImage: UIAccessibilityIdentification {
  /// A name for tests, which is never presented to the user.
  public var accessibilityIdentifier: String? {
    get { informal.identifier }
    set { informal.identifier = newValue }
  }
}
