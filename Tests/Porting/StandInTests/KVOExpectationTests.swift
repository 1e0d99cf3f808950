import Foundation
import Testing
import UIKit
import XCTest
import XCTestForLinux

/// Expectations of values. Source: PagingKit's `test_UpdaingViewControllerSize_notCallApparance`, which creates one after the value has
/// been set.
@MainActor struct KVOExpectationTests {
  @Test(arguments: [("depth", 3, true), ("depth", 4, false), ("length", nil, true)])
  func aValueThatIsThere(_ key: String, _ value: Int?, _ isThere: Bool) {
    let pond = NSMutableDictionary()
    pond["depth"] = 3
    let expectation = XCTKVOExpectation(keyPath: key, object: pond, expectedValue: value)
    let result = XCTWaiter().wait(for: [expectation], timeout: 0.3)
    #expect(result == (isThere ? .completed : .timedOut))
    #expect(expectation.keyPath == key)
    #expect(expectation.observedObject as? NSObject === pond)
  }
}
