import CoreGraphics

/// Turns of a wheel or a trackpad that belong together, and who follows them.
///
/// Pans and scroll views compete for it as they do for a finger, from the innermost view outwards. A pan
/// that has begun keeps the gesture wherever the pointer is by then. Scroll views are asked anew at each
/// turn, so that one that has come to its end leaves the rest to the one around it.
@MainActor final class ScrollGesture {
  let type: UIScrollType
  private(set) weak var window: UIWindow?
  private var pans: [WeakRecognizer] = []
  private var hasBegun = false
  /// What delegates have said: each is asked once for a gesture.
  private var answers: [ObjectIdentifier: Bool] = [:]

  init(_ type: UIScrollType, in window: UIWindow) {
    self.type = type
    self.window = window
  }

  /// The pans that have begun or wait for others to fail.
  private var followers: [UIPanGestureRecognizer] {
    pans.compactMap { $0.recognizer as? UIPanGestureRecognizer }.filter { $0.follows(self) }
  }

  var isFollowed: Bool { !followers.isEmpty }

  func deliver(_ event: ScrollEvent, in window: UIWindow) {
    window.gestures.change { distribute(event, window) }
  }

  private func distribute(_ event: ScrollEvent, _ window: UIWindow) {
    let view = window.hitTest(event.location, with: event)
    let recognizers = view?.surroundingRecognizers(UIPanGestureRecognizer.self) ?? []
    let isFirst = !hasBegun
    hasBegun = true
    if isFirst {
      // All join before the first moves, so that one may wait for another that comes later.
      for pan in recognizers where !(pan is ScrollPanGestureRecognizer) && receives(pan, event) {
        pans.append(WeakRecognizer(pan))
        pan.join(self, at: event, window.gestures)
      }
    } else {
      for pan in followers { pan.follow(event) }
    }
    var leaders: [UIGestureRecognizer] = followers.filter(\.hasRecognized)
    var hasScrolled = false
    for recognizer in recognizers {
      if let own = recognizer as? ScrollPanGestureRecognizer {
        guard !hasScrolled, let view = own.scrollView, receives(own, event),
          !leaders.contains(where: { $0.prevents(own) }), view.handleWheel(event.distance)
        else { continue }
        hasScrolled = true
        leaders.append(own)
      } else if isFirst, recognizer.follows(self) {
        if isTaken(recognizer, by: leaders) || yields(recognizer, to: recognizers, event) {
          recognizer.leave(.failed)
        } else {
          recognizer.follow(event)
          if recognizer.hasRecognized { leaders.append(recognizer) }
        }
      }
    }
  }

  /// Whether content inside of the pan's view scrolls instead. Among pans it's decided as for fingers.
  private func isTaken(
    _ pan: UIPanGestureRecognizer, by leaders: [UIGestureRecognizer]
  ) -> Bool {
    leaders.contains { $0 is ScrollPanGestureRecognizer && $0.prevents(pan) }
  }

  /// Whether the pan waits for a scroll view's to fail, which will not.
  private func yields(
    _ pan: UIPanGestureRecognizer, to recognizers: [UIPanGestureRecognizer], _ event: ScrollEvent
  ) -> Bool {
    recognizers.contains {
      guard let own = $0 as? ScrollPanGestureRecognizer, let view = own.scrollView else {
        return false
      }
      return view.hasRoom(toFollow: event.distance) && pan.requiresFailure(of: own)
        && receives(own, event)
    }
  }

  private func receives(_ pan: UIPanGestureRecognizer, _ event: ScrollEvent) -> Bool {
    guard pan.allowedScrollTypesMask.contains(UIScrollTypeMask(type)), pan.isEnabled,
      pan.currentState == .possible, pan.progress.touches.isEmpty, !pan.progress.isFinished,
      pan.scrollMayBegin(at: event.location)
    else { return false }
    guard let delegate = pan.delegate else { return true }
    let id = ObjectIdentifier(pan)
    let answer = answers[id] ?? delegate.gestureRecognizer(pan, shouldReceive: event)
    answers[id] = answer
    return answer
  }

  /// Ends the gesture for all that follow it.
  func leave(with state: UIGestureRecognizer.State) {
    guard let window else { return }
    window.gestures.change { for pan in followers { pan.leave(state) } }
  }
}
