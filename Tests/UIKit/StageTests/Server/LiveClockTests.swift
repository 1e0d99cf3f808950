import OozeKernel
import Testing

@testable import StageBrowser

@Suite struct LiveClockTests {
  @Test func followsThePageEvenlyThroughJitter() {
    var clock = LiveClock(time: 5, server: 100)
    let first = clock.advance(page: 1000, server: 100)
    #expect(first == 5)
    var last = first
    for frame in 1...60 {
      // Messages arrive up to 4 ms late.
      let server = 100 + Double(frame) / 60 + Double(frame % 5) * 0.001
      let time = clock.advance(page: 1000 + Double(frame) * 1000 / 60, server: server)
      #expect(abs(time - last - 1.0 / 60) < 1e-9)
      last = time
    }
  }

  @Test func neverRunsBackAndNeverStrays() {
    var clock = LiveClock(time: 0, server: 0)
    var generator = SplitMix64(seed: 77)
    var server = 0.0
    var last = 0.0
    for _ in 0..<2000 {
      server += Double.random(in: 0...0.05, using: &generator)
      let claimed = Double.random(in: 0...1e9, using: &generator)
      let time = clock.advance(page: claimed, server: server)
      #expect(time >= last)
      #expect(time <= server + LiveClock.tolerance)
      last = time
    }
  }

  @Test func standsStillWhileNobodyLooks() {
    var clock = LiveClock(time: 0, server: 0)
    #expect(clock.advance(server: 2) == 2)
    clock.resume(server: 500)
    #expect(clock.advance(server: 501) == 3)
    #expect(clock.advance(page: 12, server: 501.5) == 3.5)
  }
}
