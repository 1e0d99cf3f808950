import Foundation
import QuartzCore

/// Changes of a property animator that run together: those of its blocks, or of one that was added later.
final class AnimatorPart: AnimationProgressSource {
  /// The run keeps its parts, not the other way round.
  private weak var owner: AnimatorRun?
  private let loop: RenderLoop
  /// When it begins, as a fraction of the animator's duration.
  let start: Double
  private(set) var motion: AnimatorMotion
  /// The motion when it was paused, unless it was moved since.
  private var held: (motion: AnimatorMotion, at: CFTimeInterval)?
  /// Where it was taken hold of, and which fraction of the whole that was.
  private var grip: (progress: SIMD3<Double>, whole: Double)?

  @MainActor init(_ owner: AnimatorRun, start: Double, progress: Double) {
    self.owner = owner
    self.start = start
    loop = RenderLoop.current
    motion = AnimatorMotion(restingAt: SIMD3(repeating: progress))
  }

  package var progress: SIMD3<Double> { motion.progress(at: loop.now) }

  package var isMoving: Bool {
    if case .rest = motion.shape { return false }
    return loop.now < motion.end
  }

  /// The animator that it is a part of. Blocks run within it only, so it is there.
  @MainActor var run: AnimatorRun {
    guard let owner else { preconditionFailure("a part outlived its property animator") }
    return owner
  }

  /// A part that begins `delay` seconds later than this one.
  @MainActor func later(by delay: TimeInterval) -> AnimatorPart {
    let whole = run.timing.duration
    return run.makePart(start: start + (whole > 0 ? delay / whole : 0))
  }

  /// Pauses where the whole is at `whole`.
  func hold(_ whole: Double) {
    held = (motion, loop.now)
    takeHold(at: whole)
    motion = AnimatorMotion(restingAt: progress)
  }

  /// Will be moved by hand from where it is, where the whole is at `whole`.
  func takeHold(at whole: Double) { grip = (progress, whole) }

  /// Stands at `progress`, and will not go on as before.
  func move(to progress: SIMD3<Double>) {
    held = nil
    motion = AnimatorMotion(restingAt: progress)
  }

  /// Follows the hand that moves the whole to `whole`: straight from where it was taken hold of to either end,
  /// so that it does not jump. `place` and `progress` turn progress into what moves evenly, and back.
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

  /// On the line from 0 at the start over `held` at `grip` to 1 at the end.
  private func straight(_ whole: Double, from held: Double, at grip: Double) -> Double {
    if whole > grip { return held + (1 - held) * (whole - grip) / (1 - grip) }
    return grip > start ? held * max(0, whole - start) / (grip - start) : held
  }

  /// Forgets what it did before it was paused.
  func letGo() { held = nil }

  /// Sets off.
  func run(_ motion: AnimatorMotion) {
    held = nil
    grip = nil
    self.motion = motion
  }

  /// Goes on as if no time had passed since it was paused; `false` when it was moved since.
  func goOn(after delay: CFTimeInterval) -> Bool {
    guard let held else { return false }
    motion = held.motion.delayed(by: loop.now - held.at + delay)
    self.held = nil
    grip = nil
    return true
  }
}
