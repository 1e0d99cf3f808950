import CoreGraphics
import QuartzCore
import ScrollPhysics

extension UIScrollView {
  func run(_ motion: OffsetMotion) {
    scrollState.motion = motion
    indicators.motionDidBegin()
    scrollClock.start()
  }

  /// Stops any motion at the current offset. If the content was decelerating, the delegate is
  /// notified of the end.
  func stopMotion() {
    guard let motion = scrollState.motion else { return }
    scrollState.motion = nil
    scrollClock.stop()
    indicators.motionDidEnd()
    if motion.isDecelerating {
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Performs one frame of the current motion.
  func step(at time: Double) {
    guard var motion = scrollState.motion else { return scrollClock.stop() }
    let limits = limits
    if contentOffset != motion.offset || limits != motion.limits {
      rebase(&motion, limits: limits, at: time)
    }
    let isDone = motion.isDone(at: time)
    motion.offset = quantized(isDone ? motion.restPosition : motion.position(at: time))
    scrollState.motion = motion
    let place = motion.offset
    if place != contentOffset { contentOffset = place }
    // The delegate or a subclass may have stopped or replaced the motion in its callback.
    guard isDone, let last = scrollState.motion, last.start == motion.start else { return }
    end(last)
  }

  private func end(_ motion: OffsetMotion) {
    scrollState.motion = nil
    scrollClock.stop()
    indicators.motionDidEnd()
    switch motion.purpose {
    case .glide: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .offset: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop: scrollDelegate?.scrollViewDidScrollToTop(self)
    case .settling: break
    }
  }

  /// Continues from the content's current position and velocity after the offset, the size or the
  /// insets were changed.
  private func rebase(_ motion: inout OffsetMotion, limits: ScrollLimits, at time: Double) {
    let offset = contentOffset
    let shift = CGPoint(x: offset.x - motion.offset.x, y: offset.y - motion.offset.y)
    if !motion.isDecelerating {
      motion.shiftAnimation(by: shift)
      motion.limits = limits
      motion.offset = offset
      return
    }
    // The last written offset belongs to the last frame's time. Continue from there.
    let last = scrollClock.lastStep ?? motion.start
    let velocity = motion.velocity(at: last)
    let target = motion.chosenTarget.map { CGPoint(x: $0.x + shift.x, y: $0.y + shift.y) }
    func axis(
      _ position: CGFloat, _ velocity: CGFloat, _ target: CGFloat?, _ range: ClosedRange<Double>
    ) -> ScrollMotion {
      if let target, range.contains(position) {
        return .retargeted(from: position, velocity: velocity, target: target, limits: range)
      }
      return .continuing(
        from: position, velocity: velocity, limits: range,
        rate: decelerationRate.rawValue, bounces: bounces)
    }
    motion.course = .decelerating(
      x: axis(offset.x, velocity.x, target?.x, limits.x),
      y: axis(offset.y, velocity.y, target?.y, limits.y))
    motion.start = last
    motion.offset = offset
    motion.limits = limits
    motion.chosenTarget = target.map(limits.clamped)
  }
}

/// A clock that advances a scroll view once per frame while something moves. It doesn't retain the
/// view.
@MainActor final class ScrollClock {
  private weak var scrollView: UIScrollView?
  private var link: CADisplayLink?
  /// The time of the last step in seconds, or `nil` before the first.
  private(set) var lastStep: Double?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func start() {
    stop()
    let link = CADisplayLink(target: self, selector: Selector("tick(_:)", ScrollClock.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    lastStep = nil
  }

  private func tick(_ link: CADisplayLink) {
    guard let scrollView else { return stop() }
    let time = CACurrentMediaTime()
    scrollView.step(at: time)
    if self.link === link { lastStep = time }
  }
}
