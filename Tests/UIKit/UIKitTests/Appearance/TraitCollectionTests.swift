import Testing
import UIKit

@MainActor @Suite struct TraitCollectionTests {
  init() { putPhoneToWork() }

  final class Listener: UIView {
    var seen: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      seen.append(traitCollection.userInterfaceStyle)
      #expect(UITraitCollection.current == traitCollection)
    }
  }

  @Test func laterTraitsWin() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(traits.containsTraits(in: nil))
  }

  @Test func overridesReachDescendantsOnlyOnceAndOnlyOnChange() {
    let root = Listener()
    let child = Listener()
    let grandchild = Listener()
    root.addSubview(child)
    child.addSubview(grandchild)
    for view in [root, child, grandchild] { _ = view.traitCollection }
    root.overrideUserInterfaceStyle = .dark
    #expect(root.seen == [.dark])
    #expect(grandchild.seen == [.dark])
    grandchild.overrideUserInterfaceStyle = .dark
    #expect(grandchild.seen == [.dark])
    root.overrideUserInterfaceStyle = .light
    #expect(child.seen == [.dark, .light])
    #expect(grandchild.seen == [.dark])
  }

  @Test func aDynamicBackgroundFollows() {
    let root = UIView()
    let child = UIView()
    child.backgroundColor = .systemBackground
    root.addSubview(child)
    root.overrideUserInterfaceStyle = .dark
    #expect(child.layer.backgroundColor?.rgba.red == 0)
    root.overrideUserInterfaceStyle = .light
    #expect(child.layer.backgroundColor?.rgba.red == 1)
    #expect(child.backgroundColor == .systemBackground)
  }

  @Test func theScreensTraitsReachWindows() {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 320, height: 480), scale: 2)
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.isHidden = false
    defer { window.isHidden = true }
    let view = Listener()
    window.addSubview(view)
    #expect(view.traitCollection.displayScale == 2)
    screen.traitValues.userInterfaceStyle = .dark
    #expect(view.seen == [.dark])
    screen.traitValues.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func categoriesAreOrdered() {
    let all = UIContentSizeCategory.ascending
    for (i, a) in all.enumerated() {
      for (j, b) in all.enumerated() {
        #expect((a < b) == (i < j))
        #expect((a >= b) == (i >= j))
      }
      #expect(a.isAccessibilityCategory == (i >= 7))
    }
  }

  @Test func tintComesFromTheNearestAncestor() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let root = Tinted()
    let child = Tinted()
    root.addSubview(child)
    let before = child.changes
    root.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.changes == before + 1)
    child.tintColor = .green
    root.tintColor = .blue
    #expect(child.tintColor == .green)
    #expect(child.changes == before + 2)
    root.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(child.tintColor.getWhite(nil, alpha: nil))
  }
}
