import QuartzCore

/// Makes presses and events of what happens to keys, and takes them to the first responder.
@MainActor package final class PressStream {
  private var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  private let commander = TextCommander()

  package init() {}

  /// A key went down. A key that is down already repeats: that is no press, and types again.
  package func keyDown(_ key: UIKey, to application: UIApplication) {
    if let press = presses[key.keyCode] {
      if let responder = press._responder { type(key, into: responder) }
      return
    }
    let press = UIPress(key: key, timestamp: CACurrentMediaTime())
    presses[key.keyCode] = press
    send(press, key.modifierFlags, to: application)
  }

  /// A key went up, or was taken over by the system. Unknown keys are left out.
  package func keyUp(
    _ code: UIKeyboardHIDUsage, isCancelled: Bool = false, to application: UIApplication
  ) {
    guard let press = presses.removeValue(forKey: code) else { return }
    press._update(phase: isCancelled ? .cancelled : .ended, timestamp: CACurrentMediaTime())
    send(press, press.key?.modifierFlags ?? [], to: application)
  }

  private func send(
    _ press: UIPress, _ flags: UIKeyModifierFlags, to application: UIApplication
  ) {
    application.sendEvent(
      UIPressesEvent(presses: [press], timestamp: CACurrentMediaTime(), modifierFlags: flags))
  }

  /// What a key types goes to who takes text, after it could see the press.
  private func type(_ key: UIKey, into responder: UIResponder) {
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

  /// Hands an event to the responder that has the keyboard; a press stays with the one it began with.
  func deliver(_ event: UIPressesEvent, to window: UIWindow?) {
    let first: UIResponder? = window?._firstResponder ?? window
    for press in event.allPresses {
      if press.phase == .began { press._responder = first }
      guard let responder = press._responder else { continue }
      switch press.phase {
      case .began:
        responder.pressesBegan([press], with: event)
        if let key = press.key { type(key, into: responder) }
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }
}
