import Foundation
import QuartzCore

/// An object that takes events, or passes them to the next in the chain.
@preconcurrency @MainActor
open class UIResponder: _AccessibleObject,
  UIResponderStandardEditActions, UIUserActivityRestoring
{
  private static let activities = AssociatedValues<NSUserActivity>()
  private static let assistantItems = AssociatedValues<UITextInputAssistantItem>()
  private static let pasteConfigurations = AssociatedValues<UIPasteConfiguration>()

  deinit { AssociatedObjects.shared.objectGoes(self) }

  public override init() {
    super.init()
  }

  /// The responder that takes what this one does not handle; `nil` ends the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this object is willing to take keyboard events; `false` unless overridden.
  open dynamic var canBecomeFirstResponder: Bool { false }

  /// Whether this object is willing to give them up; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is its window's first responder.
  open var isFirstResponder: Bool {
    _window?.firstResponder === self
  }

  /// Makes this object its window's first responder, if it and the present one agree.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = _window else { return false }
    window.isHandingOver = true
    defer { window.isHandingOver = false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder, if ``canResignFirstResponder`` allows.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = _window, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The window whose first responder this object can be: that of the next view in the chain.
  var _window: UIWindow? { viewInChain?.window }

  /// The first view in the chain from this object on.
  final var viewInChain: UIView? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView }.first
  }

  // MARK: Keyboard

  /// The view on the screen for input while this object is the first responder, in place of keys.
  /// The next responder's unless overridden.
  open dynamic var inputView: UIView? { next?.inputView }

  /// The view above that. The next responder's unless overridden.
  open dynamic var inputAccessoryView: UIView? { next?.inputAccessoryView }

  /// The buttons above a tablet's keyboard while this object is the first responder.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let known = Self.assistantItems[self] { return known }
    let item = UITextInputAssistantItem()
    Self.assistantItems[self] = item
    return item
  }

  /// The keyboard that this object is typed into with; an override asks for another one. There is one
  /// only, so that nothing asks.
  open var textInputMode: UITextInputMode? { .english }

  /// Shows both anew, if this object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.keyboard.reload() }
  }

  // MARK: Editing

  /// Takes back what was changed. The next responder's; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether this responder carries out an action, now. Of the standard edit actions it does none
  /// unless a subclass says so, but pastes what it takes by ``canPaste(_:)``; those on documents it
  /// does as well where its class overrides them in sources that are lowered.
  open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action) else { return action.isImplemented(by: self) }
    if edit == .paste { return canPastePasteboard }
    guard edit.isOfDocuments else { return false }
    // A selector that carries this class's own method fits every responder, and says nothing of it.
    return edit.selector.isImplemented(by: self)
      || action.isImplemented(by: self) && !action.isImplemented(by: Self.plain)
  }

  /// A responder that does nothing.
  private static let plain = UIResponder()

  /// The first responder from this one on that carries out an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Commands of hardware keyboards while this responder is in the chain; none unless overridden.
  open dynamic var keyCommands: [UIKeyCommand]? { nil }

  /// Comes before a command is shown or performed that this responder would carry out, which may
  /// change its title, state and attributes. Does nothing by default.
  open func validate(_ command: UICommand) {}

  // Nothing is selected here: subclasses that edit override these.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  /// Pastes the items of the general pasteboard, if they can be.
  open func paste(_ sender: Any?) { pastePasteboard() }
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}

  // MARK: Pasting

  /// What can be pasted here, and dropped on it; a copy of what was set. None by default.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { Self.pasteConfigurations[self] }
    set { Self.pasteConfigurations[self] = newValue?.copy() as? UIPasteConfiguration }
  }

  /// Whether items can be pasted here: unless overridden, when one of them is of a type that the
  /// configuration accepts.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  /// Items were pasted, or dropped. An override loads what it wants of them; does nothing by default.
  open func paste(itemProviders: [NSItemProvider]) {}

  // MARK: Touches

  /// Fingers came down. Passes the touches to the next responder unless overridden, as do all four.
  open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system or a gesture recognizer took the touches over.
  open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Estimated properties of touches became known. Touches here estimate nothing, so it never comes;
  /// passed to the next responder unless overridden.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Motion and remote controls

  /// The device began to be shaken. Passed to the next responder unless overridden, as are all four;
  /// see `Stage.shake()`.
  open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A button of headphones or the like was used.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Presses

  /// Keys went down. Passes the presses to the next responder unless overridden, as do all four.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Activities

  /// The activity of the user with this responder, to be taken up elsewhere.
  open var userActivity: NSUserActivity? {
    get { Self.activities[self] }
    set { Self.activities[self] = newValue }
  }

  /// An override adds what describes the state to ``userActivity``. No other device takes activities
  /// up from here, so the app alone calls it, as for a scene's restoration. Does nothing by default.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Takes up what a user did elsewhere. Does nothing by default.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Nibs

  /// Called after the object was loaded from a nib or storyboard and its outlets are connected.
  ///
  /// It belongs to `NSObject` on iOS, and so to no actor: what an override does to views goes
  /// through `MainActor.assumeIsolated`.
  nonisolated open func awakeFromNib() {}

  /// Interface Builder alone calls it, on the instance that it draws; it is never called here.
  nonisolated open func prepareForInterfaceBuilder() {}
}
