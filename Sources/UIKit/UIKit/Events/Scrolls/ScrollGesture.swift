import CoreGraphics

/// A sequence of scroll events that belong together, and the recognizers that follow it.
///
/// Pans and scroll views compete for it as they do for a finger, from the innermost view outwards. A pan
/// that has begun keeps the gesture wherever the pointer moves. Scroll views are asked again at each
/// event, so that one that has reached its end leaves the remaining distance to the scroll view around
/// it.
@MainActor final class ScrollGesture {
  let type: UIScrollType
  private(set) weak var window: UIWindow?
  private var pans: [WeakRecognizer] = []
  private var hasBegun = false
  /// The delegates' answers. Each delegate is asked once per gesture.
  private var answers: [ObjectIdentifier: Bool] = [:]

  init(_ type: UIScrollType, in window: UIWindow) {
    self.type = type
    self.window = window
  }

  /// The pans that have begun or that wait for others to fail.
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
      // All pans join before the first one moves, so that a pan can wait for another that joins later.
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

  /// Returns whether content inside the pan's view scrolls instead. Pans compete as they do for fingers.
  private func isTaken(
    _ pan: UIPanGestureRecognizer, by leaders: [UIGestureRecognizer]
  ) -> Bool {
    leaders.contains { $0 is ScrollPanGestureRecognizer && $0.prevents(pan) }
  }

  /// Returns whether the pan waits for the failure of a scroll view's pan that won't fail.
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

  /// Ends the gesture for all its followers.
  func leave(with state: UIGestureRecognizer.State) {
    guard let window else { return }
    window.gestures.change { for pan in followers { pan.leave(state) } }
  }
}
