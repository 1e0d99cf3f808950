import CoreGraphics
import Foundation

/// Performs key commands in any document through ``UITextInput``.
///
/// It remembers the end of the selection that moves, and the column in which the caret moves up and
/// down, until something else changes the selection.
@MainActor final class TextCommander {
  private weak var input: (any UITextInput)?
  /// The last selection made by this object.
  private var selected: UITextRange?
  private var anchor: UITextPosition?
  private var head: UITextPosition?
  private var column: CGFloat?

  /// Performs a command. Returns whether it had an effect.
  @discardableResult
  func perform(_ command: TextCommand, in input: any UITextInput) -> Bool {
    let responder = input as? UIResponder
    switch command {
    case .move(let movement, let extending):
      return move(movement, extending: extending, in: input)
    case .delete(let movement): return delete(movement, in: input)
    case .selectAll: return responder?.carryOut(.selectAll) ?? false
    case .copy: return responder?.carryOut(.copy) ?? false
    case .cut: return responder?.carryOut(.cut) ?? false
    // A responder further up the chain may accept a paste that the text doesn't, such as an image.
    case .paste: return responder?.carryOutAlongChain(.paste) ?? false
    case .style(let style): return responder?.carryOutAlongChain(style.action) ?? false
    case .undo:
      guard let manager = responder?.undoManager, manager.canUndo else { return false }
      manager.undo()
    case .redo:
      guard let manager = responder?.undoManager, manager.canRedo else { return false }
      manager.redo()
    }
    return true
  }

  private func move(
    _ movement: TextMovement, extending: Bool, in input: any UITextInput
  ) -> Bool {
    guard let range = input.selectedTextRange else { return false }
    let known = remembers(range, in: input)
    let from = known ? head ?? range.end : movement.goesForward ? range.end : range.start
    let fixed = known ? anchor ?? range.start : movement.goesForward ? range.start : range.end
    let isVertical = movement == .up || movement == .down
    if !known || !isVertical { column = nil }

    let target: UITextPosition
    if !extending, !range.isEmpty, movement == .left || movement == .right {
      target = edge(of: range, toRight: movement == .right, in: input)
    } else {
      let start = extending || range.isEmpty ? from : movement.goesForward ? range.end : range.start
      target = destination(of: movement, from: start, in: input) ?? start
    }
    select(from: extending ? fixed : target, to: target, in: input)
    return true
  }

  private func delete(_ movement: TextMovement, in input: any UITextInput) -> Bool {
    guard var range = input.selectedTextRange else { return false }
    if range.isEmpty {
      guard let target = destination(of: movement, from: range.start, in: input),
        let stretch = input.textRange(from: range.start, to: target), !stretch.isEmpty
      else { return false }
      range = stretch
    }
    guard input.shouldChangeText(in: range, replacementText: "") else { return true }
    input.selectedTextRange = range
    input.deleteBackward()
    return true
  }

  // MARK: Memory

  private func remembers(_ range: UITextRange, in input: any UITextInput) -> Bool {
    guard self.input === input, let selected else { return false }
    return input.compare(range.start, to: selected.start) == .orderedSame
      && input.compare(range.end, to: selected.end) == .orderedSame
  }

  private func select(
    from anchor: UITextPosition, to head: UITextPosition, in input: any UITextInput
  ) {
    let isInOrder = input.compare(anchor, to: head) != .orderedDescending
    guard
      let range = input.textRange(from: isInOrder ? anchor : head, to: isInOrder ? head : anchor)
    else { return }
    input.selectedTextRange = range
    self.input = input
    selected = input.selectedTextRange
    self.anchor = anchor
    self.head = head
  }

  // MARK: Positions

  private func edge(
    of range: UITextRange, toRight: Bool, in input: any UITextInput
  ) -> UITextPosition {
    let start = input.caretRect(for: range.start)
    let end = input.caretRect(for: range.end)
    let isOneLine = abs(start.midY - end.midY) < 1
    let startIsLeft = isOneLine ? start.midX <= end.midX : true
    return toRight == startIsLeft ? range.end : range.start
  }

  private func destination(
    of movement: TextMovement, from start: UITextPosition, in input: any UITextInput
  ) -> UITextPosition? {
    func boundary(_ unit: UITextGranularity, _ direction: UITextDirection) -> UITextPosition? {
      input.tokenizer.position(from: start, toBoundary: unit, inDirection: direction)
    }
    switch movement {
    case .left: return input.position(from: start, in: .left, offset: 1)
    case .right: return input.position(from: start, in: .right, offset: 1)
    case .up: return vertical(from: start, isDown: false, in: input)
    case .down: return vertical(from: start, isDown: true, in: input)
    case .wordLeft: return boundary(.word, .layout(.left))
    case .wordRight: return boundary(.word, .layout(.right))
    case .lineLeft, .lineRight:
      let x: CGFloat = movement == .lineLeft ? -1e6 : 1e6
      return input.closestPosition(to: CGPoint(x: x, y: input.caretRect(for: start).midY))
    case .paragraphStart: return boundary(.paragraph, .storage(.backward))
    case .paragraphEnd: return boundary(.paragraph, .storage(.forward))
    case .documentStart: return input.beginningOfDocument
    case .documentEnd: return input.endOfDocument
    }
  }

  /// Moves one line in the column where the vertical movement began. On the first and last line,
  /// moves to the end of the text.
  private func vertical(
    from start: UITextPosition, isDown: Bool, in input: any UITextInput
  ) -> UITextPosition? {
    let x = column ?? input.caretRect(for: start).midX
    column = x
    guard let beside = input.position(from: start, in: isDown ? .down : .up, offset: 1) else {
      return isDown ? input.endOfDocument : input.beginningOfDocument
    }
    return input.closestPosition(to: CGPoint(x: x, y: input.caretRect(for: beside).midY))
  }
}
