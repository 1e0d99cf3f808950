/// The wave that runs along a body, under the brain: every muscle is an oscillator whose phase lags
/// by its distance from the nucleus, so a muscle that is added joins the wave.
///
///     s = effort · sin(2π ∫f dt − φ · depth + φm) + what the brain adds to this muscle
///
/// The commands modulate it: effort scales the amplitude, tempo the frequency, turn bends the body.
public struct MuscleWave: Hashable, Sendable {
  /// 2π ∫f dt, kept in [0, 2π).
  public internal(set) var phase: Float

  public init(phase: Float = 0) { self.phase = phase }

  /// How far a full turn command bends a hinge, in radians, and shortens a muscle, as a part of its
  /// rest length. Half of what the strongest wave does, so that a turning body still swims.
  static let turnAngle: Float = 0.45
  static let turnStrain: Float = 0.175

  /// Moves the wave on by a time step, in seconds.
  ///
  /// - Parameters:
  ///   - frequency: The body's own frequency, in hertz.
  ///   - tempo: The command in [−1, 1]: an octave down, an octave up.
  mutating func advance(by step: Float, frequency: Float, tempo: Float) {
    // 2^tempo between −1 and 1 by the parabola through ½, 1 and 2: what matters is that it is
    // monotonic and takes three operations a creature and step.
    let octave = 1 + tempo * (0.75 + 0.25 * tempo)
    phase += 2 * .pi * frequency * octave * step
    if phase >= 2 * .pi { phase -= 2 * .pi }
  }

  /// The amplitude's factor in [0, 1] for the command in [−1, 1].
  ///
  /// At 0, where a brain without connections stands, half of the muscles' strength is used.
  static func amplitude(effort: Float) -> Float { 0.5 + 0.5 * effort }

  /// Where the wave is now: the point at its phase on the unit circle.
  var beat: Vector { Vector(angle: phase) }

  /// How far a muscle is moved, in [−1, 1] of its amplitude.
  ///
  /// - Parameters:
  ///   - beat: Of the body's wave.
  ///   - lag: The point at φ · depth − φm on the unit circle: with it, no muscle takes a sine.
  ///   - amplitude: The wave's factor in [0, 1].
  ///   - added: What the brain adds to this muscle, in [−1, 1].
  static func drive(beat: Vector, lag: Vector, amplitude: Float, added: Float) -> Float {
    min(max(amplitude * lag.cross(beat) + added, -1), 1)
  }
}
