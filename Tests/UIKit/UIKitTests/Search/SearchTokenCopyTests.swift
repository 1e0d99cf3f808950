import Stage
import Testing

@testable import UIKit

/// Tests of copying a search field's tokens.
///
/// Source: Apple's reference of `UISearchTextField.allowsCopyingTokens`: tokens are copied where it is true
/// and the delegate has `searchTextField(_:itemProviderForCopying:)`, and the command is enabled for
/// selected text, "even if the selection also includes tokens and allowsCopyingTokens is false".
@MainActor @Suite(.serialized) struct SearchTokenCopyTests {
  private final class Silent: NSObject, UISearchTextFieldDelegate {}

  private final class Provider: NSObject, UISearchTextFieldDelegate {
    func searchTextField(
      _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
      NSItemProvider(object: NSString(string: "token \(token.text)"))
    }
  }

  /// Every selection of two tokens and two letters, with each delegate, with and without permission.
  @Test(arguments: [true, false], [true, false])
  func copying(allows: Bool, provides: Bool) {
    for cuts in [true, false] { copying(allows, provides, cuts) }
  }

  private func copying(_ allows: Bool, _ provides: Bool, _ cuts: Bool) {
    let bench = SearchTokenTests.Bench()
    let field = bench.field
    let delegate: any UISearchTextFieldDelegate = provides ? Provider() : Silent()
    #expect(field.allowsCopyingTokens)
    field.allowsCopyingTokens = allows
    field.delegate = delegate
    bench.focus()
    for start in 0...4 {
      for end in start...4 {
        field.text = "xy"
        field.tokens = [bench.token("a"), bench.token("b")]
        UIPasteboard.general.string = "before"
        bench.select(start..<end)
        let tokens = allows && provides ? ["a", "b"].dropFirst(start).prefix(end - start) : []
        let text = String("  xy".dropFirst(start).prefix(end - start)).filter { $0 != " " }
        let expected = (text.isEmpty ? [] : [text]) + tokens.map { "token \($0)" }
        #expect(field.can(.copy) == !expected.isEmpty, "\(start)..<\(end)")
        if cuts { field.cut(nil) } else { field.copy(nil) }
        #expect(
          UIPasteboard.general.strings == (expected.isEmpty ? ["before"] : expected),
          "\(start)..<\(end)")
        #expect(
          bench.names.count + (field.text?.count ?? 0) == (cuts ? 4 - (end - start) : 4),
          "\(start)..<\(end)")
      }
    }
    withExtendedLifetime(delegate) {}
  }
}
