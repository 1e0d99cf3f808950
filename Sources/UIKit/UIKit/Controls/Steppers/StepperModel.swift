import CoreGraphics
import Foundation

/// A stepper's value, range and step.
struct StepperModel: BoundedModel {
  enum Half {
    case decrement
    case increment
  }

  var range: ClosedRange<Double> = 0...100
  var stored: Double = 0
  var step: Double = 1
  var wraps = false

  func canStep(_ half: Half) -> Bool {
    guard maximum > minimum else { return false }
    return wraps || (half == .increment ? value < maximum : value > minimum)
  }

  /// Changes the value by a step; returns whether it changed. It stops at an end, or with `wraps`
  /// continues at the other end.
  mutating func step(_ half: Half) -> Bool {
    guard canStep(half) else { return false }
    let before = value
    let next = value + (half == .increment ? step : -step)
    if next > maximum {
      value = wraps && before == maximum ? minimum : maximum
    } else if next < minimum {
      value = wraps && before == minimum ? maximum : minimum
    } else {
      value = next
    }
    return value != before
  }
}

/// The finger that holds a stepper's button, and the time of the next step.
struct StepperRepeat {
  var half: StepperModel.Half?
  var isInside = true
  var wasChanged = false
  private var due: CFTimeInterval = 0
  private var count = 0

  init(half: StepperModel.Half? = nil, start: CFTimeInterval = 0) {
    self.half = half
    due = start + StepperMetrics.repeatDelay
  }

  /// Whether a step is due; it then counts as done.
  mutating func isDue(at time: CFTimeInterval) -> Bool {
    guard half != nil, isInside, time >= due else { return false }
    count += 1
    due =
      time
      + (count < StepperMetrics.slowRepeats
        ? StepperMetrics.slowInterval : StepperMetrics.fastInterval)
    return true
  }
}

/// The measures of steppers, all in one place.
enum StepperMetrics {
  /// The size: 94 points wide (Apple, Interface Builder) and 32 high since iOS 13 (quoted).
  static let size = CGSize(width: 94, height: 32)
  // Quoted, from screenshots of iOS 16 (F-CONTROL-02).
  static let cornerRadius: CGFloat = 8
  static let divider = CGSize(width: 1, height: 18)
  // An own choice, by feel, in seconds: before the first repetition, between the first few, between the
  // rest.
  static let repeatDelay: CFTimeInterval = 0.5
  static let slowInterval: CFTimeInterval = 0.2
  static let slowRepeats = 5
  static let fastInterval: CFTimeInterval = 0.1
}
