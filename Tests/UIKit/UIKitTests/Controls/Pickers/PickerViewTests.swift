import Foundation
import Stage
import Testing

@testable import UIKit

/// Source: Apple, `UIPickerView`, `UIPickerViewDataSource` and `UIPickerViewDelegate`.
@MainActor @Suite(.serialized) struct PickerViewTests {
  final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 3]
    var chosen: [[Int]] = []
    var asked = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      asked += 1
      return "\(component)/\(row)"
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  /// A data source with custom views, heights and widths.
  final class ViewSource: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    var made = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      1_000_000
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view == nil { made += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "\(row)"
      return label
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 90 }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 50 }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { "plain" }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { NSAttributedString(string: "Amount") }
  }

  @MainActor struct Bench {
    let stage: Stage
    let picker = UIPickerView()
    let source = Source()
    /// The middles of the columns, on the screen.
    var columns: [CGFloat] { picker.wheels.map { $0.convert($0.bounds, to: nil).midX } }
    let y: CGFloat = 308

    init(counts: [Int] = [10, 3], rightToLeft: Bool = false) {
      stage = Stage(
        device: .iPhone14Pro, layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      source.counts = counts
      picker.dataSource = source
      picker.delegate = source
      picker.frame.origin = CGPoint(x: 36, y: 200)
      controller.view.addSubview(picker)
      stage.show(controller)
    }

    func press(_ code: UIKeyboardHIDUsage) {
      stage.press(
        UIKey(characters: "", charactersIgnoringModifiers: "", keyCode: code, modifierFlags: []))
      stage.release(code)
    }

    var selected: [Int] {
      picker.wheels.indices.map(picker.selectedRow(inComponent:))
    }
  }

  @Test func defaults() {
    let picker = UIPickerView()
    #expect(picker.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(UIPickerView(frame: CGRect(x: 1, y: 2, width: 300, height: 162)).frame.height == 162)
    #expect(picker.numberOfComponents == 0)
    #expect(picker.showsSelectionIndicator)
    picker.showsSelectionIndicator = false
    #expect(picker.showsSelectionIndicator)
  }

  @Test func counts() {
    let bench = Bench()
    let picker = bench.picker
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 10)
    #expect(picker.numberOfRows(inComponent: 1) == 3)
    #expect(bench.selected == [0, 0])
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
    // Titles have no view of the delegate's.
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    bench.source.counts = [0]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  /// The app can choose every row without a call to the delegate.
  @Test(arguments: [false, true])
  func selecting(animated: Bool) {
    let bench = Bench()
    for row in [9, 0, 4, 5, 3] {
      bench.picker.selectRow(row, inComponent: 0, animated: animated)
      #expect(bench.selected == [row, 0])
      bench.stage.advance(by: 1)
      #expect(bench.selected == [row, 0])
      #expect(bench.picker.wheels[0].accessibilityValue == "0/\(row)")
    }
    bench.picker.selectRow(99, inComponent: 1, animated: animated)
    bench.picker.selectRow(-5, inComponent: 0, animated: animated)
    #expect(bench.selected == [0, 2])
    #expect(bench.source.chosen.isEmpty)
  }

  /// A drag by whole rows, up and down: the delegate is called once, at the end.
  @Test func drags() {
    for rows in [1, 2, 4, -1, -3] {
      let bench = Bench()
      bench.picker.selectRow(4, inComponent: 0, animated: false)
      bench.stage.drag(
        from: CGPoint(x: bench.columns[0], y: bench.y),
        by: CGVector(dx: 0, dy: CGFloat(-32 * rows) - (rows > 0 ? 6 : -6)), duration: 0.3, hold: 0.2
      )
      bench.stage.advance(by: 2)
      #expect(bench.source.chosen == [[0, 4 + rows]], "\(rows)")
      #expect(bench.selected == [4 + rows, 0])
    }
  }

  /// Flings of all speeds end exactly on a row and are reported once; at the ends they bounce.
  @Test func flings() {
    for count in [5, 1000] {
      for distance in stride(from: -140 as CGFloat, through: 140, by: 35) where distance != 0 {
        let bench = Bench(counts: [count])
        bench.picker.selectRow(count / 2, inComponent: 0, animated: false)
        bench.stage.drag(
          from: CGPoint(x: bench.columns[0], y: bench.y), by: CGVector(dx: 0, dy: distance),
          duration: 0.08)
        #expect(bench.source.chosen.isEmpty)
        // The wheel is still turning, and keeps its row until it rests.
        #expect(bench.selected == [count / 2])
        bench.stage.advance(by: 8)
        let row = bench.selected[0]
        #expect(bench.source.chosen == [[0, row]], "\(count) \(distance)")
        #expect(distance < 0 ? row > count / 2 : row < count / 2)
        let scroll = bench.picker.wheels[0].subviews.compactMap { $0 as? UIScrollView }[0]
        #expect(scroll.contentOffset.y == CGFloat(row) * 32)
      }
    }
  }

  /// A finger stops a turning wheel, which comes to rest at a row when it is lifted.
  @Test func catching() {
    let bench = Bench(counts: [1000])
    bench.picker.selectRow(500, inComponent: 0, animated: false)
    let point = CGPoint(x: bench.columns[0], y: bench.y)
    bench.stage.drag(from: point, by: CGVector(dx: 0, dy: -100), duration: 0.06)
    bench.stage.advance(by: 0.2)
    bench.stage.touchDown(at: point)
    bench.stage.advance(by: 0.5)
    #expect(bench.source.chosen.isEmpty)
    bench.stage.touchUp()
    bench.stage.advance(by: 2)
    #expect(bench.source.chosen.count == 1)
    #expect(bench.selected[0] > 503)
  }

  /// The app may select while the wheel turns: its selection counts, and the delegate isn't called.
  @Test(arguments: [false, true])
  func choosingWhileItTurns(animated: Bool) {
    let bench = Bench(counts: [1000])
    bench.stage.drag(
      from: CGPoint(x: bench.columns[0], y: bench.y), by: CGVector(dx: 0, dy: -100),
      duration: 0.06)
    bench.stage.advance(by: 0.1)
    bench.picker.selectRow(7, inComponent: 0, animated: animated)
    bench.stage.advance(by: 3)
    #expect(bench.selected == [7])
    #expect(bench.source.chosen.isEmpty)
  }

  /// A tap on a row turns it to the front; one on the selected row changes nothing.
  @Test func taps() {
    for (distance, row) in [(0, 4), (30, 5), (-30, 3), (58, 6), (-80, 1)] as [(CGFloat, Int)] {
      let bench = Bench()
      bench.picker.selectRow(4, inComponent: 0, animated: false)
      bench.stage.tap(at: CGPoint(x: bench.columns[0], y: bench.y + distance))
      bench.stage.advance(by: 1)
      #expect(bench.selected == [row, 0], "\(distance)")
      #expect(bench.source.chosen == (row == 4 ? [] : [[0, row]]))
    }
  }

  /// The selected row stays through a reload, or becomes the last remaining one.
  @Test func reloads() {
    for chosen in 0..<10 {
      for count in [0, 1, 4, 10, 20] {
        let bench = Bench()
        bench.picker.selectRow(chosen, inComponent: 0, animated: false)
        bench.source.counts[0] = count
        bench.picker.reloadComponent(0)
        #expect(bench.selected[0] == min(chosen, count - 1))
        bench.stage.advance(by: 0.1)
        #expect(bench.source.chosen.isEmpty)
        #expect((bench.picker.wheels[0].accessibilityValue != nil) == (count > 0))
      }
    }
  }

  /// A million rows cost as much as the visible ones, and views are reused.
  @Test func costFollowsWhatIsSeen() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let (picker, source) = (UIPickerView(), ViewSource())
    picker.dataSource = source
    picker.delegate = source
    picker.frame.origin = CGPoint(x: 36, y: 200)
    controller.view.addSubview(picker)
    stage.show(controller)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 90, height: 50))
    picker.selectRow(500_000, inComponent: 0, animated: false)
    stage.drag(from: CGPoint(x: 196, y: 308), by: CGVector(dx: 0, dy: -200), duration: 0.1)
    stage.advance(by: 8)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 500_000)
    #expect(source.made < 20)
    #expect((picker.view(forRow: row, forComponent: 0) as? UILabel)?.text == "\(row)")
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(picker.wheels[0].accessibilityLabel == "Amount")
  }

  /// From right to left the first component is at the right.
  @Test func mirrored() {
    let (plain, mirrored) = (Bench(), Bench(rightToLeft: true))
    #expect(plain.columns[0] < plain.columns[1])
    #expect(mirrored.columns[0] > mirrored.columns[1])
  }

  /// Assistive software steps through rows, and the app is notified.
  @Test func adjusting() {
    let bench = Bench()
    let wheel = bench.picker.wheels[1]
    #expect(wheel.isAccessibilityElement)
    #expect(wheel.accessibilityTraits.contains(.adjustable))
    wheel.accessibilityIncrement()
    wheel.accessibilityIncrement()
    wheel.accessibilityIncrement()
    wheel.accessibilityDecrement()
    #expect(bench.source.chosen == [[1, 1], [1, 2], [1, 1]])
    #expect(wheel.accessibilityValue == "1/1")
  }

  @Test func arrowsAndMouseWheels() {
    let bench = Bench()
    bench.press(.keyboardDownArrow)
    #expect(bench.source.chosen.isEmpty)
    #expect(bench.picker.becomeFirstResponder())
    for key in [
      UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow,
      .keyboardRightArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardDownArrow,
    ] { bench.press(key) }
    #expect(bench.source.chosen == [[0, 1], [0, 2], [0, 1], [1, 1], [0, 2]])
    bench.source.chosen = []
    bench.stage.wheel(
      at: CGPoint(x: bench.columns[0], y: bench.y), by: CGVector(dx: 0, dy: -40))
    bench.stage.wheel(
      at: CGPoint(x: bench.columns[0], y: bench.y), by: CGVector(dx: 0, dy: -30))
    #expect(bench.source.chosen == [[0, 3], [0, 4]])
  }

  /// A picker as input view chooses a field's text.
  @Test func asInputView() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let (field, picker, source) = (UITextField(), UIPickerView(), Source())
    picker.dataSource = source
    picker.delegate = source
    field.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
    field.inputView = picker
    controller.view.addSubview(field)
    stage.show(controller)
    #expect(field.becomeFirstResponder())
    stage.advance(by: 1)
    #expect(picker.frame.size == CGSize(width: 393, height: 216))
    let frame = picker.convert(picker.bounds, to: nil)
    // The rounding of sums, since a frame is stored as a centre and a size.
    let rounding: CGFloat = 1e-9
    #expect(abs(frame.maxY - (852 - 34)) < rounding)
    stage.drag(
      from: CGPoint(x: 100, y: frame.midY), by: CGVector(dx: 0, dy: -70), duration: 0.3, hold: 0.2)
    stage.advance(by: 2)
    #expect(source.chosen == [[0, 2]])
    #expect(field.isFirstResponder)
  }

  /// A resting wheel draws nothing.
  @Test func restingCostsNothing() {
    let bench = Bench()
    bench.stage.drag(
      from: CGPoint(x: bench.columns[0], y: bench.y), by: CGVector(dx: 0, dy: -60), duration: 0.2)
    bench.stage.advance(by: 5)
    let asked = bench.source.asked
    #expect(!bench.stage.needsFrame)
    bench.stage.advance(by: 1)
    #expect(bench.source.asked == asked)
  }
}
