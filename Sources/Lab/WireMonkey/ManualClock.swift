import StageBrowser

/// A server clock that only advances when it is told to.
@MainActor final class ManualClock: ServerClock {
  private(set) var seconds = 0.0
  /// Whether a callback scheduled itself for the same moment again and again.
  private(set) var isStuck = false
  private var alarms: [Alarm] = []
  private var lastNumber = 0

  private struct Alarm {
    let number: Int
    let time: Double
    let action: @MainActor () -> Void
  }

  /// The number of callbacks at one moment that counts as an endless chain.
  private static let maximumChain = 1000

  func schedule(
    after delay: Double, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    lastNumber += 1
    let number = lastNumber
    alarms.append(Alarm(number: number, time: seconds + max(0, delay), action: action))
    return { [weak self] in self?.alarms.removeAll { $0.number == number } }
  }

  /// Advances time to `time` and runs the callbacks that are due, in order.
  func advance(to time: Double) {
    var chain = 0
    while let index = alarms.indices.min(by: {
      (alarms[$0].time, alarms[$0].number) < (alarms[$1].time, alarms[$1].number)
    }), alarms[index].time <= time {
      let alarm = alarms.remove(at: index)
      chain = alarm.time > seconds ? 0 : chain + 1
      guard chain < Self.maximumChain else {
        isStuck = true
        break
      }
      seconds = max(seconds, alarm.time)
      alarm.action()
    }
    seconds = max(seconds, time)
  }
}
