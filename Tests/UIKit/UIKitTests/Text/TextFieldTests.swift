import Foundation
import Stage
import Testing

@Suite(.serialized) @MainActor struct TextFieldTests {
  // MARK: Beginning and ending

  @Test func editingBeginsAndEnds() {
    let bench = TextFieldBench()
    bench.stage.tap(at: CGPoint(x: 120, y: 117))
    #expect(bench.field.isEditing)
    #expect(bench.field.isFirstResponder)
    #expect(bench.log.filter { $0 != "selection" } == ["shouldBegin", "didBegin", "didBegin!"])
    bench.log = []
    #expect(bench.field.resignFirstResponder())
    #expect(!bench.field.isEditing)
    #expect(bench.log == ["shouldEnd", "didEnd", "didEnd!"])
  }

  @Test func delegatesMayRefuse() {
    let bench = TextFieldBench()
    bench.denied = ["shouldBegin"]
    #expect(!bench.field.becomeFirstResponder())
    #expect(!bench.field.isEditing)
    bench.denied = ["shouldEnd"]
    #expect(bench.field.becomeFirstResponder())
    #expect(!bench.field.resignFirstResponder())
    #expect(bench.field.isEditing)
    // Another field that wants the keyboard has to wait, too.
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
    bench.controller.view.addSubview(other)
    #expect(!other.becomeFirstResponder())
    #expect(bench.field.isEditing)
    bench.denied = []
    bench.log = []
    #expect(other.becomeFirstResponder())
    #expect(!bench.field.isEditing)
    #expect(other.isEditing)
    #expect(bench.log == ["shouldEnd", "didEnd", "didEnd!"])
  }

  @Test func disabledFieldsAreNotEdited() {
    let bench = TextFieldBench()
    bench.field.isEnabled = false
    bench.stage.tap(at: CGPoint(x: 120, y: 117))
    #expect(!bench.field.isEditing)
    #expect(!bench.field.becomeFirstResponder())
    bench.field.isEnabled = true
    bench.focus()
    bench.field.isEnabled = false
    #expect(!bench.field.isEditing)
  }

  @Test func notifications() {
    let bench = TextFieldBench()
    var names: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      center.addObserver(forName: name, object: bench.field, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated {
          names.append(note.name.rawValue)
          if let reason = note.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? NSNumber {
            names.append("\(reason)")
          }
        }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    bench.focus()
    bench.stage.type("a")
    bench.field.resignFirstResponder()
    #expect(
      names == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification", "0",
      ])
  }

  // MARK: Typing

  @Test func typingAsksAndTells() {
    let bench = TextFieldBench()
    bench.focus()
    bench.stage.type("ab")
    #expect(bench.field.text == "ab")
    #expect(bench.selection == 2..<2)
    #expect(bench.log == ["0+0 “a”", "selection", "changed!", "1+0 “b”", "selection", "changed!"])
    bench.log = []
    bench.press(.keyboardDeleteOrBackspace)
    #expect(bench.field.text == "a")
    #expect(bench.log == ["1+1 “”", "selection", "changed!"])
    bench.log = []
    bench.refuses = { _ in true }
    bench.stage.type("x")
    bench.press(.keyboardDeleteOrBackspace)
    #expect(bench.field.text == "a")
    #expect(bench.log == ["1+0 “x”", "0+1 “”"])
    bench.press(.keyboardDeleteOrBackspace)
    #expect(bench.field.text == "a")
  }

  /// A delegate that inserts its own text, as for formatted numbers.
  @Test func delegatesMayFormat() {
    final class Formatter: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let text = (textField.text! as NSString).replacingCharacters(in: range, with: string)
        textField.text = text.uppercased()
        return false
      }
    }
    let bench = TextFieldBench()
    let formatter = Formatter()
    bench.field.delegate = formatter
    bench.focus()
    bench.stage.type("abc")
    bench.press(.keyboardDeleteOrBackspace)
    #expect(bench.field.text == "AB")
    #expect(bench.selection == 2..<2)
  }

  @Test func deletingTakesCharacters() {
    let bench = TextFieldBench()
    bench.focus()
    for character in ["é", "e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽"] {
      bench.field.text = "a" + character
      bench.press(.keyboardDeleteOrBackspace)
      #expect(bench.field.text == "a", "\(character)")
    }
    bench.field.text = ""
    bench.log = []
    bench.press(.keyboardDeleteOrBackspace)
    #expect(bench.log.isEmpty)
  }

  @Test func programsChangeTextWithoutEvents() {
    let bench = TextFieldBench()
    bench.focus()
    bench.field.text = "hello"
    #expect(!bench.log.contains("changed!"))
    #expect(bench.selection == 5..<5)
    bench.field.text = nil
    #expect(bench.field.text == "")
    #expect(bench.field.undoManager?.canUndo == false)
  }

  @Test func returnKey() {
    let bench = TextFieldBench()
    bench.focus()
    bench.press(.keyboardReturnOrEnter, [], "\r")
    #expect(bench.log == ["shouldReturn"])
    #expect(bench.field.isEditing)
    #expect(bench.field.text == "")
    var exits = 0
    bench.field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    bench.denied = ["shouldReturn"]
    bench.press(.keyboardReturnOrEnter, [], "\r")
    #expect(exits == 0)
    #expect(bench.field.isEditing)
    bench.denied = []
    bench.press(.keyboardReturnOrEnter, [], "\r")
    #expect(exits == 1)
    #expect(!bench.field.isEditing)
  }

  @Test func secrets() {
    let bench = TextFieldBench()
    bench.field.isSecureTextEntry = true
    bench.focus()
    bench.stage.type("pass")
    #expect(bench.field.text == "pass")
    bench.field.selectAll(nil)
    #expect(!bench.field.canPerformAction(Selector("copy:"), withSender: nil))
    // All dots have the same width, except for kerning of less than half a pixel at 3×.
    let x = (0...4).map { bench.place(of: $0).x }
    for index in 1...3 { #expect(abs((x[index + 1] - x[index]) - (x[1] - x[0])) < 0.12) }
    // When it is edited again, it starts empty.
    bench.field.resignFirstResponder()
    bench.focus()
    bench.stage.type("n")
    #expect(bench.field.text == "n")
  }

  @Test func clearing() {
    let bench = TextFieldBench()
    bench.field.clearButtonMode = .whileEditing
    bench.field.text = "abc"
    bench.focus()
    let button = bench.field.clearButtonRect(forBounds: bench.field.bounds)
    let point = bench.field.convert(CGPoint(x: button.midX, y: button.midY), to: nil)
    bench.denied = ["shouldClear"]
    bench.stage.tap(at: point)
    #expect(bench.field.text == "abc")
    bench.denied = []
    bench.log = []
    bench.stage.tap(at: point)
    #expect(bench.field.text == "")
    #expect(bench.log.first == "shouldClear")
    #expect(bench.log.contains("changed!"))
    bench.field.resignFirstResponder()
    bench.field.text = "abc"
    bench.field.clearsOnBeginEditing = true
    bench.focus()
    #expect(bench.field.text == "")
  }

  @Test func insertionMayClear() {
    let bench = TextFieldBench()
    bench.field.text = "abc"
    bench.focus()
    bench.field.clearsOnInsertion = true
    bench.stage.type("x")
    #expect(bench.field.text == "x")
    #expect(!bench.field.clearsOnInsertion)
  }

  // MARK: Touches

  /// A tap inside a word moves the caret to its end, or to its start inside its first character
  /// (F-TEXT-06).
  @Test(arguments: [
    "hello big world", "a  bc", "שלום עולם", "e\u{301}a\u{308}o u", "👍🏽 abc",
    "don't", "日本",
  ]) func tapsGoToTheEdgesOfWords(text: String) {
    let bench = TextFieldBench()
    bench.field.text = text
    bench.focus()
    // The words between spaces, by the offsets at which their characters begin, and their end.
    let words = text.split(separator: " ").filter { $0 != "👍🏽" }.map { word in
      (word.indices + [word.endIndex]).map { $0.utf16Offset(in: text) }
    }
    for offset in text.characterOffsets {
      var expected = offset
      for word in words where word[0] < offset && offset < word.last! {
        expected = offset <= word[1] ? word[0] : word.last!
      }
      // Neither at the caret, nor soon after another tap.
      bench.select(offset == 0 ? text.utf16.count..<text.utf16.count : 0..<0)
      bench.stage.advance(by: 1)
      bench.stage.tap(at: bench.place(of: offset))
      #expect(bench.selection == expected..<expected, "\(offset)")
      bench.stage.advance(by: 1)
    }
  }

  /// A tap on a caret inside a word, where a finger has dragged it, keeps it there.
  @Test func aTapOnTheCaretLeavesIt() {
    let bench = TextFieldBench()
    bench.field.text = "hello big world"
    bench.focus()
    bench.select(3..<3)
    bench.stage.tap(at: bench.place(of: 3))
    bench.stage.advance(by: 1)
    #expect(bench.selection == 3..<3)
  }

  /// Taps don't reveal the words of a secret.
  @Test func secretsAreOneWord() {
    let bench = TextFieldBench()
    bench.field.text = "one two"
    bench.field.isSecureTextEntry = true
    bench.focus()
    bench.select(0..<0)
    bench.stage.tap(at: bench.place(of: 3))
    #expect(bench.selection == 7..<7)
    bench.stage.advance(by: 1)
    for _ in 0..<2 { bench.stage.tap(at: bench.place(of: 2)) }
    #expect(bench.selection == 0..<7)
  }

  @Test func severalTapsSelect() {
    let bench = TextFieldBench()
    bench.field.text = "hello big world"
    bench.focus()
    func tap(_ count: Int, at offset: Int) {
      for _ in 0..<count {
        bench.stage.tap(at: bench.place(of: offset))
        bench.stage.advance(by: 0.05)
      }
      bench.stage.advance(by: 1)
    }
    tap(2, at: 7)
    #expect(bench.selection == 6..<9)
    tap(3, at: 7)
    #expect(bench.selection == 0..<15)
  }

  @Test func fingersThatRestCarryTheCaret() {
    let bench = TextFieldBench()
    bench.field.text = "hello big world"
    bench.focus()
    bench.stage.touchDown(at: bench.place(of: 2))
    bench.stage.advance(by: 0.6)
    #expect(bench.selection == 2..<2)
    bench.stage.touchMove(to: bench.place(of: 8))
    bench.stage.advance(by: 0.1)
    #expect(bench.selection == 8..<8)
    bench.stage.touchUp()
  }

  @Test func handlesMoveTheEnds() {
    let bench = TextFieldBench()
    bench.field.text = "hello big world"
    bench.focus()
    bench.select(6..<9)
    bench.stage.advance(by: 0.1)
    func drag(from: Int, to: Int) {
      let (start, end) = (bench.place(of: from), bench.place(of: to))
      // A pan needs 10 points to begin, which it adds again.
      bench.stage.drag(
        from: start, by: CGVector(dx: end.x - start.x, dy: 0), duration: 0.3, hold: 0.2)
    }
    drag(from: 9, to: 15)
    #expect(bench.selection == 6..<15)
    drag(from: 6, to: 0)
    #expect(bench.selection == 0..<15)
    // The start stays before the end.
    drag(from: 0, to: 15)
    #expect(bench.selection.upperBound == 15)
    #expect(bench.selection.count >= 1)
  }

  // MARK: Keys

  @Test func keysMoveTheCaret() {
    let bench = TextFieldBench()
    bench.field.text = "hello big world"
    bench.focus()
    bench.select(0..<0)
    let steps: [(UIKeyboardHIDUsage, UIKeyModifierFlags, Range<Int>)] = [
      (.keyboardRightArrow, [], 1..<1), (.keyboardRightArrow, .alternate, 5..<5),
      (.keyboardRightArrow, [.alternate, .shift], 5..<9),
      (.keyboardLeftArrow, [.shift], 5..<8), (.keyboardLeftArrow, [.alternate, .shift], 5..<6),
      (.keyboardLeftArrow, [.alternate, .shift], 0..<5), (.keyboardRightArrow, [], 5..<5),
      (.keyboardRightArrow, .command, 15..<15), (.keyboardLeftArrow, [.command, .shift], 0..<15),
      (.keyboardLeftArrow, [], 0..<0), (.keyboardDownArrow, [], 15..<15),
      (.keyboardUpArrow, [], 0..<0), (.keyboardEnd, [], 15..<15), (.keyboardHome, .shift, 0..<15),
    ]
    for (index, (code, flags, expected)) in steps.enumerated() {
      bench.press(code, flags)
      #expect(bench.selection == expected, "step \(index)")
    }
  }

  @Test func keysDelete() {
    let bench = TextFieldBench()
    bench.field.text = "hello big world"
    bench.focus()
    bench.press(.keyboardDeleteOrBackspace, .alternate)
    #expect(bench.field.text == "hello big ")
    bench.select(6..<6)
    bench.press(.keyboardDeleteForward)
    #expect(bench.field.text == "hello ig ")
    bench.press(.keyboardDeleteForward, .alternate)
    #expect(bench.field.text == "hello  ")
    bench.press(.keyboardDeleteOrBackspace, .command)
    #expect(bench.field.text == " ")
  }

  @Test func shortcuts() {
    let bench = TextFieldBench()
    bench.field.text = "hello"
    bench.focus()
    for flags in [UIKeyModifierFlags.command, .control] {
      bench.field.text = "hello"
      bench.press(.keyboardA, flags, "a")
      #expect(bench.selection == 0..<5)
      bench.press(.keyboardX, flags, "x")
      #expect(bench.field.text == "")
      #expect(UIPasteboard.general.string == "hello")
      bench.press(.keyboardV, flags, "v")
      bench.press(.keyboardV, flags, "v")
      #expect(bench.field.text == "hellohello")
      bench.press(.keyboardZ, flags, "z")
      #expect(bench.field.text == "hello")
      bench.press(.keyboardZ, [flags, .shift], "z")
      #expect(bench.field.text == "hellohello")
    }
    // Several lines become one.
    UIPasteboard.general.string = "a\nb\r\nc"
    bench.field.text = ""
    bench.press(.keyboardV, .command, "v")
    #expect(bench.field.text == "a b c")
  }

  @Test func heldKeysRepeat() {
    let bench = TextFieldBench()
    bench.focus()
    let key = UIKey(
      characters: "a", charactersIgnoringModifiers: "a", keyCode: .keyboardA, modifierFlags: [])
    for _ in 0..<3 { bench.stage.press(key) }
    bench.stage.release(.keyboardA)
    #expect(bench.field.text == "aaa")
  }

  // MARK: Composition

  @Test func composing() {
    let bench = TextFieldBench()
    bench.field.text = "ab"
    bench.focus()
    bench.select(1..<1)
    for (text, caret) in [("n", 1), ("に", 1), ("にh", 2), ("にほ", 2)] {
      TextTyping.compose(text, selected: NSRange(location: caret, length: 0), in: bench.field)
      #expect(bench.field.text == "a\(text)b")
      #expect(bench.field.text(in: bench.field.markedTextRange!) == text)
      #expect(bench.selection == 1 + caret..<1 + caret)
    }
    TextTyping.insert("日本", into: bench.field)
    #expect(bench.field.text == "a日本b")
    #expect(bench.field.markedTextRange == nil)
    #expect(bench.selection == 3..<3)
    // The whole composition is a single change.
    bench.field.undoManager?.undo()
    #expect(bench.field.text == "ab")
    #expect(bench.selection == 1..<1)
    bench.field.undoManager?.redo()
    #expect(bench.field.text == "a日本b")
    // A discarded composition leaves nothing.
    bench.field.undoManager?.removeAllActions()
    TextTyping.compose("x", selected: NSRange(location: 1, length: 0), in: bench.field)
    TextTyping.compose("", selected: NSRange(location: 0, length: 0), in: bench.field)
    #expect(bench.field.text == "a日本b")
    #expect(bench.field.undoManager?.canUndo == false)
    // Leaving the marked text commits it.
    TextTyping.compose("x", selected: NSRange(location: 1, length: 0), in: bench.field)
    bench.select(0..<0)
    #expect(bench.field.text == "a日本xb")
    #expect(bench.field.markedTextRange == nil)
  }

  // MARK: The caret

  @Test func caretBlinks() {
    let bench = TextFieldBench()
    bench.focus()
    func caret() -> UIView? {
      bench.field.subviews.first?.subviews.first { $0.frame.width == 2 }
    }
    bench.stage.type("a")
    var seen: [CGFloat] = []
    for _ in 0..<8 {
      seen.append(caret()?.alpha ?? -1)
      bench.stage.advance(by: 0.25)
    }
    #expect(seen == [1, 1, 0, 0, 1, 1, 0, 0])
    bench.field.resignFirstResponder()
    #expect(caret()?.isHidden == true)
    bench.stage.advance(by: 1)
    #expect(!bench.stage.renderLoop.hasActivity)
  }

  /// The text scrolls as far as the caret needs, in both directions.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func longTextScrolls(direction: UIUserInterfaceLayoutDirection) {
    let bench = TextFieldBench()
    bench.stage.layoutDirection = direction
    bench.field.text = String(repeating: direction == .leftToRight ? "long " : "ארוך ", count: 20)
    bench.focus()
    let rect = bench.field.editingRect(forBounds: bench.field.bounds)
    for offset in [100, 0, 50, 99, 1, 100] {
      bench.select(offset..<offset)
      let caret = bench.field.caretRect(for: bench.field.selectedTextRange!.start)
      #expect(caret.minX >= rect.minX - 1.01, "\(offset)")
      #expect(caret.maxX <= rect.maxX + 0.01, "\(offset)")
    }
  }

  // MARK: Rectangles

  @Test func viewsBesideTheText() {
    let bench = TextFieldBench()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    bench.controller.view.addSubview(field)
    let bounds = field.bounds
    #expect(field.textRect(forBounds: bounds) == bounds)
    #expect(field.borderRect(forBounds: bounds) == bounds)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 190, y: 15, width: 10, height: 10))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 160, height: 40))
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    field.layoutIfNeeded()
    #expect(field.leftView?.superview === field)
    #expect(field.rightView?.frame.minX == 190)
    field.clearButtonMode = .always
    field.rightViewMode = .never
    field.text = "x"
    let button = field.clearButtonRect(forBounds: bounds)
    #expect(field.textRect(forBounds: bounds).maxX == button.minX)
    #expect(button.midY == 20)
    #expect(button.maxX <= 200)
  }

  /// Overridden rectangles move text and carets.
  @Test func rectanglesAreOverridden() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 5) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 40, dy: 5)
      }
    }
    let bench = TextFieldBench()
    let field = Inset(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    bench.controller.view.addSubview(field)
    field.text = "a"
    #expect(abs(field.caretRect(for: field.beginningOfDocument).midX - 30) < 0.01)
    _ = field.becomeFirstResponder()
    #expect(abs(field.caretRect(for: field.beginningOfDocument).midX - 40) < 0.01)
    for (alignment, x) in [(NSTextAlignment.left, 40), (.center, 100), (.right, 160)] {
      field.text = ""
      field.textAlignment = alignment
      #expect(abs(field.caretRect(for: field.beginningOfDocument).midX - CGFloat(x)) < 1.01)
    }
  }

  @Test func fontShrinksToFit() {
    let bench = TextFieldBench()
    bench.field.adjustsFontSizeToFitWidth = true
    bench.field.minimumFontSize = 10
    let end = bench.field.editingRect(forBounds: bench.field.bounds).maxX
    bench.field.text = "a text that is a bit too long"
    let last = bench.field.endOfDocument
    #expect(bench.field.caretRect(for: last).midX <= end + 0.01)
    #expect(bench.field.caretRect(for: last).height < 20)
    bench.field.text = String(repeating: "far too long ", count: 10)
    // San Francisco with 10 points.
    #expect(abs(bench.field.caretRect(for: last).height - 11.93) < 0.3)
  }

  @Test func attributes() {
    let field = UITextField()
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .kern: 2]
    field.text = "ab"
    #expect(field.font?.pointSize == 20)
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(field.typingAttributes == nil)
    field.textColor = .red
    #expect(
      field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
        == .red)
    field.attributedPlaceholder = NSAttributedString(string: "hint")
    #expect(field.placeholder == "hint")
    field.placeholder = "other"
    #expect(field.attributedPlaceholder?.string == "other")
  }
}
