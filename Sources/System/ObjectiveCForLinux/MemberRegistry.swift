import Synchronization

/// The registered members of lowered classes, by name.
///
/// A module's registrations run when a member of one of its classes is looked up for the first time: the
/// generated type is found by name, as `NSClassFromString` finds classes. After that a lookup costs one
/// dictionary access per superclass.
package final class MemberRegistry: Sendable {
  package static let shared = MemberRegistry()

  private struct Table {
    var methods: [String: Method] = [:]
    var properties: [String: Property] = [:]
  }

  private struct State {
    var tables: [ObjectIdentifier: Table] = [:]
    var classes: Set<ObjectIdentifier> = []
    var modules: Set<String> = []
  }

  private let state = Mutex(State())

  func add(_ method: Method, named name: String, to type: AnyClass) {
    state.withLock { $0.tables[ObjectIdentifier(type), default: Table()].methods[name] = method }
  }

  func add(_ property: Property, named name: String, to type: AnyClass) {
    state.withLock {
      $0.tables[ObjectIdentifier(type), default: Table()].properties[name] = property
    }
  }

  /// Returns the method with this Objective-C name of the class or its nearest superclass. A property has a
  /// method that reads it and, if it is settable, one that sets it.
  func method(_ name: String, of type: AnyClass) -> Method? {
    find(in: type) { table in
      table.methods[name] ?? table.properties[name]?.getter
        ?? Self.propertySet(by: name).flatMap { table.properties[$0]?.setter }
    }
  }

  /// Returns `length` for `setLength:`.
  private static func propertySet(by selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4 else { return nil }
    let name = selector.dropFirst(3).dropLast()
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns the property with this name of the class or its nearest superclass.
  package func property(_ name: String, of type: AnyClass) -> Property? {
    find(in: type) { $0.properties[name] }
  }

  private func find<Member>(in type: AnyClass, _ member: (Table) -> Member?) -> Member? {
    var next: AnyClass? = type
    while let current = next {
      load(moduleOf: current)
      let table = state.withLock { $0.tables[ObjectIdentifier(current)] }
      if let found = table.flatMap(member) { return found }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Makes the class's module register its members, once.
  private func load(moduleOf type: AnyClass) {
    let isNew = state.withLock { $0.classes.insert(ObjectIdentifier(type)).inserted }
    guard isNew else { return }
    let module = String(String(reflecting: type).prefix { $0 != "." })
    // The lowering writes both names, the type's and this one, and a module without lowered classes has no such
    // type. So a look-up without a result is normal and nothing is reported.
    guard state.withLock({ $0.modules.insert(module).inserted }),
      let members = _typeByName("\(module.utf8.count)\(module)15_LoweredMembersO")
        as? any LoweredMembers.Type
    else { return }
    nonisolated(unsafe) let registered = members
    onThisThread { registered.register() }
  }
}
