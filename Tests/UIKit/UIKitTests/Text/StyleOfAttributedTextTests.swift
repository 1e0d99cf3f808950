import Foundation
import Testing
import UIKit

/// Tests of the properties that an attributed text sets.
///
/// Sources: Apple, `attributedText` of `UILabel` and `UITextField`: the style at location 0 (F-TEXT-08), and of
/// `UITextView`: the typing attributes (F-TEXT-09).
@MainActor @Suite struct StyleOfAttributedTextTests {
  /// The views that show attributed text, by what they have in common.
  enum Subject: CaseIterable {
    case label, field, textView

    @MainActor func make() -> any StyledTextView {
      switch self {
      case .label: UILabel()
      case .field: UITextField()
      case .textView: UITextView()
      }
    }
  }

  private static func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }

  private var mixed: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Harbour",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: Self.style(.right),
      ])
    text.append(
      NSAttributedString(
        string: " lights",
        attributes: [
          .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.blue,
          .paragraphStyle: Self.style(.right),
        ]))
    return text
  }

  @Test(arguments: Subject.allCases) func theStyleIsTaken(subject: Subject) {
    let view = subject.make()
    view.styledText = mixed
    #expect(view.plainText == "Harbour lights")
    let isTyping = subject == .textView
    #expect(view.styledFont?.pointSize == (isTyping ? 12 : 30))
    #expect(view.styledColor == (isTyping ? .blue : .red))
    #expect(view.textAlignment == .right)
  }

  /// A style that is set afterwards holds for the whole text.
  @Test(arguments: Subject.allCases) func aLaterStyleHoldsForAll(subject: Subject) throws {
    let view = subject.make()
    view.styledText = mixed
    view.styledFont = .systemFont(ofSize: 21)
    view.styledColor = .black
    view.textAlignment = .center
    for location in [0, 10] {
      let attributes = try #require(view.styledText).attributes(at: location, effectiveRange: nil)
      #expect((attributes[.font] as? UIFont)?.pointSize == 21)
      #expect(attributes[.foregroundColor] as? UIColor == .black)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }
    #expect(view.styledFont?.pointSize == 21)
    #expect(view.styledColor == .black)
    #expect(view.textAlignment == .center)
  }

  /// Plain text that is set afterwards has the taken style.
  @Test(arguments: Subject.allCases) func aLaterTextHasTheStyle(subject: Subject) throws {
    let view = subject.make()
    view.styledText = NSAttributedString(
      string: "Quay",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
    view.plainText = "New"
    let attributes = try #require(view.styledText).attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 40)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
  }

  /// The view's own properties supply what the text lacks, and an empty text changes nothing.
  @Test(arguments: Subject.allCases) func whatTheTextLacks(subject: Subject) throws {
    let view = subject.make()
    view.styledFont = .systemFont(ofSize: 15)
    view.styledColor = .green
    view.styledText = NSAttributedString(
      string: "Quay", attributes: [.foregroundColor: UIColor.red])
    #expect(view.styledFont?.pointSize == 15)
    #expect(view.styledColor == .red)
    for empty in [NSAttributedString(string: ""), nil] {
      view.styledText = empty
      #expect(view.styledFont?.pointSize == 15)
      #expect(view.styledColor == .red)
    }
  }

  /// Source: BonMot's UIKitBehaviorTests: the font is `nil` before there is a text, and after it was set to `nil`.
  @Test func aTextViewHasNoFontBeforeItHasAText() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "Testing"
    #expect(view.font?.pointSize == 12)
    view.text = ""
    #expect(view.font == nil)
    view.font = .systemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20)
    view.text = "Testing"
    #expect(view.font?.pointSize == 20)
    view.font = nil
    #expect(view.font == nil)
    view.attributedText = mixed
    #expect(view.font?.pointSize == 12)
  }

  /// The style of a text view is that of the text typed next, wherever it comes from.
  @Test func aTextViewFollowsItsTypingAttributes() {
    let view = UITextView()
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 33), .foregroundColor: UIColor.brown]
    #expect(view.font?.pointSize == 33)
    #expect(view.textColor == .brown)
    view.attributedText = mixed
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 12)
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(view.font?.pointSize == 30)
    #expect(view.textColor == .red)
  }
}

/// A view with attributed text.
@MainActor protocol StyledTextView: UIView {
  var styledText: NSAttributedString? { get set }
  var plainText: String? { get set }
  var styledFont: UIFont? { get set }
  var styledColor: UIColor? { get set }
  var textAlignment: NSTextAlignment { get set }
}

extension UILabel: StyledTextView {
  var styledText: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
  var plainText: String? {
    get { text }
    set { text = newValue }
  }
  var styledFont: UIFont? {
    get { font }
    set { font = newValue }
  }
  var styledColor: UIColor? {
    get { textColor }
    set { textColor = newValue }
  }
}

extension UITextField: StyledTextView {
  var styledText: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
  var plainText: String? {
    get { text }
    set { text = newValue }
  }
  var styledFont: UIFont? {
    get { font }
    set { font = newValue }
  }
  var styledColor: UIColor? {
    get { textColor }
    set { textColor = newValue }
  }
}

extension UITextView: StyledTextView {
  var styledText: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
  var plainText: String? {
    get { text }
    set { text = newValue }
  }
  var styledFont: UIFont? {
    get { font }
    set { font = newValue }
  }
  var styledColor: UIColor? {
    get { textColor }
    set { textColor = newValue }
  }
}
