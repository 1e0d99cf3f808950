/// The muscle lengthens and shortens with the body's wave, as the brain commands.
///
/// A turn shortens the muscles on the side towards which the body turns.
enum Muscle {
  /// The power of changing length, in watts for each squared strain rate (1/s²): at 1 Hz and half
  /// strength, a muscle of amplitude 0.35 uses 5 mW, little more than its upkeep.
  static let work: Float = 0.008

  /// Returns the target length.
  ///
  /// - Parameters:
  ///   - drive: Its place in the swing, −1 … 1.
  ///   - turn: The command, −1 … 1, with the sign of the muscle's swing.
  static func target(_ link: BodyPlan.Link, drive: Float, turn: Float) -> Float {
    let strain = link.amplitude * drive + MuscleWave.turnStrain * turn
    return link.restLength * (1 + min(max(strain, -largestStrain), largestStrain))
  }

  /// The largest strain by the wave and the turn together.
  static let largestStrain: Float = 0.35
}
