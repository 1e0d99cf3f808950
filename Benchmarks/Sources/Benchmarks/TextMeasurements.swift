import CoreGraphics
import Stage
import UIKit

/// Measures typing a letter in the middle of a long text, against laying out the whole text again with the same
/// letter, as when a text is set. Returns the line with the ratio.
@MainActor
func measureTyping() -> String {
  let text = (0..<1_000).map {
    "Paragraph \($0) takes two lines in the column of a phone's screen."
  }
  .joined(separator: "\n")
  let stage = Stage(device: .iPhone14Pro)
  let controller = UIViewController()
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  controller.view.addSubview(view)
  stage.show(controller)
  view.text = text
  let middle = NSRange(location: text.utf16.count / 2, length: 0)
  var isTyped = false
  func type() {
    view.textStorage.replaceCharacters(
      in: isTyped ? NSRange(location: middle.location, length: 1) : middle,
      with: isTyped ? "" : "x")
    isTyped.toggle()
    view.layoutIfNeeded()
  }
  // Each run uses a different width, so that nothing is cached.
  var width: CGFloat = 380
  func layOut() {
    width = width >= 390 ? 380 : width + 0.01
    view.frame.size.width = width
    view.layoutIfNeeded()
  }
  let typed = Measurement("letter typed in a text of 1,000 paragraphs", warmup: 5, samples: 60) {
    type()
  }
  let whole = Measurement("its peer: all 1,000 laid out", warmup: 2, samples: 20) { layOut() }
  print(typed.line)
  print(whole.line)
  return "letter typed over all laid out: \(typed.ratio(to: whole))"
}
