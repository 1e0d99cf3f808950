/// The hinge muscle bends the body at its far end with the wave: the best swimmer.
enum HingeMuscle {
  /// The power of bending, in watts for each squared angular speed (rad²/s²): ten of amplitude 0.9
  /// at 1 Hz and half strength use 50 mW, at full strength four times that.
  static let work: Float = 0.001_25

  /// The angle to move to, in radians.
  ///
  /// - Parameters:
  ///   - drive: Where it is in its swing, −1 … 1.
  ///   - turn: The command, −1 … 1, as `sense(of:in:)` gives it for this hinge: the whole body bends
  ///     one way.
  static func target(_ hinge: BodyPlan.Hinge, drive: Float, turn: Float) -> Float {
    let bend = hinge.amplitude * drive + MuscleWave.turnAngle * turn
    return hinge.restAngle + min(max(bend, -largestBend), largestBend)
  }

  /// The sign by which a hinge bends for a turn from x to y: a bend that runs from tail to head turns
  /// the head with it, one that runs from head to tail the tail.
  static func sense(of hinge: BodyPlan.Hinge, in plan: BodyPlan) -> Float {
    plan.cells[hinge.c].position.x >= plan.cells[hinge.a].position.x ? 1 : -1
  }

  /// The wave and the turn together stay within what a hinge can do, in radians.
  static let largestBend: Float = 1.2
}
