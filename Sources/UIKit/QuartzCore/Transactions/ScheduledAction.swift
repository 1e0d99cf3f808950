/// An action that a render loop runs at a time, unless it is cancelled before.
package final class ScheduledAction {
  package let deadline: CFTimeInterval
  let order: Int
  private var action: (() -> Void)?

  init(deadline: CFTimeInterval, order: Int, action: @escaping () -> Void) {
    self.deadline = deadline
    self.order = order
    self.action = action
  }

  /// Whether it has neither run nor been cancelled.
  package var isPending: Bool { action != nil }

  package func cancel() { action = nil }

  /// Runs the action, once.
  func run() {
    let action = action
    self.action = nil
    action?()
  }
}

/// The pending actions of a loop, sorted by time and, for equal times, in the order in which they were
/// scheduled.
final class ScheduledActions {
  private var pending: [ScheduledAction] = []
  private var count = 0

  func add(at deadline: CFTimeInterval, _ action: @escaping () -> Void) -> ScheduledAction {
    count += 1
    let scheduled = ScheduledAction(deadline: deadline, order: count, action: action)
    let place = pending.lastIndex { $0.deadline <= deadline }.map { $0 + 1 } ?? 0
    pending.insert(scheduled, at: place)
    return scheduled
  }

  var nextDeadline: CFTimeInterval? {
    dropCancelled()
    return pending.first?.deadline
  }

  func isDue(at time: CFTimeInterval) -> Bool { nextDeadline.map { $0 <= time } ?? false }

  /// Runs the actions that are due. Actions that these schedule wait for the next frame, even without a delay.
  func runDue(at time: CFTimeInterval) {
    let newest = count
    while let next = pending.first(where: { $0.order <= newest && $0.isPending }),
      next.deadline <= time
    {
      pending.removeAll { $0 === next || !$0.isPending }
      next.run()
    }
  }

  /// Removes all actions without running them.
  func letGo() {
    let forgotten = pending
    pending = []
    for action in forgotten { action.cancel() }
  }

  private func dropCancelled() {
    if pending.contains(where: { !$0.isPending }) { pending.removeAll { !$0.isPending } }
  }
}
