import CoreGraphics

/// One element of the screen as assistive software sees it, or a container of such.
package struct AccessibilityNode: Equatable, Sendable {
  /// The kind of an element. Containers hold others; a heading, text or picture is only read.
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

  /// The object's number: the same as long as it lives, and of what is in a row as long as that is
  /// the same row.
  package var number: UInt32
  package var kind: Kind
  package var label = ""
  package var value = ""
  package var hint = ""
  package var identifier = ""
  package var language = ""
  /// In points of the screen.
  package var frame: CGRect
  package var isEnabled = true
  package var isSelected = false
  /// Names of the actions beside the usual one.
  package var actions: [String] = []
  package var children: [AccessibilityNode] = []
}
