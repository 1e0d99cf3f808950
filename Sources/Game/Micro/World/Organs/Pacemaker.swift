/// The pacemaker gives the brain a rhythm: a sine and a cosine, once in four swings of the muscles.
///
/// Its direction in the genome is its phase, so several can beat one after the other.
enum Pacemaker {
  /// Its frequency as a part of the creature's.
  static let slowness: Float = 0.25
  /// How much faster each pacemaker lets the muscles swing.
  static let haste: Float = 0.1
  /// The pacemakers beyond which more don't make it faster.
  static let pair = 2

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

extension Shoal {
  /// How fast a creature's muscles swing, as a factor of its own frequency. O(cells of the creature).
  func haste(of creature: Int) -> Float {
    guard settings.rules.sensesServe, creatures[creature].plan.cellTypes.contains(.pacemaker) else {
      return 1
    }
    return 1 + Pacemaker.haste * Float(min(working(.pacemaker, of: creature), Pacemaker.pair))
  }
}
