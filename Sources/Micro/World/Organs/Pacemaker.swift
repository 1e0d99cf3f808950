/// The pacemaker gives the brain a rhythm: a sine and a cosine, once in four swings of the muscles.
///
/// Its direction in the genome is its phase, so several can beat one after the other.
enum Pacemaker {
  /// Its frequency as a part of the creature's.
  static let slowness: Float = 0.25

  /// Sine and cosine of its rhythm.
  ///
  /// - Parameters:
  ///   - time: In seconds.
  ///   - frequency: Of the creature's muscles, in hertz.
  ///   - offset: The cosine and sine of its phase.
  static func beat(time: Double, frequency: Float, offset: Vector) -> SIMD4<Float> {
    let turns = time * Double(frequency * slowness)
    let angle = Float(turns - turns.rounded(.down)) * 2 * .pi
    let beat = Vector(x: Math.cos(angle), y: Math.sin(angle)).turned(by: offset)
    return SIMD4(beat.y, beat.x, 0, 0)
  }
}
