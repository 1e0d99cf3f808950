import Lowered
import Testing
import UIKit

/// Objects of classes that only the run knows are made by the initializers of those classes.
@MainActor struct ConstructionTests {
  @Test func byGenericParameters() {
    let badge = framed(Badge.self)
    #expect(badge.maker == "frame" && badge.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(plain(Badge.self).maker == "frame" && type(of: plain(UILabel.self)) == UILabel.self)
    for name in ["a", String(repeating: "long ", count: 20)] {
      #expect(cell(BadgeCell.self, name).maker == "true \(name)")
      #expect((controller(name) as BadgeController).maker == "nib \(name)")
    }
    #expect((controller(nil) as BadgeController).maker == "nib -")
  }

  @Test func byParametersOfTypes() {
    let holder = Holder<Badge>()
    #expect(holder.content.maker == "frame" && holder.another().maker == "frame")
    #expect(holder.another() !== holder.content)
    #expect(BadgeScreen().make().maker == "nib -")
  }

  @Test func bySelf() {
    #expect(Badge.pinned().maker == "frame" && Badge.fresh().maker == "frame")
    #expect(!Badge.pinned().translatesAutoresizingMaskIntoConstraints)
    #expect(type(of: UIButton.fresh()) == UIButton.self)
  }

  @Test func byPropertiesThatAreClasses() {
    let factory = Factory()
    for kind in [Badge.self, UILabel.self, UIView.self] as [UIView.Type] {
      factory.kind = kind
      #expect(type(of: factory.make()) == kind)
    }
  }

  @Test func whatSwiftAllowsStays() {
    #expect(Required.twice().map(\.count) == [2, 3] && UIEdgeInsets.none() == .zero)
  }

  /// Nothing is left behind, and nothing released twice.
  @Test func objectsEnd() {
    weak var badge: Badge?
    weak var row: BadgeCell?
    do {
      let made = framed(Badge.self)
      badge = made
      let cell = cell(BadgeCell.self, String(repeating: "identifier ", count: 9))
      row = cell
      #expect(badge != nil && row != nil)
    }
    #expect(badge == nil && row == nil)
  }
}
