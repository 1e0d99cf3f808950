/// Bodies that collide with each other and with walls.
struct CollisionSet {
  /// The straight pieces of one wall, with the wall's number.
  struct Wall {
    let number: Int
    let from: PlaneVector
    let to: PlaneVector
  }

  /// The wall's number in events.
  let number: Int
  /// The indices of the bodies.
  var members: [Int] = []
  var collidesWithBodies = true
  var collidesWithWalls = true
  var walls: [Wall] = []
}

/// Two bodies that touch in a collision set. A wall counts as one body, however many pieces it has.
struct ContactPair: Hashable, Comparable {
  enum Other: Hashable {
    case body(Int)
    case wall(Int)

    var order: (Int, Int) {
      switch self {
      case .body(let number): (0, number)
      case .wall(let number): (1, number)
      }
    }
  }

  let set: Int
  /// The names of the bodies, not their indices, which change.
  let body: Int
  let other: Other

  static func < (a: ContactPair, b: ContactPair) -> Bool {
    if a.set != b.set { return a.set < b.set }
    if a.body != b.body { return a.body < b.body }
    return a.other.order < b.other.order
  }
}

/// The beginning or the end of a contact.
struct ContactEvent: Equatable {
  let pair: ContactPair
  /// The point of contact; `nil` when the contact has ended.
  let place: PlaneVector?
}
