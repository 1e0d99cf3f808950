import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of rotation with two fingers and of pans from the screen's edges, on a 14 Pro.
@MainActor @Suite(.serialized) struct RotationGestureTests {
  @MainActor private final class Target {
    var states: [UIGestureRecognizer.State] = []
    func act(_ sender: UIGestureRecognizer) { states.append(sender.state) }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let controller = UIViewController()
  private let target = Target()

  init() { stage.show(controller) }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(target, action: Selector("act(_:)", Target.act))
    controller.view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func place(_ angle: CGFloat) -> (CGPoint, CGPoint) {
    let (x, y) = (100 * cos(angle), 100 * sin(angle))
    return (CGPoint(x: 196 - x, y: 426 - y), CGPoint(x: 196 + x, y: 426 + y))
  }

  private func turn(from start: CGFloat, to end: CGFloat, steps: Int = 40) {
    for step in 1...steps {
      let places = place(start + (end - start) * CGFloat(step) / CGFloat(steps))
      stage.touchMove(to: places.0, finger: 0)
      stage.touchMove(to: places.1, finger: 1)
      stage.advance(by: 1 / 60)
    }
  }

  /// The rotation is the fingers' angle minus the angle of the first 8 points, on a circle with a
  /// radius of 100. This also holds across the half turn at which the arc tangent jumps, and over full
  /// turns.
  @Test(arguments: [-7, -3, -1, -0.2, 0.2, 1, 3, 7] as [CGFloat], [0, 3, -2] as [CGFloat])
  func itFollowsTheFingers(angle: CGFloat, start: CGFloat) {
    let recognizer = add(UIRotationGestureRecognizer())
    let places = place(start)
    stage.touchDown(at: places.0, finger: 0)
    stage.touchDown(at: places.1, finger: 1)
    #expect(target.states.isEmpty)
    turn(from: start, to: start + angle)
    let counted = angle - (angle > 0 ? 0.08 : -0.08)
    // One finger moves before the other, so half a step reduces their distance and the circle.
    let tolerance = 0.08 * (1 / cos(angle / 80) - 1) + 1e-9
    #expect(abs(recognizer.rotation - counted) < tolerance)
    #expect(target.states.first == .began)
    #expect(target.states.dropFirst().allSatisfy { $0 == .changed })
    // 40 steps of 1/60 second each.
    #expect(abs(recognizer.velocity - angle * 60 / 40) < abs(angle) * 0.05)
    recognizer.rotation = 1
    #expect(recognizer.rotation == 1)
    #expect(recognizer.velocity == 0)
    turn(from: start + angle, to: start + angle + 0.5)
    #expect(abs(recognizer.rotation - 1.5) < 1e-9)
    stage.touchUp(finger: 0)
    #expect(recognizer.state == .changed)
    stage.touchUp(finger: 1)
    #expect(target.states.last == .ended)
    #expect(recognizer.rotation == 0)
  }

  /// Fingers that move apart, or a single finger, don't rotate.
  @Test func otherFingersDoNotTurn() {
    let recognizer = add(UIRotationGestureRecognizer())
    stage.touchDown(at: CGPoint(x: 150, y: 400), finger: 0)
    stage.touchMove(to: CGPoint(x: 50, y: 300), finger: 0)
    stage.touchDown(at: CGPoint(x: 250, y: 300), finger: 1)
    stage.touchMove(to: CGPoint(x: 350, y: 300), finger: 1)
    stage.touchMove(to: CGPoint(x: 10, y: 300), finger: 0)
    #expect(target.states.isEmpty)
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)
    #expect(target.states.isEmpty)
    #expect(recognizer.state == .possible)
  }

  private static let edges: [(UIRectEdge, CGPoint, CGVector)] = [
    (.left, CGPoint(x: 5, y: 400), CGVector(dx: 100, dy: 0)),
    (.right, CGPoint(x: 390, y: 400), CGVector(dx: -100, dy: 0)),
    (.top, CGPoint(x: 200, y: 5), CGVector(dx: 0, dy: 100)),
    (.bottom, CGPoint(x: 200, y: 848), CGVector(dx: 0, dy: -100)),
  ]

  /// A finger from an edge pans only if that edge is watched.
  @Test(arguments: 0..<4, 0..<4) func edgesAreWatched(watched: Int, touched: Int) {
    let recognizer = add(UIScreenEdgePanGestureRecognizer())
    #expect(recognizer.edges == [])
    recognizer.edges = Self.edges[watched].0
    let (_, place, way) = Self.edges[touched]
    stage.drag(from: place, by: way, duration: 0.2)
    #expect(target.states.isEmpty == (watched != touched))
    target.states = []
    stage.drag(from: CGPoint(x: 196, y: 426), by: way, duration: 0.2)
    #expect(target.states.isEmpty)
  }

  @Test func noEdgeRecognizesNothing() {
    _ = add(UIScreenEdgePanGestureRecognizer())
    for (_, place, way) in Self.edges { stage.drag(from: place, by: way, duration: 0.2) }
    #expect(target.states.isEmpty)
  }
}
