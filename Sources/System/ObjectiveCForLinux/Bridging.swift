import Foundation

// `value as NSString` and its like in lowered sources. Foundation on Linux knows which class a
// value is bridged to, but the compiler has no cast for it.

/// A value as the Foundation class that stands for its type.
@_spi(Lowered)
public func bridged<Value: _ObjectiveCBridgeable>(
  _ value: Value, to type: Value._ObjectiveCType.Type
) -> Value._ObjectiveCType { value._bridgeToObjectiveC() }

/// An object of the class, or of one that inherits from it.
@_spi(Lowered)
public func bridged<Object: NSObject>(_ object: Object, to type: Object.Type) -> Object { object }

/// Values as objects of the Foundation class that stands for their type, `lengths as [NSNumber]`.
@_spi(Lowered)
public func bridged<Value: _ObjectiveCBridgeable>(
  each values: [Value], to type: Value._ObjectiveCType.Type
) -> [Value._ObjectiveCType] { values.map { $0._bridgeToObjectiveC() } }

@_spi(Lowered)
public func bridged<Object: NSObject>(each objects: [Object], to type: Object.Type) -> [Object] {
  objects
}

@_spi(Lowered)
public func bridged(each values: [CGFloat], to type: NSNumber.Type) -> [NSNumber] {
  values.map { bridged($0, to: type) }
}

/// The bridged value, if there is one, as in `error as NSError?`, whose operand may be optional or not.
@_spi(Lowered)
public func bridged<Value, Object>(
  ifAny value: Value?, _ convert: (Value) -> Object
) -> Object? { value.map(convert) }

/// A value as a Foundation class, when it is one or is bridged to one.
@_spi(Lowered)
public func bridged<Object: NSObject>(_ value: Any?, ifTo type: Object.Type) -> Object? {
  guard let value else { return nil }
  if let object = value as? Object { return object }
  return (value as? any _ObjectiveCBridgeable).flatMap { $0._bridgeToObjectiveC() as? Object }
}

@_spi(Lowered)
public func bridged(_ value: CGFloat, to type: NSNumber.Type) -> NSNumber {
  NSNumber(value: Double(value))
}

/// A value as a length, when it is a number of Foundation's, or one that key-value coding would have
/// made such a number of.
@_spi(Lowered)
public func bridged(_ value: Any?, ifTo type: CGFloat.Type) -> CGFloat? {
  switch value {
  case let length as CGFloat: length
  case let number as Double: CGFloat(number)
  case let number as Float: CGFloat(number)
  case let number as NSNumber: CGFloat(number.doubleValue)
  default: nil
  }
}

/// An error as the object that Foundation makes of it.
@_spi(Lowered)
public func bridged(_ error: any Error, to type: NSError.Type) -> NSError { error as NSError }

/// A value as an object that can be copied, as the identifiers of boundaries and menus are. Ends the
/// program where the value is bridged to none.
@_spi(Lowered)
public func bridged(_ value: Any, to type: (any NSCopying).Type) -> any NSCopying {
  guard let object = bridged(value, ifTo: type) else {
    preconditionFailure("\(Swift.type(of: value)) is no NSCopying")
  }
  return object
}

@_spi(Lowered)
public func bridged(_ value: Any?, ifTo type: (any NSCopying).Type) -> (any NSCopying)? {
  guard let value else { return nil }
  if let object = value as? any NSCopying { return object }
  return (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() as? any NSCopying
}
