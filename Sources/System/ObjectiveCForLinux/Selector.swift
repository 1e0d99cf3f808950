/// A method, identified by its Objective-C name, for target-action APIs: `tapped:`, `move:to:`.
///
/// There is no Objective-C here to find a method by its name. So a selector made in code contains the method
/// itself, and a selector with only a name finds a method that its target's class has registered (see
/// ``Members``). Two selectors with the same name are equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
  @unchecked Sendable
{
  private let name: String
  private let method: MemberMethod?

  /// Creates a selector with only a name, which calls the method that the target's class has registered under
  /// it.
  public init(_ str: String) {
    name = str
    method = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a selector for a method without arguments.
  @preconcurrency
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Void
  ) {
    // Methods of a class are not `Sendable`; this one only runs on the main actor.
    nonisolated(unsafe) let method = method
    self.init(name, MemberMethod { (target: Target) in method(target)() })
  }

  /// Creates a selector for a method without arguments that returns a value, such as a sort key.
  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, MemberMethod { (target: Target) in method(target)() })
  }

  /// Creates a selector for a method with a sender.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, MemberMethod { (target: Target, sender: Sender) in method(target)(sender) })
  }

  /// Creates a selector for a method with a sender and an event.
  @preconcurrency
  public init<Target: AnyObject, Sender, Event>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      MemberMethod { (target: Target, sender: Sender, event: Event) in
        method(target)(sender, event)
      })
  }

  /// Creates a selector from a name and a closure that calls the target, as in lowered sources.
  @_spi(Lowered)
  @preconcurrency
  public init<Target: AnyObject, each Argument, Result>(
    _ name: String, _ call: @escaping @MainActor (Target, repeat each Argument) -> Result
  ) {
    self.init(name, MemberMethod(call))
  }

  private init(_ written: String, _ method: MemberMethod) {
    name = Self.objectiveCName(of: written, parameters: method.parameterCount)
    self.method = method
  }

  /// Returns the name with a colon for each parameter: `tapped(_:)` and `tapped` with one parameter are
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

  /// Returns whether `target` has the method.
  package func isImplemented(by target: AnyObject) -> Bool {
    method?.accepts(target) == true
      || MemberRegistry.shared.method(name, of: type(of: target)) != nil
  }

  /// Returns whether objects of a class have the method that the selector contains.
  func isImplemented(byObjectsOf type: AnyClass) -> Bool {
    method?.accepts(objectsOf: type) == true
  }

  /// Whether the selector contains a method.
  package var isCallable: Bool { method != nil }

  /// Calls the method on `target` with as many of `arguments` as it takes. Returns `false` if there is none, or
  /// the arguments don't have its types.
  @MainActor @discardableResult
  package func perform(on target: AnyObject, _ arguments: Any?...) -> Bool {
    result(on: target, arguments) != nil
  }

  /// Returns the method's result on `target`, or `nil` if it can't be called.
  @MainActor package func result(on target: AnyObject, _ arguments: [Any?]) -> Any?? {
    if let method, method.accepts(target) { return method.call(target, arguments) }
    return MemberRegistry.shared.method(name, of: type(of: target))?.call(target, arguments)
  }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
