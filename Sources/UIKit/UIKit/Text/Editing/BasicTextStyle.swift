import Foundation

/// A style that users can apply with the edit menu or with keys if `allowsEditingTextAttributes` is true.
enum BasicTextStyle: CaseIterable {
  case bold, italic, underline

  /// The name in menus.
  var title: SystemText {
    switch self {
    case .bold: .bold
    case .italic: .italic
    case .underline: .underline
    }
  }

  var action: EditAction {
    switch self {
    case .bold: .toggleBoldface
    case .italic: .toggleItalics
    case .underline: .toggleUnderline
    }
  }

  /// The commands in menus.
  static var commands: [(action: EditAction, title: SystemText)] {
    allCases.map { ($0.action, $0.title) }
  }

  /// Returns whether text with these attributes has the style.
  func isIn(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
    let font = (attributes[.font] as? UIFont)?.specification
    switch self {
    case .bold: return font?.isBold ?? false
    case .italic: return font?.isItalic ?? false
    case .underline: return NSUnderlineStyle.read(attributes[.underlineStyle])?.isEmpty == false
    }
  }

  /// Adds or removes the style in the attributes. Text without a font doesn't get one.
  func set(_ isOn: Bool, in attributes: inout [NSAttributedString.Key: Any]) {
    guard isIn(attributes) != isOn else { return }
    switch self {
    case .bold, .italic:
      guard var font = (attributes[.font] as? UIFont)?.specification else { return }
      if self == .bold {
        font.weight = isOn ? .bold : .regular
      } else {
        font.isItalic = isOn
      }
      attributes[.font] = UIFont(font)
    case .underline:
      attributes[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
    }
  }
}

extension TextInputHost {
  /// Adds a style to the selection, or removes it if the whole selection has it. At a caret, changes the
  /// style of the text typed next.
  func toggleStyle(_ style: BasicTextStyle) {
    let selection = editor.selection
    guard selection.length > 0 else {
      let isOn = style.isIn(editor.typingAttributes)
      style.set(!isOn, in: &editor.typingAttributes)
      return
    }
    var isOn = true
    editor.storage.enumerateAttributes(in: selection) { attributes, _, _ in
      if !style.isIn(attributes) { isOn = false }
    }
    editor.restyle(selection, kind: .styling(style)) { style.set(!isOn, in: &$0) }
  }

  /// Continues typing in the style of the character before the selection, if there is one. Links don't
  /// continue.
  func takeTypingAttributes() {
    let before = editor.selection.location - 1
    guard before >= 0, before < editor.length, editor.marked == nil else { return }
    var attributes = editor.storage.attributes(at: before, effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    editor.typingAttributes = attributes
  }
}
