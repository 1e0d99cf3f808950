import Foundation
import Testing
import UIKit

/// Tests of the named UIKit attributes of `AttributedString`, which are the same as on iOS
/// (F-API-01).
@MainActor @Suite struct AttributeScopeTests {
  @Test("Attributes are set and read by name and in their own scope")
  func names() {
    var text = AttributedString("Amoeba")
    text.font = UIFont.systemFont(ofSize: 20)
    text.underlineStyle = .double
    text.uiKit.kern = 3
    #expect(text.runs.count == 1)
    #expect(text.uiKit.font == UIFont.systemFont(ofSize: 20))
    #expect(text.uiKit.underlineStyle == .double)
    #expect(text.kern == 3)
    #expect(text[AttributeScopes.UIKitAttributes.TrackingAttribute.self] == nil)
  }
}
