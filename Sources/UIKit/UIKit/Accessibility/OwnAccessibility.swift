/// A view's own accessibility, which applies unless the app sets other values.
///
/// It stays on the main thread with its view. Only because of custom actions can it not be sent to
/// another one.
struct OwnAccessibility: @unchecked Sendable {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  /// The kind of the element, if its traits don't determine it.
  var kind: AccessibilityNode.Kind?
  /// The kind of a container of elements: a list, a bar, a tab bar or a group.
  var container: AccessibilityNode.Kind?
  var isModal = false
  /// Whether the elements inside are read too: a row is an element, and so is a switch in it.
  var keepsControls = false
  var customActions: [UIAccessibilityCustomAction]?

  var respondsToUser: Bool {
    !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
      || kind?.isControl == true
  }

  init() {}

  init(
    label: String?, value: String? = nil, traits: UIAccessibilityTraits = .none,
    kind: AccessibilityNode.Kind? = nil
  ) {
    self = OwnAccessibility().element(label: label, value: value, traits: traits, kind: kind)
  }

  /// Returns a copy for an element with a name, a value and additional traits.
  func element(
    label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits,
    kind: AccessibilityNode.Kind? = nil
  ) -> OwnAccessibility {
    var own = self
    own.isElement = true
    own.label = label
    own.value = value
    own.traits.formUnion(traits)
    own.kind = kind
    return own
  }

  /// A copy for an element whose inner elements are read too.
  var keepingControls: OwnAccessibility {
    var own = self
    own.keepsControls = true
    return own
  }
}
