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

  public nonisolated var accessibilityAttributedLabel: NSAttributedString? {
    get { value(\.accessibilityAttributedLabel) { $0.label?.attributed } }
    set {
      set(newValue, \.accessibilityAttributedLabel) { $0.label = newValue.map { .attributed($0) } }
    }
  }

  public nonisolated var accessibilityAttributedHint: NSAttributedString? {
    get { value(\.accessibilityAttributedHint) { $0.hint?.attributed } }
    set {
      set(newValue, \.accessibilityAttributedHint) { $0.hint = newValue.map { .attributed($0) } }
    }
  }

  public nonisolated var accessibilityAttributedValue: NSAttributedString? {
    get { value(\.accessibilityAttributedValue) { $0.value?.attributed } }
    set {
      set(newValue, \.accessibilityAttributedValue) { $0.value = newValue.map { .attributed($0) } }
    }
  }

  /// The names for voice control, the preferred one first.
  public nonisolated var accessibilityUserInputLabels: [String]! {
    get {
      value(\.accessibilityUserInputLabels) { $0.inputLabels ?? $0.label.map { [$0.string] } ?? [] }
    }
    set { set(newValue, \.accessibilityUserInputLabels) { $0.inputLabels = newValue } }
  }

  /// Whether the element can be used, and not only read.
  public nonisolated var accessibilityRespondsToUserInteraction: Bool {
    get { value(\.accessibilityRespondsToUserInteraction) { $0.respondsToUser ?? false } }
    set { set(newValue, \.accessibilityRespondsToUserInteraction) { $0.respondsToUser = newValue } }
  }

  /// The outline, in points of the screen; `nil` for the frame.
  public nonisolated var accessibilityPath: UIBezierPath? {
    get { value(\.accessibilityPath) { $0.path } }
    set { set(newValue, \.accessibilityPath) { $0.path = newValue } }
  }

  /// The point at which a finger activates the element, in points of the screen; the middle unless set.
  public nonisolated var accessibilityActivationPoint: CGPoint {
    get {
      value(\.accessibilityActivationPoint) {
        let frame = $0.frame ?? .zero
        return $0.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
      }
    }
    set { set(newValue, \.accessibilityActivationPoint) { $0.activationPoint = newValue } }
  }

  /// Whether the sibling views are hidden.
  public nonisolated var accessibilityViewIsModal: Bool {
    get { value(\.accessibilityViewIsModal) { $0.viewIsModal ?? false } }
    set { set(newValue, \.accessibilityViewIsModal) { $0.viewIsModal = newValue } }
  }

  /// Whether the element's children are read one after the other before its siblings.
  public nonisolated var shouldGroupAccessibilityChildren: Bool {
    get { value(\.shouldGroupAccessibilityChildren) { $0.groupsChildren ?? false } }
    set { set(newValue, \.shouldGroupAccessibilityChildren) { $0.groupsChildren = newValue } }
  }

  public nonisolated var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { value(\.accessibilityNavigationStyle) { $0.navigationStyle ?? .automatic } }
    set { set(newValue, \.accessibilityNavigationStyle) { $0.navigationStyle = newValue } }
  }

  public nonisolated var accessibilityContainerType: UIAccessibilityContainerType {
    get { value(\.accessibilityContainerType) { $0.containerType ?? .none } }
    set { set(newValue, \.accessibilityContainerType) { $0.containerType = newValue } }
  }

  /// The contained elements, in their order.
  public nonisolated var accessibilityElements: [Any]? {
    get { value(\.accessibilityElements) { $0.elements } }
    set { set(newValue, \.accessibilityElements) { $0.elements = newValue } }
  }

  public nonisolated func accessibilityElementCount() -> Int {
    accessible?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
  }

  public nonisolated func accessibilityElement(at index: Int) -> Any? {
    if let accessible { return accessible.accessibilityElement(at: index) }
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element; `NSNotFound` if it isn't contained.
  public nonisolated func index(ofAccessibilityElement element: Any) -> Int {
    if let accessible { return accessible.index(ofAccessibilityElement: element) }
    return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
      ?? NSNotFound
  }

  /// Actions in addition to the default one, which assistive software offers by name.
  public nonisolated var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { value(\.accessibilityCustomActions) { $0.customActions } }
    set { set(newValue, \.accessibilityCustomActions) { $0.customActions = newValue } }
  }

  /// The lists of elements that the user can go through. They are stored; no screen reader of a browser offers
  /// them.
  public nonisolated var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { value(\.accessibilityCustomRotors) { $0.customRotors } }
    set { set(newValue, \.accessibilityCustomRotors) { $0.setCustomRotors(newValue) } }
  }

  // MARK: Requests

  /// Activates the element. Returns whether it did; `false` unless overridden.
  public nonisolated func accessibilityActivate() -> Bool {
    accessible?.accessibilityActivate() ?? false
  }

  /// Increases the value; called for elements with the trait `.adjustable`.
  public nonisolated func accessibilityIncrement() { accessible?.accessibilityIncrement() }

  /// Decreases the value; called for elements with the trait `.adjustable`.
  public nonisolated func accessibilityDecrement() { accessible?.accessibilityDecrement() }

  /// Scrolls by a page in the direction of the content. Returns whether it did.
  public nonisolated func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    accessible?.accessibilityScroll(direction) ?? false
  }

  /// Dismisses a view that covers the screen. Returns whether it did.
  public nonisolated func accessibilityPerformEscape() -> Bool {
    accessible?.accessibilityPerformEscape() ?? false
  }

  /// Performs the most important action. Returns whether it did.
  public nonisolated func accessibilityPerformMagicTap() -> Bool {
    accessible?.accessibilityPerformMagicTap() ?? false
  }

  public nonisolated func accessibilityElementDidBecomeFocused() {
    accessible?.accessibilityElementDidBecomeFocused()
  }

  public nonisolated func accessibilityElementDidLoseFocus() {
    accessible?.accessibilityElementDidLoseFocus()
  }

  public nonisolated func accessibilityElementIsFocused() -> Bool {
    accessible?.accessibilityElementIsFocused() ?? false
  }
}

extension UIImage: UIAccessibilityIdentification {
  /// A name for tests, which is never presented to the user.
  public var accessibilityIdentifier: String? {
    get { informal.identifier }
    set { informal.identifier = newValue }
  }
}
