import Lowering
import Testing

/// Tests isolated to the main actor, whose functions the package manager can't list on Linux.
struct IsolatedTestTests {
  private func lowered(_ text: String) -> String {
    lower(ModuleSources(name: "Tests", files: [SourceFile(path: "A.swift", text: text)]))
      .files[0].text
  }

  @Test(arguments: [
    ("@MainActor class A: XCTestCase", "func testA()", ""),
    ("class A: XCTestCase", "@MainActor func testA()", ""),
    ("@MainActor final class A: XCTestCase", "func testA() throws", "try "),
  ])
  func theBodySaysWhereItRuns(_ head: String, _ function: String, _ attempt: String) {
    let text = lowered(
      """
      import XCTest
      \(head) {
        \(function) { work(); if done { return } }
      }
      """)
    let effect = attempt.isEmpty ? "" : "throws "
    #expect(text.contains("nonisolated func testA()"))
    #expect(text.contains("{ @MainActor func _test() \(effect){ work();"))
    #expect(
      text.contains("return } }; \(attempt)MainActor.assumeIsolated { \(attempt)_test() } }"))
    #expect(!text.contains("@MainActor func testA"))
  }

  @Test(arguments: [
    ("class A: XCTestCase", "func testA()"),
    ("@MainActor class A: XCTestCase", "func testA() async"),
    ("@MainActor class A: XCTestCase", "nonisolated func testA()"),
    ("@MainActor class A: XCTestCase", "func testA(of pond: Pond)"),
    ("@MainActor class A: XCTestCase", "func makeTest()"),
    ("@MainActor class A: UIView", "func testA()"),
  ])
  func othersStay(_ head: String, _ function: String) {
    let text = "\(head) {\n  \(function) { work() }\n}\n"
    #expect(lowered(text) == text)
  }

  @Test func aClassIsOfTheMainActorWhereTheOneAboveItIs() {
    let text = lowered(
      """
      @MainActor class Base: XCTestCase {}
      final class A: Base { func testA() { work() } }
      """)
    #expect(text.contains("nonisolated func testA() { @MainActor func _test() { work() }"))
  }
}
