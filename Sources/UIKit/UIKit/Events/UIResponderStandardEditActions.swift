import Foundation

/// The standard actions of menus and keys. A responder that overrides one of them reports it in
/// `canPerformAction(_:withSender:)`.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects the text at the insertion point.
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  /// Duplicates the shown content, for example a document.
  func duplicate(_ sender: Any?)
  /// Asks for a destination and moves the shown content there.
  func move(_ sender: Any?)
  /// Renames the shown content.
  func rename(_ sender: Any?)
  /// Exports the shown content in another format or to another application.
  func export(_ sender: Any?)
  /// Prints the shown content.
  func printContent(_ sender: Any?)
}

/// The standard edit actions by name.
enum EditAction: String, CaseIterable {
  case cut, copy, paste, pasteAndMatchStyle, select, selectAll, delete
  case makeTextWritingDirectionLeftToRight, makeTextWritingDirectionRightToLeft
  case toggleBoldface, toggleItalics, toggleUnderline
  case duplicate, move, rename, export, printContent

  /// Creates an action from a selector. `copy:` and `copy(_:)` are the same method.
  init?(_ action: Selector) {
    let text = action.description
    let name = text.prefix { $0 != ":" && $0 != "(" }
    self.init(rawValue: String(name))
    // Apps have their own methods with these names, such as `move:to:` and `export`.
    guard ["\(name):", "\(name)(_:)"].contains(text) else { return nil }
  }

  /// Whether the action applies to the whole document instead of a selection.
  var isOfDocuments: Bool {
    switch self {
    case .duplicate, .move, .rename, .export, .printContent: true
    default: false
    }
  }

  var selector: Selector { Selector("\(rawValue):") }
}

extension UIResponder {
  /// Performs the action with the first responder that can, starting with this one. Returns whether
  /// there was one.
  func carryOutAlongChain(_ action: EditAction, sender: Any? = nil) -> Bool {
    let target = target(forAction: action.selector, withSender: sender) as? UIResponder
    return target?.carryOut(action, sender: sender) ?? false
  }

  /// Pastes if this responder currently can.
  package func pasteIfPossible() { _ = carryOut(.paste) }

  /// Performs the action if this responder can. Returns whether it did.
  func carryOut(_ action: EditAction, sender: Any? = nil) -> Bool {
    guard canPerformAction(action.selector, withSender: sender) else { return false }
    switch action {
    case .cut: cut(sender)
    case .copy: copy(sender)
    case .paste: paste(sender)
    case .pasteAndMatchStyle: pasteAndMatchStyle(sender)
    case .select: select(sender)
    case .selectAll: selectAll(sender)
    case .delete: delete(sender)
    case .makeTextWritingDirectionLeftToRight: makeTextWritingDirectionLeftToRight(sender)
    case .makeTextWritingDirectionRightToLeft: makeTextWritingDirectionRightToLeft(sender)
    case .toggleBoldface: toggleBoldface(sender)
    case .toggleItalics: toggleItalics(sender)
    case .toggleUnderline: toggleUnderline(sender)
    case .duplicate: duplicate(sender)
    case .move: move(sender)
    case .rename: rename(sender)
    case .export: export(sender)
    case .printContent: printContent(sender)
    }
    return true
  }
}
