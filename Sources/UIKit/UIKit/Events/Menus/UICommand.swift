import CoreGraphics
import Foundation

/// A menu element that sends an action up the responder chain, starting with the first responder.
///
/// The responder that would perform the action can `validate(_:)` the command before it is shown or
/// performed. A command is disabled if no responder performs it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The action to send.
  open private(set) var action: Selector
  /// A value that distinguishes commands with the same action.
  open private(set) var propertyList: Any?
  /// Alternatives for the command while modifier keys are held. They are stored but not shown,
  /// because touch menus don't have them.
  open private(set) var alternates: [UICommandAlternate]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns nil, because commands aren't archived.
  public required init?(coder: NSCoder) { nil }

  open override var title: String {
    get { _title }
    set { _title = newValue }
  }

  open override var image: UIImage? {
    get { _image }
    set { _image = newValue }
  }

  /// Returns the responder that performs the action after it validated the command, starting with
  /// `first`. Returns nil if the responder disabled it.
  func validatedTarget(from first: UIResponder) -> UIResponder? {
    guard let target = first.target(forAction: action, withSender: self) as? UIResponder else {
      return nil
    }
    target.validate(self)
    return attributes.contains(.disabled) ? nil : target
  }

  /// Sends the action to the responder that performs it, starting with `first`. Returns whether
  /// there was one.
  @discardableResult func send(from first: UIResponder) -> Bool {
    guard let target = validatedTarget(from: first) else { return false }
    guard let edit = EditAction(action) else { return action.perform(on: target, self) }
    // A class may have a method of that name with another sender type.
    if edit.isOfDocuments, action.perform(on: target, self) { return true }
    return target.carryOut(edit, sender: self)
  }
}

/// A variant of a command for held modifier keys.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  open private(set) var title: String
  open private(set) var action: Selector
  open private(set) var modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
