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
