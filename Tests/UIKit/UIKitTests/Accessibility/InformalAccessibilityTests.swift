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
}
