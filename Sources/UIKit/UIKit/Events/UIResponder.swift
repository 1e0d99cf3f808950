import Foundation
import QuartzCore

/// An object that handles events or passes them to the next responder in the chain.
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

  /// Connects an outlet of a UIKit class, which is a computed property that a storyboard names. An object of another
  /// type sets `nil`. Returns `false` if the class has no such outlet.
  func setOutlet(_ name: String, to object: AnyObject) -> Bool { false }

  /// The next responder in the chain, or `nil` at its end.
  open dynamic var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this object can become the first responder. The default is `false`.
  open dynamic var canBecomeFirstResponder: Bool { false }

  /// Whether this object can give up being the first responder. The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is its window's first responder.
  open var isFirstResponder: Bool {
    _window?.firstResponder === self
  }

  /// Makes this object its window's first responder if both it and the current one agree.
  @discardableResult open dynamic func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = _window else { return false }
    window.isHandingOver = true
    defer { window.isHandingOver = false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up first responder status if ``canResignFirstResponder`` is `true`.
  @discardableResult open dynamic func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = _window, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The window in which this object can be the first responder: that of the next view in the chain.
  var _window: UIWindow? { viewInChain?.window }

  /// The first view in the chain, starting with this object.
  final var viewInChain: UIView? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView }.first
  }

  override var accessibilityParent: _AccessibleObject? { next }

  /// The view itself, or a controller's view if it is loaded.
  var ownView: UIView? { nil }

  /// Whether the items inside form a group for the focus, unless the app names another.
  var formsFocusGroup: Bool { false }

  /// Whether a controller gets the focus back when it appears again; nil for other responders.
  var restoresFocus: Bool? { nil }

  // MARK: Keyboard

  /// The view that replaces the keyboard while this object is the first responder. By default, the
  /// next responder's.
  open dynamic var inputView: UIView? { next?.inputView }

  /// The view above the keyboard or the input view. By default, the next responder's.
  open dynamic var inputAccessoryView: UIView? { next?.inputAccessoryView }

  /// The buttons above a tablet's keyboard while this object is the first responder.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let known = Self.assistantItems[self] { return known }
    let item = UITextInputAssistantItem()
    Self.assistantItems[self] = item
    return item
  }

  /// The input mode of the keyboard. Subclasses can override it to request another mode.
  ///
  /// There is only one mode here, so the property isn't read.
  open var textInputMode: UITextInputMode? { .english }

  /// Reloads the input view and the accessory view if this object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.inputPanel?.reload() }
  }

  // MARK: Editing

  /// The undo manager for changes. By default, the next responder's. Each window has its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Returns whether this responder can perform an action now.
  ///
  /// By default, the standard edit actions return `false`, with two exceptions. Paste returns `true`
  /// for items that ``canPaste(_:)`` accepts. An action also returns `true` if a class in lowered sources
  /// overrides it.
  open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action) else { return action.isImplemented(by: self) }
    if edit == .paste, canPastePasteboard { return true }
    // A selector of this class's own method matches every responder and therefore says nothing about
    // it.
    return edit.selector.isImplemented(by: self)
      || edit.isOfDocuments && action.isImplemented(by: self)
        && !action.isImplemented(by: Self.plain)
  }

  /// A responder without any behaviour.
  private static let plain = UIResponder()

  /// Returns the first responder that can perform an action, starting with this one.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// The hardware keyboard commands while this responder is in the chain. The default is nil.
  open dynamic var keyCommands: [UIKeyCommand]? { nil }

  /// Validates a command before it is shown or performed. An override may change its title, state and
  /// attributes.
  ///
  /// Called on the responder that would perform the command. The default does nothing.
  open func validate(_ command: UICommand) {}

  // Nothing is selected here. Subclasses that edit override these.
  open func cut(_ sender: Any?) {}
  open dynamic func copy(_ sender: Any?) {}
  /// Pastes the items of the general pasteboard if possible.
  open dynamic func paste(_ sender: Any?) { pastePasteboard() }
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

  /// The types that can be pasted or dropped here. The setter copies the value. The default is nil.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { Self.pasteConfigurations[self] }
    set { Self.pasteConfigurations[self] = newValue?.copy() as? UIPasteConfiguration }
  }

  /// Returns whether the items can be pasted here. By default, one of them must have a type that the
  /// configuration accepts.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  /// Called when items were pasted or dropped. An override loads the items it needs. The default does
  /// nothing.
  open func paste(itemProviders: [NSItemProvider]) {}

  // MARK: Touches

  /// Called when fingers land. Like the three methods below, passes the touches to the next responder
  /// by default.
  open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system or a gesture recognizer takes the touches over.
  open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated properties of touches become known.
  ///
  /// Touches here have no estimates, so this is never called. The default passes them to the next
  /// responder.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Motion and remote controls

  /// Called when the user starts to shake the device. See `Stage.shake()`.
  ///
  /// Like the methods below, passes the event to the next responder by default.
  open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a button of headphones or a similar device was used.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Presses

  /// Called when keys go down. Like the three methods below, passes the presses to the next responder
  /// by default.
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

  /// The user's activity with this responder, for continuation elsewhere.
  open var userActivity: NSUserActivity? {
    get { Self.activities[self] }
    set { Self.activities[self] = newValue }
  }

  /// Adds information about the current state to ``userActivity`` in an override.
  ///
  /// Activities aren't handed off to other devices, so only the app calls this, for example to
  /// restore a scene. The default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Continues an activity that the user started elsewhere. The default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Nibs

  /// Called after the object was loaded from a nib or storyboard and its outlets are connected.
  ///
  /// It belongs to `NSObject` on iOS and isn't isolated to an actor. An override that changes views
  /// needs `MainActor.assumeIsolated`.
  nonisolated open dynamic func awakeFromNib() {}

  /// Interface Builder calls this on the instance that it draws. It is never called here.
  nonisolated open func prepareForInterfaceBuilder() {}
}
