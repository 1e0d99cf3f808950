import CoreGraphics
import QuartzCore

/// A recognizer that delays the content's touches for 150 ms, during which they may become a drag.
///
/// It never recognizes anything. While it is undecided, the touches wait. When it fails, they are
/// delivered.
final class ScrollTouchDelayRecognizer: UIGestureRecognizer {
  /// The delay in seconds (quoted).
  static let delay = 0.15

  private weak var scrollView: UIScrollView?
  private var deadline: ScheduledAction?
  /// Whether the current touches were delivered to the content.
  private(set) var hasHandedOn = false

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    for touch in touches {
      guard let view = touch.view, view !== scrollView else { continue }
      if !scrollView.touchesShouldBegin(touches, with: event, in: view) {
        environment?.cancelTouches(of: self)
        state = .failed
        return
      }
    }
    guard scrollView.delaysContentTouches, scrollView.isScrollEnabled else { return handOn() }
    guard deadline == nil else { return }
    deadline = RenderLoop.current.schedule(after: Self.delay) { [weak self] in
      MainActor.assumeIsolated { self?.handOn() }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { handOn() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { handOn() }

  private func handOn() {
    hasHandedOn = true
    state = .failed
  }

  override func reset() {
    deadline?.cancel()
    deadline = nil
    hasHandedOn = false
  }
}
