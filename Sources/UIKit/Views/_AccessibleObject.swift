import Foundation

/// What iOS gives every `NSObject` by a category (UIAccessibility.h): what assistive software is told
/// about an element. It is kept for tests and for software that reads the interface; nothing here
/// speaks.
///
/// Members of an extension can't be overridden on Linux, so responders inherit them from here.
@MainActor open class _AccessibleObject: NSObject {
  /// Made when it is first written: few objects have any of it.
  private var storedAccessibility: AccessibilityState?

  package final var _accessibility: AccessibilityState {
    get { storedAccessibility ?? AccessibilityState() }
    set { storedAccessibility = newValue }
  }

  public override init() {
    super.init()
  }

  /// What the class itself says where the app said nothing.
  package var _ownAccessibility: OwnAccessibility { OwnAccessibility() }

  /// Whether assistive software stops at the element.
  open var isAccessibilityElement: Bool {
    get { _accessibility.isElement ?? _ownAccessibility.isElement }
    set { _accessibility.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { _accessibility.label ?? _ownAccessibility.label }
    set { _accessibility.label = newValue }
  }

  open var accessibilityHint: String? {
    get { _accessibility.hint }
    set { _accessibility.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { _accessibility.value ?? _ownAccessibility.value }
    set { _accessibility.value = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { _accessibility.traits ?? _ownAccessibility.traits }
    set { _accessibility.traits = newValue }
  }

  /// What double-tapping does with assistive software: a control performs its primary action. `true`
  /// where something was done.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of an adjustable element larger.
  open func accessibilityIncrement() {}

  open func accessibilityDecrement() {}

  open var accessibilityElementsHidden: Bool {
    get { _accessibility.elementsHidden }
    set { _accessibility.elementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { _accessibility.viewIsModal }
    set { _accessibility.viewIsModal = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { _accessibility.groupsChildren }
    set { _accessibility.groupsChildren = newValue }
  }
}

package struct AccessibilityState {
  package var isElement: Bool?
  package var identifier: String?
  package var label: String?
  package var hint: String?
  package var value: String?
  package var traits: UIAccessibilityTraits?
  package var elementsHidden = false
  package var viewIsModal = false
  package var groupsChildren = false
}

/// What a control tells of itself to assistive software.
package struct OwnAccessibility {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits = .none
}
