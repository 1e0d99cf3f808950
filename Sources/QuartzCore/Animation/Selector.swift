/// A method by name, as target-action APIs take it.
///
/// There is no Objective-C here to find a method by its name, so a selector carries the method itself:
/// `Selector("tapped(_:)", Controller.tapped)` can be called, `Selector("tapped(_:)")` is a name
/// alone. Two selectors of the same name are equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
  @unchecked Sendable
{
  private let name: String
  private let call: (@MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Bool)?
  private let accepts: @Sendable (_ target: AnyObject) -> Bool

  /// The name alone: nothing happens when it is called.
  public init(_ str: String) {
    name = str
    call = nil
    accepts = { _ in false }
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// A method without arguments.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.name = name
    accepts = { $0 is Target }
    // Methods of a class are not `Sendable`; this one runs on the main actor only.
    nonisolated(unsafe) let method = method
    call = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    accepts = { $0 is Target }
    // Methods of a class are not `Sendable`; this one runs on the main actor only.
    nonisolated(unsafe) let method = method
    call = { target, arguments in
      guard let target = target as? Target, let sender = arguments.first as? Sender else {
        return false
      }
      method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event.
  public init<Target: AnyObject, Sender, Event>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    self.name = name
    accepts = { $0 is Target }
    // Methods of a class are not `Sendable`; this one runs on the main actor only.
    nonisolated(unsafe) let method = method
    call = { target, arguments in
      guard let target = target as? Target, arguments.count > 1,
        let sender = arguments[0] as? Sender, let event = arguments[1] as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Whether it carries a method that `target` has.
  package func isImplemented(by target: AnyObject) -> Bool { accepts(target) }

  /// Whether it carries a method.
  package var isCallable: Bool { call != nil }

  /// Calls the method on `target` with as many of `arguments` as it takes; `false` when it carries none, or
  /// they are not of its types.
  @MainActor @discardableResult
  package func perform(on target: AnyObject, _ arguments: Any?...) -> Bool {
    call?(target, arguments) ?? false
  }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
