import Foundation
@_spi(Lowered) import ObjectiveCForLinux
import Testing
import UIKit

/// The values that code gets where a statement was left out.
@MainActor struct AbsentValueTests {
  /// Source: `Sources/Porting/Lowering/README.md`, "Code that is left out".
  @Test func emptyValuesTakeThePlaceOfThoseThatAreMissing() {
    func value<Value>(_: Value.Type) -> Value { absent("'Thing', which is missing") }
    #expect(value(Int?.self) == nil)
    #expect(value(UIView?.self) == nil)
    #expect(value([String].self).isEmpty)
    #expect(value([String: Int].self).isEmpty)
    #expect(value(Set<Int>.self).isEmpty)
    #expect(value(UIControl.State.self) == [])
    #expect(value(Bool.self) == false)
    #expect(value(UIView.self).subviews.isEmpty)
    #expect(value(UIViewController.self).children.isEmpty)
    // Nothing says what the closure returns.
    DispatchQueue(label: "AbsentValueTests").sync { absent("'Thing', which is missing") }
    #expect(type(of: value(UITableViewCell.self)) == UITableViewCell.self)
  }
}
