import XCTest

extension XCTestExpectation {
  /// Fulfills the expectation. This form can be passed as a closure: `completion: expectation.fulfill`. On
  /// Linux the original method has parameters for its source location, which callers leave out.
  public func fulfill() { fulfill(#filePath, line: #line) }
}
