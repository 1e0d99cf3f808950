import Foundation
import QuartzCore

/// An action on an element in addition to activating it, offered by name.
open class UIAccessibilityCustomAction: NSObject {
  /// A handler that returns whether the action succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var attributedName: NSAttributedString
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: Handler?

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  public init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target,
      selector: selector)
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
  ) {
    self.init(attributedName: attributedName, image: image, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  public convenience init(name: String, actionHandler: @escaping Handler) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// Performs the action; returns the handler's result, or whether the target received the message.
  @MainActor func carryOut() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.perform(on: target, self)
  }
}
