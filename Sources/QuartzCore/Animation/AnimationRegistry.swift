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
  /// What a transition goes away from.
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
  }

  /// Whether time passes for it.
  var isMoving: Bool { animation.speed != 0 && layer?.isTimeMoving ?? true }
}

/// All animations of one loop, and whom to tell that one began or ended.
final class AnimationRegistry {
  private enum Event {
    case start(RunningAnimation)
    case stop(RunningAnimation, finished: Bool)
  }

  private var running: [RunningAnimation] = []
  private var events: [Event] = []
  private var count = 0
  private var isDelivering = false

  func needsFrame(at time: CFTimeInterval) -> Bool {
    !events.isEmpty || running.contains(where: \.isMoving)
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
    var ended: [(end: CFTimeInterval, animation: RunningAnimation)] = []
    for item in running {
      guard let layer = item.layer else {
        end(item, finished: false)
        continue
      }
      if !item.wasShown && layer.loop != nil { item.wasShown = true }
      let local = layer.localTime(time)
      if item.animation.timing.hasEnded(at: local, duration: item.duration) {
        let end = item.animation.timing.endTime(item.duration)
        ended.append((layer.loopTime(end), item))
        layer.invalidateNode()
      } else if item.isMoving {
        layer.invalidateNode()
      }
    }
    ended.sort { ($0.end, $0.animation.order) < ($1.end, $1.animation.order) }
    for (_, item) in ended {
      if item.animation.isRemovedOnCompletion { item.layer?.forget(item) }
      end(item, finished: true)
    }
    deliver()
  }

  /// A layer's clock was changed: what its animations show has to be found anew.
  func clockChanged() {
    for item in running { item.layer?.invalidateNode() }
  }

  /// Ends the animations of layers that were taken out of the shown tree.
  func removeDetached() {
    for item in running where item.wasShown && item.layer?.loop == nil {
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
      }
    }
  }
}
