import Foundation

/// Converts a value to another type: the same value, `nil` for an optional, or a number in another form, as
/// key-value coding unwraps an `NSNumber`. Returns `nil` if the type doesn't accept the value.
func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  guard let value else {
    return (type as? any ExpressibleByNilLiteral.Type).flatMap { none($0) as? Value }
  }
  if let same = value as? Value { return same }
  guard let number = number(value) else { return nil }
  let forms: [Any] = [
    CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.boolValue, number,
  ]
  if let integer = Int(exactly: number.doubleValue), let form = integer as? Value { return form }
  return forms.lazy.compactMap { $0 as? Value }.first
}

private func none<Value: ExpressibleByNilLiteral>(_: Value.Type) -> Any { Value(nilLiteral: ()) }

private func number(_ value: Any) -> NSNumber? {
  switch value {
  case let number as NSNumber: number
  case let number as CGFloat: NSNumber(value: Double(number))
  case let number as Double: NSNumber(value: number)
  case let number as Float: NSNumber(value: number)
  case let number as Int: NSNumber(value: number)
  case let flag as Bool: NSNumber(value: flag)
  default: nil
  }
}
