import Stage

/// Passes input from the page's pointers, wheel, mouse and keys to a stage.
extension Stage {
  func take(_ pointer: ClientMessage.Pointer) {
    let phase: UITouch.Phase =
      switch pointer.phase {
      case .down, .secondary: .began
      case .move: .moved
      case .up: .ended
      case .cancel: .cancelled
      }
    self.pointer(
      Int(pointer.identifier), phase, at: pointer.location,
      isSecondary: pointer.phase == .secondary)
  }

  func take(_ wheel: ClientMessage.Wheel) {
    // Browsers report how the view moves. The stage expects how the content moves, which is the opposite.
    self.wheel(
      at: wheel.location, by: CGVector(dx: -wheel.delta.dx, dy: -wheel.delta.dy),
      type: wheel.isContinuous ? .continuous : .discrete)
  }

  func take(_ hover: ClientMessage.Hover) {
    if let location = hover.location { self.hover(at: location) } else { endHover() }
  }

  func take(_ key: ClientMessage.Key) {
    let uiKey = key.uiKey
    if key.isDown { press(uiKey) } else { release(uiKey.keyCode) }
  }
}

extension ClientMessage.Key {
  @MainActor fileprivate var uiKey: UIKey {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.option) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    // Browsers use names for keys that type nothing.
    let typed = key == "Enter" ? "\r" : key.count == 1 ? key : ""
    return UIKey(
      characters: typed, charactersIgnoringModifiers: typed.lowercased(),
      keyCode: KeyTable.usage(code: code), modifierFlags: flags)
  }
}
