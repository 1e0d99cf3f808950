import CoreGraphics

/// Keeps what is typed into above the keyboard.
///
/// A table or collection that is its controller's view gets room at its end, as high as the keyboard
/// covers it. What surrounds a text that is edited and scrolls is scrolled until that is in sight.
@MainActor final class KeyboardAvoidance {
  private weak var roomy: UIScrollView?
  /// By how much its inset was raised.
  private var room: CGFloat = 0
  /// Between the first responder and what covers it, in points (quoted).
  private static let margin: CGFloat = 8

  /// The keyboard goes to `frame` of the screen, for a responder; for none it goes away.
  func keyboardWillMove(to frame: CGRect, for responder: UIResponder?) {
    let view = responder as? UIView
    let scrollView = view?.enclosingScrollView
    let own = scrollView.flatMap { $0.avoidsKeyboard ? $0 : nil }
    if roomy !== own { giveRoom(0) }
    roomy = own
    if let own, let window = own.window {
      let place = window.convert(own.convert(own.bounds, to: nil), to: nil as UIWindow?)
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

  /// Scrolls what surrounds a view, so that it is in sight.
  func reveal(_ view: UIView) {
    guard let scrollView = view.enclosingScrollView else { return }
    scrollView.layoutIfNeeded()
    var rect = view.bounds
    if let text = view as? any TextInputHost, let caret = text.selectedTextRange?.end,
      rect.height > scrollView.bounds.height / 2
    {
      rect = text.caretRect(for: caret)
    }
    scrollView.scrollRectToVisible(
      view.convert(rect, to: scrollView).insetBy(dx: 0, dy: -Self.margin), animated: false)
    (view as? UISearchTextField)?.searchFieldState.suggestions.fieldMayHaveMoved()
  }
}

extension UIView {
  /// The nearest view around this one that scrolls.
  fileprivate var enclosingScrollView: UIScrollView? {
    sequence(first: self, next: \.superview).dropFirst().lazy
      .compactMap { $0 as? UIScrollView }.first { $0.isScrollEnabled }
  }
}

extension UIScrollView {
  fileprivate var avoidsKeyboard: Bool {
    viewController is UITableViewController || viewController is UICollectionViewController
  }
}
