import Micro
import Testing

@testable import MicroApp

@Suite("The weight of blows") struct ImpactTests {
  private let frame = 1.0 / 60
  private let meal = World.Event.consumed(7, by: 1, cause: .bite, energy: 10)

  @Test("a heavy blow stops time for 60 ms, and the picture shakes until it fades")
  func heavy() {
    var impact = Impact(isMotionReduced: false)
    impact.observe([meal], own: 1, elapsed: frame)
    #expect(impact.pace == 0)
    #expect(impact.zoom > 1)
    var stopped = 0.0
    while impact.pace == 0, stopped < 1 {
      impact.observe([], own: 1, elapsed: frame)
      stopped += frame
    }
    #expect(abs(stopped - 0.06) <= frame, "\(stopped)")
    for _ in 0..<30 {
      impact.observe([], own: 1, elapsed: frame)
      #expect(abs(impact.shift.x) <= 7 && abs(impact.shift.y) <= 7)
    }
    #expect(impact.force == 0)
    #expect(impact.zoom == 1)
    #expect(impact.shift == (0, 0))
  }

  @Test("blows between others, crumbs and the bites of a mouth that holds on don't stop time")
  func light() {
    let events: [World.Event] = [
      .consumed(7, by: 8, cause: .bite, energy: 10), .ate(1, .mote, energy: 2),
      .wounded(1, cell: 0, by: 7, cause: .bite, health: 0.1),
      .wounded(7, cell: 0, by: 8, cause: .spike, health: 9),
    ]
    for event in events {
      var impact = Impact(isMotionReduced: false)
      impact.observe([event], own: 1, elapsed: frame)
      #expect(impact.pace == 1, "\(event)")
    }
  }

  @Test("a deep stab is a heavy blow, for the one who gives it and the one who takes it")
  func stabs() {
    for event in [
      World.Event.wounded(1, cell: 0, by: 7, cause: .spike, health: 5),
      .wounded(7, cell: 0, by: 1, cause: .spike, health: 5),
    ] {
      var impact = Impact(isMotionReduced: false)
      impact.observe([event], own: 1, elapsed: frame)
      #expect(impact.pace == 0)
    }
  }

  @Test("with reduced motion nothing stops and nothing moves")
  func reduced() {
    var impact = Impact(isMotionReduced: true)
    impact.observe([meal], own: 1, elapsed: frame)
    #expect(impact.pace == 1)
    #expect(impact.force == 0)
    #expect(impact.zoom == 1)
  }
}
