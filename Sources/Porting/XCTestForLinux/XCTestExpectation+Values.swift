import XCTest

extension XCTestExpectation {
  /// Fulfills the expectation, in the form in which it can be handed on: `completion: expectation.fulfill`. On Linux
  /// the method has parameters for its place, which its callers leave out.
  public func fulfill() { fulfill(#filePath, line: #line) }
}
