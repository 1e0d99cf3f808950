/// The pacemaker gives the brain a rhythm: a sine and a cosine, once in four swings of the muscles.
///
/// Its direction in the genome is its phase, so several can beat one after the other.
enum Pacemaker {
  /// Its frequency as a part of the creature's.
  static let slowness: Float = 0.25
  /// The increase of the muscles' frequency by each pacemaker, as a part of it.
  static let haste: Float = 0.1
  /// The largest number of pacemakers that make it faster.
  static let pair = 2

  /// Returns the sine and cosine of its rhythm.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - frequency: The frequency of the creature's muscles, in hertz.
  ///   - offset: The cosine and sine of its phase.
  static func beat(time: Double, frequency: Float, offset: Vector) -> SIMD4<Float> {
    let turns = time * Double(frequency * slowness)
    let angle = Float(turns - turns.rounded(.down)) * 2 * .pi
    let beat = Vector(x: Math.cos(angle), y: Math.sin(angle)).turned(by: offset)
    return SIMD4(beat.y, beat.x, 0, 0)
  }
}

extension Shoal {
  /// Returns the factor of a creature's own frequency at which its muscles swing. O(cells of the creature).
  func haste(of creature: Int) -> Float {
    guard settings.rules.sensesServe, creatures[creature].plan.cellTypes.contains(.pacemaker) else {
      return 1
    }
    return 1 + Pacemaker.haste * Float(min(working(.pacemaker, of: creature), Pacemaker.pair))
  }
}
