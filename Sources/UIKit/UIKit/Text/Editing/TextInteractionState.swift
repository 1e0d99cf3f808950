import CoreGraphics
import Foundation
import TextEngine

/// The user's state in a text: whether it has the keyboard, the selection, and the scroll position.
struct TextInteractionState: Equatable {
  var isFirstResponder: Bool
  /// The selection in UTF-16 units.
  var selection: NSRange
  /// The scroll offset, or `nil` for a text that follows its caret.
  var offset: CGPoint?

  private static let names = (
    isFirstResponder: "isFirstResponder", location: "location", length: "length", x: "x", y: "y"
  )

  @MainActor init(of host: any TextInputHost, offset: CGPoint? = nil) {
    isFirstResponder = host.isFirstResponder
    selection = host.editor.selection
    self.offset = offset
  }

  /// Creates a state from its value. Returns `nil` if the value is invalid.
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

  /// The state as a dictionary of numbers, for property lists and user activities.
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
  /// Restores the keyboard focus and the selection from a value of `interactionState`. A selection beyond the
  /// text is clamped.
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
    // Becoming the first responder also selects, so the selection is set afterwards.
    _select(TextSpan(editor.clamped(state.selection)))
    return state
  }
}
