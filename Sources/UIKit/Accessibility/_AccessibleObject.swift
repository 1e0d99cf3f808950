import CoreGraphics
import Foundation

/// The members that iOS gives every `NSObject` by a category (UIAccessibility.h): facts about an
/// element that assistive software is told, and requests to it.
///
/// Members of an extension can't be overridden on Linux, so responders and
/// ``UIAccessibilityElement`` inherit them from here. As members of `NSObject` they belong to no
/// actor, so neither do overrides of them, though all of them are called on the main thread alone.
/// What wasn't set comes from ``_ownAccessibility``, by which each class of views describes itself.
@preconcurrency @MainActor open class _AccessibleObject: NSObject {
  /// Made when it is first written: few objects have any of it.
  private nonisolated(unsafe) var storedAccessibility: AccessibilityState?
  private static var lastAccessibilityNumber: UInt32 = 0
  private var storedAccessibilityNumber: UInt32 = 0

  package final nonisolated var _accessibility: AccessibilityState {
    get { storedAccessibility ?? AccessibilityState() }
    set {
      storedAccessibility = newValue
      MainActor.assumeIsolated { UIApplication.shared._accessibilityCenter.noteChange() }
    }
  }

  /// Gives up the number: the object stands for something else now.
  package final func _forgetAccessibilityNumber() { storedAccessibilityNumber = 0 }

  package final var _hasAccessibilityNumber: Bool { storedAccessibilityNumber != 0 }

  /// Takes over the number of an object that stood for the same.
  package final func _takeAccessibilityNumber(_ number: UInt32) {
    storedAccessibilityNumber = number
  }

  /// The object's number in ``AccessibilityTree``: the same as long as it stands for the same, never
  /// zero. Only what is in a row that is used for another one stands for something else.
  package final var _accessibilityNumber: UInt32 {
    if storedAccessibilityNumber == 0 {
      Self.lastAccessibilityNumber += 1
      storedAccessibilityNumber = Self.lastAccessibilityNumber
    }
    return storedAccessibilityNumber
  }

  public override init() {
    super.init()
  }

  /// The object's own accessibility, where the app didn't say otherwise.
  package var _ownAccessibility: OwnAccessibility { OwnAccessibility() }

  private nonisolated var defaults: OwnAccessibility {
    MainActor.assumeIsolated { _ownAccessibility }
  }

  // MARK: What it is

  /// Whether assistive software stops at the element.
  nonisolated open var isAccessibilityElement: Bool {
    get { storedAccessibility?.isElement ?? defaults.isElement }
    set { _accessibility.isElement = newValue }
  }

  /// The element's name, in a word or two.
  nonisolated open var accessibilityLabel: String? {
    get { storedAccessibility?.label?.string ?? defaults.label }
    set { _accessibility.label = newValue.map { .plain($0) } }
  }

  nonisolated open var accessibilityAttributedLabel: NSAttributedString? {
    get { (storedAccessibility?.label ?? defaults.label.map { .plain($0) })?.attributed }
    set { _accessibility.label = newValue.map { .attributed($0) } }
  }

  /// The effect of using the element.
  nonisolated open var accessibilityHint: String? {
    get { storedAccessibility?.hint?.string ?? defaults.hint }
    set { _accessibility.hint = newValue.map { .plain($0) } }
  }

  nonisolated open var accessibilityAttributedHint: NSAttributedString? {
    get { (storedAccessibility?.hint ?? defaults.hint.map { .plain($0) })?.attributed }
    set { _accessibility.hint = newValue.map { .attributed($0) } }
  }

  /// The element's present value.
  nonisolated open var accessibilityValue: String? {
    get { storedAccessibility?.value?.string ?? defaults.value }
    set { _accessibility.value = newValue.map { .plain($0) } }
  }

  nonisolated open var accessibilityAttributedValue: NSAttributedString? {
    get { (storedAccessibility?.value ?? defaults.value.map { .plain($0) })?.attributed }
    set { _accessibility.value = newValue.map { .attributed($0) } }
  }

  nonisolated open var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibility?.traits ?? defaults.traits }
    set { _accessibility.traits = newValue }
  }

  /// The language to speak in, as a code such as `de`; `nil` for the user's.
  nonisolated open var accessibilityLanguage: String? {
    get { storedAccessibility?.language }
    set { _accessibility.language = newValue }
  }

  /// Names by which it can be called, the first one preferred.
  nonisolated open var accessibilityUserInputLabels: [String]! {
    get { storedAccessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { _accessibility.inputLabels = newValue }
  }

  /// Whether it can be used, and not only read.
  nonisolated open var accessibilityRespondsToUserInteraction: Bool {
    get { storedAccessibility?.respondsToUser ?? defaults.respondsToUser }
    set { _accessibility.respondsToUser = newValue }
  }

  // MARK: Where it is

  /// In points of the screen.
  nonisolated open var accessibilityFrame: CGRect {
    get { storedAccessibility?.frame ?? screenFrame }
    set { _accessibility.frame = newValue }
  }

  /// The outline, in points of the screen; `nil` for the frame.
  nonisolated open var accessibilityPath: UIBezierPath? {
    get { storedAccessibility?.path }
    set { _accessibility.path = newValue }
  }

  /// Where a finger that uses it is put down, in points of the screen: the middle unless set.
  nonisolated open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return storedAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { _accessibility.activationPoint = newValue }
  }

  private nonisolated var screenFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return MainActor.assumeIsolated {
      UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    }
  }

  // MARK: What it contains

  /// Whether this and everything in it is left out.
  nonisolated open var accessibilityElementsHidden: Bool {
    get { storedAccessibility?.elementsHidden ?? false }
    set { _accessibility.elementsHidden = newValue }
  }

  /// Whether the views beside it are left out.
  nonisolated open var accessibilityViewIsModal: Bool {
    get { storedAccessibility?.viewIsModal ?? defaults.isModal }
    set { _accessibility.viewIsModal = newValue }
  }

  /// Whether its elements are read before those beside it, whatever their places.
  nonisolated open var shouldGroupAccessibilityChildren: Bool {
    get { storedAccessibility?.groupsChildren ?? (defaults.container != nil) }
    set { _accessibility.groupsChildren = newValue }
  }

  nonisolated open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { storedAccessibility?.navigationStyle ?? .automatic }
    set { _accessibility.navigationStyle = newValue }
  }

  nonisolated open var accessibilityContainerType: UIAccessibilityContainerType {
    get { storedAccessibility?.containerType ?? .none }
    set { _accessibility.containerType = newValue }
  }

  /// The elements in it, in their order: views, and ``UIAccessibilityElement`` for what is no view.
  /// `nil` for those that the hierarchy of views has.
  nonisolated open var accessibilityElements: [Any]? {
    get { storedAccessibility?.elements }
    set { _accessibility.elements = newValue }
  }

  nonisolated open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  nonisolated open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// `NSNotFound` for what isn't in it.
  nonisolated open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: What it does

  /// Actions beside the usual one, that assistive software offers by name.
  nonisolated open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { storedAccessibility?.customActions ?? defaults.customActions }
    set { _accessibility.customActions = newValue }
  }

  /// Uses it. `false` has a finger put down on ``accessibilityActivationPoint`` instead.
  nonisolated open func accessibilityActivate() -> Bool { false }
  /// Asks for the next larger value; for elements with the trait `.adjustable`.
  nonisolated open func accessibilityIncrement() {}
  /// Asks for the next smaller value; for elements with the trait `.adjustable`.
  nonisolated open func accessibilityDecrement() {}

  /// Scrolls by a page, the content's way. `false` passes the request on to what contains it.
  nonisolated open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    false
  }

  /// Leaves whatever covers the screen. `false` passes the request on.
  nonisolated open func accessibilityPerformEscape() -> Bool { false }
  /// Does the one most important thing. `false` passes the request on.
  nonisolated open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  nonisolated open func accessibilityElementDidBecomeFocused() {}
  nonisolated open func accessibilityElementDidLoseFocus() {}
  nonisolated open func accessibilityElementIsFocused() -> Bool {
    MainActor.assumeIsolated { UIApplication.shared._accessibilityCenter.focus === self }
  }
}

/// The values that the app set for an element; `nil` for those that it left.
package struct AccessibilityState {
  package var isElement: Bool?
  package var identifier: String?
  package var label: SpokenText?
  package var hint: SpokenText?
  package var value: SpokenText?
  package var traits: UIAccessibilityTraits?
  package var language: String?
  package var inputLabels: [String]?
  package var respondsToUser: Bool?
  package var frame: CGRect?
  package var path: UIBezierPath?
  package var activationPoint: CGPoint?
  package var elementsHidden: Bool?
  package var viewIsModal: Bool?
  package var groupsChildren: Bool?
  package var navigationStyle: UIAccessibilityNavigationStyle?
  package var containerType: UIAccessibilityContainerType?
  package var elements: [Any]?
  package var customActions: [UIAccessibilityCustomAction]?
  package var ignoresInvertColors: Bool?
}
