import Lowering
import Testing

/// Branches for versions after iOS 16 are left out, as they don't run on a device with iOS 16.
struct NewerVersionTests {
  private func lowered(_ text: String, deployment: Int? = nil) -> String {
    let module = lower(
      ModuleSources(
        name: "App", files: [SourceFile(path: "A.swift", text: text)], deployment: deployment))
    #expect(!module.hasErrors)
    return module.files[0].text
  }

  @Test(arguments: [
    ("13.0", true), ("16.4", true), ("17", false), ("17.4", false), ("26.0", false),
  ])
  func branches(_ version: String, _ stays: Bool) {
    let text = lowered(
      """
      func f() {
        if #available(iOS \(version), macOS 10.15, *), 1 < 2 {
          newer()
        } else {
          older()
        }
      }
      """)
    #expect(text.contains("newer()") == stays)
    #expect(text.contains("older()"))
    #expect(text.contains("Bool(false)") != stays)
    #expect(text.contains("fatalError(\"iOS \(version)\")") != stays)
  }

  @Test func branchesOfOtherSystems() {
    let text = "if #available(macOS 99, visionOS 99, *) { newer() }\n"
    #expect(lowered(text) == text)
  }

  @Test func chains() {
    let text = lowered(
      """
      if #available(iOS 26, *) { a() } else if #available(iOS 17, *) { b() } else if #available(iOS 15, *) { c() }
      """)
    #expect(!text.contains("a()"))
    #expect(!text.contains("b()"))
    #expect(text.contains("else if #available(iOS 15, *) { c() }"))
  }

  @Test func unavailable() {
    let text = lowered(
      "if #unavailable(iOS 17) { older() } else { newer() }\n"
        + "func g() { guard #unavailable(iOS 18) else { newer(); return }; older() }\n")
    #expect(!text.contains("newer()"))
    #expect(text.contains("if Bool(true) { older() }"))
    #expect(text.contains("guard Bool(true) else"))
    #expect(text.contains("older() }\n"))
  }

  @Test func guards() {
    let text = lowered(
      """
      func f() -> Int {
        before()
        guard #available(iOS 17, *) else { return 1 }
        newer()
        return 2
      }
      """)
    #expect(text.contains("before()"))
    #expect(text.contains("do { return 1 }"))
    #expect(!text.contains("newer()"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
  }

  @Test func declarations() {
    let text = lowered(
      """
      @available(iOS 17.0, *) class Newer: Base {}
      class Stays {
        @available(iOS 18, tvOS 18, *)
        func newer() {}
        @available(iOS 15, *) func stays() {}
        @available(iOS, deprecated: 17) func old() {}
        @available(*, unavailable) func never() {}
      }
      @available(iOS 17, *) extension Stays { func more() {} }
      """)
    for gone in ["class Newer", "func newer", "func more", "iOS 18"] {
      #expect(!text.contains(gone), "\(gone)")
    }
    for kept in ["class Stays", "func stays", "func old", "func never"] {
      #expect(text.contains(kept), "\(kept)")
    }
  }

  /// A project for iOS 17 and later has no checks for iOS 17, so its code for iOS 17 can't be identified.
  @Test(arguments: [(nil, false), (13, false), (16, false), (17, true), (18, true)])
  func theProjectsOwnVersion(_ deployment: Int?, _ stays: Bool) {
    let text = "if #available(iOS 17, *) { newer() }\n@available(iOS 17, *) func g() {}\n"
    let result = lowered(text, deployment: deployment)
    #expect(result.contains("newer()") == stays)
    #expect(result.contains("func g()") == stays)
    #expect((result == text) == stays)
  }

  @Test func loweredTwiceIsLoweredOnce() {
    let text = "if #available(iOS 17, *) { newer() } else { older() }\n"
    #expect(lowered(lowered(text)) == lowered(text))
  }
}
