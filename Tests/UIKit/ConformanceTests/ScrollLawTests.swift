import Foundation
import Stage
import Testing

/// Tests of the recorded laws of scrolling, frame by frame, with a finger on the stage. `Docs/Facts/Scrolling.md` is
/// the source of every figure. Offsets are accurate to 0.5 pt.
@MainActor struct ScrollLawTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var velocity = CGPoint.zero

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
    }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let view = UIScrollView()
  private let listener = Listener()
  /// The offset at the far end, at the right and at the bottom.
  private let end = CGPoint(x: 20_000 - 393, y: 20_000 - 852)

  init() {
    let controller = UIViewController()
    controller.view = view
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = listener
    stage.show(controller)
    view.contentSize = CGSize(width: 20_000, height: 20_000)
  }

  private func flick(_ y: CGFloat, over duration: Double) {
    stage.drag(
      from: CGPoint(x: 196, y: y < 0 ? 800 : 100), by: CGVector(dx: 0, dy: y), duration: duration)
  }

  // MARK: Deceleration

  /// F-SCROLL-02: x(t) = x0 + v0·0.499·(1 − 0.998^(1000 t)), for ln(v0/10)/2.002 seconds, until it is slower than 10
  /// pt/s.
  @Test(arguments: [300.0, 750, 1500, 3000], [1.0, -1]) func deceleration(
    speed: Double, direction: Double
  ) {
    view.contentOffset = CGPoint(x: 0, y: 10_000)
    flick(-direction * speed * 0.2, over: 0.2)
    let (begin, start) = (view.contentOffset.y, stage.time)
    while view.isDecelerating {
      stage.advance(by: 1 / 60)
      let t = min(stage.time - start, log(speed / 10) / 2.002)
      let law = begin + direction * speed * 0.499 * (1 - pow(0.998, 1000 * t))
      #expect((view.contentOffset.y - law).magnitude < 0.5, "after \(t) s")
    }
    let duration = stage.time - start
    #expect(duration >= log(speed / 10) / 2.002 - 1e-3)
    #expect(duration < log(speed / 10) / 2.002 + 1.0 / 60 + 1e-3)
  }

  /// F-SCROLL-01, the fast rate: every millisecond reduces the velocity by one hundredth. The distance follows from the
  /// recorded law of the normal rate, as the sum of the steps 0.99 + 0.99² + … = 99 ms. For the fast rate, it is
  /// derived, not recorded.
  @Test func fastDeceleration() {
    view.decelerationRate = .fast
    view.contentOffset = CGPoint(x: 0, y: 10_000)
    flick(-200, over: 0.2)
    let (begin, start) = (view.contentOffset.y, stage.time)
    while view.isDecelerating {
      stage.advance(by: 1 / 60)
      let t = min(stage.time - start, log(1000 / 10) / 10.05)
      let law = begin + 1000 * 0.099 * (1 - pow(0.99, 1000 * t))
      #expect((view.contentOffset.y - law).magnitude < 0.5, "after \(t) s")
    }
  }

  // MARK: Rubber band

  /// F-SCROLL-03, the rubber band, at every edge.
  @Test(arguments: [1.0, 40, 200, 300, 590]) func rubberBand(travel: CGFloat) {
    for (edge, extent) in [
      (CGVector(dx: 0, dy: 1), 852), (CGVector(dx: 0, dy: -1), 852), (CGVector(dx: 1, dy: 0), 393),
      (CGVector(dx: -1, dy: 0), 393),
    ] as [(CGVector, CGFloat)] {
      // A phone is 393 points wide, so no finger moves farther horizontally.
      guard travel + 10 < extent else { continue }
      let rest = CGPoint(x: edge.dx < 0 ? end.x : 0, y: edge.dy < 0 ? end.y : 0)
      view.contentOffset = rest
      let start = CGPoint(
        x: edge.dx == 0 ? 196 : (edge.dx > 0 ? 5 : 388),
        y: edge.dy == 0 ? 400 : (edge.dy > 0 ? 100 : 750))
      let way = travel + 10
      stage.touchDown(at: start)
      stage.move(from: start, by: CGVector(dx: edge.dx * way, dy: edge.dy * way), duration: 1)
      let law = (1 - 1 / (0.55 * travel / extent + 1)) * extent
      if travel == 590 { #expect((law - 235.0).magnitude < 0.05) }
      // Half a pixel of the 3× screen.
      #expect((rest.x - view.contentOffset.x - edge.dx * law).magnitude < 0.17, "\(edge)")
      #expect((rest.y - view.contentOffset.y - edge.dy * law).magnitude < 0.17, "\(edge)")
      stage.touchUp()
      stage.advance(by: 2)
      #expect(view.contentOffset == rest)
    }
  }

  /// F-SCROLL-06: past an edge, the velocity over the last 100 ms is that of the offset. A finger at 1000 pt/s that is
  /// 590 points past the edge was 490 past it 100 ms before. The content was at 204.74 and is at 235.04: 303 pt/s.
  @Test(arguments: [1.0, -1]) func releaseVelocityPastAnEdge(direction: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: direction > 0 ? 0 : end.y)
    flick(direction * 600, over: 0.6)
    #expect((listener.velocity.y + direction * 0.303).magnitude < 0.001)
  }

  // MARK: Bounce

  /// A flick at 3125 pt/s, released 60 points before an edge.
  private func throwAtEdge(_ direction: CGFloat) -> (rest: CGFloat, start: Double) {
    let rest = direction > 0 ? 0 : end.y
    // 625 points in 0.2 s; the first 10 begin the pan.
    view.contentOffset = CGPoint(x: 0, y: rest + direction * (60 + 615))
    flick(direction * 625, over: 0.2)
    #expect(view.contentOffset.y == rest + direction * 60)
    return (rest, stage.time)
  }

  /// Returns the farthest frame past the edge and the frame in which the motion ends.
  private func bounce(
    _ direction: CGFloat, phase: Double
  ) -> (overshoot: CGFloat, peakTime: Double, settledTime: Double) {
    let (rest, start) = throwAtEdge(direction)
    var (overshoot, peakTime): (CGFloat, Double) = (0, 0)
    stage.advance(by: phase)
    while view.isDecelerating {
      let past = direction * (rest - view.contentOffset.y)
      if past > overshoot { (overshoot, peakTime) = (past, stage.time - start) }
      stage.advance(by: 1 / 60)
    }
    #expect(view.contentOffset.y == rest)
    return (overshoot, peakTime, stage.time - start)
  }

  /// F-SCROLL-04: an overshoot of 100.3 pt, 0.107 s after the release, at rest after 0.81 s.
  ///
  /// A recording consists of frames. The glide reaches the edge after 19.6 ms (60 = 3125·0.499·(1 − 0.998^19.6)). A
  /// spring with ω = 10.9 rad/s peaks 1/ω = 91.7 ms later, at 0.1113 s, between two frames at 60 per second. All three
  /// figures are correct for such frames if the first comes 7 ms after the release: frame 6 at 0.107 s, with 100.33 pt
  /// (301 pixels at 3×), and frame 48 at 0.807 s. The phase of 7 ms is derived: it is the only one with a frame at
  /// 0.107 s.
  @Test(arguments: [1.0, -1]) func recordedBounce(direction: CGFloat) {
    let seen = bounce(direction, phase: 0.007)
    #expect((seen.overshoot - 301.0 / 3).magnitude < 1e-6)
    #expect((seen.peakTime - 0.107).magnitude < 0.0005)
    #expect((seen.settledTime - 0.81).magnitude < 0.005)
  }

  /// The result is the same for every phase of the frames: the overshoot to 0.5 pt, the peak in one of the two frames
  /// around 0.1113 s, and the end in the first frame after 0.794 s.
  @Test(arguments: stride(from: 0.001, to: 0.017, by: 0.001).map { $0 })
  func bounceAtEveryPhase(phase: Double) {
    let seen = bounce(1, phase: phase)
    #expect((seen.overshoot - 100.3).magnitude < 0.5)
    #expect((seen.peakTime - 0.1113).magnitude < 1.0 / 60)
    #expect(seen.settledTime > 0.79)
    #expect(seen.settledTime < 0.795 + 1.0 / 60)
  }

  /// F-SCROLL-05: x(t) = x0·(1 + ωt/3)·e^(−ωt), which never swings past the edge.
  @Test(arguments: [1.0, -1]) func heldRelease(direction: CGFloat) {
    let rest = direction > 0 ? 0 : end.y
    view.contentOffset = CGPoint(x: 0, y: rest)
    stage.drag(
      from: CGPoint(x: 196, y: direction > 0 ? 100 : 750),
      by: CGVector(dx: 0, dy: direction * 600), duration: 0.6, hold: 0.3)
    func past() -> CGFloat { direction * (rest - view.contentOffset.y) }
    let (held, start) = (past(), stage.time)
    #expect((held - 235).magnitude < 0.2)
    var last = held
    while view.isDecelerating {
      stage.advance(by: 1 / 60)
      let t = stage.time - start
      let law = held * (1 + 10.9 * t / 3) * exp(-10.9 * t)
      #expect((past() - law).magnitude < 0.5)
      #expect(past() <= last)
      #expect(past() >= 0)
      last = past()
    }
    #expect(view.contentOffset.y == rest)
  }
}
