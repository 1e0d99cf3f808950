import Foundation
import QuartzCore

/// Changes of a property animator that run together: those of its blocks, or of a block added later.
final class AnimatorPart: AnimationProgressSource {
  /// The run that owns this part.
  private weak var owner: AnimatorRun?
  private let loop: RenderLoop
  /// The start as a fraction of the animator's duration.
  let start: Double
  private(set) var motion: AnimatorMotion
  /// The motion at the time of the pause, or nil if the part was moved since.
  private var held: (motion: AnimatorMotion, at: CFTimeInterval)?
  /// The progress at which scrubbing started, and the fraction of the whole at that time.
  private var grip: (progress: SIMD3<Double>, whole: Double)?

  @MainActor init(_ owner: AnimatorRun, start: Double, progress: Double) {
    self.owner = owner
    self.start = start
    loop = RenderLoop.current
    motion = AnimatorMotion(restingAt: SIMD3(repeating: progress))
  }

  var progress: SIMD3<Double> { motion.progress(at: loop.now) }

  var isMoving: Bool {
    if case .rest = motion.shape { return false }
    return loop.now < motion.end
  }

  /// The animator that this part belongs to. It exists because blocks only run within it.
  @MainActor var run: AnimatorRun {
    guard let owner else { preconditionFailure("a part outlived its property animator") }
    return owner
  }

  /// Returns a part that starts `delay` seconds after this one.
  @MainActor func later(by delay: TimeInterval) -> AnimatorPart {
    let whole = run.timing.duration
    return run.makePart(start: start + (whole > 0 ? delay / whole : 0))
  }

  /// Pauses when the whole is at `whole`.
  func hold(_ whole: Double) {
    held = (motion, loop.now)
    takeHold(at: whole)
    motion = AnimatorMotion(restingAt: progress)
  }

  /// Prepares for scrubbing from the current progress, when the whole is at `whole`.
  func takeHold(at whole: Double) { grip = (progress, whole) }

  /// Moves to `progress` and discards the paused motion.
  func move(to progress: SIMD3<Double>) {
    held = nil
    motion = AnimatorMotion(restingAt: progress)
  }

  /// Moves the part when the whole is scrubbed to `whole`.
  ///
  /// Progress is linear from the point where scrubbing started to either end, so that nothing jumps. `place`
  /// converts progress to a linear scale, and `progress` converts it back.
  func follow(
    _ whole: Double, place: (Double) -> Double, progress: (Double) -> Double
  ) {
    guard let grip else {
      move(to: SIMD3(repeating: progress(straight(whole, from: 0, at: start))))
      return
    }
    let from = max(grip.whole, start)
    let found =
      whole == from
      ? grip.progress
      : SIMD3(repeating: progress(straight(whole, from: place(grip.progress.z), at: from)))
    move(to: found)
  }

  /// Returns the value on the line from 0 at the start, through `held` at `grip`, to 1 at the end.
  private func straight(_ whole: Double, from held: Double, at grip: Double) -> Double {
    if whole > grip { return held + (1 - held) * (whole - grip) / (1 - grip) }
    return grip > start ? held * max(0, whole - start) / (grip - start) : held
  }

  /// Discards the paused motion.
  func letGo() { held = nil }

  /// Starts a motion.
  func run(_ motion: AnimatorMotion) {
    held = nil
    grip = nil
    self.motion = motion
  }

  /// Continues as if no time had passed since the pause. Returns `false` if the part was moved since.
  func goOn(after delay: CFTimeInterval) -> Bool {
    guard let held else { return false }
    motion = held.motion.delayed(by: loop.now - held.at + delay)
    self.held = nil
    grip = nil
    return true
  }
}
