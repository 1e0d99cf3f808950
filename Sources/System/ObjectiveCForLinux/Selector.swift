/// A method by its Objective-C name, as target-action APIs take it: `tapped:`, `move:to:`.
///
/// There is no Objective-C here to find a method by its name. So a selector that is made in code
/// carries the method itself, and one that is a name alone finds a method that its target's class
/// has registered (see ``Members``). Two selectors of the same name are equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
  @unchecked Sendable
{
  private let name: String
  private let method: Method?

  /// The name alone: what is called is what the target's class has registered under it.
  public init(_ str: String) {
    name = str
    method = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// A method without arguments.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Void
  ) {
    // Methods of a class are not `Sendable`; this one runs on the main actor only.
    nonisolated(unsafe) let method = method
    self.init(name, Method { (target: Target) in method(target)() })
  }

  /// A method without arguments that returns something, as what sorts objects by a text asks for.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Method { (target: Target) in method(target)() })
  }

  /// A method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Method { (target: Target, sender: Sender) in method(target)(sender) })
  }

  /// A method that takes the sender and the event.
  public init<Target: AnyObject, Sender, Event>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      Method { (target: Target, sender: Sender, event: Event) in method(target)(sender, event) })
  }

  /// A name and what it calls on the target, as lowered sources write it.
  @_spi(Lowered)
  public init<Target: AnyObject, each Argument, Result>(
    _ name: String, _ call: @escaping @MainActor (Target, repeat each Argument) -> Result
  ) {
    self.init(name, Method(call))
  }

  private init(_ written: String, _ method: Method) {
    name = Self.objectiveCName(of: written, parameters: method.parameterCount)
    self.method = method
  }

  /// The name with a colon for each parameter: `tapped(_:)` and `tapped` with one parameter are
  /// `tapped:`.
  private static func objectiveCName(of written: String, parameters: Int) -> String {
    var name = written
    if let parenthesis = name.firstIndex(of: "(") {
      let labels = name[name.index(after: parenthesis)...].dropLast()
      name = String(name[..<parenthesis] + labels.replacing("_", with: ""))
    }
    let colons = name.count { $0 == ":" }
    guard colons < parameters else { return name }
    return colons == 0 ? name + String(repeating: ":", count: parameters) : name
  }

  /// Whether `target` has the method.
  package func isImplemented(by target: AnyObject) -> Bool {
    method?.accepts(target) == true
      || MemberRegistry.shared.method(name, of: type(of: target)) != nil
  }

  /// Whether it carries a method.
  package var isCallable: Bool { method != nil }

  /// Calls the method on `target` with as many of `arguments` as it takes; `false` when there is
  /// none, or they are not of its types.
  @MainActor @discardableResult
  package func perform(on target: AnyObject, _ arguments: Any?...) -> Bool {
    result(on: target, arguments) != nil
  }

  /// The method's result when it is called on `target`; `nil` when it can't be called.
  @MainActor package func result(on target: AnyObject, _ arguments: [Any?]) -> Any?? {
    if let method, method.accepts(target) { return method.call(target, arguments) }
    return MemberRegistry.shared.method(name, of: type(of: target))?.call(target, arguments)
  }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The selector of a name; `nil` never.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
