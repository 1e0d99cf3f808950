import Stage
import StageBrowser

/// A protocol fuzzer: a page that sends random input to a live stage over the page protocol, and checks
/// invariants.
@MainActor package enum WireMonkey {
  /// The result of a run.
  package struct Outcome: Sendable {
    /// The steps of the page, up to the end or to the first violation.
    package var steps: [MonkeyStep]
    /// The violated invariants; empty if there are none.
    package var broken: [String]
    /// The end of the run, in seconds of the device's time.
    package var time: Double
    /// The number of frames that were sent.
    package var frames: Int
  }

  /// Runs on `rig` until `seconds` of the device's time have passed or an invariant is violated. `record` is
  /// called with every step before it is performed.
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

  /// Performs the same steps again. Each has two seconds to show a violation.
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
