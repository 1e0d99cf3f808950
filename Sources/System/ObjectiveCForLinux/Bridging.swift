import Foundation

// `value as NSString` and similar casts in lowered sources. Foundation on Linux knows the class that a value is
// bridged to, but the compiler has no cast for it.

/// Returns a value as the Foundation class that its type bridges to.
@_spi(Lowered)
public func bridged<Value: _ObjectiveCBridgeable>(
  _ value: Value, to type: Value._ObjectiveCType.Type
) -> Value._ObjectiveCType { value._bridgeToObjectiveC() }

/// Returns an object of the class, or of a subclass.
@_spi(Lowered)
public func bridged<Object: NSObject>(_ object: Object, to type: Object.Type) -> Object { object }

/// Returns values as objects of the Foundation class that their type bridges to, `lengths as [NSNumber]`.
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

/// Returns the bridged value if there is one, as in `error as NSError?`, whose operand may be optional or not.
@_spi(Lowered)
public func bridged<Value, Object>(
  ifAny value: Value?, _ convert: (Value) -> Object
) -> Object? { value.map(convert) }

/// Returns a value as a Foundation class, if it is one or bridges to one.
@_spi(Lowered)
public func bridged<Object: NSObject>(_ value: Any?, ifTo type: Object.Type) -> Object? {
  guard let value else { return nil }
  if let object = value as? Object { return object }
  // Foundation doesn't bridge it here.
  if let length = value as? CGFloat { return bridged(length, to: NSNumber.self) as? Object }
  return (value as? any _ObjectiveCBridgeable).flatMap { $0._bridgeToObjectiveC() as? Object }
}

@_spi(Lowered)
public func bridged(_ value: CGFloat, to type: NSNumber.Type) -> NSNumber {
  NSNumber(value: Double(value))
}

/// Returns a value as a length, if it is a Foundation number, or a value for which key-value coding would use
/// one.
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

/// Returns a number as another type, if that can represent it, as Swift casts an `NSNumber` on iOS.
@_spi(Lowered)
public func bridged<Number: BinaryFloatingPoint>(_ value: Any?, ifTo type: Number.Type) -> Number? {
  if let number = value as? Number { return number }
  return bridged(value, ifTo: NSNumber.self).flatMap { Number(exactly: $0.doubleValue) }
}

@_spi(Lowered)
public func bridged<Number: BinaryInteger>(_ value: Any?, ifTo type: Number.Type) -> Number? {
  if let number = value as? Number { return number }
  return bridged(value, ifTo: NSNumber.self).flatMap { Number(exactly: $0.doubleValue) }
}

/// Returns a list of numbers as lengths, if all of them are numbers.
@_spi(Lowered)
public func bridged(_ value: Any?, ifTo type: [CGFloat].Type) -> [CGFloat]? {
  guard let list = value as? [Any] else { return nil }
  let lengths = list.compactMap { bridged($0, ifTo: CGFloat.self) }
  return lengths.count == list.count ? lengths : nil
}

/// Returns a dictionary of numbers as one of lengths, if all of them are numbers.
@_spi(Lowered)
public func bridged<Key>(_ value: Any?, ifTo type: [Key: CGFloat].Type) -> [Key: CGFloat]? {
  guard let dictionary = value as? [Key: Any] else { return nil }
  let lengths = dictionary.compactMapValues { bridged($0, ifTo: CGFloat.self) }
  return lengths.count == dictionary.count ? lengths : nil
}

/// Returns an error as the object that Foundation makes from it.
@_spi(Lowered)
public func bridged(_ error: any Error, to type: NSError.Type) -> NSError { error as NSError }

/// Returns a value as an object that can be copied, such as the identifiers of boundaries and menus. Ends the
/// program if there is no such object.
@_spi(Lowered)
public func bridged(_ value: Any, to type: (any NSCopying).Type) -> any NSCopying {
  guard let object = bridged(value, ifTo: type) else {
    preconditionFailure("\(Swift.type(of: value)) isn't an NSCopying")
  }
  return object
}

@_spi(Lowered)
public func bridged(_ value: Any?, ifTo type: (any NSCopying).Type) -> (any NSCopying)? {
  guard let value else { return nil }
  if let object = value as? any NSCopying { return object }
  return (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() as? any NSCopying
}
