import Foundation
import Stage
import Testing

/// A text view on a screen, with a delegate that records its calls.
@MainActor final class TextViewBench: NSObject, UITextViewDelegate {
  let stage = Stage(device: .iPhone14Pro)
  let controller = UIViewController()
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
  var log: [String] = []
  var refuses = false
  var opens = true

  override init() {
    super.init()
    view.font = .systemFont(ofSize: 17)
    view.delegate = self
    controller.view.addSubview(view)
    stage.show(controller)
    view.undoManager?.groupsByEvent = false
  }

  func focus() {
    _ = view.becomeFirstResponder()
    stage.advance(by: 1)
    log = []
  }

  func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
    stage.press(
      UIKey(characters: "", charactersIgnoringModifiers: "", keyCode: code, modifierFlags: flags))
    stage.release(code)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.append("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log.append("shouldEnd")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
  func textViewDidChange(_ textView: UITextView) { log.append("change") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.append("\(range.location)+\(range.length) “\(text)”")
    return !refuses
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    log.append("\(URL) \(characterRange.location)+\(characterRange.length)")
    return false
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@Suite(.serialized) @MainActor struct TextViewTests {
  /// San Francisco's line height at 17 points: 17 · 1.193359.
  static let line: CGFloat = 20.287109375

  @Test func editing() {
    let bench = TextViewBench()
    #expect(bench.view.becomeFirstResponder())
    #expect(bench.log == ["shouldBegin", "didBegin"])
    bench.stage.advance(by: 1)
    bench.log = []
    bench.stage.type("a\nb")
    #expect(bench.view.text == "a\nb")
    #expect(bench.view.selectedRange == NSRange(location: 3, length: 0))
    #expect(Array(bench.log.prefix(3)) == ["0+0 “a”", "selection", "change"])
    bench.refuses = true
    bench.stage.type("c")
    #expect(bench.view.text == "a\nb")
    bench.refuses = false
    bench.view.undoManager?.undo()
    #expect(bench.view.text == "")
    bench.view.undoManager?.redo()
    #expect(bench.view.text == "a\nb")
    bench.log = []
    #expect(bench.view.resignFirstResponder())
    #expect(bench.log == ["shouldEnd", "didEnd"])
  }

  @Test func sizes() {
    let view = TextViewBench().view
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.font = .systemFont(ofSize: 17)
    view.text = "a\nb\nc"
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.midX == 5)
    #expect(caret.minY == 8)
    view.layoutIfNeeded()
    // Three lines and 16 points of insets, rounded up to the pixel.
    let scale = view.traitCollection.displayScale
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
    #expect(abs(view.contentSize.height - up(3 * Self.line + 16)) < 1e-6)
    #expect(view.contentSize.width == 200)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == view.contentSize.height)
    view.text = "a\n"
    #expect(abs(view.intrinsicContentSize.height - up(2 * Self.line + 16)) < 1e-6)
    view.text = ""
    #expect(abs(view.intrinsicContentSize.height - up(Self.line + 16)) < 1e-6)
    view.textContainerInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 0)
    #expect(view.caretRect(for: view.beginningOfDocument).midX == 25)
    #expect(abs(view.intrinsicContentSize.height - up(Self.line + 3)) < 1e-6)
  }

  /// Without scrolling, it grows in Auto Layout with the typed text.
  /// Without a window, as in tests and while a screen is prepared.
  @Test func worksOutsideOfAWindow() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = (0..<30).map { "\($0)" }.joined(separator: "\n")
    let end = NSRange(location: view.text.utf16.count, length: 0)
    view.scrollRangeToVisible(end)
    #expect(view.contentSize.height > 30 * Self.line)
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 100)) < 1)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(end)
    let height = view.contentSize.height
    view.sizeToFit()
    #expect(view.bounds.height == height)
    #expect(view.bounds.width <= 200)
    #expect(view.bounds.width > 20)
    #expect(view.contentSize.height == height)
    #expect(view.contentOffset.y == 0)
  }

  @Test func growsInAutoLayout() {
    let bench = TextViewBench()
    let view = UITextView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    bench.controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: bench.controller.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: bench.controller.view.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 120),
    ])
    bench.stage.advance(by: 0.1)
    var heights: [CGFloat] = []
    _ = view.becomeFirstResponder()
    for _ in 0..<4 {
      heights.append(view.frame.height)
      bench.stage.type("word after word ")
      bench.stage.advance(by: 0.1)
    }
    for (one, two) in zip(heights, heights.dropFirst()) { #expect(two > one) }
  }

  @Test func caretStaysInSight() {
    let bench = TextViewBench()
    bench.view.text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    bench.focus()
    for location in [0, 100, bench.view.text.utf16.count, 5] {
      bench.view.selectedRange = NSRange(location: location, length: 0)
      bench.stage.advance(by: 0.1)
      let caret = bench.view.caretRect(for: bench.view.selectedTextRange!.start)
      #expect(isSeen(caret, in: bench.view), "\(location)")
    }
    bench.view.scrollRangeToVisible(NSRange(location: 200, length: 3))
    let rect = bench.view.firstRect(
      for: bench.view.textRange(
        from: bench.view.position(from: bench.view.beginningOfDocument, offset: 200)!,
        to: bench.view.position(from: bench.view.beginningOfDocument, offset: 203)!)!)
    #expect(isSeen(rect, in: bench.view))
  }

  /// Returns whether the rectangle is visible, to within a device pixel vertically and a point horizontally.
  private func isSeen(_ rect: CGRect, in view: UIView) -> Bool {
    let seen = view.bounds.insetBy(dx: -1, dy: -0.34)
    return rect.minX >= seen.minX && rect.maxX <= seen.maxX && rect.minY >= seen.minY
      && rect.maxY <= seen.maxY
  }

  @Test func keysGoUpAndDown() {
    let bench = TextViewBench()
    bench.view.text = "first line\nx\nthird line"
    bench.focus()
    bench.view.selectedRange = NSRange(location: 5, length: 0)
    let column = bench.view.caretRect(for: bench.view.selectedTextRange!.start).midX
    bench.press(.keyboardDownArrow)
    #expect(bench.view.selectedRange.location == 12)
    // The caret keeps its column across the short line.
    bench.press(.keyboardDownArrow)
    let caret = bench.view.caretRect(for: bench.view.selectedTextRange!.start)
    #expect(abs(caret.midX - column) < 6)
    #expect(bench.view.selectedRange.location > 13)
    bench.press(.keyboardDownArrow)
    #expect(bench.view.selectedRange.location == 23)
    bench.press(.keyboardUpArrow, .command)
    #expect(bench.view.selectedRange.location == 0)
    bench.press(.keyboardDownArrow, [.alternate, .shift])
    #expect(bench.view.selectedRange == NSRange(location: 0, length: 10))
    bench.press(.keyboardRightArrow, [.command])
    #expect(bench.view.selectedRange == NSRange(location: 10, length: 0))
  }

  /// Changes of the storage are displayed, and the selection follows.
  @Test func storageEdits() {
    let bench = TextViewBench()
    bench.view.text = "hello world"
    bench.focus()
    bench.view.selectedRange = NSRange(location: 6, length: 5)
    bench.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye")
    #expect(bench.view.text == "bye world")
    #expect(bench.view.selectedRange == NSRange(location: 4, length: 5))
    bench.view.textStorage.append(NSAttributedString(string: "!"))
    #expect(bench.view.text == "bye world!")
    bench.view.textStorage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 3))
    #expect(bench.view.caretRect(for: bench.view.beginningOfDocument).height > 40)
  }

  @Test func storageTellsOfEdits() {
    final class Listener: NSObject, NSTextStorageDelegate {
      var edits: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        edits.append(
          "\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      }
    }
    let storage = NSTextStorage(string: "hello")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "abc")
    #expect(storage.string == "habclo")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.append(NSAttributedString(string: "xy"))
    storage.endEditing()
    #expect(storage.string == "abcloxy")
    #expect(listener.edits == ["2 1+3 1", "1 0+2 0", "3 0+7 1"])
  }

  @Test func layoutManager() {
    let storage = NSTextStorage(
      string: "one two\nthree\n", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(manager.textStorage === storage)
    #expect(container.layoutManager === manager)
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(first.minX == 0)
    #expect(first.width == 200)
    #expect(abs(first.height - Self.line) < 1e-6)
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 14)) {
      _, _, _, range, _ in
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 6)])
    #expect(manager.extraLineFragmentRect.minY == 2 * first.height)
    #expect(manager.numberOfGlyphs == 14)
    let word = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
    let middle = CGPoint(x: word.midX, y: word.midY)
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 5)
    #expect(fraction > 0)
    #expect(fraction < 1)
    #expect(manager.glyphIndex(for: CGPoint(x: -5, y: -5), in: container) == 0)
    #expect(manager.location(forGlyphAt: 0).x == 5)
    container.lineFragmentPadding = 0
    #expect(manager.location(forGlyphAt: 0).x == 0)
    // In a narrow container the text wraps, and with a line limit it ends.
    container.size.width = 40
    #expect(manager.usedRect(for: container).height > 3 * Self.line)
    #expect(manager.usedRect(for: container).width <= 40.01)
  }

  @Test func linksAreTouched() {
    let bench = TextViewBench()
    let text = NSMutableAttributedString(string: "see here now")
    text.addAttribute(
      .link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
    bench.view.attributedText = text
    bench.view.isEditable = false
    bench.stage.advance(by: 0.1)
    let rect = bench.view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 4), in: bench.view.textContainer)
    bench.log = []
    bench.stage.tap(
      at: bench.view.convert(CGPoint(x: rect.midX, y: rect.midY + 8), to: nil))
    #expect(bench.log == ["https://example.org 4+4"])
    // Read-only text doesn't show a keyboard.
    bench.stage.advance(by: 1)
    #expect(bench.stage.window?.windowScene?.windows.count == 1)
  }

  nonisolated private static let detections: [(types: UIDataDetectorTypes, heard: [String])] = [
    (.link, ["http://example.org 3+11", "", ""]), (.phoneNumber, ["", "tel:4155550134 19+12", ""]),
    (.calendarEvent, ["", "", "x-apple-data-detectors://0 36+10"]),
    (
      .all,
      ["http://example.org 3+11", "tel:4155550134 19+12", "x-apple-data-detectors://2 36+10"]
    ),
    ([], ["", "", ""]), (.address, ["", "", ""]),
  ]

  /// Source: Apple, UITextView.dataDetectorTypes: data is detected in text that isn't editable, and passed to the
  /// delegate as URLs.
  @Test(arguments: detections) func whatIsFoundIsTouched(
    types: UIDataDetectorTypes, heard: [String]
  ) {
    let bench = TextViewBench()
    func tap(_ place: Int) -> String {
      let rect = bench.view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: place, length: 2), in: bench.view.textContainer)
      bench.log = []
      bench.stage.tap(at: bench.view.convert(CGPoint(x: rect.midX, y: rect.midY + 8), to: nil))
      defer { bench.stage.advance(by: 1) }
      return bench.log.first { $0.contains(":") } ?? ""
    }
    bench.view.text = "at example.org, or 415-555-0134, on 2024-03-05"
    bench.view.dataDetectorTypes = types
    bench.view.isEditable = false
    bench.stage.advance(by: 0.1)
    #expect([4, 21, 38].map(tap) == heard)
    // Another text has other items, and has none while it is edited.
    bench.view.text = "now www.example.org"
    bench.stage.advance(by: 0.1)
    #expect(tap(1) == "")
    #expect(tap(8) == (types.contains(.link) ? "http://www.example.org 4+15" : ""))
    bench.view.isEditable = true
    bench.stage.advance(by: 0.1)
    #expect(tap(8) == "")
  }

  /// Typed text takes the style of the text before it.
  @Test func typingAttributes() {
    let bench = TextViewBench()
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
    bench.view.attributedText = text
    bench.focus()
    bench.view.selectedRange = NSRange(location: 1, length: 0)
    #expect((bench.view.typingAttributes[.font] as? UIFont)?.pointSize == 17)
    bench.view.selectedRange = NSRange(location: 2, length: 0)
    bench.stage.type("c")
    let font = bench.view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
  }

  // MARK: The keyboard

  /// A table that belongs to its controller makes space for the keyboard, and the field becomes visible.
  @Test func tablesMakeRoom() {
    final class Form: UITableViewController {
      var fields: [UITextField] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        fields = (0..<12).map { _ in
          let field = UITextField(frame: CGRect(x: 16, y: 13, width: 200, height: 34))
          field.borderStyle = .roundedRect
          return field
        }
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        fields.count
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(fields[indexPath.row])
        return cell
      }
    }
    let stage = Stage(device: .iPhone14Pro)
    let form = Form(style: .plain)
    stage.show(form)
    stage.advance(by: 0.1)
    _ = form.fields[11].becomeFirstResponder()
    stage.advance(by: 1)
    let field = form.fields[11]
    let place = field.convert(field.bounds, to: nil)
    // 852 − 291 is the keyboard's upper edge.
    #expect(place.maxY <= 561)
    #expect(place.minY > 0)
    // 291, of which 34 are already safe area.
    #expect(form.tableView.contentInset.bottom == 257)
    _ = field.resignFirstResponder()
    stage.advance(by: 1)
    #expect(form.tableView.contentInset.bottom == 0)
  }

  /// When the focus moves between fields in a scroll view that the app insets, each field becomes visible.
  @Test func scrollViewsShowTheField() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentInset.bottom = 300
    controller.view.addSubview(scrollView)
    let fields = [100, 700, 1500].map {
      UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34))
    }
    for field in fields { scrollView.addSubview(field) }
    stage.show(controller)
    for index in [0, 1, 2, 1, 0] {
      _ = fields[index].becomeFirstResponder()
      stage.advance(by: 1)
      let place = fields[index].convert(fields[index].bounds, to: nil)
      #expect(place.minY >= 0, "\(index) \(place)")
      #expect(place.maxY <= 552, "\(index) \(place)")
    }
  }
}
