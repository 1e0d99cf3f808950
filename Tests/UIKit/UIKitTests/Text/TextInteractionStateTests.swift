import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of saving and restoring the user's state in a text.
///
/// Source: WWDC21, “What's new in UIKit”: `interactionState` of text fields and text views is one object for the scroll
/// position, the cursor's position and the first responder; it goes into a scene's activity.
@MainActor @Suite(.serialized) struct TextInteractionStateTests {
  private static let text = (0..<60).map { "line \($0)" }.joined(separator: "\n")

  @Test func aTextViewIsAsItWas() throws {
    for isFirstResponder in [false, true] {
      for selection in [NSRange(location: 0, length: 0), NSRange(location: 7, length: 11)] {
        for offset in [0, 77, 400] as [CGFloat] {
          let bench = TextViewBench()
          bench.view.text = Self.text
          if isFirstResponder { bench.focus() }
          bench.view.selectedRange = selection
          bench.stage.advance(by: 1)
          bench.view.contentOffset.y = offset
          let state = bench.view.interactionState
          let data = try PropertyListSerialization.data(
            fromPropertyList: state, format: .xml, options: 0)

          bench.view.resignFirstResponder()
          bench.view.selectedRange = NSRange(location: 30, length: 1)
          bench.view.contentOffset.y = 200
          if !isFirstResponder { bench.focus() }
          bench.view.interactionState = try PropertyListSerialization.propertyList(
            from: data, format: nil)
          #expect(bench.view.isFirstResponder == isFirstResponder)
          #expect(bench.view.selectedRange == selection)
          #expect(bench.view.contentOffset.y == offset)
        }
      }
    }
  }

  /// For a text that has become shorter, selection and scroll position are clamped.
  @Test func whatIsBeyondTheTextIsItsEnd() {
    let bench = TextViewBench()
    bench.view.text = Self.text
    bench.view.selectedRange = NSRange(location: 200, length: 100)
    bench.view.contentOffset.y = 700
    let state = bench.view.interactionState
    bench.view.text = "short"
    bench.view.interactionState = state
    #expect(bench.view.selectedRange == NSRange(location: 5, length: 0))
    #expect(bench.view.contentOffset.y == 0)
  }

  @Test func aFieldIsAsItWas() {
    for range in [0..<0, 2..<4, 5..<5] {
      let bench = TextFieldBench()
      bench.field.text = "hello"
      bench.focus()
      bench.select(range)
      let state = bench.field.interactionState
      bench.field.resignFirstResponder()
      let rest = bench.field.interactionState
      bench.field.interactionState = state
      #expect(bench.field.isEditing)
      #expect(bench.selection == range)
      bench.field.interactionState = rest
      #expect(!bench.field.isEditing)
    }
  }

  /// Other values change nothing.
  @Test(arguments: [
    "", "[]", "{}", #"{"isFirstResponder": true}"#,
    #"{"isFirstResponder": true, "location": -1, "length": 2}"#,
    #"{"isFirstResponder": true, "location": 1e30, "length": 2}"#,
    #"{"isFirstResponder": true, "location": 0.5, "length": 2}"#,
  ])
  func noState(json: String) {
    let bench = TextFieldBench()
    bench.field.text = "hello"
    bench.field.interactionState =
      (try? JSONSerialization.jsonObject(with: Data(json.utf8))) ?? json
    #expect(!bench.field.isEditing)
  }
}
