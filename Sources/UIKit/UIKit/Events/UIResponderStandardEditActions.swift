import Foundation

/// The effects of menus and keys on the selection. A responder that overrides one of these says so in
/// `canPerformAction(_:withSender:)`.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects what is at the caret.
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  /// Makes a second one of what is shown, a document for instance.
  func duplicate(_ sender: Any?)
  /// Asks for another place and moves what is shown there.
  func move(_ sender: Any?)
  /// Changes the title of what is shown.
  func rename(_ sender: Any?)
  /// Hands out what is shown in another format, or to another application.
  func export(_ sender: Any?)
  /// Prints what is shown.
  func printContent(_ sender: Any?)
}

/// The standard edit actions by their names.
enum EditAction: String, CaseIterable {
  case cut, copy, paste, pasteAndMatchStyle, select, selectAll, delete
  case makeTextWritingDirectionLeftToRight, makeTextWritingDirectionRightToLeft
  case toggleBoldface, toggleItalics, toggleUnderline
  case duplicate, move, rename, export, printContent

  /// `copy:` and `copy(_:)` are the same method.
  init?(_ action: Selector) {
    let text = action.description
    let name = text.prefix { $0 != ":" && $0 != "(" }
    self.init(rawValue: String(name))
    // Words that apps have methods of their own for, such as `move:to:` and `export`.
    guard !isOfDocuments || ["\(name):", "\(name)(_:)"].contains(text) else { return nil }
  }

  /// Whether it concerns what is shown as a whole, and not a selection in it.
  var isOfDocuments: Bool {
    switch self {
    case .duplicate, .move, .rename, .export, .printContent: true
    default: false
    }
  }

  var selector: Selector { Selector("\(rawValue):") }
}

extension UIResponder {
  /// Has the first responder from this one on do it that can. Answers whether one did.
  func carryOutAlongChain(_ action: EditAction) -> Bool {
    let target = target(forAction: action.selector, withSender: nil) as? UIResponder
    return target?.carryOut(action) ?? false
  }

  /// Does it if this responder can.
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
