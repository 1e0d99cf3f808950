import CoreGraphics
import Foundation
import QuartzCore

/// The run of a property animator, with its state, its parts and their clock.
@MainActor final class AnimatorRun {
  weak var animator: UIViewPropertyAnimator?
  let parameters: any UITimingCurveProvider
  let timing: AnimatorTiming
  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isRunning = false
  private(set) var isReversed = false
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  private(set) lazy var changes = AnimatorChanges(self)

  private var pending: [(block: () -> Void, delayFactor: Double)] = []
  /// The parts. The first one lasts for the whole duration.
  private var parts: [AnimatorPart] = []
  private var progressOfNewParts = 0.0
  /// The fraction to which the animator was scrubbed.
  private var handed: Double?
  /// The nested animations that end together with this one.
  private var groups: [ViewAnimationGroup] = []
  private var deadline: ScheduledAction?
  private var loop = RenderLoop.current

  init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
    self.parameters = parameters
    timing = AnimatorTiming(parameters, duration: duration)
  }

  private var goal: Double { isReversed ? 0 : 1 }
  private var position: UIViewAnimatingPosition { isReversed ? .start : .end }

  // MARK: Blocks

  func add(_ block: @escaping () -> Void, delayFactor: Double) {
    guard state == .active else {
      pending.append((block, delayFactor))
      return
    }
    let place = place
    let part = makePart(start: place + (1 - place) * delayFactor)
    part.takeHold(at: whole)
    perform(block, part)
    guard isRunning, !isReversed else { return }
    let left = max(0, parts[0].motion.end - loop.now)
    part.run(
      timing.lasting(left * (1 - delayFactor)).run(
        from: .zero, to: 1, begin: loop.now + left * delayFactor))
    changes.progressChanged()
    schedule()
  }

  func makePart(start: Double) -> AnimatorPart {
    let part = AnimatorPart(self, start: min(start, 1), progress: progressOfNewParts)
    parts.append(part)
    return part
  }

  func wait(for group: ViewAnimationGroup) {
    group.enter()
    groups.append(group)
  }

  private func activate() {
    state = .active
    loop = RenderLoop.current
    progressOfNewParts = isReversed ? 1 : 0
    let whole = makePart(start: 0)
    let blocks = pending
    pending = []
    for (block, delayFactor) in blocks {
      perform(block, delayFactor == 0 ? whole : makePart(start: delayFactor))
    }
    progressOfNewParts = 0
  }

  private func perform(_ block: () -> Void, _ part: AnimatorPart) {
    var animation = ViewAnimation(
      duration: timing.duration, pace: .curve(.easeInOut),
      group: ViewAnimationGroup(completion: nil))
    animation.part = part
    ViewAnimation.record(animation, changes: block)
  }

  // MARK: Time

  /// The position in the whole duration, 0…1 from the start.
  ///
  /// A spring may pass the same progress more than once. While it runs, its time determines the position;
  /// otherwise, its progress does.
  private var place: Double {
    guard let whole = parts.first else { return 0 }
    guard timing.isSpring, isRunning, whole.motion.duration > 0 else {
      return timing.place(of: whole.progress.z)
    }
    let part = ((loop.now - whole.motion.begin) / whole.motion.duration).clamped(to: 0...1)
    return isReversed ? 1 - part : part
  }

  /// The completed fraction of the progress, or of the time, from the start.
  private var whole: Double {
    guard let whole = parts.first, let animator else { return 0 }
    if let handed, !isRunning { return handed }
    return animator.scrubsLinearly
      ? whole.progress.z.clamped(to: 0...1) : timing.place(of: whole.progress.z)
  }

  var fraction: CGFloat { CGFloat(isReversed ? 1 - whole : whole) }

  func start(after delay: TimeInterval) {
    if state == .inactive { activate() }
    guard !isRunning else { return }
    let held = parts.filter { !$0.goOn(after: delay) }
    go(held, at: place, after: delay)
    isRunning = true
    schedule()
  }

  func pause() {
    if state == .inactive { activate() }
    guard isRunning else { return }
    let whole = whole
    isRunning = false
    handed = nil
    deadline?.cancel()
    for part in parts { part.hold(whole) }
  }

  func scrub(to fraction: CGFloat) {
    pause()
    let wanted = Double(fraction).clamped(to: 0...1)
    let whole = isReversed ? 1 - wanted : wanted
    let isLinear = animator?.scrubsLinearly ?? true
    for part in parts {
      part.follow(
        whole, place: { isLinear ? $0 : timing.place(of: $0) },
        progress: { isLinear ? $0 : timing.progress(at: $0) })
    }
    handed = whole
    changes.progressChanged()
  }

  func reverse(_ reversed: Bool) {
    guard reversed != isReversed else { return }
    let place = place
    isReversed = reversed
    guard isRunning else {
      for part in parts { part.letGo() }
      return
    }
    go(parts, at: place)
    schedule()
  }

  func go(on parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    if parameters == nil && durationFactor == 0 {
      start(after: 0)
      return
    }
    let pace = parameters.map { AnimatorTiming($0, duration: timing.duration) } ?? timing
    let place = place
    let left = isReversed ? place : 1 - place
    let seconds = (durationFactor > 0 ? durationFactor : left) * timing.duration
    for part in parts {
      let (progress, velocity) = (part.progress, part.motion.velocity(at: loop.now))
      var wait = 0.0
      if !isReversed, progress.z == 0, part.start > place {
        wait = seconds * (part.start - place) / (1 - place)
      }
      let (begin, paced) = (loop.now + wait, pace.lasting(seconds - wait))
      if parameters != nil || pace.isSpring {
        part.run(paced.run(from: progress, to: goal, velocity: velocity, begin: begin))
      } else {
        part.run(
          pace.turn(
            from: progress, to: goal, velocity: velocity, begin: begin, seconds: seconds - wait))
      }
    }
    isRunning = true
    schedule()
  }

  /// Starts `parts` from their current progress and velocity towards the goal. `place` is the position of
  /// the whole.
  private func go(_ parts: [AnimatorPart], at place: Double, after delay: TimeInterval = 0) {
    for part in parts {
      let (progress, velocity) = (part.progress, part.motion.velocity(at: loop.now))
      let pace = timing.lasting((1 - part.start) * timing.duration)
      let begin = loop.now + delay
      if isReversed && progress.z == 0 && velocity == .zero {
        part.move(to: .zero)
      } else if !isReversed && progress.z == 0 && velocity == .zero {
        let wait = max(0, part.start - place) * timing.duration
        part.run(pace.run(from: progress, to: goal, begin: begin + wait))
      } else {
        part.run(pace.turn(from: progress, to: goal, velocity: velocity, begin: begin))
      }
    }
    changes.progressChanged()
  }

  private func schedule() {
    deadline?.cancel()
    let end = parts.map(\.motion.end).max() ?? loop.now
    // The closure retains the animator until then.
    deadline = loop.end(at: max(end, loop.now)) { [animator] in
      MainActor.assumeIsolated { animator?.run.arrive() }
    }
  }

  private func arrive() {
    isRunning = false
    handed = nil
    deadline = nil
    for part in parts { part.move(to: SIMD3(repeating: goal)) }
    if animator?.pausesOnCompletion == true { return }
    changes.finish(at: position)
    complete(at: position)
  }

  // MARK: Ending

  func stop() {
    guard state == .active else { return }
    isRunning = false
    deadline?.cancel()
    changes.stop()
    state = .stopped
  }

  func finishStopped(at position: UIViewAnimatingPosition) {
    changes.finish(at: position)
    complete(at: position)
  }

  /// Becomes inactive without calling completions, except those of nested animations.
  func forget(finished: Bool) {
    state = .inactive
    isReversed = false
    handed = nil
    changes.forget()
    parts = []
    completions = []
    let groups = groups
    self.groups = []
    for group in groups { group.leave(finished: finished) }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let (animator, told) = (animator, completions)
    forget(finished: position == .end)
    withExtendedLifetime(animator) {
      for completion in told { completion(position) }
    }
  }
}
