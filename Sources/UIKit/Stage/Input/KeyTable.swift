/// The USB usage codes of keys, by the characters that they type and by the browser's names.
package enum KeyTable {
  /// Returns the key of a US keyboard that types `character`.
  package static func usage(typing character: Character) -> UIKeyboardHIDUsage {
    if let code = codeTyping[character] { return usage(code: code) }
    return .keyboardErrorUndefined
  }

  /// Returns the key with the browser's name `code`, such as `KeyA`, `Digit1`, `ArrowLeft`.
  package static func usage(code: String) -> UIKeyboardHIDUsage {
    guard let raw = rawUsages[code] else { return .keyboardErrorUndefined }
    return UIKeyboardHIDUsage(rawValue: raw) ?? .keyboardErrorUndefined
  }

  // The USB tables number the letters from 4, the digits from 30 with 0 last, and then the keys from Return on
  // in this order.
  private static let rawUsages: [String: Int] = {
    var usages = [
      "NumpadDecimal": 99, "IntlBackslash": 100, "ContextMenu": 101, "NumpadEqual": 103,
    ]
    func number(_ names: [String], from first: Int) {
      for (index, name) in names.enumerated() { usages[name] = first + index }
    }
    number("ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "Key\($0)" }, from: 4)
    number("1234567890".map { "Digit\($0)" }, from: 30)
    number(
      [
        "Enter", "Escape", "Backspace", "Tab", "Space", "Minus", "Equal", "BracketLeft",
        "BracketRight", "Backslash", "IntlHash", "Semicolon", "Quote", "Backquote", "Comma",
        "Period", "Slash", "CapsLock",
      ], from: 40)
    number((1...12).map { "F\($0)" }, from: 58)
    number(
      [
        "PrintScreen", "ScrollLock", "Pause", "Insert", "Home", "PageUp", "Delete", "End",
        "PageDown", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "NumLock", "NumpadDivide",
        "NumpadMultiply", "NumpadSubtract", "NumpadAdd", "NumpadEnter",
      ], from: 70)
    number("1234567890".map { "Numpad\($0)" }, from: 89)
    number((13...24).map { "F\($0)" }, from: 104)
    number(["IntlRo", "KanaMode", "IntlYen", "Convert", "NonConvert"], from: 135)
    number((1...5).map { "Lang\($0)" }, from: 144)
    number(
      [
        "ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight",
        "AltRight", "MetaRight",
      ], from: 224)
    return usages
  }()

  private static let codeTyping: [Character: String] = {
    var codes: [Character: String] = [
      "\n": "Enter", "\r": "Enter", "\t": "Tab", " ": "Space",
    ]
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let code = "Key\(letter.uppercased())"
      codes[letter] = code
      codes[Character(letter.uppercased())] = code
    }
    for (plain, shifted) in zip("1234567890", "!@#$%^&*()") {
      codes[plain] = "Digit\(plain)"
      codes[shifted] = "Digit\(plain)"
    }
    let names = [
      "Minus", "Equal", "BracketLeft", "BracketRight", "Backslash", "Semicolon", "Quote",
      "Backquote", "Comma", "Period", "Slash",
    ]
    for (name, pair) in zip(names, zip("-=[]\\;'`,./", "_+{}|:\"~<>?")) {
      codes[pair.0] = name
      codes[pair.1] = name
    }
    return codes
  }()
}
