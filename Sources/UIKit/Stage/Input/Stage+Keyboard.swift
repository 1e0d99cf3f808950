extension Stage {
  /// Types `text` on a hardware keyboard. Each character is a key that is pressed and released. A character
  /// that isn't on a US keyboard is sent without a key code.
  public func type(_ text: String) {
    for character in text {
      let key = Self.key(for: character)
      press(key)
      release(key.keyCode)
    }
  }

  package func press(_ key: UIKey) {
    keys.insert(key.keyCode)
    act { application.pressStream.keyDown(key, to: application) }
  }

  package func release(_ code: UIKeyboardHIDUsage) {
    keys.remove(code)
    act { application.pressStream.keyUp(code, to: application) }
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
