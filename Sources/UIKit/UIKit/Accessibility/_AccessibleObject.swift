import CoreGraphics
import Foundation

/// The members that iOS gives every `NSObject` by a category (UIAccessibility.h): properties of an element
/// for assistive software, and requests to it.
///
/// Members of an extension can't be overridden on Linux, so responders and ``UIAccessibilityElement`` inherit
/// them from this class. As members of `NSObject` they aren't isolated to an actor, and neither are overrides
/// of them, although all of them are only called on the main thread. Values that weren't set come from
/// ``ownAccessibility``, in which each view class describes itself.
@preconcurrency @MainActor open class _AccessibleObject: NSObject {
  /// Created by the first write: few objects have any values.
  private nonisolated(unsafe) var storedAccessibility: AccessibilityState?
  private static var lastAccessibilityNumber: UInt32 = 0
  private var storedAccessibilityNumber: UInt32 = 0

  final nonisolated var accessibilityState: AccessibilityState {
    get { storedAccessibility ?? AccessibilityState() }
    set {
      storedAccessibility = newValue
      MainActor.assumeIsolated { UIApplication.shared.accessibilityCenter.noteChange() }
    }
  }

  /// Gives up the number, because the object now represents something else.
  final func forgetAccessibilityNumber() { storedAccessibilityNumber = 0 }

  final var hasAccessibilityNumber: Bool { storedAccessibilityNumber != 0 }

  /// Takes over the number of an object that represented the same.
  final func takeAccessibilityNumber(_ number: UInt32) {
    storedAccessibilityNumber = number
  }

  /// The object's number in ``AccessibilityTree``, never zero. It stays the same while the object represents
  /// the same; only objects in a reused row come to represent something else.
  package final var accessibilityNumber: UInt32 {
    if storedAccessibilityNumber == 0 {
      Self.lastAccessibilityNumber += 1
      storedAccessibilityNumber = Self.lastAccessibilityNumber
    }
    return storedAccessibilityNumber
  }

  public override init() {
    super.init()
  }

  /// The object's own accessibility, which applies unless the app sets other values.
  var ownAccessibility: OwnAccessibility { OwnAccessibility() }

  /// The object that contains this one for assistive software: a responder's next, an element's container.
  var accessibilityParent: _AccessibleObject? { nil }

  private nonisolated var defaults: OwnAccessibility {
    MainActor.assumeIsolated { ownAccessibility }
  }

  // MARK: Label, value and traits

  /// Whether assistive software stops at the element.
  nonisolated open var isAccessibilityElement: Bool {
    get { storedAccessibility?.isElement ?? defaults.isElement }
    set { accessibilityState.isElement = newValue }
  }

  /// The element's name, in one or two words.
  nonisolated open var accessibilityLabel: String? {
    get { storedAccessibility?.label?.string ?? defaults.label }
    set { accessibilityState.label = newValue.map { .plain($0) } }
  }

  nonisolated open var accessibilityAttributedLabel: NSAttributedString? {
    get { (storedAccessibility?.label ?? defaults.label.map { .plain($0) })?.attributed }
    set { accessibilityState.label = newValue.map { .attributed($0) } }
  }

  /// The effect of activating the element.
  nonisolated open var accessibilityHint: String? {
    get { storedAccessibility?.hint?.string ?? defaults.hint }
    set { accessibilityState.hint = newValue.map { .plain($0) } }
  }

  nonisolated open var accessibilityAttributedHint: NSAttributedString? {
    get { (storedAccessibility?.hint ?? defaults.hint.map { .plain($0) })?.attributed }
    set { accessibilityState.hint = newValue.map { .attributed($0) } }
  }

  /// The element's current value.
  nonisolated open var accessibilityValue: String? {
    get { storedAccessibility?.value?.string ?? defaults.value }
    set { accessibilityState.value = newValue.map { .plain($0) } }
  }

  nonisolated open var accessibilityAttributedValue: NSAttributedString? {
    get { (storedAccessibility?.value ?? defaults.value.map { .plain($0) })?.attributed }
    set { accessibilityState.value = newValue.map { .attributed($0) } }
  }

  nonisolated open var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibility?.traits ?? defaults.traits }
    set { accessibilityState.traits = newValue }
  }

  /// The language of speech, as a code such as `de`; `nil` for the user's language.
  nonisolated open var accessibilityLanguage: String? {
    get { storedAccessibility?.language }
    set { accessibilityState.language = newValue }
  }

  /// The names for voice control, the preferred one first.
  nonisolated open var accessibilityUserInputLabels: [String]! {
    get { storedAccessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibilityState.inputLabels = newValue }
  }

  /// Whether the element can be used, and not only read.
  nonisolated open var accessibilityRespondsToUserInteraction: Bool {
    get { storedAccessibility?.respondsToUser ?? defaults.respondsToUser }
    set { accessibilityState.respondsToUser = newValue }
  }

  // MARK: Position

  /// The frame in points of the screen.
  nonisolated open var accessibilityFrame: CGRect {
    get { storedAccessibility?.frame ?? screenFrame }
    set { accessibilityState.frame = newValue }
  }

  /// The outline, in points of the screen; `nil` for the frame.
  nonisolated open var accessibilityPath: UIBezierPath? {
    get { storedAccessibility?.path }
    set { accessibilityState.path = newValue }
  }

  /// The point at which a finger activates the element, in points of the screen; the middle unless set.
  nonisolated open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return storedAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityState.activationPoint = newValue }
  }

  private nonisolated var screenFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return MainActor.assumeIsolated {
      UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    }
  }

  // MARK: Contained elements

  /// Whether the element and its descendants are hidden.
  nonisolated open var accessibilityElementsHidden: Bool {
    get { storedAccessibility?.elementsHidden ?? false }
    set { accessibilityState.elementsHidden = newValue }
  }

  /// Whether the sibling views are hidden.
  nonisolated open var accessibilityViewIsModal: Bool {
    get { storedAccessibility?.viewIsModal ?? defaults.isModal }
    set { accessibilityState.viewIsModal = newValue }
  }

  /// Whether the element's children are read one after the other before its siblings, whatever their
  /// positions.
  nonisolated open var shouldGroupAccessibilityChildren: Bool {
    get { storedAccessibility?.groupsChildren ?? (defaults.container != nil) }
    set { accessibilityState.groupsChildren = newValue }
  }

  nonisolated open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { storedAccessibility?.navigationStyle ?? .automatic }
    set { accessibilityState.navigationStyle = newValue }
  }

  nonisolated open var accessibilityContainerType: UIAccessibilityContainerType {
    get { storedAccessibility?.containerType ?? .none }
    set { accessibilityState.containerType = newValue }
  }

  /// The elements in it, in their order: views, or ``UIAccessibilityElement`` for parts that aren't
  /// views. `nil` means the elements of the view hierarchy.
  nonisolated open var accessibilityElements: [Any]? {
    get { storedAccessibility?.elements }
    set { accessibilityState.elements = newValue }
  }

  nonisolated open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  nonisolated open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element; `NSNotFound` if it isn't contained.
  nonisolated open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Actions

  /// Actions in addition to the default one, which assistive software offers by name.
  nonisolated open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { storedAccessibility?.customActions ?? defaults.customActions }
    set { accessibilityState.customActions = newValue }
  }

  /// The lists of elements that the user can go through, such as all links. They are stored; no screen reader of
  /// a browser offers them.
  nonisolated open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { storedAccessibility?.customRotors }
    set { accessibilityState.setCustomRotors(newValue) }
  }

  /// Activates the element. If it returns `false`, a finger is put down at
  /// ``accessibilityActivationPoint`` instead.
  nonisolated open func accessibilityActivate() -> Bool { false }
  /// Increases the value; called for elements with the trait `.adjustable`.
  nonisolated open func accessibilityIncrement() {
    MainActor.assumeIsolated { adjust(bySteps: 1) }
  }
  /// Decreases the value; called for elements with the trait `.adjustable`.
  nonisolated open func accessibilityDecrement() {
    MainActor.assumeIsolated { adjust(bySteps: -1) }
  }
  /// Changes the value by steps in either direction. Classes of this module override it, so that their
  /// public members are those of iOS.
  func adjust(bySteps steps: Int) {}

  /// Scrolls by a page in the direction of the content. Returning `false` passes the request on to the
  /// container.
  nonisolated open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    false
  }

  /// Dismisses a view that covers the screen. Returning `false` passes the request on.
  nonisolated open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action. Returning `false` passes the request on.
  nonisolated open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  nonisolated open func accessibilityElementDidBecomeFocused() {}
  nonisolated open func accessibilityElementDidLoseFocus() {}
  nonisolated open func accessibilityElementIsFocused() -> Bool {
    MainActor.assumeIsolated { UIApplication.shared.accessibilityCenter.focus === self }
  }
}

/// The values that the app set for an element; `nil` for the others.
struct AccessibilityState {
  var isElement: Bool?
  var identifier: String?
  var label: SpokenText?
  var hint: SpokenText?
  var value: SpokenText?
  var traits: UIAccessibilityTraits?
  var language: String?
  var inputLabels: [String]?
  var respondsToUser: Bool?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elementsHidden: Bool?
  var viewIsModal: Bool?
  var groupsChildren: Bool?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var containerType: UIAccessibilityContainerType?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  private(set) var customRotors: [UIAccessibilityCustomRotor]?
  var ignoresInvertColors: Bool?

  mutating func setCustomRotors(_ rotors: [UIAccessibilityCustomRotor]?) {
    if rotors?.isEmpty == false { Diagnostics.reportIneffective("accessibilityCustomRotors") }
    customRotors = rotors
  }
}
