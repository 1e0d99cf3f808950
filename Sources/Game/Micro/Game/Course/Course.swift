/// The scheduled events of a run: weather, waves of evolved opponents, and more opponents from minute to minute.
///
/// It is a function of the step, so a save needs only its parameters.
public struct Course: Hashable, Sendable {
  /// The weather; `nil` for runs without any, which were started by version 1 of the saves.
  public let weather: Weather?
  /// The waves that join, in order.
  public let arrivals: [Arrival]

  /// An event that is announced to the player some seconds before.
  public enum Announcement: Hashable, Sendable {
    /// A spell of weather.
    case weather(Weather.Spell)
    /// A wave of opponents.
    case arrival
  }

  /// Creates a course.
  public init(weather: Weather?, arrivals: [Arrival]) {
    self.weather = weather
    self.arrivals = arrivals
  }

  /// Creates the course of a run.
  ///
  /// - Parameter seed: The seed of the run.
  init(settings: RunSettings, arrivals: [Arrival], seed: UInt64) {
    self.init(weather: settings.hasWeather ? Weather(seed: seed) : nil, arrivals: arrivals)
  }

  /// Returns the event within the next `Weather.warning` steps. Waves come before weather.
  ///
  /// - Complexity: O(arrivals).
  public func announcement(at step: UInt64) -> Announcement? {
    for arrival in arrivals
    where arrival.step > step && arrival.step - step <= Weather.warning && !arrival.isPrey {
      return .arrival
    }
    return weather?.forecast(at: step).map { .weather($0) }
  }

  /// Returns the next wave that isn't prey; `nil` if there is none.
  public func nextArrival(after step: UInt64) -> Arrival? {
    arrivals.filter { $0.step > step && !$0.isPrey }.min { $0.step < $1.step }
  }

  /// Advances an arena by a step, with all events that are due.
  ///
  /// - Parameter steps: The number of steps before this one.
  func step(_ arena: inout Arena, after steps: UInt64, settings: RunSettings) {
    weather?.act(on: &arena.world, at: steps)
    arena.step()
    let now = steps + 1
    for arrival in arrivals where arrival.step == now { arena.admit(arrival) }
    if arena.world.opponentCount < settings.opponents(after: now) { arena.breed(atMost: 1) }
  }
}
