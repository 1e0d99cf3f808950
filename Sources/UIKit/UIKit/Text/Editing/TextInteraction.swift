import CoreGraphics
import Foundation

/// The touch input of a text, with its caret and handles.
///
/// A tap moves the caret to an edge of the word under it. Two taps select a word, and three select a paragraph. A long
/// press moves the caret with the finger. The handles of a selection can be dragged. A loupe shows what the finger
/// covers. Each of these ends with the edit menu, and so does a tap on the caret.
@MainActor final class TextInteraction: NSObject {
  private weak var host: (any TextInputHost)?
  let caret = TextCaretView(frame: .zero)
  let menu: TextEditMenu
  private let loupe = TextLoupe()
  private let handles = [TextHandleView(isStart: true), TextHandleView(isStart: false)]
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The vector from the finger on a handle to the middle of its caret.
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

  // MARK: Appearance

  /// Updates the positions of the caret and the handles.
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

  // MARK: Touches

  private func tap(_ recognizer: UITapGestureRecognizer) {
    guard let host else { return }
    let point = recognizer.location(in: host)
    if host.takesTap(at: point) { return }
    // Read-only text has no caret, so a tap clears its selection.
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

  /// Returns the position to which a tap moves the caret.
  ///
  /// A tap never moves it inside a word, unlike a long press. It moves to the word's end, or to its start if at most
  /// the first character is before the tap (F-TEXT-06).
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

  /// The unit of a word. A secret is a single word, so that its words aren't revealed.
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

  /// Updates the menu, the caret and the loupe when a finger starts or stops dragging.
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

  /// Returns the position under a finger after the text received the keyboard.
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
    // The ends never meet, so at least one character stays selected.
    let isInOrder =
      host.compare(place, to: fixed) == (handle.isStart ? .orderedAscending : .orderedDescending)
    if isInOrder { host.selectedTextRange = host.textRange(from: place, to: fixed) }
    loupe.follow(
      host.caretRect(for: isInOrder ? place : moving), of: host,
      finger: recognizer.location(in: nil))
  }
}

extension TextInteraction: UIGestureRecognizerDelegate {
  /// Receives only touches on the text, not on buttons next to it. The later taps of several may land on handles that
  /// appeared after the first ones.
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

/// A pan recognizer that stores where the finger landed.
final class TextHandlePan: UIPanGestureRecognizer {
  /// The point where the finger landed, in the window's coordinates.
  private(set) var start = CGPoint.zero

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    if let touch = touches.first, numberOfTouches <= 1 { start = touch.locationInWindow }
    super._touchesBegan(touches, event)
  }
}
