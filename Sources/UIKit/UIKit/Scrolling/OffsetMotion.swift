import CoreGraphics
import ScrollPhysics

/// A motion of a scroll view's offset: a glide after a drag, or an animation by the app.
struct OffsetMotion {
  enum Course {
    case decelerating(x: ScrollMotion, y: ScrollMotion)
    case animating(x: EaseInOut, y: EaseInOut)
  }

  /// The reason for the motion, which determines the delegate call at its end.
  enum Purpose { case glide, offset, scrollToTop, settling }

  var course: Course
  let purpose: Purpose
  /// The start time, in seconds of `CACurrentMediaTime()`.
  var start: Double
  /// The offset that was last written. If the current offset differs, something else wrote it
  /// meanwhile.
  var offset: CGPoint
  /// The limits for which the course was computed.
  var limits: ScrollLimits
  /// The target that the delegate or paging chose, or `nil` if the motion ends where it rolls out.
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

  /// Moves the path of an app's animation by `shift`, because the content was resized.
  mutating func shiftAnimation(by shift: CGPoint) {
    guard case .animating(let x, let y) = course else { return }
    course = .animating(
      x: EaseInOut(from: x.start + shift.x, to: x.end + shift.x, duration: x.duration),
      y: EaseInOut(from: y.start + shift.y, to: y.end + shift.y, duration: y.duration))
  }
}
