import Foundation
@_spi(Lowered) import ObjectiveCForLinux
import XCTest

/// An expectation that a property gets a value. It is fulfilled at once if the property already has it.
///
///     XCTKVOExpectation(keyPath: "isDone", object: loader, expectedValue: true)
///
/// The value is read again and again, so a value that the property has only for a moment may be missed.
open class XCTKVOExpectation: XCTNSPredicateExpectation, @unchecked Sendable {
  public let keyPath: String
  public let observedObject: Any
  public let expectedValue: Any?

  public init(keyPath: String, object: Any, expectedValue: Any?) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    let predicate = NSPredicate { object, _ in
      let value = (object as? NSObject)?.value(forKeyPath: keyPath)
      guard let expectedValue else { return value == nil }
      return value.map { _areEqual($0, expectedValue) } ?? false
    }
    super.init(predicate: predicate, object: object)
  }
}
