/// The registrations of a lowered module, in its generated file.
@_spi(Lowered)
public protocol LoweredMembers {
  @MainActor static func register()
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
    MemberRegistry.shared.add(Method(call), named: name, to: type)
  }

  /// Registers a property. It is settable by name if its key path is writable.
  public func property<Object: AnyObject, Value>(_ name: String, _ keyPath: KeyPath<Object, Value>)
  {
    MemberRegistry.shared.add(Property(keyPath), named: name, to: type)
  }
}
