import CoreGraphics

/// Keeps the edited text above the keyboard.
///
/// A table or collection view that is its controller's view gets a bottom inset of the height that
/// the keyboard covers. Scroll views around an edited text scroll until it is visible.
@MainActor final class KeyboardAvoidance {
  private weak var roomy: UIScrollView?
  /// The amount by which the inset was increased.
  private var room: CGFloat = 0
  /// The distance between the first responder and what covers it, in points (quoted).
  private static let margin: CGFloat = 8

  /// Prepares for the keyboard to move to `frame` on the screen for a responder, or to disappear if
  /// there is none.
  func keyboardWillMove(to frame: CGRect, for responder: UIResponder?) {
    let view = responder as? UIView
    let scrollView = view?.scrollViewsAround.first(where: \.isScrollEnabled)
    let own = scrollView.flatMap { $0.avoidsKeyboard ? $0 : nil }
    if roomy !== own { giveRoom(0) }
    roomy = own
    if let own, let place = own.frameOnScreen(of: own.bounds) {
      let covered = max(0, min(place.maxY - frame.minY, place.height))
      giveRoom(max(0, covered - own.safeAreaInsets.bottom))
    }
    if let view, view is any TextInputHost { reveal(view) }
  }

  private func giveRoom(_ height: CGFloat) {
    guard let roomy, height != room else { return }
    roomy.contentInset.bottom += height - room
    roomy.verticalScrollIndicatorInsets.bottom += height - room
    room = height
  }

  /// Scrolls the views around a view until it is visible.
  func reveal(_ view: UIView) {
    guard let scrollView = view.scrollViewsAround.first(where: \.isScrollEnabled) else { return }
    scrollView.layoutIfNeeded()
    var rect = view.bounds
    if let text = view as? any TextInputHost, let caret = text.selectedTextRange?.end,
      rect.height > scrollView.bounds.height / 2
    {
      rect = text.caretRect(for: caret)
    }
    scrollView.scrollRectToVisible(
      view.convert(rect, to: scrollView).insetBy(dx: 0, dy: -Self.margin), animated: false)
    (view as? any KeyboardAvoidingField)?.didAvoidKeyboard()
  }
}

/// A field that shows other views at its position, which follow it when scroll views have moved it.
@preconcurrency @MainActor protocol KeyboardAvoidingField: UIView {
  func didAvoidKeyboard()
}

extension UIScrollView {
  fileprivate var avoidsKeyboard: Bool { viewController?.avoidsKeyboard ?? false }
}
