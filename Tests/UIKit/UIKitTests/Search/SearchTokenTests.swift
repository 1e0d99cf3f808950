import Stage
import Testing

@testable import UIKit

/// Tests of tokens before the text of a search field.
///
/// Source: Apple's reference of `UISearchTextField` and `UISearchToken`: tokens come before all text,
/// and `textualRange` is the range behind them. iOS 13 and later select a token with the first
/// backspace.
@MainActor @Suite(.serialized) struct SearchTokenTests {
  @MainActor final class Bench {
    let stage = Stage(device: .iPhone14Pro)
    let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 350, height: 36))
    let controller = UIViewController()

    init() {
      controller.view.addSubview(field)
      stage.show(controller)
      field.autocapitalizationType = .none
      field.undoManager?.groupsByEvent = false
    }

    func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

    func focus() {
      _ = field.becomeFirstResponder()
      stage.advance(by: 0.5)
    }

    func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
      stage.press(
        UIKey(
          characters: "", charactersIgnoringModifiers: "", keyCode: code, modifierFlags: flags))
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

    var names: [String] { field.tokens.map(\.text) }
  }

  @Test func places() {
    let bench = Bench()
    let field = bench.field
    field.text = "text"
    field.tokens = [bench.token("a"), bench.token("b")]
    field.insertToken(bench.token("c"), at: 1)
    #expect(bench.names == ["a", "c", "b"])
    #expect(field.text == "text")
    for index in 0..<3 {
      let place = field.positionOfToken(at: index)
      #expect(field.offset(from: field.beginningOfDocument, to: place) == index)
    }
    #expect(field.text(in: field.textualRange) == "text")
    #expect(field.offset(from: field.beginningOfDocument, to: field.textualRange.start) == 3)
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!
    #expect(field.tokens(in: all).map(\.text) == ["a", "c", "b"])
    #expect(field.text(in: all) == "text")
    field.removeToken(at: 0)
    let start = field.textualRange.start
    let word = field.textRange(from: start, to: field.position(from: start, offset: 2)!)!
    field.replaceTextualPortion(of: word, with: bench.token("te"), at: 2)
    #expect(bench.names == ["c", "b", "te"])
    #expect(field.text == "xt")
    field.text = "new"
    #expect(bench.names == ["c", "b", "te"])
    #expect(field.attributedText?.string == "new")
    field.defaultTextAttributes = [.foregroundColor: UIColor.red]
    #expect(bench.names == ["c", "b", "te"])
  }

  /// A backspace behind a token selects it, and the next one deletes it.
  @Test func backspace() {
    let bench = Bench()
    bench.field.tokens = [bench.token("a"), bench.token("b")]
    bench.focus()
    bench.stage.type("x")
    bench.press(.keyboardDeleteOrBackspace)
    #expect(bench.field.text == "")
    #expect(bench.names == ["a", "b"])
    bench.press(.keyboardDeleteOrBackspace)
    #expect(bench.names == ["a", "b"])
    #expect(bench.selection == 1..<2)
    bench.press(.keyboardDeleteOrBackspace)
    #expect(bench.names == ["a"])
    #expect(bench.selection == 1..<1)
    bench.field.allowsDeletingTokens = false
    for _ in 0..<3 { bench.press(.keyboardDeleteOrBackspace) }
    #expect(bench.names == ["a"])
  }

  /// A tap on a token selects it. Typed text replaces it and is placed behind the other tokens.
  @Test func tapping() throws {
    let bench = Bench()
    bench.field.tokens = [bench.token("first"), bench.token("second")]
    bench.field.text = "text"
    bench.stage.advance(by: 0.1)
    let id = ObjectIdentifier(bench.field.tokenAttachments[0])
    let view = try #require(bench.field.tokenViews[id])
    let frame = view.convert(view.bounds, to: nil)
    #expect(frame.width > 30)
    #expect(frame.height > 18)
    bench.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    bench.stage.advance(by: 0.5)
    #expect(bench.selection == 0..<1)
    #expect(bench.field.isFirstResponder)
    bench.stage.type("z")
    #expect(bench.names == ["second"])
    #expect(bench.field.text == "ztext")
  }

  /// The clear button also removes the tokens if they may be deleted.
  @Test(arguments: [true, false]) func clearing(allows: Bool) {
    let bench = Bench()
    bench.field.allowsDeletingTokens = allows
    bench.field.tokens = [bench.token("a")]
    bench.field.text = "text"
    bench.stage.advance(by: 0.1)
    let button = bench.field.clearButtonRect(forBounds: bench.field.bounds)
    bench.stage.tap(
      at: bench.field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    #expect(bench.field.text == "")
    #expect(bench.names == (allows ? [] : ["a"]))
  }

  /// The delegate's ranges refer to `text`, however many tokens there are.
  @Test func rangesOfTheDelegate() {
    final class Asked: NSObject, UITextFieldDelegate {
      var ranges: [NSRange] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        ranges.append(range)
        return true
      }
    }
    let bench = Bench()
    let asked = Asked()
    bench.field.delegate = asked
    bench.field.tokens = [bench.token("a"), bench.token("b")]
    bench.focus()
    bench.stage.type("xy")
    bench.press(.keyboardDeleteOrBackspace)
    #expect(
      asked.ranges == [
        NSRange(location: 0, length: 0), NSRange(location: 1, length: 0),
        NSRange(location: 1, length: 1),
      ])
  }

  /// Random edits by keys and by the program, compared with a model of two lists.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64]) func model(seed: UInt64) {
    var random = SplitMix(state: seed)
    let bench = Bench()
    let field = bench.field
    bench.focus()
    var tokens: [String] = []
    var text: [Character] = []
    var from = 0
    var to = 0
    func removeSelection() {
      let count = tokens.count
      let inTokens = min(from, count)..<min(to, count)
      let inText = max(0, from - count)..<max(0, to - count)
      tokens.removeSubrange(inTokens)
      text.removeSubrange(inText)
      to = from
    }
    for step in 0..<120 {
      let count = tokens.count
      switch random.next(7) {
      case 0:
        let index = random.next(count + 1)
        field.insertToken(bench.token("t\(step)"), at: index)
        tokens.insert("t\(step)", at: index)
        if from > index { from += 1 }
        if to > index { to += 1 }
      case 1 where count > 0:
        let index = random.next(count)
        field.removeToken(at: index)
        tokens.remove(at: index)
        if from > index { from -= 1 }
        if to > index { to -= 1 }
      case 2, 3:
        let letter = Character(UnicodeScalar(97 + UInt8(random.next(26))))
        bench.stage.type(String(letter))
        let length = tokens.count
        if from < length, to > from {
          removeSelection()
          from = tokens.count
        } else if from < length {
          from = length
        } else {
          removeSelection()
        }
        text.insert(letter, at: from - tokens.count)
        from += 1
        to = from
      case 4:
        bench.press(.keyboardDeleteOrBackspace)
        if to > from {
          removeSelection()
        } else if from > 0, from <= count {
          from -= 1
        } else if from > count {
          text.remove(at: from - count - 1)
          from -= 1
          to = from
        }
      default:
        let length = count + text.count
        from = random.next(length + 1)
        to = min(length, from + random.next(4))
        bench.select(from..<to)
      }
      #expect(bench.names == tokens, "step \(step)")
      #expect(field.text == String(text), "step \(step)")
      #expect(bench.selection == from..<to, "step \(step)")
      bench.stage.advance(by: 1.0 / 60)
      #expect(field.tokenViews.count == tokens.count, "step \(step)")
    }
  }

  /// Undo restores deleted text and tokens.
  @Test func undoing() {
    let bench = Bench()
    bench.focus()
    bench.field.tokens = [bench.token("a"), bench.token("b")]
    bench.select(0..<1)
    bench.field.undoManager?.beginUndoGrouping()
    bench.press(.keyboardDeleteOrBackspace)
    bench.field.undoManager?.endUndoGrouping()
    #expect(bench.names == ["b"])
    bench.field.undoManager?.undo()
    #expect(bench.names == ["a", "b"])
  }

  @Test func spoken() {
    let bench = Bench()
    bench.field.tokens = [bench.token("Photos")]
    bench.field.text = "sea"
    let own = bench.field.ownAccessibility
    #expect(own.traits.contains(.searchField))
    #expect(own.value == "Photos, sea")
    #expect(own.customActions?.map(\.name) == ["Delete Photos"])
    _ = own.customActions?.first?.actionHandler?(own.customActions![0])
    #expect(bench.names == [])
    #expect(bench.field.text == "sea")
  }
}
