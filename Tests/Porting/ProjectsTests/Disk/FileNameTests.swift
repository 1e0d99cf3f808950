import Testing

@testable import Projects

/// The names that the tool gives to files: always a single path component, whatever the project contains.
struct FileNameTests {
  @Test(arguments: [
    "", ".", "..", "/", "a/b", "../a", "/a", "a/", "a\0b", "a\nb", "\u{1B}[2J", "a\u{7F}",
    "a\u{85}b", String(repeating: "a", count: 256), String(repeating: "é", count: 128),
  ])
  func whatIsNoName(_ text: String) {
    #expect(FileName(text) == nil)
    #expect(RelativePath("x/\(text)") == nil || text.contains("a/b"))
    let replaced = FileName(replacingIn: text)
    #expect(FileName(replaced.text) == replaced, "a replaced name is a name")
  }

  @Test(arguments: [
    "a", "...", "..a", ".hidden", "a b", "$(rm)", "`ls`", "-rf", "*", "\\", "\"", "é", "日本",
    String(repeating: "a", count: 255),
  ])
  func whatIsAName(_ text: String) {
    #expect(FileName(text)?.text == text)
    #expect(RelativePath("x/\(text)")?.names.map(\.text) == ["x", text])
  }

  @Test(arguments: ["", "/", "/a", "a/", "a//b", "a/../b", "./a", "a/.", ".."])
  func whatIsNoPath(_ text: String) { #expect(RelativePath(text) == nil) }

  /// Two names that differ only in replaced characters stay different.
  @Test func replacedNamesDiffer() {
    let texts = ["a/b", "a\\b\n", "a_b", "../a", "..", "."]
    #expect(Set(texts.map { FileName(replacingIn: $0) }).count == texts.count)
  }
}
