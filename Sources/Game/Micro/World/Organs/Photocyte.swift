/// The photocyte makes energy from light, and breaks easily.
enum Photocyte {
  /// The power that it makes in full light, in watts: ten times its own upkeep, a third of an eel's.
  static let power: Float = 0.2
}

extension Shoal {
  /// Stores the energy that a photocyte makes in a time. A numb one stores nothing: no energy reaches the store.
  func photosynthesise(_ photocyte: Int, for time: Float) {
    guard !cells[photocyte].isNumb else { return }
    let creature = Int(cells[photocyte].creature)
    let light = environment.light(at: physics.position[photocyte])
    let room = max(creatures[creature].capacity - creatures[creature].energy, 0)
    let made = min(Double(settings.rules.photocytePower * light * time), room)
    creatures[creature].energy += made
    bills[creature].light += made
  }
}
