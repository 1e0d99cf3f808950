/// The hinge muscle bends the body at its far end with the wave: the best swimmer.
enum HingeMuscle {
  /// The power of bending, in watts for each squared angular speed (rad²/s²): ten of amplitude 0.9
  /// at 1 Hz and half strength use 50 mW, at full strength four times that.
  static let work: Float = 0.001_25

  /// Returns the target angle, in radians.
  ///
  /// - Parameters:
  ///   - drive: Its place in the swing, −1 … 1.
  ///   - turn: The command, −1 … 1, with the sign of the hinge's swing: the whole body bends one way.
  static func target(_ hinge: BodyPlan.Hinge, drive: Float, turn: Float) -> Float {
    let bend = hinge.amplitude * drive + MuscleWave.turnAngle * turn
    return hinge.restAngle + min(max(bend, -largestBend), largestBend)
  }

  /// The largest bend by the wave and the turn together, in radians.
  static let largestBend: Float = 1.2
}
