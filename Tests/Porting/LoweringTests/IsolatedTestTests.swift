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

  private func view(_ function: String, _ mode: ModuleSources.LanguageMode = .v5) -> String {
    let text = "import UIKit\n@MainActor class A: UITextView { \(function) }\n"
    return lower(
      ModuleSources(
        name: "App", files: [SourceFile(path: "A.swift", text: text)], languageMode: mode)
    ).files[0].text
  }

  /// `awakeFromNib()` isn't isolated in Objective-C, and the override is.
  @Test func anOverrideOfWhatEachObjectHasSaysWhereItRuns() {
    #expect(
      view("override func awakeFromNib() { set() }").contains(
        "override nonisolated func awakeFromNib() { MainActor.assumeIsolated { () -> Void in set() } }"
      ))
    #expect(
      view("@MainActor override func accessibilityActivate() -> Bool { true }").contains(
        "override nonisolated func accessibilityActivate() -> Bool { MainActor.assumeIsolated { () -> Bool in true } }"
      ))
  }

  @Test(
    arguments: [
      ("nonisolated override func awakeFromNib() { set() }", .v5),
      ("override func awakeFromNib() { set() }", .v6),
      ("override func layoutSubviews() { set() }", .v5),
      ("func awakeFromNib(_ n: Int) { set() }", .v5),
    ] as [(String, ModuleSources.LanguageMode)])
  func otherMethodsOfViewsStay(_ function: String, _ mode: ModuleSources.LanguageMode) {
    #expect(!view(function, mode).contains("assumeIsolated"))
  }
}
