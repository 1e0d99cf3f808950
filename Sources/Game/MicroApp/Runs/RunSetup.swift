import Micro

/// The settings of a new run.
@available(iOS 16, *)
struct RunSetup: Sendable {
  /// The creature with which the player starts.
  var creature: Genome
  /// The record of this creature, if it is a kept one.
  var parent: String?
  var seed: UInt64
  var isOfTheDay = false
  var difficulty = Difficulty.normal
  /// The kind of dish; today's is always the shallows.
  var habitat = Habitat.shallows
  /// The body of the player's nemesis, which joins after a minute; `nil` in today's dish, which is the same for all.
  var nemesis: Genome?

  /// The minute of the run in which the nemesis joins.
  private static let minuteOfNemesis = 1

  /// The beginning of the recording of the run.
  var recording: RunRecording {
    let plain = RunRecording(
      level: difficulty, in: habitat, creature: creature, eras: Eras.of(habitat), seed: seed)
    guard let nemesis else { return plain }
    let arrival = Arrival(minute: Self.minuteOfNemesis, genomes: [nemesis])
    let place = plain.arrivals.firstIndex { $0.minute > arrival.minute } ?? plain.arrivals.count
    var arrivals = plain.arrivals
    arrivals.insert(arrival, at: place)
    return RunRecording(
      settings: plain.settings, creature: plain.creature, founders: plain.founders,
      arrivals: arrivals, seed: seed)
  }
}
