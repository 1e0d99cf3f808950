import Lowered
import Testing
import UIKit

/// Foundation types that exist only on iOS, as sources use them.
@MainActor @Suite struct DurationTests {
  @Test func watchersAreTold() {
    let clock = LapClock()
    let label = LapLabel()
    var gone: LapLabel? = LapLabel()
    clock.add(label, called: "lap")
    clock.add(gone!, called: "gone")
    gone = nil
    clock.show(65)
    #expect(label.text == "lap 01:05")
    #expect(clock.ago(7200) == "2 hours ago")
  }
}
