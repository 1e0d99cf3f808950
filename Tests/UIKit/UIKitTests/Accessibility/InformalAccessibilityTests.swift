import Foundation
import Testing
import UIKit

/// Every object can describe itself to assistive software. Source: Apple, UIAccessibility.h, an
/// informal protocol of NSObject.
@MainActor struct InformalAccessibilityTests {
  private final class Action: NSObject {}

  @Test func anyObjectKeepsWhatIsSet() {
    let first = Action()
    let second = Action()
    #expect(first.accessibilityLabel == nil)
    #expect(!first.isAccessibilityElement)
    #expect(first.accessibilityTraits == .none)
    #expect(first.accessibilityFrame == .zero)
    first.isAccessibilityElement = true
    first.accessibilityLabel = "Delete"
    first.accessibilityHint = "Removes the row"
    first.accessibilityValue = "3"
    first.accessibilityTraits = [.button, .selected]
    first.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    first.accessibilityElementsHidden = true
    first.accessibilityLanguage = "de"
    #expect(first.isAccessibilityElement)
    #expect(first.accessibilityLabel == "Delete")
    #expect(first.accessibilityHint == "Removes the row")
    #expect(first.accessibilityValue == "3")
    #expect(first.accessibilityTraits == [.button, .selected])
    #expect(first.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(first.accessibilityElementsHidden)
    #expect(first.accessibilityLanguage == "de")
    #expect(second.accessibilityLabel == nil)
    #expect(!second.accessibilityElementsHidden)
    first.accessibilityLabel = nil
    #expect(first.accessibilityLabel == nil)
    #expect(first.accessibilityValue == "3")
  }

  /// A responder whose static type is NSObject is the same element.
  @Test func aResponderKnownAsAnObjectAnswersItself() {
    let label = UILabel()
    label.text = "Eel"
    let object: NSObject = label
    #expect(object.accessibilityLabel == "Eel")
    #expect(object.isAccessibilityElement)
    object.accessibilityLabel = "A long fish"
    object.isAccessibilityElement = false
    #expect(label.accessibilityLabel == "A long fish")
    #expect(!label.isAccessibilityElement)
  }

  @Test func anImageTellsWhoShowsIt() {
    let image = UIImage()
    image.accessibilityLabel = "Portrait"
    image.accessibilityIdentifier = "portrait"
    let view = UIImageView(image: image)
    #expect(view.accessibilityLabel == "Portrait")
    #expect(view.accessibilityIdentifier == nil)
    #expect(image.accessibilityIdentifier == "portrait")
    view.accessibilityLabel = "Mine"
    #expect(view.accessibilityLabel == "Mine")
    #expect(image.accessibilityLabel == "Portrait")
  }

  /// Source: Apple, UIAccessibility.h: the same members for every object, which does nothing by itself.
  @Test func anyObjectHasAllMembers() {
    let object = Action()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(object.accessibilityActivationPoint == .zero)
    object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    object.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(object.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    object.accessibilityPath = path
    #expect(object.accessibilityPath === path)
    #expect(!object.accessibilityViewIsModal)
    object.accessibilityViewIsModal = true
    #expect(object.accessibilityViewIsModal)
    #expect(!object.shouldGroupAccessibilityChildren)
    object.shouldGroupAccessibilityChildren = true
    #expect(object.shouldGroupAccessibilityChildren)
    #expect(object.accessibilityNavigationStyle == .automatic)
    object.accessibilityNavigationStyle = .combined
    #expect(object.accessibilityNavigationStyle == .combined)
    #expect(object.accessibilityContainerType == .none)
    object.accessibilityContainerType = .list
    #expect(object.accessibilityContainerType == .list)
    #expect(object.accessibilityUserInputLabels == [])
    object.accessibilityLabel = "Plain"
    #expect(object.accessibilityUserInputLabels == ["Plain"])
    object.accessibilityUserInputLabels = ["Short"]
    #expect(object.accessibilityUserInputLabels == ["Short"])
    #expect(!object.accessibilityRespondsToUserInteraction)
    object.accessibilityRespondsToUserInteraction = true
    #expect(object.accessibilityRespondsToUserInteraction)
    for (attributed, plain) in [
      (\Action.accessibilityAttributedLabel, \Action.accessibilityLabel),
      (\.accessibilityAttributedHint, \.accessibilityHint),
      (\.accessibilityAttributedValue, \.accessibilityValue),
    ] as [(ReferenceWritableKeyPath<Action, NSAttributedString?>, KeyPath<Action, String?>)] {
      object[keyPath: attributed] = NSAttributedString(string: "rich")
      #expect(object[keyPath: attributed]?.string == "rich")
      #expect(object[keyPath: plain] == "rich")
    }
    let other = Action()
    #expect(object.accessibilityElementCount() == 0)
    object.accessibilityElements = [other]
    #expect(object.accessibilityElementCount() == 1)
    #expect(object.accessibilityElement(at: 0) as? Action === other)
    #expect(object.accessibilityElement(at: 1) == nil)
    #expect(object.index(ofAccessibilityElement: other) == 0)
    #expect(object.index(ofAccessibilityElement: object) == NSNotFound)
    #expect(!object.accessibilityActivate())
    #expect(!object.accessibilityScroll(.down))
    #expect(!object.accessibilityPerformEscape())
    #expect(!object.accessibilityPerformMagicTap())
    #expect(!object.accessibilityElementIsFocused())
    object.accessibilityIncrement()
    object.accessibilityDecrement()
    object.accessibilityElementDidBecomeFocused()
    object.accessibilityElementDidLoseFocus()
  }

  @Test func aResponderKnownAsAnObjectIsAsked() {
    final class Own: UIView {
      var journal: [String] = []
      override func accessibilityActivate() -> Bool {
        MainActor.assumeIsolated { journal.append("activate") }
        return true
      }
      override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        MainActor.assumeIsolated { journal.append("scroll \(direction.rawValue)") }
        return true
      }
      override func accessibilityIncrement() { MainActor.assumeIsolated { journal.append("+") } }
      override func accessibilityDecrement() { MainActor.assumeIsolated { journal.append("-") } }
      override func accessibilityPerformEscape() -> Bool { true }
      override func accessibilityPerformMagicTap() -> Bool { true }
    }
    let view = Own()
    let object: NSObject = view
    #expect(object.accessibilityActivate())
    #expect(object.accessibilityScroll(.up))
    #expect(object.accessibilityPerformEscape())
    #expect(object.accessibilityPerformMagicTap())
    object.accessibilityIncrement()
    object.accessibilityDecrement()
    #expect(view.journal == ["activate", "scroll 3", "+", "-"])
    object.accessibilityViewIsModal = true
    #expect(view.accessibilityViewIsModal)
  }

  /// Source: Apple, UIAccessibilityCustomRotor.
  @Test func rotorsAreKept() throws {
    let target = UIView()
    let rotor = UIAccessibilityCustomRotor(name: "Eels") { predicate in
      predicate.searchDirection == .next
        ? UIAccessibilityCustomRotorItemResult(targetElement: target, targetRange: nil) : nil
    }
    #expect(rotor.name == "Eels")
    #expect(rotor.systemRotorType == .none)
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = .next
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === target)
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil)
    let system = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    #expect(system.systemRotorType == .heading)
    #expect(UIAccessibilityCustomRotor.SystemRotorType.landmark.rawValue == 18)
    for object in [Action(), UIView(), UIBarButtonItem()] as [NSObject] {
      #expect(object.accessibilityCustomRotors == nil)
      object.accessibilityCustomRotors = [rotor]
      #expect(object.accessibilityCustomRotors?.first === rotor)
    }
  }
}
