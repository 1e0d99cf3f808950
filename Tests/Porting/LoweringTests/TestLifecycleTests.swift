import Lowering
import Testing

/// `super.setUp()` in a test case: XCTest's own method does nothing, but a class in between may override it.
struct TestLifecycleTests {
  @Test(arguments: [
    ("XCTestCase", "try await super.setUp()", true),
    ("XCTestCase", "await super.tearDown()", true),
    ("PondTestCase", "try await super.setUp()", false),
    ("XCTestCase", "super.setUp()", false),
    ("XCTestCase", "try await super.prepare()", false),
  ])
  func onlyXCTestsOwnGoes(_ superclass: String, _ call: String, _ goes: Bool) {
    let module = lower(
      ModuleSources(
        name: "Tests",
        files: [
          SourceFile(
            path: "A.swift",
            text: """
              import XCTest
              class A: \(superclass) {
                func prepare() async throws {
                  \(call)
                  made = true
                }
              }
              """)
        ]))
    let text = module.files[0].text
    #expect(text.contains(call) != goes)
    #expect(text.contains("made = true"))
  }
}
