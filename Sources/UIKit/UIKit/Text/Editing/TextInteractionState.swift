import CoreGraphics
import Foundation

/// What a user does with a text: whether it has the keyboard, what is selected, and how far it is scrolled.
struct TextInteractionState: Equatable {
  var isFirstResponder: Bool
  /// In UTF-16 units.
  var selection: NSRange
  /// `nil` for a text that follows its caret.
  var offset: CGPoint?

  private static let names = (
    isFirstResponder: "isFirstResponder", location: "location", length: "length", x: "x", y: "y"
  )

  @MainActor init(of host: any TextInputHost, offset: CGPoint? = nil) {
    isFirstResponder = host.isFirstResponder
    selection = host.editor.selection
    self.offset = offset
  }

  /// The state that a value stands for; `nil` if none did.
  init?(_ value: Any) {
    guard let values = value as? [String: Any],
      let isFirst = values[Self.names.isFirstResponder] as? Bool,
      let location = FontSpecification.number(values[Self.names.location])
        .flatMap({ UInt32(exactly: $0) }),
      let length = FontSpecification.number(values[Self.names.length])
        .flatMap({ UInt32(exactly: $0) })
    else { return nil }
    isFirstResponder = isFirst
    selection = NSRange(location: Int(location), length: Int(length))
    if let x = FontSpecification.number(values[Self.names.x]),
      let y = FontSpecification.number(values[Self.names.y])
    {
      offset = CGPoint(x: x, y: y)
    }
  }

  /// A dictionary of numbers, which property lists and user activities take.
  var value: Any {
    var values: [String: Any] = [
      Self.names.isFirstResponder: isFirstResponder, Self.names.location: selection.location,
      Self.names.length: selection.length,
    ]
    if let offset {
      values[Self.names.x] = Double(offset.x)
      values[Self.names.y] = Double(offset.y)
    }
    return values
  }
}

extension TextInputHost {
  /// Takes the keyboard, or gives it up, and selects as a value of `interactionState` says. A selection beyond
  /// the text is the nearest that it has.
  @discardableResult func restore(_ value: Any) -> TextInteractionState? {
    guard let state = TextInteractionState(value) else {
      Diagnostics.report(
        "a value that no interactionState gave restores nothing", from: "\(type(of: self))")
      return nil
    }
    if state.isFirstResponder {
      becomeFirstResponder()
    } else if isFirstResponder {
      resignFirstResponder()
    }
    // The keyboard selects as well, so the selection comes after it.
    _select(TextSpan(editor.clamped(state.selection)))
    return state
  }
}
