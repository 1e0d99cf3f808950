import CoreGraphics
import Foundation

/// The doings of fingers in a text, and the caret and the handles that they see.
///
/// A tap puts the caret at an edge of the word under it, two select a word, three a paragraph; a finger that rests carries the caret
/// along; the handles of a selection are dragged. A loupe shows what the finger covers. Each of them
/// brings the edit menu in the end, and so does a tap on the caret.
@MainActor final class TextInteraction: NSObject {
  private weak var host: (any TextInputHost)?
  let caret = TextCaretView(frame: .zero)
  let menu: TextEditMenu
  private let loupe = TextLoupe()
  private let handles = [TextHandleView(isStart: true), TextHandleView(isStart: false)]
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// From the finger on a handle to the middle of its caret.
  private var grip = CGVector.zero

  init(host: any TextInputHost) {
    self.host = host
    menu = TextEditMenu(host: host)
    super.init()
    host.caretContainer.addSubview(caret)
    for handle in handles {
      host.addSubview(handle)
      let pan = TextHandlePan()
      pan.addTarget(
        self, action: Selector("drag(_:)", TextInteraction.drag))
      handle.addGestureRecognizer(pan)
    }
    addTap(1, Selector("tap(_:)", TextInteraction.tap))
    addTap(2, Selector("doubleTap(_:)", TextInteraction.doubleTap))
    addTap(3, Selector("tripleTap(_:)", TextInteraction.tripleTap))
    let press = UILongPressGestureRecognizer()
    press.addTarget(self, action: Selector("press(_:)", TextInteraction.press))
    add(press)
  }

  private func addTap(_ count: Int, _ action: Selector) {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    tap.addTarget(self, action: action)
    add(tap)
  }

  private func add(_ recognizer: UIGestureRecognizer) {
    recognizer.delegate = self
    recognizers.append(recognizer)
    host?.addGestureRecognizer(recognizer)
  }

  // MARK: Looks

  /// Shows caret and handles where they belong now.
  func update() {
    guard let host else { return }
    let range = host.isFirstResponder ? host.selectedTextRange : nil
    if range == nil { loupe.hide() }
    let container = host.caretContainer
    if let range, range.isEmpty, host.showsCaret {
      caret.show(at: container.convert(host.caretRect(for: range.start), from: host))
    } else {
      caret.show(at: nil)
    }
    for handle in handles {
      let rect = range.flatMap { range in
        range.isEmpty ? nil : host.caretRect(for: handle.isStart ? range.start : range.end)
      }
      guard let rect,
        host.visibleTextRect.insetBy(dx: -1, dy: -1)
          .contains(CGPoint(x: rect.midX, y: rect.midY))
      else {
        handle.isHidden = true
        continue
      }
      host.bringSubviewToFront(handle)
      handle.show(at: rect)
    }
    menu.selectionMayHaveChanged()
  }

  // MARK: Fingers

  private func tap(_ recognizer: UITapGestureRecognizer) {
    guard let host else { return }
    let point = recognizer.location(in: host)
    if host.takesTap(at: point) { return }
    // A text that is only read has no caret: a tap takes its selection back.
    guard host.showsCaret || host.isFirstResponder else { return }
    let before = host.isFirstResponder ? host.selectedTextRange : nil
    let wasShown = menu.isShown
    menu.close()
    guard let place = focusedPlace(at: point) else { return }
    if let before, before.isEmpty, host.compare(before.start, to: place) == .orderedSame {
      if !wasShown { menu.show() }
      return
    }
    let edge = wordEdge(at: place)
    host.selectedTextRange = host.textRange(from: edge, to: edge)
  }

  /// The place at which a tap puts the caret: not within a word, where a finger that rests puts it, but at
  /// its end, or at its start where no more than its first character is before the tap (F-TEXT-06).
  private func wordEdge(at place: UITextPosition) -> UITextPosition {
    guard let host,
      let word = host.tokenizer.rangeEnclosingPosition(
        place, with: wordUnit, inDirection: .storage(.forward)),
      host.compare(word.start, to: place) == .orderedAscending
    else { return place }
    let second = host.tokenizer.position(
      from: word.start, toBoundary: .character, inDirection: .storage(.forward))
    let isAtStart = second.map { host.compare(place, to: $0) != .orderedDescending } ?? false
    return isAtStart ? word.start : word.end
  }

  /// A secret tells nothing of its words: it is one.
  private var wordUnit: UITextGranularity {
    host?.isSecureTextEntry == true ? .document : .word
  }

  private func doubleTap(_ recognizer: UITapGestureRecognizer) {
    select(wordUnit, at: recognizer)
  }

  private func tripleTap(_ recognizer: UITapGestureRecognizer) {
    select(.paragraph, at: recognizer)
  }

  private func select(_ unit: UITextGranularity, at recognizer: UIGestureRecognizer) {
    guard let host, let place = focusedPlace(at: recognizer.location(in: host)),
      let range = host.unit(unit, at: place)
    else { return }
    host.selectedTextRange = range
    if recognizer is UITapGestureRecognizer { menu.show() }
  }

  private func press(_ recognizer: UILongPressGestureRecognizer) {
    hold(recognizer)
    guard let host, recognizer.state == .began || recognizer.state == .changed else { return }
    guard host.showsCaret else {
      if recognizer.state == .began { select(wordUnit, at: recognizer) }
      return
    }
    guard let place = focusedPlace(at: recognizer.location(in: host)) else { return }
    host.selectedTextRange = host.textRange(from: place, to: place)
    loupe.follow(host.caretRect(for: place), of: host, finger: recognizer.location(in: nil))
  }

  /// Retains the objects that come with every finger that carries something, and go with it.
  private func hold(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      menu.close()
      caret.isHeld = true
    case .ended, .cancelled, .failed:
      caret.isHeld = false
      loupe.hide()
      if recognizer.state == .ended { menu.show() }
    default: break
    }
  }

  /// The place under a finger, once the text has the keyboard.
  private func focusedPlace(at point: CGPoint) -> UITextPosition? {
    guard let host, host.isFirstResponder || host.becomeFirstResponder() else { return nil }
    return host.closestPosition(to: point)
  }

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    guard let host, let recognizer = recognizer as? TextHandlePan,
      let handle = recognizer.view as? TextHandleView, let range = host.selectedTextRange
    else { return }
    hold(recognizer)
    let finger = recognizer.location(in: host)
    let moving = handle.isStart ? range.start : range.end
    let fixed = handle.isStart ? range.end : range.start
    if recognizer.state == .began {
      let start = host.convert(recognizer.start, from: nil)
      let rect = host.caretRect(for: moving)
      grip = CGVector(dx: rect.midX - start.x, dy: rect.midY - start.y)
    }
    guard recognizer.state == .began || recognizer.state == .changed,
      let place = host.closestPosition(
        to: CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy))
    else { return }
    // The ends never meet: at least a character stays selected.
    let isInOrder =
      host.compare(place, to: fixed) == (handle.isStart ? .orderedAscending : .orderedDescending)
    if isInOrder { host.selectedTextRange = host.textRange(from: place, to: fixed) }
    loupe.follow(
      host.caretRect(for: isInOrder ? place : moving), of: host,
      finger: recognizer.location(in: nil))
  }
}

extension TextInteraction: UIGestureRecognizerDelegate {
  /// Only what comes down on the text: not on buttons beside it. The later of several taps may come
  /// down on handles that the first ones brought.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let host, let view = touch.view else { return false }
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired > 1,
      view is TextHandleView
    {
      return true
    }
    return view === host || view === host.caretContainer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let host else { return false }
    if gestureRecognizer is UILongPressGestureRecognizer {
      return host.isFirstResponder || !host.showsCaret
    }
    return true
  }
}

/// A pan that knows where the finger came down.
final class TextHandlePan: UIPanGestureRecognizer {
  /// In the window.
  private(set) var start = CGPoint.zero

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    if let touch = touches.first, numberOfTouches <= 1 { start = touch.locationInWindow }
    super._touchesBegan(touches, event)
  }
}
