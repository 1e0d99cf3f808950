/// The touch cell feels what bumps into it, and the wall: 1 at a touch, then fading.
enum Touch {
  /// What is left of a touch from one thought to the next.
  static let fading: Float = 0.7
  /// How near the wall it feels it, in cell lengths.
  static let wallReach: Float = 0.05
}

extension Shoal {
  /// What a touch cell feels at a thought, when it felt something before.
  func feel(with cell: Int) -> SIMD4<Float> {
    let reach = physics.position[cell].length + physics.radius[cell] + Touch.wallReach
    return SIMD4(reach >= environment.radius ? 1 : cells[cell].senses[0], 0, 0, 0)
  }
}
