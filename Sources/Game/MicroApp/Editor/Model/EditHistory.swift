/// A state with what came before it and what was taken back.
///
///     var history = EditHistory<Int, String>(1)
///     history.record(2, by: "double")
///     history.undo()   // "double"
///     history.present  // 1
///
/// Every operation is O(1), beside copying a state.
@available(iOS 16, *)
struct EditHistory<State: Equatable & Sendable, Change: Sendable>: Sendable {
  private struct Step {
    var before: State
    var change: Change
    var after: State
  }

  private(set) var present: State
  private var past: [Step] = []
  /// The steps that were taken back, the next to be redone last.
  private var future: [Step] = []

  init(_ state: State) { present = state }

  /// The change that ``undo()`` would take back; `nil` if there is none.
  var lastChange: Change? { past.last?.change }
  /// The change that ``redo()`` would make; `nil` if there is none.
  var nextChange: Change? { future.last?.change }
  /// The number of changes that led to the present.
  var count: Int { past.count }

  /// Makes a change. What was taken back before is forgotten.
  mutating func record(_ state: State, by change: Change) {
    past.append(Step(before: present, change: change, after: state))
    present = state
    future.removeAll()
  }

  /// Goes on with the last change: it leads to another state now, and one undo takes all of it back.
  /// One that comes back to where it began is no change any more. Without a change there is nothing
  /// to go on with, so it is recorded.
  mutating func amend(_ state: State, by change: Change) {
    guard let last = past.popLast() else { return record(state, by: change) }
    present = last.before
    future.removeAll()
    if state != present { record(state, by: change) }
  }

  /// Takes the last change back and gives it; `nil` if there is none.
  @discardableResult
  mutating func undo() -> Change? {
    guard let step = past.popLast() else { return nil }
    future.append(step)
    present = step.before
    return step.change
  }

  /// Makes the change again that was taken back last and gives it; `nil` if there is none.
  @discardableResult
  mutating func redo() -> Change? {
    guard let step = future.popLast() else { return nil }
    past.append(step)
    present = step.after
    return step.change
  }
}
