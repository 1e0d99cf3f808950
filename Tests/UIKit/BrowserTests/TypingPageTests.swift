import Foundation
@testable import Stage
import Testing

@testable import StageBrowser

/// Typing in a real browser: keys, composed input, selection, the clipboard, undo.
@MainActor @Suite(.serialized) struct TypingPageTests {
  /// Two fields, the first at (20, 100).
  @MainActor private final class Form: UIViewController {
    let first = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    let second = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      for field in [first, second] {
        field.borderStyle = .roundedRect
        view.addSubview(field)
      }
    }
  }

  private func withForm(_ body: (LivePage, Form) async throws -> Void) async throws {
    let form = Form()
    let screens = [StageScreen(name: "form", title: "Form") { form }]
    try await LivePage.with(screens) { page in
      let (x, y) = try await page.origin()
      try await page.browser.drag(
        from: (x + 100, y + 117), by: (0, 0), steps: 1, milliseconds: 16)
      try await page.browser.wait(for: "document.activeElement.id === 'keyboard'")
      try await body(page, form)
    }
  }

  private func wait(_ page: LivePage, _ text: String, _ field: UITextField) async throws {
    for _ in 0..<1000 where field.text != text { try await Task.sleep(for: .milliseconds(10)) }
    #expect(field.text == text)
  }

  /// Selects everything, and waits until the page has the selection.
  private func selectAll(_ page: LivePage, _ field: UITextField) async throws {
    try await page.browser.press("a", [.control])
    for _ in 0..<1000 where field.selectedTextRange?.isEmpty != false {
      try await Task.sleep(for: .milliseconds(10))
    }
    try await page.browser.drawTwice()
    try await page.browser.drawTwice()
  }

  @Test func keysType() async throws {
    try await withForm { page, form in
      try await page.browser.type("Hi é!")
      try await wait(page, "Hi é!", form.first)
      try await page.browser.press("Backspace")
      try await page.browser.press("ArrowLeft")
      try await page.browser.type("x")
      try await wait(page, "Hi xé", form.first)
      // Tab moves to the next field, and with shift back. The insertion point is at the end of a field.
      try await page.browser.press("Tab")
      try await page.browser.type("two")
      try await wait(page, "two", form.second)
      try await page.browser.press("Tab", [.shift])
      try await page.browser.type("1")
      try await wait(page, "Hi xé1", form.first)
      #expect(try await page.browser.console() == [])
    }
  }

  @Test func composedInputIsMarkedThenCommitted() async throws {
    try await withForm { page, form in
      try await page.browser.type("a")
      for (text, caret) in [("n", 1), ("に", 1), ("にほn", 3), ("日本", 2)] {
        try await page.browser.compose(text, selection: caret)
        try await wait(page, "a" + text, form.first)
        let marked = form.first.markedTextRange.flatMap { form.first.text(in: $0) }
        #expect(marked == text)
      }
      try await page.browser.insert("日本")
      try await wait(page, "a日本", form.first)
      for _ in 0..<1000 where form.first.markedTextRange != nil {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(form.first.markedTextRange == nil)
      // A dead key: the accent is composed, then the letter commits it.
      try await page.browser.compose("´", selection: 1)
      try await wait(page, "a日本´", form.first)
      try await page.browser.insert("é")
      try await wait(page, "a日本é", form.first)
      try await page.browser.press("z", [.control])
      try await wait(page, "a日本", form.first)
    }
  }

  @Test func clipboardAndUndo() async throws {
    try await withForm { page, form in
      try await page.browser.type("hello")
      try await wait(page, "hello", form.first)
      try await selectAll(page, form.first)
      try await page.browser.press("c", [.control])
      try await page.browser.press("ArrowRight")
      try await page.browser.press("v", [.control])
      try await wait(page, "hellohello", form.first)
      try await page.browser.press("z", [.control])
      try await wait(page, "hello", form.first)
      try await page.browser.press("z", [.control, .shift])
      try await wait(page, "hellohello", form.first)
      try await selectAll(page, form.first)
      try await page.browser.press("x", [.control])
      try await wait(page, "", form.first)
      #expect(UIPasteboard.general.string == "hellohello")
    }
  }

  /// A text longer than one message arrives whole, including characters of several bytes.
  @Test func longTextsArePasted() async throws {
    try await withForm { page, form in
      let text = String(repeating: "日本é👍🏽 abc ", count: 200)
      let script = """
        const data = new DataTransfer();
        data.setData("text/plain", arguments[0]);
        document.getElementById("keyboard").dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, cancelable: true }));
        return 1;
        """
      _ = try await page.browser.run(script, [text])
      try await wait(page, text, form.first)
    }
  }
}
