import Foundation

extension UIApplication {
  /// Who takes text now.
  package var keyInput: (any UIKeyInput)? { _keyWindow?.firstResponder as? any UIKeyInput }

  /// Who edits text now.
  package var textInput: (any UITextInput)? {
    guard let input = keyInput as? any UITextInput else { return nil }
    return (input as? any TextInputHost)?.showsCaret == false ? nil : input
  }

  /// Whether the tab key is typed, or goes on to something else in the application; with shift.
  package func keepsTab(isBack: Bool) -> Bool {
    if let input = textInput as? UIResponder, input.takesTab(isBack: isBack) { return true }
    guard let focus = _keyWindow?.windowScene?.focusEngine else { return false }
    return isBack ? focus.takesBackTab : focus.takesTab
  }
}

extension UIResponder {
  /// Pastes, if this responder can now.
  package func pasteIfPossible() { _ = carryOut(.paste) }
}
