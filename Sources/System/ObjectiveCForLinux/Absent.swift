import Foundation

/// Replaces a statement that uses an API missing on Linux, and reports this once on standard error.
///
/// If a value is required, it is an empty one. The program ends with the reason if the type has none.
@_spi(Lowered)
public func absent<Result>(_ what: String, file: StaticString = #fileID, line: UInt = #line)
  -> Result
{
  Diagnostics.report("\(file):\(line) was left out, since it uses \(what)")
  if let value = emptyValue(of: Result.self) { return value }
  fatalError("A value was asked for that uses \(what)", file: file, line: line)
}

/// Replaces the only statement of a closure for a generic function, such as `sync { … }`, where nothing says which type it
/// returns.
@_spi(Lowered)
public func absent(_ what: String, file: StaticString = #fileID, line: UInt = #line) {
  Diagnostics.report("\(file):\(line) was left out, since it uses \(what)")
}

/// A class of UIKit whose objects are on the screen. One without content takes the place of one that can't be made.
package protocol Placeholder: AnyObject {
  /// Returns a new object, or `nil` if the class isn't UIKit's, or on another thread than the main thread.
  static func makePlaceholder() -> Any?
}

/// Returns `nil`, `false`, an empty collection or set of options, or a new view or controller.
///
/// Numbers, texts and bytes have no empty value: 0 is the code of success, and an empty text isn't a checksum.
private func emptyValue<Value>(of type: Value.Type) -> Value? {
  func none<T: ExpressibleByNilLiteral>(_: T.Type) -> Any { nil as T }
  func list<T: ExpressibleByArrayLiteral>(_: T.Type) -> Any { [] as T }
  func table<T: ExpressibleByDictionaryLiteral>(_: T.Type) -> Any { [:] as T }
  let value: Any? =
    switch type {
    case is Void.Type: ()
    case is Bool.Type: false
    case is [UInt8].Type: nil
    case let type as any ExpressibleByNilLiteral.Type: none(type)
    case let type as any ExpressibleByArrayLiteral.Type: list(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: table(type)
    case let type as any Placeholder.Type: type.makePlaceholder()
    default: nil
    }
  guard let value else { return nil }
  return .some(value as! Value)
}
