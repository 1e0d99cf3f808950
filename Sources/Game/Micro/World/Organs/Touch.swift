/// The touch cell feels collisions and the wall: 1 at a touch, then fading.
enum Touch {
  /// The part of a touch that is left from one thought to the next.
  static let fading: Float = 0.7
  /// The increase of a body's healing by each touch cell: as much again as without one.
  static let care: Float = 1
  /// The largest number of touch cells that help to heal.
  static let pair = 2
  /// The distance at which it feels the wall, in cell lengths.
  static let wallReach: Float = 0.05
}

extension Shoal {
  /// Returns the factor of a creature's healing: touch cells let it care for its wounds. O(cells of the creature).
  func care(of creature: Int) -> Float {
    guard settings.rules.sensesServe, creatures[creature].plan.cellTypes.contains(.touch) else {
      return 1
    }
    return 1 + Touch.care * Float(min(working(.touch, of: creature), Touch.pair))
  }

  /// Returns a touch cell's sense at a thought, from its previous sense.
  func feel(with cell: Int) -> SIMD4<Float> {
    let reach = physics.position[cell].length + physics.radius[cell] + Touch.wallReach
    return SIMD4(reach >= environment.radius ? 1 : cells[cell].senses[0], 0, 0, 0)
  }
}
