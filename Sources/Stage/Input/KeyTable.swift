/// Where keys lie: the places of the USB tables for what they type and for the browser's names.
package enum KeyTable {
  /// The key of a US keyboard that types `character`.
  package static func usage(typing character: Character) -> UIKeyboardHIDUsage {
    if let code = codeTyping[character] { return usage(code: code) }
    return .keyboardErrorUndefined
  }

  /// The key that a browser calls `code`, as in `KeyA`, `Digit1`, `ArrowLeft`.
  package static func usage(code: String) -> UIKeyboardHIDUsage {
    guard let raw = rawUsages[code] else { return .keyboardErrorUndefined }
    return UIKeyboardHIDUsage(rawValue: raw) ?? .keyboardErrorUndefined
  }

  // The tables number the letters from 4, the digits from 30 with 0 last, and then the keys from
  // Return on in this order.
  private static let rawUsages: [String: Int] = {
    var usages: [String: Int] = [:]
    for (index, letter) in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated() {
      usages["Key\(letter)"] = 4 + index
    }
    for (index, digit) in "1234567890".enumerated() { usages["Digit\(digit)"] = 30 + index }
    let following = [
      "Enter", "Escape", "Backspace", "Tab", "Space", "Minus", "Equal", "BracketLeft",
      "BracketRight", "Backslash", "IntlHash", "Semicolon", "Quote", "Backquote", "Comma",
      "Period", "Slash", "CapsLock",
    ]
    for (index, name) in following.enumerated() { usages[name] = 40 + index }
    for number in 1...12 { usages["F\(number)"] = 57 + number }
    let navigation = [
      "PrintScreen", "ScrollLock", "Pause", "Insert", "Home", "PageUp", "Delete", "End",
      "PageDown", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp",
    ]
    for (index, name) in navigation.enumerated() { usages[name] = 70 + index }
    let modifiers = [
      "ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight", "AltRight",
      "MetaRight",
    ]
    for (index, name) in modifiers.enumerated() { usages[name] = 224 + index }
    let keypad = [
      "NumLock", "NumpadDivide", "NumpadMultiply", "NumpadSubtract", "NumpadAdd", "NumpadEnter",
    ]
    for (index, name) in keypad.enumerated() { usages[name] = 83 + index }
    for (index, digit) in "1234567890".enumerated() { usages["Numpad\(digit)"] = 89 + index }
    usages["NumpadDecimal"] = 99
    usages["IntlBackslash"] = 100
    usages["ContextMenu"] = 101
    usages["NumpadEqual"] = 103
    for number in 13...24 { usages["F\(number)"] = 91 + number }
    let languages = ["IntlRo", "KanaMode", "IntlYen", "Convert", "NonConvert"]
    for (index, name) in languages.enumerated() { usages[name] = 135 + index }
    for number in 1...5 { usages["Lang\(number)"] = 143 + number }
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
