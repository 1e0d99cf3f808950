import Stage
import StageBrowser

/// A page that does random things to a live stage over the wire, and holds it to what must always be.
@MainActor package enum WireMonkey {
  /// How an outing went.
  package struct Outcome: Sendable {
    /// The steps of the page, up to the end or to the first break.
    package var steps: [MonkeyStep]
    /// The broken invariants; empty when none is.
    package var broken: [String]
    /// When it ended, in seconds of the device's time.
    package var time: Double
    /// Frames that were sent.
    package var frames: Int
  }

  /// Plays on `rig` until `seconds` of the device's time have passed or something breaks. `record` is told
  /// of every step before it is done.
  package static func play(
    seed: UInt64, seconds: Double, on rig: MonkeyRig,
    record: (MonkeyStep) -> Void = { _ in }
  ) -> Outcome {
    var hands = MonkeyHands(seed: seed)
    var steps: [MonkeyStep] = []
    while rig.broken.isEmpty, hands.nextTime < seconds {
      rig.advance(to: hands.nextTime)
      for step in hands.steps(knowing: rig.knowledge) where rig.broken.isEmpty {
        record(step)
        steps.append(step)
        rig.perform(step)
      }
    }
    finish(rig, at: seconds)
    return Outcome(steps: steps, broken: rig.broken, time: rig.time, frames: rig.frames)
  }

  /// Does the same steps again. Each is given two seconds to show what it broke.
  package static func replay(_ steps: [MonkeyStep], on rig: MonkeyRig) -> Outcome {
    for step in steps where rig.broken.isEmpty { rig.perform(step) }
    finish(rig, at: (steps.last?.time ?? 0) + 2)
    return Outcome(steps: steps, broken: rig.broken, time: rig.time, frames: rig.frames)
  }

  private static func finish(_ rig: MonkeyRig, at time: Double) {
    rig.advance(to: max(time, rig.time))
    rig.checkAll()
  }
}
