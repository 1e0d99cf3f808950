import Foundation

/// The connection to assistive software: what runs, what the app posts, and what the user set.
@MainActor package final class AccessibilityCenter {
  /// A notification with a text to speak, an element to move to, or neither.
  package struct Post {
    package let notification: UIAccessibility.Notification
    package let text: String?
    package private(set) weak var element: _AccessibleObject?

    init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
      self.notification = notification
      text = argument as? String ?? (argument as? NSAttributedString)?.string
      element = argument as? _AccessibleObject
    }
  }

  package private(set) weak var focus: _AccessibleObject?
  /// A counter that grows with each accessibility property that the app sets.
  package private(set) var changes = 0

  func noteChange() { changes += 1 }

  /// Called with each notification that the app posts.
  package var onPost: ((Post) -> Void)?

  package var settings = AccessibilitySettings() {
    didSet {
      for name in settings.changes(since: oldValue) {
        NotificationCenter.default.post(name: name, object: nil)
      }
    }
  }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    noteChange()
    onPost?(Post(notification, argument))
  }

  /// Called when assistive software moves to `element`, which is scrolled into view.
  func moveFocus(to element: _AccessibleObject?) {
    guard element !== focus else { return }
    let old = focus
    focus = element
    old?.accessibilityElementDidLoseFocus()
    if let view = element as? UIView { view.scrollIntoSight() }
    element?.accessibilityElementDidBecomeFocused()
    var information: [AnyHashable: Any] = [:]
    information[UIAccessibility.focusedElementUserInfoKey] = element
    information[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
  }

  // MARK: Requests

  /// A request of assistive software to an element.
  package enum Request: Equatable, Sendable {
    case activate, increment, decrement, escape, focus
    case scroll(UIAccessibilityScrollDirection)
    case custom(Int)
  }

  /// Performs a request, if the element or one of its containers can. `tap` puts a finger down, at a point of
  /// the screen, if an element doesn't implement its activation.
  package func perform(
    _ request: Request, on element: _AccessibleObject, tap: (CGPoint) -> Void
  ) {
    switch request {
    case .activate:
      guard !element.accessibilityTraits.contains(.notEnabled) else { return }
      let view = element as? UIView
      view?.scrollIntoSight()
      guard !element.accessibilityActivate() else { return }
      if let view {
        view.uncover { tap(view.accessibilityActivationPoint) }
      } else {
        tap(element.accessibilityActivationPoint)
      }
    case .increment: element.accessibilityIncrement()
    case .decrement: element.accessibilityDecrement()
    case .escape: _ = containers(of: element).first { $0.accessibilityPerformEscape() }
    case .focus: moveFocus(to: element)
    case .scroll(let direction):
      _ = containers(of: element).first { $0.accessibilityScroll(direction) }
    case .custom(let index):
      guard let actions = element.accessibilityCustomActions, actions.indices.contains(index)
      else { return }
      _ = actions[index].carryOut()
    }
  }

  /// Returns the element and its containers, innermost first.
  private func containers(of element: _AccessibleObject) -> [_AccessibleObject] {
    Array(sequence(first: element, next: \.accessibilityParent))
  }
}

extension UIApplication {
  package var accessibilityCenter: AccessibilityCenter { part(AccessibilityCenter()) }
}
