import Lowering
import Testing

/// Conditions in manifests have the values that they have on a Mac, where Xcode runs manifests for iOS.
struct ManifestConditionTests {
  /// Source: Swift, "Conditional Compilation Block", for the platform `macOS`.
  @Test(arguments: [
    ("os(Linux)", "false"), ("!os(Linux)", "!false"), ("os(macOS)", "true"), ("os(iOS)", "false"),
    ("canImport(Darwin)", "true"), ("canImport(UIKit)", "false"), ("canImport(AppKit)", "true"),
    ("targetEnvironment(simulator)", "false"), ("os(macOS) || os(Linux)", "true || false"),
  ])
  func aConditionHasItsValueOnAMac(_ condition: String, _ value: String) {
    let text = { (condition: String) in
      "import PackageDescription\n#if \(condition)\nlet a = 1\n#else\nlet a = 2\n#endif\n"
    }
    #expect(manifestAsOnMac(text(condition)) == text(value))
  }

  @Test func conditionsInsideOthersAreReplaced() {
    let changed = manifestAsOnMac(
      "#if os(macOS)\n#if os(Linux)\nf()\n#endif\n#elseif os(iOS)\ng()\n#endif")
    #expect(changed == "#if true\n#if false\nf()\n#endif\n#elseif false\ng()\n#endif")
  }

  /// Linux has other modules, and the compiler knows the versions and the modules of other projects.
  @Test(arguments: [
    "let a = 1", "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif",
    "#if swift(>=5.9)\nlet a = 1\n#endif", "#if canImport(PackageConfig)\nlet a = 1\n#endif",
    "#if MINE\nlet a = 1\n#endif",
  ])
  func otherConditionsStay(_ text: String) {
    #expect(manifestAsOnMac(text) == nil)
  }
}
