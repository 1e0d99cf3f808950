extension Stage {
  /// Types `text` on a hardware keyboard: each character is a key pressed and released. What has
  /// no key on a US keyboard is sent as a key without a place.
  public func type(_ text: String) {
    for character in text {
      let key = Self.key(for: character)
      press(key)
      release(key.keyCode)
    }
  }

  package func press(_ key: UIKey) {
    makeCurrent()
    keys.insert(key.keyCode)
    application.pressStream.keyDown(key, to: application)
    renderLoop.commit()
  }

  package func release(_ code: UIKeyboardHIDUsage) {
    makeCurrent()
    keys.remove(code)
    application.pressStream.keyUp(code, to: application)
    renderLoop.commit()
  }

  private static func key(for character: Character) -> UIKey {
    let plain = character.lowercased()
    let usage = KeyTable.usage(typing: character)
    let isShifted = plain != String(character)
    return UIKey(
      characters: String(character), charactersIgnoringModifiers: plain, keyCode: usage,
      modifierFlags: isShifted ? .shift : [])
  }
}
