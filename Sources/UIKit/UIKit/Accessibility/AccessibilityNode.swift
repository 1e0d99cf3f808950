import CoreGraphics

/// One element of the screen as assistive software sees it, or a container of elements.
package struct AccessibilityNode: Equatable, Sendable {
  /// The kind of an element. Containers contain other elements; a heading, text or picture is only
  /// read.
  package enum Kind: String, Sendable {
    case list, bar, tabBar, group
    case text, heading, image, progress
    case button, link, toggle, adjustable, tab
    case textField, textView, searchField, secureField

    package var isContainer: Bool {
      switch self {
      case .list, .bar, .tabBar, .group: true
      default: false
      }
    }

    package var isControl: Bool {
      switch self {
      case .button, .link, .toggle, .adjustable, .tab: true
      case .textField, .textView, .searchField, .secureField: true
      default: false
      }
    }
  }

  /// The object's number, which stays the same during its lifetime, and for objects in a row while the
  /// row is the same.
  package var number: UInt32
  package var kind: Kind
  package var label = ""
  package var value = ""
  package var hint = ""
  package var identifier = ""
  package var language = ""
  /// The frame in points of the screen.
  package var frame: CGRect
  package var isEnabled = true
  package var isSelected = false
  /// Whether touches on it go to the app directly, past assistive software.
  package var takesTouches = false
  /// The names of the actions in addition to the default one.
  package var actions: [String] = []
  package var children: [AccessibilityNode] = []
}
