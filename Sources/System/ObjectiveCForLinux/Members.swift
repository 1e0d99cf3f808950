/// The registrations of a lowered module, in its generated file.
@_spi(Lowered)
public protocol LoweredMembers: SendableMetatype {
  @MainActor static func register()
}

/// Announces a module's members. It is called before the program's first statement.
@_spi(Lowered)
public func _announce(_ members: any LoweredMembers.Type) {
  MemberRegistry.shared.announce(members)
}

/// Registers the members of a class inside a function, when the function has declared it.
@_spi(Lowered)
public func _registerLocalMembers(of type: Any.Type, _ register: @MainActor () -> Void) {
  MemberRegistry.shared.register(local: type, register)
}

/// Returns the key of one of Apple's properties: `hidden` for `isHidden`. The only exception in UIKit is
/// `isAccessibilityElement`, which has no getter of another name.
func importedKey(_ name: String) -> String {
  guard name.hasPrefix("is"), name != "isAccessibilityElement",
    let third = name.dropFirst(2).first, third.isUppercase
  else { return name }
  return third.lowercased() + name.dropFirst(3)
}

/// The list of a class's members, which replaces Objective-C's metadata.
@_spi(Lowered)
@MainActor public struct Members {
  private let type: AnyClass

  public init(of type: AnyClass) { self.type = type }

  /// Registers a method under its Objective-C name, with a closure that calls it.
  public func method<Object: AnyObject, each Argument, Result>(
    _ name: String, _ call: @escaping @MainActor (Object, repeat each Argument) -> Result
  ) {
    MemberRegistry.shared.add(MemberMethod(call), named: name, to: type)
  }

  /// Registers the implementation that a method has in the sources, so that it can be exchanged.
  ///
  /// - Parameter module: The module that replaces the method, if it is one of UIKit's. The closure calls the
  ///   replacement, which then runs the method's own implementation.
  public func implementation<Object: AnyObject, each Argument, Result>(
    _ name: String, replacedBy module: String? = nil,
    _ call: @escaping @MainActor (Object, repeat each Argument) -> Result
  ) {
    let implementation = _Implementation(
      of: name, in: type, MemberMethod(call), entersMethod: module != nil)
    MemberRegistry.shared.add(implementation, named: name, replacedBy: module, to: type)
  }

  /// Registers that a module overrides a method of a UIKit class in an extension.
  public func override(_ name: String, in module: String) {
    MemberRegistry.shared.addOverride(of: name, in: module, to: type)
  }

  /// Registers a property. It is settable by name if its key path is writable.
  public func property<Object: AnyObject, Value>(_ name: String, _ keyPath: KeyPath<Object, Value>)
  {
    MemberRegistry.shared.add(Property(keyPath, named: name), named: name, to: type)
  }

  /// Registers a property of one of Apple's classes by its name in Swift. As a key, `isHidden` is `hidden`.
  ///
  /// - Parameter notifies: Whether the class notifies key-value observers of changes.
  package func imported<Object: AnyObject>(
    _ name: String, _ keyPath: PartialKeyPath<Object>, notifies: Bool
  ) {
    // Registration may run on any thread. A closure here would check that it is the main one.
    func property<Value>(_: Value.Type) -> Property? {
      guard let keyPath = keyPath as? KeyPath<Object, Value> else { return nil }
      return Property(keyPath, named: name, isImported: true, notifies: notifies)
    }
    guard let property = _openExistential(Swift.type(of: keyPath).valueType, do: property) else {
      return
    }
    MemberRegistry.shared.add(property, named: importedKey(name), to: type)
  }
}
