import Foundation
import Stage
import Testing

/// Tests of fingers that lift at their last position.
///
/// Source: F-SCROLL-12 and F-SCROLL-13, recorded with touches every 8 ms. A finger that moves 25 points every 8 ms and
/// lifts 8 ms after its last move throws at 3.125 points per millisecond, because the lift isn't a separate sample.
@MainActor struct LiftTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var velocity: CGPoint?
    var target = CGPoint.zero

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
      target = targetContentOffset.pointee
    }
  }

  @MainActor private final class Recorder: NSObject {
    var velocities: [CGFloat] = []

    func note(_ recognizer: UIGestureRecognizer) {
      guard recognizer.state == .ended else { return }
      switch recognizer {
      case let pan as UIPanGestureRecognizer: velocities.append(pan.velocity(in: nil).y)
      case let pinch as UIPinchGestureRecognizer: velocities.append(pinch.velocity)
      case let rotation as UIRotationGestureRecognizer: velocities.append(rotation.velocity)
      default: break
      }
    }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let view = UIScrollView()
  private let listener = Listener()
  private let limit: CGFloat = 40_000 - 852

  init() {
    let controller = UIViewController()
    controller.view = view
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = listener
    stage.show(controller)
    view.contentSize = CGSize(width: 40_000, height: 40_000)
  }

  /// Moves a finger up by `step` points every `interval` seconds, and lifts it in place `lift` seconds after its last
  /// move.
  private func flick(
    _ step: CGFloat, every interval: Double = 0.008, times: Int, lift: Double = 0.008
  ) {
    let start = CGPoint(x: 196, y: step > 0 ? 840 : 12)
    stage.touchDown(at: start)
    for move in 1...times {
      stage.advance(by: interval)
      stage.touchMove(to: CGPoint(x: start.x, y: start.y - step * CGFloat(move)))
    }
    stage.advance(by: lift)
    stage.touchUp()
  }

  // MARK: Recorded motions

  /// F-SCROLL-12: 6 points every 8 ms from 5000 on.
  @Test func recordedGlide() {
    view.contentOffset.y = 5000
    flick(6, times: 14)
    #expect(view.contentOffset.y == 5074)
    #expect(abs((listener.velocity?.y ?? 0) - 0.75) < 1e-9)
    // The device reports a target to the delegate one pixel beyond the resting position.
    #expect(abs(listener.target.y - 5443.67) < 1.0 / 3 + 0.01)
    let start = stage.time
    while view.isDecelerating { stage.advance(by: 1.0 / 60) }
    #expect(abs(view.contentOffset.y - 5443.33) < 0.01)
    #expect(abs(stage.time - start - 2.160) < 1.0 / 60 + 1e-3)
  }

  /// The offsets relative to the one at the lift, which is 60 points before the edge, for each frame up to the peak and
  /// two frames past it.
  private static let impact: [(frame: Int, way: CGFloat)] = [
    (0, 20.3), (1, 70.3), (2, 108.7), (3, 134), (4, 149.3), (5, 157.3), (6, 160.3), (8, 156.3),
  ]

  /// F-SCROLL-13: the offsets after the lift up to 141 ms, at 60 frames per second. Their times are whole milliseconds.
  /// The first frame is set to 6.8, which is within that precision.
  @Test func recordedImpact() {
    let begin = limit - 60
    view.contentOffset.y = begin - 490
    flick(25, times: 20)
    #expect(view.contentOffset.y == begin)
    #expect(abs((listener.velocity?.y ?? 0) - 3.125) < 1e-9)
    var offsets: [CGFloat] = []
    stage.advance(by: 0.0068)
    for _ in 0...8 {
      offsets.append(view.contentOffset.y - begin)
      stage.advance(by: 1.0 / 60)
    }
    let squares = Self.impact.map { (offsets[$0.frame] - $0.way) * (offsets[$0.frame] - $0.way) }
    let miss = (squares.reduce(0, +) / CGFloat(squares.count)).squareRoot()
    #expect(miss < 0.5, "\(offsets)")
    // The peak is 160.3, within half a pixel of the screen.
    #expect(abs((offsets.max() ?? 0) - 160.3) < 0.2)
    while view.isDecelerating { stage.advance(by: 1.0 / 60) }
    #expect(view.contentOffset.y == limit)
  }

  // MARK: Different touch intervals

  private nonisolated static let intervals: [Double] = [
    0.004, 0.008, 1.0 / 120, 1.0 / 60, 1.0 / 30,
  ]
  private nonisolated static let lifts: [Double] = [0, 0.004, 0.008, 1.0 / 60, 1.0 / 30]

  /// Every lift before a rest throws at the finger's velocity: the recorded lift, immediate lifts, and lifts one frame
  /// of 120, 60 or 30 per second later, as with a mouse.
  @Test(arguments: intervals, lifts) func liftBeforeARest(interval: Double, lift: Double) {
    for speed in [-3000, -750, 300, 1500] as [CGFloat] {
      view.contentOffset.y = 10_000
      flick(speed * interval, every: interval, times: Int(0.2 / interval), lift: lift)
      #expect(abs((listener.velocity?.y ?? 0) - speed / 1000) < 1e-9, "\(speed) pt/s")
      #expect(view.isDecelerating)
    }
  }

  /// A finger that rests for 50 ms or more throws nothing, as on a device. The implementation's own limit, 40 ms, is
  /// `VelocityTracker.rest`, whose comment names its sources.
  @Test(arguments: intervals, [0.05, 0.06, 0.09, 0.11, 0.3])
  func liftAfterARest(interval: Double, rest: Double) {
    for speed in [-3000, -750, 300, 1500] as [CGFloat] {
      view.contentOffset.y = 10_000
      flick(speed * interval, every: interval, times: Int(0.2 / interval), lift: rest)
      #expect(listener.velocity == .zero, "\(speed) pt/s")
      #expect(!view.isDecelerating)
    }
  }

  // MARK: Different recognizers

  /// Returns two fingers around the centre of the screen, opposite each other.
  private func pair(distance: CGFloat, angle: CGFloat) -> [CGPoint] {
    let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
    return [CGPoint(x: 196 + x, y: 426 + y), CGPoint(x: 196 - x, y: 426 - y)]
  }

  /// A pan of 1000 points per second, a pinch that doubles in 0.1 s, and a rotation by one radian in 0.1 s. If the
  /// fingers lift before they rest, each recognizer ends with the velocity of its last move. After a rest, the velocity
  /// is 0.
  @Test(arguments: [0.0, 0.008, 1.0 / 60, 0.05, 0.2]) func everyRecognizer(lift: Double) {
    let canvas = UIView(frame: stage.window?.bounds ?? .zero)
    canvas.isMultipleTouchEnabled = true
    let controller = UIViewController()
    controller.view = canvas
    stage.show(controller)
    let recorder = Recorder()
    let cases: [(UIGestureRecognizer, (CGFloat) -> [CGPoint])] = [
      (UIPanGestureRecognizer(), { [CGPoint(x: 196, y: 100 + 1000 * $0)] }),
      (UIPinchGestureRecognizer(), { self.pair(distance: 100 + 1000 * $0, angle: 0.3) }),
      (UIRotationGestureRecognizer(), { self.pair(distance: 300, angle: 10 * $0) }),
    ]
    for (recognizer, places) in cases {
      recognizer.addTarget(recorder, action: Selector("note(_:)", Recorder.note))
      canvas.addGestureRecognizer(recognizer)
      recorder.velocities = []
      var velocity: CGFloat = 0
      for (finger, place) in places(0).enumerated() { stage.touchDown(at: place, finger: finger) }
      for step in 1...25 {
        stage.advance(by: 0.008)
        for (finger, place) in places(CGFloat(step) * 0.008).enumerated() {
          stage.touchMove(to: place, finger: finger)
        }
      }
      switch recognizer {
      case let pan as UIPanGestureRecognizer: velocity = pan.velocity(in: nil).y
      case let pinch as UIPinchGestureRecognizer: velocity = pinch.velocity
      case let rotation as UIRotationGestureRecognizer: velocity = rotation.velocity
      default: break
      }
      #expect(velocity > 5)
      stage.advance(by: lift)
      for finger in places(0).indices { stage.touchUp(finger: finger) }
      #expect(recorder.velocities.count == 1)
      let ended = recorder.velocities.first ?? -1
      #expect(abs(ended - (lift < 0.04 ? velocity : 0)) < 1e-9, "\(type(of: recognizer))")
      canvas.removeGestureRecognizer(recognizer)
    }
  }

  /// Two fingers that lift one after the other: the earlier velocity of both counts until it is older than a rest.
  @Test(arguments: [0.0, 0.008, 0.03, 0.05, 0.2]) func fingersThatLiftOneByOne(gap: Double) {
    let canvas = UIView(frame: stage.window?.bounds ?? .zero)
    canvas.isMultipleTouchEnabled = true
    let controller = UIViewController()
    controller.view = canvas
    stage.show(controller)
    let recorder = Recorder()
    let pinch = UIPinchGestureRecognizer()
    pinch.addTarget(recorder, action: Selector("note(_:)", Recorder.note))
    canvas.addGestureRecognizer(pinch)
    for step in 0...25 {
      for (finger, place) in pair(distance: 100 + 8 * CGFloat(step), angle: 0).enumerated() {
        if step == 0 { stage.touchDown(at: place, finger: finger) }
        stage.touchMove(to: place, finger: finger)
      }
      if step < 25 { stage.advance(by: 0.008) }
    }
    let velocity = pinch.velocity
    stage.touchUp(finger: 0)
    stage.advance(by: gap)
    stage.touchUp(finger: 1)
    #expect(recorder.velocities.count == 1)
    #expect(abs((recorder.velocities.first ?? -1) - (gap < 0.04 ? velocity : 0)) < 1e-9)
  }
}
