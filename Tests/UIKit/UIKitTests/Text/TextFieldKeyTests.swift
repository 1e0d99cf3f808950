import Stage
import Testing

/// Tests of the keyboard type that a text field requests.
@Suite(.serialized) @MainActor struct TextFieldKeyTests {
  @Test func keysOfKinds() {
    let bench = TextFieldBench()
    bench.field.keyboardType = .decimalPad
    bench.focus()
    func tap(_ x: CGFloat, _ row: CGFloat) {
      bench.stage.tap(at: CGPoint(x: x, y: 561 + 27 + 54 * row))
    }
    tap(60, 0)
    tap(200, 1)
    tap(60, 3)
    tap(200, 3)
    tap(330, 3)
    #expect(bench.field.text == "15.")
  }

  /// By default, sentences begin with a capital.
  @Test func shiftsByItself() {
    let bench = TextFieldBench()
    bench.focus()
    func tapW() { bench.stage.tap(at: CGPoint(x: 59, y: 561 + 27)) }
    tapW()
    tapW()
    bench.field.insertText(". ")
    tapW()
    #expect(bench.field.text == "Ww. W")
    bench.field.autocapitalizationType = .none
    bench.field.text = ""
    tapW()
    #expect(bench.field.text == "w")
  }
}
