/// The touch cell feels what bumps into it, and the wall: 1 at a touch, then fading.
enum Touch {
  /// The part of a touch that is left from one thought to the next.
  static let fading: Float = 0.7
  /// How much faster each touch cell lets its body mend: as often again as without one.
  static let care: Float = 1
  /// The touch cells beyond which more don't help to mend.
  static let pair = 2
  /// How near the wall it feels it, in cell lengths.
  static let wallReach: Float = 0.05
}

extension Shoal {
  /// How fast a creature mends, as a factor: what is felt is looked after. O(cells of the creature).
  func care(of creature: Int) -> Float {
    guard settings.rules.sensesServe, creatures[creature].plan.cellTypes.contains(.touch) else {
      return 1
    }
    return 1 + Touch.care * Float(min(working(.touch, of: creature), Touch.pair))
  }

  /// A touch cell's sense at a thought, after an earlier sense.
  func feel(with cell: Int) -> SIMD4<Float> {
    let reach = physics.position[cell].length + physics.radius[cell] + Touch.wallReach
    return SIMD4(reach >= environment.radius ? 1 : cells[cell].senses[0], 0, 0, 0)
  }
}
