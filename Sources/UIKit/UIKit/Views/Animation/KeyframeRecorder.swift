import QuartzCore

/// Collects the changes of a keyframe animation and creates one animation for each property.
@MainActor final class KeyframeRecorder {
  private struct Entry {
    var change: PropertyChange
    let start: Double
    let end: Double
  }

  private let mode: CAAnimationCalculationMode
  private var entries: [Entry] = []

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  func record(_ change: PropertyChange, _ keyframe: ViewAnimation.Keyframe) {
    entries.append(Entry(change: change, start: keyframe.start, end: keyframe.end))
  }

  /// Starts the recorded changes as parts of `animation`.
  func finish(_ animation: ViewAnimation) {
    var animation = animation
    animation.keyframe = nil
    var rest = entries
    entries = []
    while let first = rest.first {
      let isSame = { (entry: Entry) in
        entry.change.layer === first.change.layer && entry.change.key == first.change.key
      }
      start(rest.filter(isSame), animation)
      rest.removeAll(where: isSame)
    }
  }

  /// Starts the animation of one property, whose entries are in the order of recording.
  private func start(_ entries: [Entry], _ animation: ViewAnimation) {
    var change = entries[0].change
    change.end = PropertyValue(of: change.view, change.layer, change.key)
    let way = waypoints(entries)
    let keyframes = CAKeyframeAnimation(keyPath: change.key)
    keyframes.calculationMode = mode
    keyframes.timingFunction = animation.keyframeTiming
    if mode != .paced && mode != .cubicPaced {
      keyframes.keyTimes = way.map { NSNumber(value: $0.time) }
    }
    let differences = way.map { animatedDifference(from: $0.value, to: change.end.object)?.start }
    if differences.contains(where: { $0 == nil }) {
      keyframes.values = way.compactMap(\.value)
    } else {
      keyframes.isAdditive = true
      keyframes.values = differences.compactMap { $0 }
    }
    animation.start(keyframes, change)
  }

  /// Returns the property's values with their times. Between two keyframes, the value is constant. A keyframe
  /// that begins before the previous one has ended continues from that one's end.
  private func waypoints(_ entries: [Entry]) -> [(time: Double, value: Any?)] {
    let paced = mode == .paced || mode == .cubicPaced
    var way: [(time: Double, value: Any?)] = [(0, entries[0].change.start.object)]
    for entry in entries.sorted(by: { $0.start < $1.start }) {
      let last = way[way.count - 1]
      if entry.start > last.time, !paced { way.append((entry.start, last.value)) }
      way.append((max(entry.end, last.time), entry.change.end.object))
    }
    let last = way[way.count - 1]
    if last.time < 1, !paced { way.append((1, last.value)) }
    return way
  }
}

extension ViewAnimation {
  /// The timing function of keyframes over their whole duration. A list of values can't follow a spring, so
  /// easing replaces it. In a property animator, the animator determines the timing.
  fileprivate var keyframeTiming: CAMediaTimingFunction? {
    guard part == nil else { return nil }
    guard case .curve = pace else { return CAMediaTimingFunction(name: .easeInEaseOut) }
    return timingFunction
  }
}
