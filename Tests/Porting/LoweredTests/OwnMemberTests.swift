import Foundation
import Testing

@testable import Lowered

/// The members that a module gets itself, in a file that sees the module's internal declarations.
///
/// Source: Swift, "Overriding Methods": a class of a test overrides the methods of Foundation's classes, which the module
/// under test calls too.
struct OwnMemberTests {
  private final class Counting: NumberFormatter, @unchecked Sendable {
    var texts: [String] = []

    override func number(from string: String) -> NSNumber? {
      texts.append(string)
      return super.number(from: string)
    }
  }

  @Test func aTestOverridesWhatTheModuleHasItself() {
    let formatter = Counting()
    #expect(formatter.number(from: "8") == 8)
    #expect(formatter.texts == ["8"])
  }

  @Test func aTestCallsFoundationsMembers() {
    #expect(CharacterSet(charactersIn: "a").inverted.contains("b"))
    #expect(String(format: "%d", 8) == "8")
    #expect(NSArray(array: [1, 2]).contains(2))
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 2).intersects(CGRect(x: 1, y: 1, width: 2, height: 2)))
  }
}
