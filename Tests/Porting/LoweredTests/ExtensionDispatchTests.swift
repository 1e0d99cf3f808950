import Foundation
import Lowered
import Testing
import UIKit

@testable import Lowering

/// Members that a module adds to UIKit's classes and overrides in their subclasses.
@MainActor struct ExtensionDispatchTests {
  @Test func theNearestOverrideIsCalled() {
    let views: [(UIView, String)] = [
      (UIView(), "view 0, view, view"),
      (UILabel(), "label view 1, view+label, view"),
      (UISwitch(), "control view 1, view, view"),
      (UIButton(), "button control view 2, view, view button"),
      (Badge(), "badge button control view 3, view, <<VIEW> BUTTON>"),
      (SmallBadge(), "small badge button control view 4, view, <<VIEW> BUTTON>"),
      (UIImageView(), "view 0, view, view"),
    ]
    for (view, expected) in views { #expect(mark(view) == expected) }
  }

  /// The classes in the list of Apple's classes that exist here have the superclass that the list gives.
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
