/// The muscle grows longer and shorter with the body's wave, as the brain says.
///
/// A turn shortens the muscles of the side towards which the body shall turn.
enum Muscle {
  /// The power of changing length, in watts for each squared strain rate (1/s²): at 1 Hz and half
  /// strength, a muscle of amplitude 0.35 uses 5 mW, little more than its upkeep.
  static let work: Float = 0.008

  /// The length to move to.
  ///
  /// - Parameters:
  ///   - drive: Where it is in its swing, −1 … 1.
  ///   - turn: The command, −1 … 1, with the sign of the muscle's swing.
  static func target(_ link: BodyPlan.Link, drive: Float, turn: Float) -> Float {
    let strain = link.amplitude * drive + MuscleWave.turnStrain * turn
    return link.restLength * (1 + min(max(strain, -largestStrain), largestStrain))
  }

  /// The wave and the turn together stay within what a muscle can do.
  static let largestStrain: Float = 0.35
}
