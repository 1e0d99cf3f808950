import Micro
import Testing

@testable import MicroApp

@Suite("Hints of the first run") struct HintsTests {
  private func frame(
    at x: Float = 0, steering: Bool = false, fullness: Float = 1, timeToEdit: Double = 50,
    seesOthers: Bool = false, isCovered: Bool = false, events: [World.Event] = []
  ) -> Hints.Observation {
    Hints.Observation(
      elapsed: 1, place: Vector(x: x, y: 0), isSteering: steering, fullness: fullness,
      timeToEdit: timeToEdit, seesOthers: seesOthers, isCovered: isCovered, events: events,
      creature: 3)
  }

  @Test("one lesson after the other, each until it is understood")
  func order() {
    var hints = Hints(understood: [])
    #expect(hints.observe(frame()).isEmpty)
    #expect(hints.current == .move)
    #expect(hints.observe(frame(at: 20)).isEmpty, "drifting is not steering")
    #expect(
      hints.observe(frame(at: 20, steering: true)).isEmpty,
      "nor is a place that the creature drifted to")
    #expect(hints.observe(frame(at: 25, steering: true)).isEmpty)
    #expect(hints.observe(frame(at: 23, steering: true)) == [.move], "five there, two back")
    #expect(hints.current == .eat)
    #expect(
      hints.observe(frame(events: [.ate(4, .mote, energy: 2)])).isEmpty, "another creature ate")
    #expect(hints.observe(frame(events: [.ate(3, .mote, energy: 2)])) == [.eat])
    #expect(hints.current == nil)
    _ = hints.observe(frame(seesOthers: true))
    #expect(hints.current == .outlines)
    for _ in 0..<12 { _ = hints.observe(frame(seesOthers: true)) }
    #expect(hints.understood.contains(.outlines))
    #expect(hints.current == nil)
    _ = hints.observe(frame(timeToEdit: 10))
    #expect(hints.current == .edit)
    #expect(hints.didEdit() == [.edit])
    #expect(hints.didEdit().isEmpty)
  }

  @Test("danger comes first, and is understood when it is over")
  func danger() {
    var hints = Hints(understood: ["move", "eat", "outlines", "edit"])
    let wound = World.Event.wounded(3, cell: 0, by: 9, cause: .bite, health: 1)
    _ = hints.observe(frame(fullness: 0.1, events: [wound]))
    #expect(hints.current == .survive)
    for _ in 0..<5 { _ = hints.observe(frame(fullness: 0.1)) }
    #expect(hints.current == .hunger)
    #expect(hints.observe(frame(fullness: 0.1)).isEmpty)
    #expect(hints.observe(frame(fullness: 0.1)) == [.survive])
    #expect(hints.observe(frame(events: [.ate(3, .carrion, energy: 1)])) == [.hunger])
  }

  @Test("a covered hint doesn't count as read")
  func covered() {
    var hints = Hints(understood: ["move", "eat"])
    for _ in 0..<30 { _ = hints.observe(frame(seesOthers: true, isCovered: true)) }
    #expect(hints.current == .outlines)
    for _ in 0..<9 { _ = hints.observe(frame(seesOthers: true)) }
    #expect(hints.current == .outlines)
    #expect(hints.observe(frame(seesOthers: true)) == [.outlines])
  }

  @Test("a player who has understood everything, or wants no hints, gets none")
  func silence() {
    let all = Set(Hints.Lesson.allCases.map(\.rawValue))
    let hints = [Hints(understood: all), Hints(understood: [], isSilent: true)]
    for var hint in hints {
      _ = hint.observe(frame(fullness: 0, timeToEdit: 1, seesOthers: true))
      #expect(hint.current == nil)
    }
  }
}
