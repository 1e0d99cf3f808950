import Foundation

/// The receivers of a control's events, in the order in which they were added.
@MainActor struct ControlHandlers {
  enum Handler {
    case action(UIAction)
    /// A method. `target` is `nil` for the responder chain; `isChain` distinguishes this from a
    /// deallocated target.
    case method(target: WeakTarget, selector: Selector)
  }

  struct WeakTarget {
    weak var object: AnyObject?
    let isChain: Bool
  }

  private(set) var entries: [(handler: Handler, events: UIControl.Event)] = []

  /// Adds an action for events, replacing one with the same identifier for these events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    if let index = entries.firstIndex(where: { $0.handler.action === action }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append((.action(action), events))
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events) { $0.action?.identifier == identifier }
  }

  /// Adds a method for events. For a method that is already there, adds only the new events.
  mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
    let index = entries.firstIndex { $0.handler.isMethod(of: target, selector) }
    if let index {
      entries[index].events.formUnion(events)
    } else {
      let target = WeakTarget(object: target, isChain: target == nil)
      entries.append((.method(target: target, selector: selector), events))
    }
  }

  /// Removes methods for events. A `nil` target means every target, a `nil` selector every method.
  mutating func remove(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
    subtract(events) { handler in
      guard case .method(let own, let name) = handler else { return false }
      return (target == nil || own.object === target) && (selector == nil || name == selector)
    }
  }

  private mutating func subtract(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
    for index in entries.indices where matches(entries[index].handler) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty || $0.handler.isGone }
  }

  /// Returns the handlers for any of `events`.
  func matching(_ events: UIControl.Event) -> [Handler] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.handler)
  }
}

extension ControlHandlers.Handler {
  var action: UIAction? {
    if case .action(let action) = self { action } else { nil }
  }

  var isGone: Bool {
    if case .method(let target, _) = self { !target.isChain && target.object == nil } else { false }
  }

  func isMethod(of target: AnyObject?, _ selector: Selector) -> Bool {
    guard case .method(let own, let name) = self, name == selector else { return false }
    return target == nil ? own.isChain : own.object === target
  }
}
