import Foundation

extension UIApplication {
  /// The responder that currently takes text.
  package var keyInput: (any UIKeyInput)? { _keyWindow?.firstResponder as? any UIKeyInput }

  /// The responder that currently edits text.
  package var textInput: (any UITextInput)? {
    guard let input = keyInput as? any UITextInput else { return nil }
    return (input as? any TextInputHost)?.showsCaret == false ? nil : input
  }

  /// Returns whether the application keeps the tab key, optionally with Shift, to type it or to
  /// move the focus.
  package func keepsTab(isBack: Bool) -> Bool {
    if let input = textInput as? UIResponder, input.takesTab(isBack: isBack) { return true }
    guard let focus = _keyWindow?.windowScene?.focusEngine else { return false }
    return isBack ? focus.takesBackTab : focus.takesTab
  }
}
