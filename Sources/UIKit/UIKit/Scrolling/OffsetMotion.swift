import CoreGraphics
import ScrollPhysics

/// A scroll view's offset on its way: gliding after a drag, or animated by the app.
struct OffsetMotion {
  enum Course {
    case decelerating(x: ScrollMotion, y: ScrollMotion)
    case animating(x: EaseInOut, y: EaseInOut)
  }

  /// Why the app's animation runs, which decides what the delegate is told at its end.
  enum Purpose { case glide, offset, scrollToTop, settling }

  var course: Course
  let purpose: Purpose
  /// When it began, in seconds of `CACurrentMediaTime()`.
  var start: Double
  /// The offset that was last written; a different one was written by somebody else meanwhile.
  var offset: CGPoint
  /// The limits that the course was computed for.
  var limits: ScrollLimits
  /// The place that a delegate or paging chose; `nil` when it goes where it rolls.
  var chosenTarget: CGPoint?

  var isDecelerating: Bool {
    if case .decelerating = course { return true }
    return false
  }

  func position(at time: Double) -> CGPoint {
    switch course {
    case .decelerating(let x, let y):
      CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
    case .animating(let x, let y):
      CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
    }
  }

  func velocity(at time: Double) -> CGPoint {
    guard case .decelerating(let x, let y) = course else { return .zero }
    return CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  func isDone(at time: Double) -> Bool {
    switch course {
    case .decelerating(let x, let y): x.isDone(at: time - start) && y.isDone(at: time - start)
    case .animating(let x, let y): x.isDone(at: time - start) && y.isDone(at: time - start)
    }
  }

  var restPosition: CGPoint {
    switch course {
    case .decelerating(let x, let y): CGPoint(x: x.restPosition, y: y.restPosition)
    case .animating(let x, let y): CGPoint(x: x.end, y: y.end)
    }
  }

  /// The same app's animation with its path moved by `shift`: content was resized under it.
  mutating func shiftAnimation(by shift: CGPoint) {
    guard case .animating(let x, let y) = course else { return }
    course = .animating(
      x: EaseInOut(from: x.start + shift.x, to: x.end + shift.x, duration: x.duration),
      y: EaseInOut(from: y.start + shift.y, to: y.end + shift.y, duration: y.duration))
  }
}
