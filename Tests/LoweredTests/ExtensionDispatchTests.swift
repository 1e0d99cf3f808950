import Foundation
import Lowered
import Testing
import UIKit

@testable import Lowering

/// Members that a module adds to UIKit's classes and overrides below them.
@MainActor struct ExtensionDispatchTests {
  @Test(arguments: [
    (UIView.self, "view 0, view, view"),
    (UILabel.self, "label view 1, view+label, view"),
    (UISwitch.self, "control view 1, view, view"),
    (UIButton.self, "button control view 2, view, view button"),
    (Badge.self, "badge button control view 3, view, <<VIEW> BUTTON>"),
    (SmallBadge.self, "small badge button control view 4, view, <<VIEW> BUTTON>"),
    (UIImageView.self, "view 0, view, view"),
  ] as [(UIView.Type, String)])
  func theNearestOverrideIsCalled(_ type: UIView.Type, _ expected: String) {
    #expect(mark(type.init(frame: .zero)) == expected)
  }

  /// Of the list of Apple's classes, those that are here have the superclass that it says.
  @Test func theListOfSuperclassesIsUIKits() {
    var compared = 0
    for (name, superclass) in AppleClasses.superclasses {
      let found = ["UIKit", "QuartzCore"].lazy.compactMap { NSClassFromString("\($0).\(name)") }
      guard let type = found.first else { continue }
      let above = sequence(first: type as AnyClass) { _getSuperclass($0) }.dropFirst()
      #expect(above.contains { "\($0)" == superclass }, "\(name)")
      compared += 1
    }
    #expect(compared > 60)
  }
}
