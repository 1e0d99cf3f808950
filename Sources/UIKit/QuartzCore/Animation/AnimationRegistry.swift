/// An animation that was added to a layer.
final class RunningAnimation {
  let key: String
  /// The layer's own copy.
  let animation: CAAnimation
  /// The duration of one run in seconds.
  let duration: CFTimeInterval
  private(set) weak var layer: CALayer?
  /// A number that is unique in the loop and increases in the order of adding.
  let order: Int
  let completions: [AnimationGroupCompletion]
  /// The key paths that it animates.
  let keyPaths: [String]
  /// The snapshot for a transition.
  var snapshot: TransitionSnapshot?
  /// Whether the layer has been in a visible tree since the animation was added.
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

  /// Whether time advances the animation.
  var isMoving: Bool {
    if let progressSource { return progressSource.isMoving }
    return animation.speed != 0 && layer?.isTimeMoving ?? true
  }

  /// The source that the animation follows instead of the layer's time. Such an animation ends when it is
  /// removed, and stays when its layer leaves the visible tree.
  var progressSource: (any AnimationProgressSource)? {
    (animation as? CAPropertyAnimation)?.progressSource
  }
}

/// The animations of one loop, with the notifications about their starts and ends that are pending.
final class AnimationRegistry {
  private enum Event {
    case start(RunningAnimation)
    case stop(RunningAnimation, finished: Bool)
    case deadline(ScheduledAction)
  }

  private var running: [RunningAnimation] = []
  /// Actions that end like animations. They run in order with the ends of animations.
  private var deadlines: [ScheduledAction] = []
  private var events: [Event] = []
  private var count = 0
  private var isDelivering = false

  /// Time no longer advances, and nothing ends. A closure that waits for the end of an animation usually refers
  /// to the animation's layer; this breaks that reference cycle.
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

  /// Whether notifications of a start or an end are pending.
  var hasEvents: Bool { !events.isEmpty }

  /// The time of the next deadline.
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

  /// Ends `animation` early, or records that it finished. Only the first call has an effect.
  func end(_ animation: RunningAnimation, finished: Bool) {
    guard !animation.hasEnded else { return }
    animation.hasEnded = true
    running.removeAll { $0 === animation }
    events.append(.stop(animation, finished: finished))
  }

  /// Ends the animations that have finished, in the order of their ends, and at equal times in the order of
  /// adding. Invalidates every layer with moving animations.
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

  /// Recomputes the values of animations after a layer's clock was changed.
  func clockChanged() {
    for item in running { item.layer?.animationsMoved() }
  }

  /// Ends the animations of layers that have left the visible tree.
  func removeDetached() {
    for item in running
    where item.wasShown && item.layer?.loop == nil && item.progressSource == nil {
      item.layer?.forget(item)
      end(item, finished: false)
    }
  }

  /// Notifies delegates and runs completion blocks. Animations that these begin or end are handled in the same
  /// call.
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
  /// The key paths that the animation, or one inside it, changes.
  fileprivate var animatedKeyPaths: [String] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).flatMap(\.animatedKeyPaths)
    }
    return [(self as? CAPropertyAnimation)?.keyPath].compactMap(\.self)
  }
}
