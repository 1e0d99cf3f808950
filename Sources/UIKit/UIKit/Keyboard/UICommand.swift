import CoreGraphics
import Foundation

/// An element of a menu that sends an action up the responder chain, from the first responder on.
///
/// Whoever would carry the action out is asked to `validate(_:)` the command before it is shown or
/// performed; a command that nobody carries out is disabled.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The message that is sent.
  open private(set) var action: Selector
  /// A value that tells commands of one action apart.
  open private(set) var propertyList: Any?
  /// Other commands in its place while modifier keys are held; kept, for menus of touch don't show
  /// them.
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

  /// Commands are not archived.
  public required init?(coder: NSCoder) { nil }

  open override var title: String {
    get { _title }
    set { _title = newValue }
  }

  open override var image: UIImage? {
    get { _image }
    set { _image = newValue }
  }

  /// The object from `first` on that carries the action out, after it could validate the command;
  /// nil also where it disabled it.
  func validatedTarget(from first: UIResponder) -> UIResponder? {
    guard let target = first.target(forAction: action, withSender: self) as? UIResponder else {
      return nil
    }
    target.validate(self)
    return attributes.contains(.disabled) ? nil : target
  }

  /// Sends the action to who carries it out from `first` on. Answers whether anybody did.
  @discardableResult func send(from first: UIResponder) -> Bool {
    guard let target = validatedTarget(from: first) else { return false }
    guard let edit = EditAction(action) else { return action.perform(on: target, self) }
    // A class may have a method of that name for a sender of another type.
    if edit.isOfDocuments, action.perform(on: target, self) { return true }
    return target.carryOut(edit, sender: self)
  }
}

/// A command's replacement while modifier keys are held.
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
