import Foundation
import XCTest

/// On iOS a test case is an Objective-C object, so it can be a delegate or a data source.
extension XCTestCase: @retroactive NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { object as? XCTestCase === self }
  public var hash: Int { ObjectIdentifier(self).hashValue }
  public func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public var description: String { name }
}

extension XCTestCase: @retroactive Hashable {
  public static func == (a: XCTestCase, b: XCTestCase) -> Bool { a.isEqual(b) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
