/// An animation that was added to a layer.
final class RunningAnimation {
  let key: String
  /// The layer's own copy.
  let animation: CAAnimation
  /// Seconds of one run.
  let duration: CFTimeInterval
  private(set) weak var layer: CALayer?
  /// Unique in the loop, in the order of adding.
  let order: Int
  let completions: [AnimationGroupCompletion]
  /// The key paths that it animates.
  let keyPaths: [String]
  /// The snapshot that a transition leaves.
  var snapshot: TransitionSnapshot?
  /// Whether the layer was in a shown tree since.
  var wasShown = false
  fileprivate(set) var hasEnded = false

  init(
    key: String, animation: CAAnimation, duration: CFTimeInterval, layer: CALayer, order: Int,
    completions: [AnimationGroupCompletion]
  ) {
    self.key = key
    self.animation = animation
    self.duration = duration
    self.layer = layer
    self.order = order
    self.completions = completions
    keyPaths = animation.animatedKeyPaths
  }

  /// Whether time passes for it.
  var isMoving: Bool {
    if let progressSource { return progressSource.isMoving }
    return animation.speed != 0 && layer?.isTimeMoving ?? true
  }

  /// The source that it follows instead of the layer's time. Such an animation ends when it is removed,
  /// and stays with its layer when that leaves the shown tree.
  var progressSource: (any AnimationProgressSource)? {
    (animation as? CAPropertyAnimation)?.progressSource
  }
}

/// All animations of one loop, and whom to tell that one began or ended.
final class AnimationRegistry {
  private enum Event {
    case start(RunningAnimation)
    case stop(RunningAnimation, finished: Bool)
    case deadline(ScheduledAction)
  }

  private var running: [RunningAnimation] = []
  /// What comes to its end as an animation does, and is told in order with the ends of animations.
  private var deadlines: [ScheduledAction] = []
  private var events: [Event] = []
  private var count = 0
  private var isDelivering = false

  /// No time passes any more, and nothing ends. What waits for the end of an animation mostly refers to the
  /// layer that has it: they let go of each other here.
  deinit { letGo() }

  func letGo() {
    let forgotten = (running, deadlines, events)
    (running, deadlines, events) = ([], [], [])
    for animation in forgotten.0 { animation.layer?.forget(animation) }
    for deadline in forgotten.1 { deadline.cancel() }
  }

  func needsFrame(at time: CFTimeInterval) -> Bool {
    !events.isEmpty || running.contains(where: \.isMoving)
      || nextDeadline.map { $0 <= time + MediaTiming.tolerance } ?? false
  }

  /// Whether somebody is to be told of a start or an end.
  var hasEvents: Bool { !events.isEmpty }

  /// When the next deadline is.
  var nextDeadline: CFTimeInterval? {
    deadlines.lazy.filter(\.isPending).map(\.deadline).min()
  }

  func addDeadline(
    at time: CFTimeInterval, _ action: @escaping () -> Void
  ) -> ScheduledAction {
    let deadline = ScheduledAction(deadline: time, order: nextOrder(), action: action)
    deadlines.append(deadline)
    return deadline
  }

  func nextOrder() -> Int {
    count += 1
    return count
  }

  func add(_ animation: RunningAnimation) {
    running.append(animation)
    events.append(.start(animation))
  }

  /// Ends `animation` before its time, or tells that it came to its end. Happens once: later calls do
  /// nothing.
  func end(_ animation: RunningAnimation, finished: Bool) {
    guard !animation.hasEnded else { return }
    animation.hasEnded = true
    running.removeAll { $0 === animation }
    events.append(.stop(animation, finished: finished))
  }

  /// Ends what has come to its end, in the order of the ends, and at one time in the order of adding. Marks
  /// every layer whose animations move.
  func advance(to time: CFTimeInterval) {
    var ended: [(end: CFTimeInterval, order: Int, event: Event)] = []
    deadlines.removeAll { !$0.isPending }
    for deadline in deadlines where deadline.deadline <= time + MediaTiming.tolerance {
      ended.append((deadline.deadline, deadline.order, .deadline(deadline)))
    }
    for item in running {
      guard let layer = item.layer else {
        end(item, finished: false)
        continue
      }
      if !item.wasShown && layer.loop != nil { item.wasShown = true }
      let local = layer.localTime(time)
      if item.progressSource == nil
        && item.animation.timing.hasEnded(at: local, duration: item.duration)
      {
        let end = item.animation.timing.endTime(item.duration)
        ended.append((layer.loopTime(end), item.order, .stop(item, finished: true)))
        layer.animationsMoved()
      } else if item.isMoving {
        layer.animationsMoved()
      }
    }
    ended.sort { ($0.end, $0.order) < ($1.end, $1.order) }
    for (_, _, event) in ended {
      switch event {
      case .stop(let item, let finished):
        if item.animation.isRemovedOnCompletion { item.layer?.forget(item) }
        end(item, finished: finished)
      case .start, .deadline: events.append(event)
      }
    }
    deliver()
  }

  /// A layer's clock was changed: what its animations show has to be found anew.
  func clockChanged() {
    for item in running { item.layer?.animationsMoved() }
  }

  /// Ends the animations of layers that were taken out of the shown tree.
  func removeDetached() {
    for item in running
    where item.wasShown && item.layer?.loop == nil && item.progressSource == nil {
      item.layer?.forget(item)
      end(item, finished: false)
    }
  }

  /// Tells delegates and completion blocks. What they begin and end is told in the same call.
  func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !events.isEmpty {
      switch events.removeFirst() {
      case .start(let item):
        if item.layer?.loop != nil { item.wasShown = true }
        item.animation.delegate?.animationDidStart(item.animation)
      case .stop(let item, let finished):
        item.animation.delegate?.animationDidStop(item.animation, finished: finished)
        for completion in item.completions { completion.leave() }
      case .deadline(let deadline):
        deadlines.removeAll { $0 === deadline }
        deadline.run()
      }
    }
  }
}

extension CAAnimation {
  /// The key paths that the animation, or one in it, changes.
  fileprivate var animatedKeyPaths: [String] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).flatMap(\.animatedKeyPaths)
    }
    return [(self as? CAPropertyAnimation)?.keyPath].compactMap(\.self)
  }
}
