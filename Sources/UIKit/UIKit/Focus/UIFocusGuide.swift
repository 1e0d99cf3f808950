import Foundation

/// A layout guide that receives the focus and redirects it to other environments.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide receives the focus.
  open var isEnabled = true
  /// The environments that receive the focus, in descending order of preference.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The view that receives the focus: the first of ``preferredFocusEnvironments`` if that is a
  /// view.
  @available(iOS, introduced: 9.0, deprecated: 10.0)
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
