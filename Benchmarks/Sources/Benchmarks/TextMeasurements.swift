import CoreGraphics
import Stage
import UIKit

/// A letter typed in the middle of a long text, against the same letter with the whole text laid out
/// anew, which is what a text that is set costs. Returns the line of the ratio.
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
  // A width of its own for each run, so that nothing is known.
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
