/// The eye sees the nearest things in its cone.
///
/// Since version 3 of the rules it sees from the head of the body, and its cone doesn't swing with the body's wave: it
/// is around the eye's direction at rest, turned by the heading. Its channels are those of the nearest body: nearness
/// (0 nothing, 1 − d/11.25 at the distance d of its centre), bearing (the angle from the heading over π/2, −1 … 1,
/// positive where a positive turn leads), standing (`Silhouette.standing(of:)`) and closing speed (c / (1 + |c|),
/// positive while they approach); then the bearing of the nearest mote or carrion, and its nearness (1 − d/9).
///
/// Under older rules it sees the nearest cell, along its own axis. Its channels are proximity (0 nothing, 1 at the eye), bearing (−1 … 1 across the cone, positive to the left, at
/// negative y: its negative is the turn that leads there), kind (1 edible … −1 dangerous) and relative size (−1 tiny …
/// 1 huge).
enum Eye {
  /// The range of its sight, in cell lengths.
  static let range: Float = 9
  /// Half of its cone, in radians: 60°.
  static let halfAngle: Float = .pi / 3
  static let cosine: Float = 0.5
  /// The distance by which creatures count as nearer than food, because they attract attention.
  static let alertness: Float = 0.5
  /// The distance at which a body's nearness would be 0. It is beyond the range, so that a body in sight always has
  /// some.
  static let farthestBody: Float = 1.25 * range

  /// The channel of a body's standing.
  static let standing: UInt8 = 2

  /// Returns whether a channel changes its sign in a mirror: the bearings of a body and of food.
  static func isBearing(_ channel: UInt8) -> Bool { channel == 1 || channel == 4 }

  /// The gain in depth of a body's bites and stabs by each eye.
  static let aim: Float = 0.25
  /// The largest number of eyes that help to aim.
  static let pair = 2

  /// Returns its judgement of a cell, from 1 edible to −1 dangerous.
  static func kind(of type: CellType, isTissue: Bool) -> Float {
    guard isTissue else { return 1 }
    switch type {
    case .mouth, .spike, .toxinGland, .electrocyte: return -1
    case .armour, .jet, .adhesive: return 0
    case .nucleus, .body, .eye, .nose, .touch, .flagellum, .storage, .photocyte, .pacemaker:
      return 0.5
    }
  }
}

extension World {
  func look(from eye: Int) -> SIMD4<Float> { ask { $0.look(from: eye) } }

  /// Returns the factor of the depth of a creature's bites and stabs, which its eyes aim.
  ///
  /// - Complexity: O(cells of the creature).
  func aim(of creature: Int) -> Float {
    guard settings.rules.sensesServe, creatures[creature].plan.cellTypes.contains(.eye) else {
      return 1
    }
    let eyes = ask { $0.working(.eye, of: creature) }
    return 1 + Eye.aim * Float(min(eyes, Eye.pair))
  }
}

extension Shoal {
  /// Returns the number of a creature's living cells of a type that its brain reaches.
  ///
  /// - Complexity: O(cells of the creature).
  func working(_ type: CellType, of creature: Int) -> Int {
    var count = 0
    for cell in creatures[creature].cells
    where cells[cell].type == type && !cells[cell].isNumb && cells[cell].health > 0 {
      count += 1
    }
    return count
  }

  /// Looks for the nearest cell in the cone that isn't the creature's own.
  ///
  /// - Complexity: O(cells in the square around the eye's range).
  func look(from eye: Int) -> SIMD4<Float> {
    let place = physics.position[eye]
    let outward = self.outward(of: eye)
    let own = physics.owner[eye]
    var nearest = Float.infinity
    var seen = -1
    physics.forEachCell(near: place, within: Eye.range) { cell in
      let owner = physics.owner[cell]
      guard owner != own else { return }
      let offset = physics.position[cell] - place
      let squared = offset.lengthSquared
      let ahead = offset.dot(outward)
      guard ahead >= 0, ahead * ahead >= Eye.cosine * Eye.cosine * squared else { return }
      let attention = owner >= 0 ? squared * (Eye.alertness * Eye.alertness) : squared
      if attention < nearest {
        nearest = attention
        seen = cell
      }
    }
    guard seen >= 0 else { return .zero }
    let offset = physics.position[seen] - place
    let angle = Math.atan2(outward.cross(offset), outward.dot(offset))
    return SIMD4(
      1 - offset.length / Eye.range, -angle / Eye.halfAngle, kind(of: seen),
      relativeSize(of: seen, to: eye))
  }

  private func kind(of cell: Int) -> Float {
    Eye.kind(of: cells[cell].type, isTissue: cells[cell].matter == .tissue)
  }

  private func relativeSize(of other: Int, to cell: Int) -> Float {
    guard cells[other].matter == .tissue else { return -1 }
    let own = Float(creatures[Int(cells[cell].creature)].cells.count)
    let its = Float(creatures[Int(cells[other].creature)].cells.count)
    return (its - own) / (its + own)
  }
}
