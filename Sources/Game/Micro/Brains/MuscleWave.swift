/// The wave that runs along a body, below the level of the brain. Every muscle is an oscillator whose phase lags by its
/// distance from the nucleus, so a new muscle joins the wave.
///
///     s = effort · sin(2π ∫f dt − φ · depth + φm) + the brain's output for this muscle
///
/// The commands modulate it: effort scales the amplitude, tempo the frequency, turn bends the body.
public struct MuscleWave: Hashable, Sendable {
  /// The phase 2π ∫f dt, kept in [0, 2π).
  public internal(set) var phase: Float

  /// Creates a wave with a phase in radians.
  public init(phase: Float = 0) { self.phase = phase }

  /// The bend of a hinge at a full turn command, in radians. It is half of the strongest wave's, so that a turning body
  /// still swims.
  static let turnAngle: Float = 0.45
  /// The shortening of a muscle at a full turn command, as a part of its rest length: half of the strongest wave's, too.
  static let turnStrain: Float = 0.175

  /// Advances the wave by a time step, in seconds.
  ///
  /// - Parameters:
  ///   - frequency: The body's own frequency, in hertz.
  ///   - tempo: The command in [−1, 1]: an octave down to an octave up.
  mutating func advance(by step: Float, frequency: Float, tempo: Float) {
    // Approximates 2^tempo between −1 and 1 by the parabola through ½, 1 and 2. Only monotonicity matters, and this
    // takes three operations per creature and step.
    let octave = 1 + tempo * (0.75 + 0.25 * tempo)
    phase += 2 * .pi * frequency * octave * step
    if phase >= 2 * .pi { phase -= 2 * .pi }
  }

  /// Returns the amplitude's factor in [0, 1] for the command in [−1, 1].
  ///
  /// At 0, the command of a brain without connections, muscles use half of their strength.
  static func amplitude(effort: Float) -> Float { 0.5 + 0.5 * effort }

  /// The current beat: the point at the wave's phase on the unit circle.
  var beat: Vector { Vector(angle: phase) }

  /// Returns the drive of a muscle, in [−1, 1] of its amplitude.
  ///
  /// - Parameters:
  ///   - beat: The beat of the body's wave.
  ///   - lag: The point at φ · depth − φm on the unit circle, which avoids a sine for each muscle.
  ///   - amplitude: The wave's factor in [0, 1].
  ///   - added: The brain's output for this muscle, in [−1, 1].
  static func drive(beat: Vector, lag: Vector, amplitude: Float, added: Float) -> Float {
    min(max(amplitude * lag.cross(beat) + added, -1), 1)
  }
}
