import Foundation
import OozeCheckout
import Testing

/// Text fields and text views have the same members for text input.
///
/// An app may override each of them, so they are in the bodies of two classes, a control and a scroll view, which can't
/// share a superclass. The code is the same in both.
@Suite struct TextInputMemberTests {
  private static func members(of path: String) throws -> Substring {
    let text = try String(
      contentsOf: OozeCheckout.root.appendingPathComponent("Sources/UIKit/UIKit/Text/\(path)"),
      encoding: .utf8)
    let start = try #require(text.range(of: "  // MARK: Text\n"))
    let end = try #require(text.range(of: "\n}\n", range: start.upperBound..<text.endIndex))
    return text[start.lowerBound..<end.lowerBound]
  }

  @Test func textFieldsAndTextViewsDeclareTheSame() throws {
    let field = try Self.members(of: "Fields/_TextInputControl.swift")
    let view = try Self.members(of: "Views/_TextInputScrollView.swift")
    #expect(field.split(separator: "\n").count > 100, "the members were read")
    #expect(field == view)
  }
}
