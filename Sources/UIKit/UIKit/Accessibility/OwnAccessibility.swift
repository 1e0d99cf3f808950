/// A view's own accessibility, as long as the app doesn't say otherwise.
///
/// It stays on the main thread with its view. Custom actions alone couldn't be sent to another one.
struct OwnAccessibility: @unchecked Sendable {
  var isElement = false
  package var label: String?
  package var hint: String?
  package var value: String?
  package var traits: UIAccessibilityTraits = .none
  /// The kind of the element, where traits can't tell.
  package var kind: AccessibilityNode.Kind?
  /// The kind of a container of elements: a list, a bar, a tab bar or a group.
  package var container: AccessibilityNode.Kind?
  var isModal = false
  /// Whether elements in it are told as well: a row is one, and so is a switch in it.
  var keepsControls = false
  var customActions: [UIAccessibilityCustomAction]?

  var respondsToUser: Bool {
    !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
      || kind?.isControl == true
  }

  package init() {}

  package init(
    label: String?, value: String? = nil, traits: UIAccessibilityTraits = .none,
    kind: AccessibilityNode.Kind? = nil
  ) {
    self = OwnAccessibility().element(label: label, value: value, traits: traits, kind: kind)
  }

  /// The same for an element with a name and a value, and with traits besides those that it has.
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

  /// The same for an element in which others are told as well.
  var keepingControls: OwnAccessibility {
    var own = self
    own.keepsControls = true
    return own
  }
}
