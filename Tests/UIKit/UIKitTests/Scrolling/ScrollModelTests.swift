import Foundation
import QuartzCore
import Stage
import Testing

@testable import UIKit

/// Compares a scroll view with ``ScrollModel``: fingers move anywhere, frames come at any time, and
/// the app sets the offset, the insets and the size meanwhile.
@MainActor struct ScrollModelTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var events: [ScrollModel.Event] = []
    var isVertical = true
    var wish: Double?

    private func note(_ name: String) { events.append(ScrollModel.Event(name: name)) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let target = targetContentOffset.pointee
      events.append(
        ScrollModel.Event(
          name: "willEndDragging", velocity: isVertical ? velocity.y : velocity.x,
          target: isVertical ? target.y : target.x))
      guard let wish else { return }
      targetContentOffset.pointee =
        isVertical ? CGPoint(x: target.x, y: wish) : CGPoint(x: wish, y: target.y)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      note("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  }

  /// The settings of a scroll view's motion.
  enum Kind: CaseIterable {
    case plain, fast, stiff, paging
  }

  /// The results are the same along either axis.
  @Test(
    "Offset and callbacks agree with the model",
    arguments: [
      UInt64(1), 2, 3, 7, 42, 99, 1234, 31_337, 271_828, 314_159, 0xDEAD_BEEF, 0xFEED_F00D,
    ], Kind.allCases)
  func agrees(seed: UInt64, kind: Kind) {
    for isVertical in [true, false] { agree(seed: seed, kind: kind, isVertical: isVertical) }
  }

  private func agree(seed: UInt64, kind: Kind, isVertical: Bool) {
    var random = SplitMix(state: seed)
    let stage = Stage(device: .iPhone14Pro)
    // There is exactly one frame at the end of each `advance`, however short.
    stage.frameRate = 1
    let view = UIScrollView()
    let controller = UIViewController()
    controller.view = view
    view.contentInsetAdjustmentBehavior = .never
    stage.show(controller)
    let extent: Double = isVertical ? 852 : 393
    let across: Double = isVertical ? 393 : 852
    func size(_ length: Double) -> CGSize {
      isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }
    func point(_ along: Double) -> CGPoint {
      isVertical ? CGPoint(x: 200, y: along) : CGPoint(x: along, y: 400)
    }
    func offset() -> Double { isVertical ? view.contentOffset.y : view.contentOffset.x }
    let listener = Listener()
    listener.isVertical = isVertical
    var model = ScrollModel(extent: extent, content: 3000, scale: 3)
    view.contentSize = size(3000)
    view.delegate = listener
    switch kind {
    case .plain: break
    case .fast:
      view.decelerationRate = .fast
      model.rate = 0.99
    case .stiff:
      view.bounces = false
      model.bounces = false
    case .paging:
      view.isPagingEnabled = true
      model.pages = true
    }

    var place: Double?
    var speed = 0.0
    var compared = 0
    for step in 0..<400 {
      stage.makeCurrent()
      let now = stage.time
      switch Int.random(in: 0..<20, using: &random) {
      case 0 where place == nil, 1 where place == nil, 2 where place == nil:
        let start = Double.random(in: 100...300, using: &random)
        stage.touchDown(at: point(start))
        model.touchDown(start, at: now)
        place = start
        speed = Double.random(in: -3000...3000, using: &random)
      case 3 where place != nil:
        stage.touchUp()
        model.touchUp(at: now)
        place = nil
      case 4 where place != nil && Int.random(in: 0..<4, using: &random) == 0:
        stage.touchCancel()
        model.touchUp(at: now, cancelled: true)
        place = nil
      case 5 where place != nil:
        speed = Bool.random(using: &random) ? 0 : Double.random(in: -3000...3000, using: &random)
      case 6:
        let shift = Double(Int.random(in: -600...600, using: &random)) / 3
        let target = offset() + shift
        isVertical ? (view.contentOffset.y = target) : (view.contentOffset.x = target)
        model.setOffset(target)
      case 7:
        let leading = Double(Int.random(in: 0...3, using: &random)) * 40
        let trailing = Double(Int.random(in: 0...3, using: &random)) * 20
        view.contentInset =
          isVertical
          ? UIEdgeInsets(top: leading, left: 0, bottom: trailing, right: 0)
          : UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
        model.setInsets(leading, trailing)
      case 8:
        let length = Double(Int.random(in: 1000...4000, using: &random))
        view.contentSize = size(length)
        model.setContent(length)
      case 9:
        let wish =
          Bool.random(using: &random) ? nil : Double(Int.random(in: -200...4000, using: &random))
        listener.wish = wish
        model.wish = wish
      default: break
      }
      if Int.random(in: 0..<4, using: &random) > 0 {
        let pause = Double.random(in: 0.001...0.05, using: &random)
        stage.advance(by: pause)
        model.frame(at: stage.time)
        if let old = place {
          let next = old + speed * pause
          if next != old, next > -500, next < 1500 {
            stage.touchMove(to: point(next))
            model.touchMove(next, at: stage.time)
            place = next
          }
        }
      }
      let agrees =
        compare(listener.events, model.events, from: &compared)
        && (offset() - model.offset).magnitude < 1e-6 && view.isDragging == model.isDragging
        && view.isDecelerating == model.isDecelerating && view.isTracking == model.isTracking
      #expect(agrees, "step \(step): \(offset()) \(model.offset)")
      guard agrees else { return }
    }
    if place != nil { stage.touchUp() }
    stage.frameRate = 60
    stage.advance(by: 12)
    let limits = view.offsetLimits()
    #expect(!view.isDragging)
    #expect(!view.isDecelerating)
    #expect(!view.isTracking)
    #expect(offset() * 3 == (offset() * 3).rounded())
    // Only content that the app put outside while nothing moved may rest there.
    if listener.events.last?.name == "didEndDecelerating" {
      #expect(offset() >= (isVertical ? limits.minimum.y : limits.minimum.x))
      #expect(offset() <= (isVertical ? limits.maximum.y : limits.maximum.x))
    }
  }

  /// Compares names and order exactly, and velocities and targets except for rounding errors.
  private func compare(
    _ told: [ScrollModel.Event], _ expected: [ScrollModel.Event], from start: inout Int
  ) -> Bool {
    #expect(told.dropFirst(start).map(\.name) == expected.dropFirst(start).map(\.name))
    guard told.count == expected.count else { return false }
    for (one, other) in zip(told.dropFirst(start), expected.dropFirst(start)) {
      let agree =
        one.name == other.name && (one.velocity - other.velocity).magnitude < 1e-6
        && (one.target - other.target).magnitude < 1e-6
      #expect(agree, "\(one) \(other)")
      guard agree else { return false }
    }
    start = told.count
    return true
  }

  /// A finger's path as a function of time: straight lines between random points. The last line
  /// takes longer than the 100 ms from which the velocity is measured.
  private struct Path {
    var corners: [(time: Double, place: Double)] = [(0, 400)]

    init(_ random: inout SplitMix) {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        guard let last = corners.last else { return }
        let duration = Double.random(in: 0.12...0.3, using: &random)
        let speed = Double.random(in: -2500...2500, using: &random)
        corners.append((last.time + duration, last.place + speed * duration))
      }
    }

    var duration: Double { corners[corners.count - 1].time }

    func place(at time: Double) -> Double {
      guard let next = corners.firstIndex(where: { $0.time >= time }), next > 0 else {
        return time <= 0 ? corners[0].place : corners[corners.count - 1].place
      }
      let (from, to) = (corners[next - 1], corners[next])
      return from.place + (to.place - from.place) * (time - from.time) / (to.time - from.time)
    }
  }

  /// Returns where the content comes to rest after a path that was sampled at `times`, with frames
  /// at those times and then at a frame rate.
  private func outcome(_ path: Path, times: [Double], frameRate: Double, start: Double) -> Double {
    let bench = ScrollBench(content: CGSize(width: 393, height: 6000))
    bench.view.contentOffset.y = start
    bench.stage.frameRate = frameRate
    bench.stage.touchDown(at: CGPoint(x: 200, y: path.place(at: 0)))
    var last = 0.0
    for time in times {
      bench.stage.advance(by: time - last)
      bench.stage.touchMove(to: CGPoint(x: 200, y: path.place(at: time)))
      last = time
    }
    bench.stage.touchUp()
    bench.stage.advance(by: 12)
    return bench.y
  }

  /// The outcome of a drag doesn't depend on the frame rate beyond a device pixel, here a third of
  /// a point. This holds in the middle and at both edges.
  @Test(
    "The frame rate decides nothing",
    arguments: [UInt64(1), 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233], [0.0, 2500, 5148])
  func frameRate(seed: UInt64, start: Double) {
    var random = SplitMix(state: seed)
    let path = Path(&random)
    func regular(_ rate: Double) -> [Double] {
      // The corners of the path are sampled too, because nobody can know what happens between two
      // samples.
      let frames = (1...Int(path.duration * rate)).map { Double($0) / rate }
      return Set(frames + path.corners.dropFirst().map(\.time)).sorted()
    }
    let expected = outcome(path, times: regular(60), frameRate: 60, start: start)
    for rate in [20.0, 24, 30, 80, 90, 120, 240] {
      let rest = outcome(path, times: regular(rate), frameRate: rate, start: start)
      #expect((rest - expected).magnitude <= 1.0 / 3 + 1e-6, "\(rate) frames a second")
    }
    for _ in 0..<4 {
      let some = (0..<Int.random(in: 10...80, using: &random)).map { _ in
        Double.random(in: 0.0001...path.duration, using: &random)
      }
      let times = Set(some + path.corners.dropFirst().map(\.time)).sorted()
      let rest = outcome(path, times: times, frameRate: 60, start: start)
      #expect((rest - expected).magnitude <= 1.0 / 3 + 1e-6, "at random times")
    }
  }

  /// The Stage's own drags produce the same finger movement at every frame rate.
  @Test(arguments: [0.1, 0.25, 0.33, 0.4], [-400.0, 300])
  func stageDrags(duration: Double, distance: Double) {
    var rests: [Double] = []
    for rate in [20.0, 24, 30, 60, 75, 120] {
      let bench = ScrollBench()
      bench.stage.frameRate = rate
      bench.view.contentOffset.y = 5000
      bench.stage.drag(
        from: CGPoint(x: 196, y: 426), by: CGVector(dx: 0, dy: distance), duration: duration)
      bench.stage.advance(by: 12)
      rests.append(bench.y)
    }
    let spread = (rests.max() ?? 0) - (rests.min() ?? 0)
    #expect(spread <= 1.0 / 3 + 1e-6, "\(rests)")
  }
}
