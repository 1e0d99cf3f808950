import Testing

@testable import Micro
@testable import ooze_lab

/// The conclusions from lives with a known length and end.
@Suite struct PolicyFindingsTests {
  private func outcome(
    _ policy: PlayerPolicy, minutes: Float, _ cause: CauseOfDeath? = .bite,
    mark: World.Standing? = nil, without: CellType? = nil
  ) -> PolicyMeasurement.Outcome {
    var life = PolicyTrial.Life(time: 60 * minutes, cause: cause, body: SeedCreatures.eel)
    life.killerMark = mark
    return PolicyMeasurement.Outcome(
      level: .easy, policy: policy, without: without, seed: 1, life: life)
  }

  private func findings(_ outcomes: [PolicyMeasurement.Outcome]) -> [String] {
    PolicyReport(outcomes: outcomes).findings(outcomes)
  }

  @Test("a life of a whole minute counts for that minute, and players that don't edit don't count")
  func survival() {
    let lines = findings([
      outcome(.hunter, minutes: 1.9), outcome(.hunter, minutes: 2),
      outcome(.grazer, minutes: 3.99), outcome(.swimmer, minutes: 4, nil),
      outcome(.never, minutes: 9), outcome(.hunter, minutes: 9, without: .eye),
    ])
    #expect(
      Array(lines.prefix(3)) == [
        "| minute | 2 | 3 | 4 |", "|---|---|---|---|", "| alive of 4 that edit | 3 | 2 | 1 |",
      ])
  }

  @Test("three quarters of the best is near it, and less isn't")
  func near() {
    let lines = findings([
      outcome(.swimmer, minutes: 7.5), outcome(.armoured, minutes: 7.4),
      outcome(.hunter, minutes: 4), outcome(.hunter, minutes: 16),
      outcome(.never, minutes: 30),
    ])
    #expect(lines.contains("Within a quarter of the best: swimmer, hunter."))
  }

  @Test("starvation isn't a kill, and players that hide or live aren't counted")
  func deaths() {
    let lines = findings([
      outcome(.never, minutes: 1, .starvation), outcome(.never, minutes: 1, .spike),
      outcome(.poisoner, minutes: 1, .bleeding), outcome(.poisoner, minutes: 1, nil),
      outcome(.hider, minutes: 1, .starvation),
    ])
    #expect(lines.contains("Killed by rivals: 2 of 3 deaths of players that don't hide."))
  }

  @Test("the killers' markers are counted, if they were in sight")
  func marks() {
    let lines = findings([
      outcome(.never, minutes: 1, mark: .deadly), outcome(.hunter, minutes: 1, mark: .deadly),
      outcome(.hunter, minutes: 1, mark: .prey), outcome(.hider, minutes: 1, mark: .contested),
      outcome(.gourmet, minutes: 1),
    ])
    #expect(
      lines.contains(
        "Killers that had been in sight two seconds before: 4, marked deadly 2, contested 1, prey 1."
      ))
  }

  @Test("nothing is reported without lives")
  func nobody() { #expect(findings([]).isEmpty) }
}
