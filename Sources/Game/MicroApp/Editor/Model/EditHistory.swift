/// A state with its history, for undo and redo.
///
///     var history = EditHistory<Int, String>(1)
///     history.record(2, by: "double")
///     history.undo()   // "double"
///     history.present  // 1
///
/// Every operation is O(1), in addition to copying a state.
@available(iOS 16, *)
struct EditHistory<State: Equatable & Sendable, Change: Sendable>: Sendable {
  private struct Step {
    var before: State
    var change: Change
    var after: State
  }

  private(set) var present: State
  private var past: [Step] = []
  /// The undone steps, the next one to redo last.
  private var future: [Step] = []

  init(_ state: State) { present = state }

  /// The change that ``undo()`` would undo; `nil` if there is none.
  var lastChange: Change? { past.last?.change }
  /// The change that ``redo()`` would make; `nil` if there is none.
  var nextChange: Change? { future.last?.change }
  /// The number of changes that led to the present.
  var count: Int { past.count }

  /// Records a change. Undone changes are forgotten.
  mutating func record(_ state: State, by change: Change) {
    past.append(Step(before: present, change: change, after: state))
    present = state
    future.removeAll()
  }

  /// Extends the last change: it now leads to another state, and a single undo reverts all of it. A change that returns
  /// to its beginning is removed. If there is no change to extend, it is recorded as a new one.
  mutating func amend(_ state: State, by change: Change) {
    guard let last = past.popLast() else { return record(state, by: change) }
    present = last.before
    future.removeAll()
    if state != present { record(state, by: change) }
  }

  /// Undoes the last change and returns it; `nil` if there is none.
  @discardableResult
  mutating func undo() -> Change? {
    guard let step = past.popLast() else { return nil }
    future.append(step)
    present = step.before
    return step.change
  }

  /// Redoes the last undone change and returns it; `nil` if there is none.
  @discardableResult
  mutating func redo() -> Change? {
    guard let step = future.popLast() else { return nil }
    past.append(step)
    present = step.after
    return step.change
  }
}
