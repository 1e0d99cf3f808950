import Foundation

/// A place without a view that hands the focus that comes to it on to others.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the focus comes here at all.
  open var isEnabled = true
  /// Who gets the focus, the most wanted first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The view that gets the focus; the first of ``preferredFocusEnvironments`` if that is a view.
  @available(iOS, introduced: 9.0, deprecated: 10.0)
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
