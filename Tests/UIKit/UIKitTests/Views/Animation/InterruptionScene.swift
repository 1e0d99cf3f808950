import Foundation
import Stage
import Testing

/// A view whose position and width are animated in every way at random times, together with the expected
/// results: the final values and the completions.
@MainActor final class InterruptionScene {
  /// One of the two animated properties.
  enum Track: Int, CaseIterable {
    case place, width
  }

  /// A property animator with its distance.
  final class Entry {
    let animator: UIViewPropertyAnimator
    let track: Track
    var way: CGFloat
    let name: String

    init(_ animator: UIViewPropertyAnimator, _ track: Track, _ way: CGFloat, _ name: String) {
      self.animator = animator
      self.track = track
      self.way = way
      self.name = name
    }
  }

  let box = MovingBox()
  var random: SplitMix
  /// The expected final value of each property.
  private(set) var goals: [CGFloat] = [50, 2000]
  private(set) var entries: [Entry] = []
  /// The number of calls of each completion.
  private(set) var told: [String: Int] = [:]
  private(set) var expected: Set<String> = []
  /// The nominal ends of blocks that can't be stopped, in the order in which they were reported.
  private(set) var ends: [Double] = []
  private var count = 0

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    box.stage.makeCurrent()
    box.view.bounds.size.width = goals[1]
    box.stage.advance(by: 0.1)
  }

  // MARK: Visible values

  func shown(_ track: Track) -> CGFloat {
    let layer = box.view.layer.presentation() ?? box.view.layer
    return track == .place ? layer.position.x : layer.bounds.width
  }

  var shown: [CGFloat] { Track.allCases.map(shown) }

  func pass(_ seconds: Double) { box.stage.advance(by: seconds) }

  var running: [Entry] { entries.filter { $0.animator.isRunning } }
  var paused: [Entry] { entries.filter { $0.animator.state == .active && !$0.animator.isRunning } }

  func pick<T>(_ list: [T]) -> T? { list.isEmpty ? nil : list[random.next(list.count)] }

  func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(random.next(1 << 20)) / Double(1 << 20)
  }

  // MARK: Actions

  private func set(_ track: Track, _ value: CGFloat) {
    switch track {
    case .place: box.view.center.x = value
    case .width: box.view.bounds.size.width = value
    }
  }

  /// Returns a target value. Widths are so large that changes taken back by animators don't make them negative.
  private func value(_ track: Track) -> CGFloat {
    CGFloat(number(20, 380)) + (track == .width ? 1800 : 0)
  }

  /// Sets a new goal. Returns it with the distance to it.
  func newGoal(_ track: Track) -> (goal: CGFloat, way: CGFloat) {
    let goal = value(track)
    let way = goal - goals[track.rawValue]
    goals[track.rawValue] = goal
    return (goal, way)
  }

  private func newName() -> String {
    count += 1
    expected.insert("\(count)")
    return "\(count)"
  }

  private func tell(_ name: String) { told[name, default: 0] += 1 }

  /// Returns a completion for a block that ends after `seconds`.
  private func completion(_ seconds: Double) -> (Bool) -> Void {
    let (name, end) = (newName(), box.stage.time + seconds)
    return { [unowned self] finished in
      #expect(finished)
      tell(name)
      ends.append(end)
    }
  }

  /// Animates a block. Returns the required change of velocity.
  func animateBlock(_ track: Track) -> CGFloat {
    let (goal, way) = newGoal(track)
    let duration = number(0.1, 1)
    // The initial slope of each curve. Ease-out is omitted because its acceleration is infinite at the start.
    let curves: [(UIView.AnimationOptions, Double)] = [
      (.curveEaseInOut, 0), (.curveEaseIn, 0), (.curveLinear, 1),
    ]
    let (curve, slope) = curves[random.next(curves.count)]
    UIView.animate(
      withDuration: duration, delay: 0, options: curve, animations: { self.set(track, goal) },
      completion: completion(duration))
    return way * CGFloat(slope / duration)
  }

  func animateSpring(_ track: Track) -> CGFloat {
    let (goal, way) = newGoal(track)
    let duration = number(0.2, 1)
    let velocity = random.next(2) == 0 ? 0 : number(-4, 4)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(number(0.4, 1)),
      initialSpringVelocity: CGFloat(velocity), animations: { self.set(track, goal) },
      completion: completion(duration))
    return way * CGFloat(velocity)
  }

  func animateKeyframes(_ track: Track) {
    let (goal, _) = newGoal(track)
    let duration = number(0.2, 1)
    let middle = value(track)
    let done = completion(duration)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic
    ) {
      for (index, value) in [middle, goal].enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 2, relativeDuration: 0.5) {
          self.set(track, value)
        }
      }
    } completion: {
      done($0)
    }
  }

  func startAnimator(_ track: Track) {
    let (goal, way) = newGoal(track)
    let duration = number(0.2, 1)
    let changes = { self.set(track, goal) }
    let animator =
      random.next(2) == 0
      ? UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: changes)
      : UIViewPropertyAnimator(
        duration: duration, dampingRatio: CGFloat(number(0.4, 1)), animations: changes)
    let entry = Entry(animator, track, way, newName())
    animator.addCompletion { [unowned self, unowned entry] position in
      tell(entry.name)
      if position == .start { goals[track.rawValue] -= entry.way }
    }
    entries.append(entry)
    animator.startAnimation()
  }

  /// Gives a running animator another target.
  func retarget(_ entry: Entry) {
    let (goal, way) = newGoal(entry.track)
    entry.way += way
    entry.animator.addAnimations { self.set(entry.track, goal) }
  }

  /// Stops at the current position, where the animated properties stay.
  func stop(_ entry: Entry) {
    entry.animator.stopAnimation(false)
    let layer = box.view.layer
    goals[entry.track.rawValue] = entry.track == .place ? layer.position.x : layer.bounds.width
    entry.animator.finishAnimation(at: .current)
  }

  func stopForGood(_ entry: Entry) {
    expected.remove(entry.name)
    entry.animator.stopAnimation(true)
    let layer = box.view.layer
    goals[entry.track.rawValue] = entry.track == .place ? layer.position.x : layer.bounds.width
  }
}
