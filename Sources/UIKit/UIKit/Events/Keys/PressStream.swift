import QuartzCore

/// Turns key events into presses and delivers them to the first responder.
@MainActor package final class PressStream {
  private var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  private let commander = TextCommander()

  package init() {}

  /// Handles a key that went down. A key that is already down repeats: it starts no new press, but types
  /// again.
  package func keyDown(_ key: UIKey, to application: UIApplication) {
    if let press = presses[key.keyCode] {
      guard press.isDown else { return }
      if press.performsCommand {
        // A held key repeats its command.
        _ = performsCommand(key, in: application._keyWindow)
      } else if let responder = press.responder {
        type(key, into: responder)
      }
      return
    }
    let press = UIPress(key: key, timestamp: CACurrentMediaTime())
    presses[key.keyCode] = press
    send(press, key.modifierFlags, to: application)
  }

  /// Handles a key that went up or that the system took over. Unknown keys are ignored.
  package func keyUp(
    _ code: UIKeyboardHIDUsage, isCancelled: Bool = false, to application: UIApplication
  ) {
    guard let press = presses.removeValue(forKey: code), press.isDown else { return }
    press.update(phase: isCancelled ? .cancelled : .ended, timestamp: CACurrentMediaTime())
    send(press, press.key?.modifierFlags ?? [], to: application)
  }

  /// The presses in progress.
  package var held: [UIPress] { presses.values.filter(\.isDown) }

  /// Cancels all presses because the system takes the keys over.
  package func cancelAll() {
    for press in held { cancel(press) }
  }

  /// Called when a view and its subviews are about to leave their window.
  ///
  /// Their presses are cancelled, and later events of those keys are ignored. Presses whose first responder
  /// stays aren't cancelled, even if the leaving view received them through the chain.
  func viewWillLeave(_ view: UIView) {
    for press in held where press.responder?.isPart(of: view) == true { cancel(press) }
  }

  private func cancel(_ press: UIPress) {
    let now = CACurrentMediaTime()
    press.update(phase: .cancelled, timestamp: now)
    press.responder?.pressesCancelled(
      [press],
      with: UIPressesEvent(
        presses: [press], timestamp: now, modifierFlags: press.key?.modifierFlags ?? []))
  }

  private func send(
    _ press: UIPress, _ flags: UIKeyModifierFlags, to application: UIApplication
  ) {
    application.sendEvent(
      UIPressesEvent(presses: [press], timestamp: CACurrentMediaTime(), modifierFlags: flags))
  }

  /// Types a key into the responder that takes text, after the responder could see the press.
  private func type(_ key: UIKey, into responder: UIResponder) {
    if let taker = responder as? any KeyTaking, taker.takes(key) { return }
    if let input = responder as? any UITextInput, let command = TextCommand(key) {
      commander.perform(command, in: input)
      return
    }
    guard let input = responder as? any UIKeyInput,
      key.modifierFlags.isDisjoint(with: [.command, .control])
    else { return }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: TextTyping.deleteBackward(in: input)
    case .keyboardTab: TextTyping.pressTab(in: input, isBack: key.modifierFlags.contains(.shift))
    case .keyboardReturnOrEnter, .keypadEnter: TextTyping.pressReturn(in: input)
    default: if !key.characters.isEmpty { TextTyping.insert(key.characters, into: input) }
    }
  }

  /// Performs a matching key command, if there is one. Returns whether it did.
  ///
  /// Commands come before responders see the key, but after text and the focus unless the command asks
  /// for priority.
  private func performsCommand(_ key: UIKey, in window: UIWindow?) -> Bool {
    let engine = window?.windowScene?.focusEngine
    guard let window, let first = window.keyResponder ?? KeyCommands.frontmost(in: window)
    else { return false }
    let isSystems = KeyCommands.isText(key, for: first) || engine?.wants(key, in: window) == true
    if KeyCommands.perform(key, from: first, overText: isSystems) { return true }
    if EditShortcut.perform(key, from: first) { return true }
    return engine?.take(key, in: window) ?? false
  }

  /// Delivers an event to the responder that has the keyboard. A press stays with its first responder.
  func deliver(_ event: UIPressesEvent, to window: UIWindow?) {
    let first: UIResponder? = window?.keyResponder ?? window
    for press in event.allPresses {
      if press.phase == .began {
        if let key = press.key, performsCommand(key, in: window) {
          // The responders see neither the key nor its release.
          press.performsCommand = true
          continue
        }
        press.responder = first
      }
      guard let responder = press.responder else { continue }
      switch press.phase {
      case .began:
        responder.pressesBegan([press], with: event)
        if let key = press.key, !SearchShortcut.perform(key, in: window) {
          type(key, into: responder)
        }
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }
}

extension UIResponder {
  /// Whether the responder leaves together with `view`, because its own view or the next view in the
  /// chain does.
  fileprivate func isPart(of view: UIView) -> Bool {
    (ownView ?? viewInChain)?.isDescendant(of: view) == true
  }
}
