import CoreGraphics
import Foundation

/// A view that turns touches into events: a button, a switch.
///
/// The control tracks a finger that comes down on it until it is lifted, wherever it moves. Each step
/// sends an event: `touchDown`, `touchDragInside` … `touchUpInside`.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var controlState = ControlState()
  private var handlers = ControlHandlers()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control whose `primaryActionTriggered` performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(control: self)
    ObjectArchives.read(UIControl.self, of: self, from: coder)
  }

  // MARK: State

  /// Whether the control responds to touches; `true` by default.
  open dynamic var isEnabled: Bool {
    get { controlState.isEnabled }
    set {
      guard newValue != controlState.isEnabled else { return }
      controlState.isEnabled = newValue
      if !newValue {
        if isTracking {
          cancelTracking(with: nil)
          _endTracking()
        }
        dismissMenu(animated: true)
      }
      stateDidChange()
    }
  }

  open dynamic var isSelected: Bool {
    get { controlState.isSelected }
    set {
      guard newValue != controlState.isSelected else { return }
      controlState.isSelected = newValue
      stateDidChange()
    }
  }

  /// Whether the control is highlighted. Set while a finger is tracked inside.
  open dynamic var isHighlighted: Bool {
    get { controlState.isHighlighted }
    set {
      guard newValue != controlState.isHighlighted else { return }
      controlState.isHighlighted = newValue
      stateDidChange()
    }
  }

  open var state: UIControl.State {
    var state: State = []
    if controlState.isHighlighted { state.insert(.highlighted) }
    if !controlState.isEnabled { state.insert(.disabled) }
    if controlState.isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether a finger that came down on the control is still down.
  open var isTracking: Bool { controlState.touch != nil }
  /// The finger that came down on the control, while it is down.
  var trackedTouch: UITouch? { controlState.touch }
  /// Whether the tracked finger is on the control, with some tolerance.
  open var isTouchInside: Bool { controlState.isTouchInside }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      setNeedsLayout()
      // The baselines of texts move.
      alInvalidateIntrinsicContentSize()
    }
  }

  /// The horizontal alignment with leading and trailing resolved to sides.
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case let other: return other
    }
  }

  // MARK: Handlers

  /// Adds an action for events, replacing one with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.add(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// Adds a method for events. For a `nil` target, the first responder in the chain that implements it
  /// is called. The target isn't retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    handlers.add(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Removes methods for events. A `nil` target means every target, a `nil` action every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    handlers.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .method(let target, _) in handlers.entries.map(\.handler) {
      if let object = target.object as? AnyHashable { targets.insert(object) }
      if target.isChain { targets.insert(NSNull()) }
    }
    return targets
  }

  open var allControlEvents: UIControl.Event {
    handlers.entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of a target's methods for an event.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.matching(controlEvent).compactMap { handler -> String? in
      guard case .method(let own, let selector) = handler,
        object == nil ? own.isChain : own.object === object
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` with each action or method and its events, until its flag is set.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for (handler, events) in handlers.entries {
      switch handler {
      case .action(let action): iterator(action, nil, events, &stop)
      case .method(let target, let selector):
        iterator(nil, (target.object, selector), events, &stop)
      }
      if stop { return }
    }
  }

  // MARK: Sending

  /// Performs the actions and methods for any of `controlEvents`, in the order in which they were
  /// added.
  open func sendActions(for controlEvents: UIControl.Event) {
    _sendActions(for: controlEvents, with: nil)
  }

  /// Calls a method; override it to observe the messages of the control.
  open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action; override it to observe the actions of the control.
  open func sendAction(_ action: UIAction) {
    action.carryOut(sender: self)
  }

  func _sendActions(for events: UIControl.Event, with event: UIEvent?) {
    for handler in handlers.matching(events) where !handler.isGone {
      switch handler {
      case .action(let action): sendAction(action)
      case .method(let target, let selector):
        sendAction(selector, to: target.object, for: event)
      }
    }
  }

  /// The events for a finger lifted inside. Buttons add their primary one.
  var touchUpInsideEvents: UIControl.Event { .touchUpInside }

  /// Called after highlighted, enabled or selected has changed.
  package func stateDidChange() {}

  // MARK: Tips

  /// A tool tip for a pointer that rests over the control on a Mac; stored only, because tablets and phones
  /// show none.
  open var toolTip: String?

  // MARK: Menus

  /// Whether a touch shows the control's menu instead of performing its primary action.
  open var showsMenuAsPrimaryAction: Bool {
    get { controlState.showsMenu }
    set {
      controlState.showsMenu = newValue
      menuDidChange()
    }
  }

  /// Whether a long press, or with ``showsMenuAsPrimaryAction`` a touch, asks the control for a menu.
  open var isContextMenuInteractionEnabled: Bool {
    get { controlState.interaction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if newValue {
        let interaction = ControlMenuInteraction(control: self)
        controlState.interaction = interaction
        addInteraction(interaction)
      } else if let interaction = controlState.interaction {
        dismissMenu(animated: true)
        removeInteraction(interaction)
        controlState.interaction = nil
      }
      menuDidChange()
    }
  }

  /// The interaction that shows the control's menus while ``isContextMenuInteractionEnabled`` is set.
  open var contextMenuInteraction: UIContextMenuInteraction? { controlState.interaction }

  /// Returns the menu at a point of the control; none unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// For subclasses to override; never called, because a control isn't lifted.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// For subclasses to override; never called, because a control isn't lifted.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called when a menu appears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when a menu has disappeared.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns the point in the control for a menu's position: the middle, for a menu next to the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    bounds.middle
  }

  /// The position in the control of the finger that opens a menu.
  var menuLocation: CGPoint {
    controlState.touch?.location(in: self) ?? controlState.longPress?.location(in: self) ?? .zero
  }

  /// The part of the control next to which its menu is placed.
  var menuSource: CGRect {
    guard let configuration = controlState.configuration else { return bounds }
    let point = menuAttachmentPoint(for: configuration)
    let isMiddle = point == bounds.middle
    return isMiddle ? bounds : CGRect(origin: point, size: .zero)
  }

  /// Returns the control's menu at the finger.
  private func configuredMenu() -> UIMenu? {
    guard let interaction = controlState.interaction,
      let configuration = contextMenuInteraction(
        interaction, configurationForMenuAtLocation: menuLocation)
    else { return nil }
    controlState.configuration = configuration
    return configuration.actionProvider?([])
  }

  /// Whether there may be a menu to show. Overridden by controls that make their menu only when it is shown.
  var mayShowMenu: Bool { shownMenu != nil || isContextMenuInteractionEnabled }

  /// The menu that the control has without being asked for one.
  var shownMenu: UIMenu? { nil }
  /// Whether the menu's first element stays on top wherever the menu is.
  var menuKeepsOrder: Bool { false }
  /// Called after an element was chosen, before its action is performed.
  func menuDidChoose(_ action: UIAction) {}
  /// Called when an element of the menu has been chosen, for a container of the control.
  var onMenuChoice: (() -> Void)?

  /// The menu while it is on the screen.
  private(set) var presentedMenu: MenuPresentation? {
    get { controlState.menu }
    set { controlState.menu = newValue }
  }

  /// Called when there is another menu, or another way to show it: a long press shows a menu that a touch
  /// doesn't.
  func menuDidChange() {
    let wants = mayShowMenu && !showsMenuAsPrimaryAction
    if wants, controlState.longPress == nil {
      let recognizer = UILongPressGestureRecognizer(
        target: self, action: Selector("longPressed(_:)", UIControl.longPressed))
      addGestureRecognizer(recognizer)
      controlState.longPress = recognizer
    }
    controlState.longPress?.isEnabled = wants
  }

  private func longPressed(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began: presentMenu()
    case .changed:
      if let menu = presentedMenu { menu.track(recognizer.location(in: menu)) }
    case .ended:
      if let menu = presentedMenu { menu.endTracking(recognizer.location(in: menu)) }
    default: break
    }
  }

  func presentMenu() {
    guard presentedMenu == nil, isEnabled,
      let menu = isContextMenuInteractionEnabled ? configuredMenu() : shownMenu
    else { return }
    _sendActions(for: .menuActionTriggered, with: nil)
    if let interaction = controlState.interaction, let configuration = controlState.configuration {
      contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
    }
    presentedMenu = MenuPresentation.present(
      menu, from: self, keepsOrder: menuKeepsOrder,
      didChoose: { [weak self] action, _ in
        guard let self else { return }
        menuDidChoose(action)
        onMenuChoice?()
        sendAction(action)
      },
      didEnd: { [weak self] in
        guard let self else { return }
        presentedMenu = nil
        if let interaction = controlState.interaction,
          let configuration = controlState.configuration
        {
          contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
        }
        controlState.configuration = nil
        stateDidChange()
      })
    stateDidChange()
  }

  /// Dismisses the menu, if it is shown.
  func dismissMenu(animated: Bool) {
    presentedMenu?.end(animated: animated)
  }

  // MARK: Gestures

  /// Whether the control acts on a tap with one finger, as buttons, switches, steppers, segmented controls and page
  /// controls do (Apple, "Attaching gesture recognizers to UIKit controls").
  var actsOnTap: Bool { false }

  /// The control's own action comes before a recognizer of a superview that would cancel its touches. A recognizer that
  /// doesn't cancel touches is recognized as well (public question 77329118, observed on iOS).
  override final func claims(_ gesture: UIGestureRecognizer) -> Bool {
    isEnabled && gesture.cancelsTouchesInView && actsOn(gesture)
  }

  /// Whether the gesture is the one on which the control acts by default.
  func actsOn(_ gesture: UIGestureRecognizer) -> Bool {
    guard actsOnTap, let tap = gesture as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  // MARK: Tracking

  /// Called when a finger comes down. Returning `false` refuses to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger moves. Returning `false` ends tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked finger was taken over, by a scroll view for instance.
  open func cancelTracking(with event: UIEvent?) {}

  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    controlState.touch = touch
    controlState.isTouchInside = true
    isHighlighted = true
    _sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { _sendActions(for: .touchDownRepeat, with: event) }
    if showsMenuAsPrimaryAction, isTracking {
      presentMenu()
      controlState.menuStart = touch.location(in: nil)
    }
  }

  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = controlState.touch, touches.contains(touch) else { return }
    if let menu = presentedMenu { return menu.track(touch.location(in: menu)) }
    guard continueTracking(touch, with: event) else { return _endTracking() }
    let wasInside = controlState.isTouchInside
    let isInside = self.isInside(touch)
    controlState.isTouchInside = isInside
    isHighlighted = isInside
    if isInside != wasInside {
      _sendActions(for: isInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    guard isTracking else { return }
    _sendActions(for: isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = controlState.touch, touches.contains(touch) else { return }
    let isInside = self.isInside(touch)
    endTracking(touch, with: event)
    let (menu, start) = (presentedMenu, controlState.menuStart)
    _endTracking()
    if let menu {
      let point = touch.location(in: nil)
      // A tap leaves the menu open; a finger that moved on chooses the element below it.
      if start.distance(to: point) > MenuMetrics.dragThreshold {
        menu.endTracking(touch.location(in: menu))
      }
      return
    }
    _sendActions(for: isInside ? touchUpInsideEvents : .touchUpOutside, with: event)
  }

  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = controlState.touch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    presentedMenu?.cancelTracking()
    _endTracking()
    _sendActions(for: .touchCancel, with: event)
  }

  private func _endTracking() {
    controlState.touch = nil
    controlState.isTouchInside = false
    isHighlighted = false
  }

  /// The distance that a finger may move off a control, in points (quoted).
  static let slip: CGFloat = 70

  private func isInside(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    if self.point(inside: point, with: nil) { return true }
    return bounds.insetBy(dx: -Self.slip, dy: -Self.slip).contains(point)
  }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    var own = super.ownAccessibility
    if !isEnabled { own.traits.insert(.notEnabled) }
    if isSelected { own.traits.insert(.selected) }
    return own
  }

  /// Performs the effect of a tap.
  open override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      guard isEnabled else { return false }
      if showsMenuAsPrimaryAction, mayShowMenu {
        presentMenu()
      } else {
        _sendActions(for: touchUpInsideEvents, with: nil)
      }
      return true
    }
  }
}

/// The state of a control.
private struct ControlState {
  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  var isTouchInside = false
  var touch: UITouch?
  var showsMenu = false
  var menu: MenuPresentation?
  var longPress: UILongPressGestureRecognizer?
  var interaction: ControlMenuInteraction?
  /// The configuration of the menu on the screen, if the control was asked for one.
  var configuration: UIContextMenuConfiguration?
  /// The position at which the finger that opened the menu came down, in the window.
  var menuStart = CGPoint.zero
}
