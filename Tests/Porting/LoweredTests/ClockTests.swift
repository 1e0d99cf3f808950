import Foundation
import Lowered
import Testing

/// Small parts of Objective-C and Core Foundation that libraries use.
@MainActor @Suite struct ClockTests {
  @Test func messagesReachPropertiesOfAnyObject() {
    let clock = Clock()
    clock.send()
    #expect(clock.ticks == ["note"])
  }

  @Test func timersFireAtTheirDate() {
    let clock = Clock()
    let timer = clock.timer(at: Date(timeIntervalSinceReferenceDate: 7e8))
    #expect(timer.fireDate == Date(timeIntervalSinceReferenceDate: 7e8))
    #expect(timer.isValid)
    timer.fire()
    #expect(clock.ticks == ["pond"])
    #expect(!timer.isValid)
  }

  /// Source: Apple, `Timer`: "After ti seconds have elapsed, the timer fires"; intervals that aren't above 0 are 0.1 ms.
  @Test(arguments: [(-1, 0.0001), (0, 0.0001), (0.05, 0.05), (1, 1), (3600, 3600)], [false, true])
  func timersFireFirstAfterTheirInterval(interval: (given: Double, taken: Double), repeats: Bool) {
    let clock = Clock()
    let early = Date()
    let timers = clock.timers(every: interval.given, repeats: repeats)
    let late = Date()
    for (index, timer) in timers.enumerated() {
      // Foundation's own counts on from an interval below 0, which fires as soon.
      if interval.given > 0 { #expect(timer.fireDate >= early + interval.taken, "\(index)") }
      #expect(timer.fireDate <= late + interval.taken, "\(index)")
      timer.invalidate()
    }
  }

  @Test func aFrameworksProtocolNamesASelector() {
    #expect(!Clock().namesHeaders())
  }

  @Test func numbersBecomeLengths() {
    #expect(Clock().width(NSNumber(value: 2.5)) == 2.5)
    #expect(Clock().width(nil) == -1)
  }

  @Test func classesAndRunLoops() {
    #expect(Clock.isItsOwnCoder())
    Clock().wake()
    #expect(Clock().references() > 0)
  }

  /// Source: Apple, SFNTLayoutTypes.h.
  @Test func fontFeaturesHaveTheirNumbers() {
    #expect(FontNumbers.figures == [21, 0, 1])
    #expect(FontNumbers.alternatives == [35, 41])
  }
}
