import Foundation
import Stage

/// A text field on a screen, with a delegate that records its calls.
@MainActor final class TextFieldBench: NSObject, UITextFieldDelegate {
  let stage = Stage(device: .iPhone14Pro)
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  var log: [String] = []
  var refuses: (String) -> Bool = { _ in false }
  var denied: Set<String> = []
  /// The number of times that the delegate was asked for a change.
  var asked = 0

  override init() {
    super.init()
    field.borderStyle = .roundedRect
    field.delegate = self
    controller.view.addSubview(field)
    stage.show(controller)
    field.undoManager?.groupsByEvent = false
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "didBegin!"), (.editingChanged, "changed!"),
      (.editingDidEnd, "didEnd!"),
    ] {
      field.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
    }
  }

  func focus() {
    _ = field.becomeFirstResponder()
    stage.advance(by: 1)
    log = []
  }

  func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], _ text: String = "") {
    stage.press(
      UIKey(
        characters: text, charactersIgnoringModifiers: text, keyCode: code, modifierFlags: flags))
    stage.release(code)
  }

  var selection: Range<Int> {
    guard let range = field.selectedTextRange else { return 0..<0 }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return start..<start + field.offset(from: range.start, to: range.end)
  }

  func select(_ range: Range<Int>) {
    let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound)!
    let end = field.position(from: start, offset: range.count)!
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// Returns the position on the screen of the caret at an offset.
  func place(of offset: Int) -> CGPoint {
    let position = field.position(from: field.beginningOfDocument, offset: offset)!
    let caret = field.caretRect(for: position)
    return field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  // MARK: UITextFieldDelegate

  private func may(_ what: String) -> Bool {
    log.append(what)
    return !denied.contains(what)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { may("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { may("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { may("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { may("shouldReturn") }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    asked += 1
    log.append("\(range.location)+\(range.length) “\(string)”")
    return !refuses(string)
  }
}
