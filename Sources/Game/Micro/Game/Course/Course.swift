/// The events of a run besides its creatures' doings: weather, waves of evolved opponents, and more
/// opponents from minute to minute.
///
/// It is a function of the step, so that a save keeps what it was made of and nothing else.
public struct Course: Hashable, Sendable {
  /// `nil` for runs without any: those that version 1 of the saves began.
  public let weather: Weather?
  /// The waves that join, in the order in which they do.
  public let arrivals: [Arrival]

  /// An event that a player is told some seconds before.
  public enum Announcement: Hashable, Sendable {
    case weather(Weather.Spell)
    case arrival
  }

  public init(weather: Weather?, arrivals: [Arrival]) {
    self.weather = weather
    self.arrivals = arrivals
  }

  /// - Parameter seed: Of the run.
  init(settings: RunSettings, arrivals: [Arrival], seed: UInt64) {
    self.init(weather: settings.hasWeather ? Weather(seed: seed) : nil, arrivals: arrivals)
  }

  /// The event within the next `Weather.warning` steps; waves come before weather. O(arrivals).
  public func announcement(at step: UInt64) -> Announcement? {
    for arrival in arrivals
    where arrival.step > step && arrival.step - step <= Weather.warning && !arrival.isPrey {
      return .arrival
    }
    return weather?.forecast(at: step).map { .weather($0) }
  }

  /// Takes an arena on by a step, with all that comes over it.
  ///
  /// - Parameter steps: The steps that were taken before.
  func step(_ arena: inout Arena, after steps: UInt64, settings: RunSettings) {
    weather?.act(on: &arena.world, at: steps)
    arena.step()
    let now = steps + 1
    for arrival in arrivals where arrival.step == now { arena.admit(arrival) }
    if arena.world.opponentCount < settings.opponents(after: now) { arena.breed(atMost: 1) }
  }
}
