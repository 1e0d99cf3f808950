/// The motion of a damped spring from 0 to 1, as a pure function of time in seconds.
///
/// An overdamped spring moves like a critically damped one, as in Core Animation. Its behaviour is also that of
/// WebKit's `SpringSolver`.
package struct SpringCurve: Equatable, Sendable {
  private let frequency: Double
  private let dampingRatio: Double
  private let dampedFrequency: Double
  /// The amount of the sine term (below critical damping), or of the linear term.
  private let b: Double

  /// Creates a curve. `initialVelocity` is in distances per second, positive towards the end.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    frequency = (max(stiffness, .leastNormalMagnitude) / max(mass, .leastNormalMagnitude))
      .squareRoot()
    let critical = 2 * (max(stiffness, 0) * max(mass, 0)).squareRoot()
    dampingRatio = critical > 0 ? max(damping, 0) / critical : 1
    if dampingRatio < 1 {
      dampedFrequency = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      b = (dampingRatio * frequency - initialVelocity) / dampedFrequency
    } else {
      dampedFrequency = 0
      b = frequency - initialVelocity
    }
  }

  package func position(at time: Double) -> Double {
    guard dampingRatio < 1 else { return 1 - (1 + b * time) * exp(-frequency * time) }
    let phase = dampedFrequency * time
    return 1 - exp(-dampingRatio * frequency * time) * (cos(phase) + b * sin(phase))
  }

  /// The part of the distance below which the envelope counts as at rest. With this value the default spring
  /// settles in 1.4727 s, as on iOS.
  private static let restThreshold = 0.001

  package var settlingDuration: Double {
    if dampingRatio < 1 {
      let decay = dampingRatio * frequency
      return decay > 0 ? max(0, log((1 + abs(b)) / Self.restThreshold) / decay) : .infinity
    }
    // (1 + |b|·t)·e^(−ωt) falls after its maximum. The interval is doubled until it contains the solution, and
    // then bisected.
    func rest(_ t: Double) -> Double { (1 + abs(b) * t) * exp(-frequency * t) }
    var high = 1 / frequency
    while rest(high) > Self.restThreshold { high *= 2 }
    return Bisection.interval(from: 0, to: high, halvings: 80) { rest($0) > Self.restThreshold }
      .high
  }
}
