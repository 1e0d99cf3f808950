import CoreText
import UIKit

/// Messages to any object, timers that fire at a date, and what Core Foundation says of both.
public final class Clock: NSObject {
  public private(set) var ticks: [String] = []
  private var receiver: AnyObject?

  @available(swift, deprecated: 1.0, obsoleted: 2.0, renamed: "tick")
  @objc public func beat(_ timer: Timer) {}

  @objc func tick(_ timer: Timer) { ticks.append(timer.userInfo as? String ?? "nothing") }
  @objc func note() { ticks.append("note") }

  public func timer(at date: Date) -> Timer {
    Timer(
      fireAt: date, interval: 60, target: self, selector: #selector(tick(_:)), userInfo: "pond",
      repeats: false)
  }

  /// Timers of one interval, made in every way.
  public func timers(every interval: TimeInterval, repeats: Bool) -> [Timer] {
    [
      Timer(
        timeInterval: interval, target: self, selector: #selector(tick(_:)), userInfo: nil,
        repeats: repeats),
      Timer(timeInterval: interval, repeats: repeats) { _ in },
      .init(timeInterval: interval, repeats: repeats, block: { _ in }),
      Timer.scheduledTimer(
        timeInterval: interval, target: self, selector: #selector(tick(_:)), userInfo: nil,
        repeats: repeats),
      Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in },
    ]
  }

  public func send() {
    receiver = self
    receiver?.performSelector(onMainThread: #selector(note), with: nil, waitUntilDone: true)
    receiver = nil
    receiver?.performSelector(onMainThread: #selector(note), with: nil, waitUntilDone: true)
  }

  public func namesHeaders() -> Bool {
    responds(to: #selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:)))
  }

  public class func isItsOwnCoder() -> Bool { self.classForCoder() == Clock.self }
  public func width(_ number: NSNumber?) -> CGFloat { number.flatMap(CGFloat.init) ?? -1 }
  public func wake() { CFRunLoopWakeUp(CFRunLoopGetCurrent()) }

  public func references() -> Int {
    let before = CFGetRetainCount(self)
    let more = [self, self]
    return withExtendedLifetime(more) { CFGetRetainCount(self) - before }
  }
}
