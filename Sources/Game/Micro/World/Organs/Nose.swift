/// The nose smells food, blood and its own kin, each from 0 to 1. Two noses locate the source.
enum Nose {
  /// The concentrations at which a nose is half saturated.
  static let halfFood: Float = 0.3
  static let halfBlood: Float = 0.5
  /// The range at which it smells kin, in cell lengths.
  static let kinRange: Float = 6
  /// The scent that a joule of food gives off per second.
  static let scentPerJoule: Float = 0.1
  /// The scent of each lost point of health.
  static let bloodPerHealth: Float = 0.3

  /// The part of each swallowed mouthful that a nose adds to the store, by tasting what is worth swallowing.
  static let taste = 0.05
  /// The largest number of noses that help to digest.
  static let pair = 2

  static func saturated(_ concentration: Float, half: Float) -> Float {
    concentration / (concentration + half)
  }
}

extension World {
  func smell(with nose: Int) -> SIMD4<Float> { ask { $0.smell(with: nose) } }

  /// Returns the digestion that a creature's noses add. O(cells of the creature).
  func taste(of creature: Int) -> Double {
    guard settings.rules.sensesServe, creatures[creature].plan.cellTypes.contains(.nose) else {
      return 0
    }
    let noses = ask { $0.working(.nose, of: creature) }
    return Nose.taste * Double(min(noses, Nose.pair))
  }
}

extension Shoal {
  /// Returns a nose's channels: food, blood, kin.
  func smell(with nose: Int) -> SIMD4<Float> {
    let place = physics.position[nose]
    return SIMD4(
      Nose.saturated(foodScent.concentration(at: place), half: Nose.halfFood),
      Nose.saturated(bloodScent.concentration(at: place), half: Nose.halfBlood),
      kin(near: place, of: Int(cells[nose].creature)), 0)
  }

  /// Returns the nearness of the nearest cell of another creature of the same founder: 1 here, 0 out of reach.
  private func kin(near place: Vector, of creature: Int) -> Float {
    let own = Int32(creatures[creature].id)
    let founder = creatures[creature].lineage.founder
    var nearest = Nose.kinRange * Nose.kinRange
    physics.forEachCell(near: place, within: Nose.kinRange) { cell in
      let owner = physics.owner[cell]
      guard owner >= 0, owner != own else { return }
      let squared = (physics.position[cell] - place).lengthSquared
      guard squared < nearest,
        creatures[Int(cells[cell].creature)].lineage.founder == founder
      else { return }
      nearest = squared
    }
    return 1 - nearest.squareRoot() / Nose.kinRange
  }
}

extension World {
  /// Releases the scent of food, and lets all scents spread and fade.
  mutating func spreadScents() {
    guard stepCount % ScentField.interval == 0 else { return }
    let rate = Nose.scentPerJoule * Float(ScentField.interval) * World.stepDuration
    for cell in cells.indices where !cells[cell].isTissue && !cells[cell].isGone {
      foodScent.release(Float(cells[cell].energy) * rate, at: physics.position[cell])
    }
    foodScent.spread(threads)
    bloodScent.spread(threads)
  }
}
