import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of bold, italic and underlined text with keys and menus.
///
/// Sources: Apple, `allowsEditingTextAttributes` (“the text view allows the user to change the basic styling of the
/// currently selected text. The available style options are listed in the edit menu and only apply to the selection”;
/// `false` by default); E. Sadun, “The Core iOS Developer's Cookbook”, Enabling Attributed Text: the view then responds
/// to the methods that toggle boldface, italics and underline.
@MainActor @Suite(.serialized) struct BasicTextStyleTests {
  private static let keys: [(style: BasicTextStyle, code: UIKeyboardHIDUsage, letter: String)] = [
    (.bold, .keyboardB, "b"), (.italic, .keyboardI, "i"), (.underline, .keyboardU, "u"),
  ]

  private func press(_ stage: Stage, _ index: Int) {
    let key = Self.keys[index]
    stage.press(
      UIKey(
        characters: key.letter, charactersIgnoringModifiers: key.letter, keyCode: key.code,
        modifierFlags: .command))
    stage.release(key.code)
  }

  /// Returns whether each character has the style.
  private func styled(_ text: NSAttributedString, _ style: BasicTextStyle) -> [Bool] {
    (0..<text.length).map { style.isIn(text.attributes(at: $0, effectiveRange: nil)) }
  }

  private static let string = "one two"

  // MARK: Text views

  /// For all ranges of a text, the key adds the style to the whole range, or removes it if the whole range has it. Undo
  /// restores the text.
  @Test(arguments: 0..<3) func aKeyTogglesTheSelection(index: Int) {
    let style = Self.keys[index].style
    let bench = TextViewBench()
    let view = bench.view
    view.allowsEditingTextAttributes = true
    bench.focus()
    let length = Self.string.utf16.count
    for start in 0..<length {
      for end in start + 1...length {
        view.text = Self.string
        view.selectedRange = NSRange(location: start, length: end - start)
        let plain = [Bool](repeating: false, count: length)
        let some = (0..<length).map { (start..<end).contains($0) }
        press(bench.stage, index)
        #expect(styled(view.attributedText, style) == some, "\(start)..<\(end)")
        for other in BasicTextStyle.allCases where other != style {
          #expect(styled(view.attributedText, other) == plain)
        }
        #expect(view.selectedRange == NSRange(location: start, length: end - start))
        // A range with a partial style gets it everywhere, and then loses it.
        view.selectedRange = NSRange(location: 0, length: length)
        let isWhole = end - start == length
        press(bench.stage, index)
        #expect(styled(view.attributedText, style) == (isWhole ? plain : plain.map { _ in true }))
        press(bench.stage, index)
        #expect(styled(view.attributedText, style) == (isWhole ? some : plain))
        for expected in [isWhole ? plain : plain.map { _ in true }, some, plain] {
          #expect(view.undoManager?.canUndo == true)
          view.undoManager?.undo()
          #expect(styled(view.attributedText, style) == expected)
          #expect(view.text == Self.string)
        }
        view.undoManager?.redo()
        #expect(styled(view.attributedText, style) == some)
      }
    }
  }

  /// The characters don't change, so the delegate isn't asked. It is notified of the change.
  @Test func theDelegateHearsOfIt() {
    let bench = TextViewBench()
    bench.view.allowsEditingTextAttributes = true
    bench.view.text = Self.string
    bench.focus()
    bench.view.selectedRange = NSRange(location: 0, length: 3)
    bench.refuses = true
    bench.log = []
    press(bench.stage, 0)
    #expect(bench.log == ["change"])
    #expect(bench.view.undoManager?.undoActionName == "Bold")
    bench.view.undoManager?.undo()
    #expect(styled(bench.view.attributedText, .bold).allSatisfy { !$0 })
  }

  /// Sizes and families don't change, and bold can be combined with italic.
  @Test func fontsKeepTheRest() throws {
    let bench = TextViewBench()
    let view = bench.view
    view.allowsEditingTextAttributes = true
    bench.focus()
    let text = NSMutableAttributedString(string: "")
    let fonts: [UIFont] = [
      .systemFont(ofSize: 11), .monospacedSystemFont(ofSize: 30, weight: .regular),
      .preferredFont(forTextStyle: .body),
    ]
    for font in fonts {
      text.append(NSAttributedString(string: "a", attributes: [.font: font]))
    }
    view.attributedText = text
    view.selectedRange = NSRange(location: 0, length: text.length)
    press(bench.stage, 0)
    press(bench.stage, 1)
    for (index, font) in fonts.enumerated() {
      let now = try #require(
        view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont)
      var expected = font.specification
      expected.weight = .bold
      expected.isItalic = true
      #expect(now.specification == expected)
    }
  }

  /// At a caret, the key changes the style of the letters typed next.
  @Test(arguments: 0..<3) func aKeyAtTheCaretStylesWhatIsTyped(index: Int) {
    let style = Self.keys[index].style
    let bench = TextViewBench()
    let view = bench.view
    view.allowsEditingTextAttributes = true
    view.text = "ab"
    bench.focus()
    view.selectedRange = NSRange(location: 1, length: 0)
    bench.log = []
    press(bench.stage, index)
    #expect(bench.log == [])
    #expect(style.isIn(view.typingAttributes))
    for letter in ["x", "y"] { TextTyping.insert(letter, into: view) }
    #expect(view.text == "axyb")
    #expect(styled(view.attributedText, style) == [false, true, true, false])
    press(bench.stage, index)
    TextTyping.insert("z", into: view)
    #expect(styled(view.attributedText, style) == [false, true, true, false, false])
  }

  /// If styles aren't allowed, there is no menu, and the key is available to the app.
  @Test func notByDefault() {
    let bench = TextViewBench()
    let view = bench.view
    view.text = Self.string
    bench.focus()
    view.selectedRange = NSRange(location: 0, length: 3)
    #expect(!view.allowsEditingTextAttributes)
    #expect(!UITextField().allowsEditingTextAttributes)
    for isEditable in [true, false] {
      for allows in [true, false] {
        view.isEditable = isEditable
        view.allowsEditingTextAttributes = allows
        for (index, key) in Self.keys.enumerated() {
          let can = view.canPerformAction(key.style.action.selector, withSender: nil)
          #expect(can == (isEditable && allows))
          let uiKey = UIKey(
            characters: key.letter, charactersIgnoringModifiers: key.letter, keyCode: key.code,
            modifierFlags: .command)
          #expect(KeyCommands.isText(uiKey, for: view) == can)
          guard !can else { continue }
          press(bench.stage, index)
          view.toggleBoldface(nil)
          #expect(styled(view.attributedText, key.style).allSatisfy { !$0 })
        }
      }
    }
  }

  // MARK: Menus

  /// The edit menu contains a menu with the styles for the selection.
  @Test func theEditMenuHasThem() throws {
    let bench = TextViewBench()
    let view = bench.view
    view.text = Self.string
    bench.focus()
    for allows in [false, true] {
      for length in [0, 3] {
        view.allowsEditingTextAttributes = allows
        view.selectedRange = NSRange(location: 0, length: length)
        let elements = EditMenuContents.commands(from: view, sender: nil)
        let menu = elements.compactMap { $0 as? UIMenu }.first
        #expect((menu != nil) == (allows && length > 0))
        guard let menu else { continue }
        #expect(menu.identifier == .textStyle)
        #expect(menu.children.map(\.title) == ["Bold", "Italic", "Underline"])
      }
    }
  }

  // MARK: Text fields

  @Test(arguments: 0..<3) func fieldsToo(index: Int) throws {
    let style = Self.keys[index].style
    let bench = TextFieldBench()
    let field = bench.field
    field.allowsEditingTextAttributes = true
    field.text = Self.string
    #expect(!field.canPerformAction(style.action.selector, withSender: nil))
    bench.focus()
    bench.select(0..<3)
    bench.log = []
    press(bench.stage, index)
    let text = try #require(field.attributedText)
    #expect(styled(text, style) == [true, true, true, false, false, false, false])
    #expect(bench.log == ["changed!"])
    #expect(bench.asked == 0)
    // Typed text continues in the style of its start.
    bench.select(2..<2)
    TextTyping.insert("x", into: field)
    bench.select(8..<8)
    TextTyping.insert("y", into: field)
    let typed = try #require(field.attributedText)
    #expect(typed.string == "onxe twoy")
    let expected = (0..<9).map { $0 < 4 }
    #expect(styled(typed, style) == expected)
    field.isSecureTextEntry = true
    #expect(!field.canPerformAction(style.action.selector, withSender: nil))
  }
}
