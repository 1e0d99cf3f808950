import Foundation

/// The effect of a key in a text, apart from typing.
enum TextCommand: Equatable {
  case move(TextMovement, extending: Bool)
  case delete(TextMovement)
  case selectAll, copy, cut, paste, undo, redo
  case style(BasicTextStyle)

  /// Creates the command of a key: with Command and Option as on iOS, and with Control as on other
  /// systems.
  @MainActor init?(_ key: UIKey) {
    let flags = key.modifierFlags
    let isShifted = flags.contains(.shift)
    if flags.contains(.command) || flags.contains(.control),
      let command = Self.shortcut(key.charactersIgnoringModifiers, isShifted: isShifted)
    {
      self = command
      return
    }
    let isWord = flags.contains(.alternate) || flags.contains(.control)
    let isFar = flags.contains(.command)
    switch key.keyCode {
    case .keyboardDeleteOrBackspace:
      guard isWord || isFar else { return nil }
      self = .delete(isFar ? .lineLeft : .wordLeft)
    case .keyboardDeleteForward:
      self = .delete(isFar ? .lineRight : isWord ? .wordRight : .right)
    default:
      guard
        let movement = TextMovement(
          key.keyCode, isWord: isWord, isFar: isFar, isControl: flags.contains(.control))
      else { return nil }
      self = .move(movement, extending: isShifted)
    }
  }

  private static func shortcut(_ letter: String, isShifted: Bool) -> TextCommand? {
    switch letter.lowercased() {
    case "a": .selectAll
    case "c": .copy
    case "x": .cut
    case "v": .paste
    case "z": isShifted ? .redo : .undo
    case "y": .redo
    case "b": .style(.bold)
    case "i": .style(.italic)
    case "u": .style(.underline)
    default: nil
    }
  }
}

/// A movement of the caret.
enum TextMovement: Equatable {
  case left, right, up, down
  case wordLeft, wordRight
  case lineLeft, lineRight
  case paragraphStart, paragraphEnd
  case documentStart, documentEnd

  init?(_ code: UIKeyboardHIDUsage, isWord: Bool, isFar: Bool, isControl: Bool) {
    switch code {
    case .keyboardLeftArrow: self = isFar ? .lineLeft : isWord ? .wordLeft : .left
    case .keyboardRightArrow: self = isFar ? .lineRight : isWord ? .wordRight : .right
    case .keyboardUpArrow: self = isFar ? .documentStart : isWord ? .paragraphStart : .up
    case .keyboardDownArrow: self = isFar ? .documentEnd : isWord ? .paragraphEnd : .down
    case .keyboardHome: self = isControl ? .documentStart : .lineLeft
    case .keyboardEnd: self = isControl ? .documentEnd : .lineRight
    default: return nil
    }
  }

  /// Whether a selection collapses to its later end before the caret moves.
  var goesForward: Bool {
    switch self {
    case .right, .down, .wordRight, .lineRight, .paragraphEnd, .documentEnd: true
    default: false
    }
  }
}
