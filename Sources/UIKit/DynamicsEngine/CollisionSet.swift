/// Bodies that collide with each other and with walls.
package struct CollisionSet: Sendable {
  /// The straight pieces of one wall, with the wall's number.
  package struct Wall: Sendable {
    let number: Int
    let from: PlaneVector
    let to: PlaneVector

    package init(number: Int, from: PlaneVector, to: PlaneVector) {
      self.number = number
      self.from = from
      self.to = to
    }
  }

  /// The wall's number in events.
  let number: Int
  /// The indices of the bodies.
  package var members: [Int] = []
  package var collidesWithBodies = true
  package var collidesWithWalls = true
  package var walls: [Wall] = []

  package init(number: Int) { self.number = number }
}

/// Two bodies that touch in a collision set. A wall counts as one body, however many pieces it has.
package struct ContactPair: Hashable, Comparable, Sendable {
  package enum Other: Hashable, Sendable {
    case body(Int)
    case wall(Int)

    var order: (Int, Int) {
      switch self {
      case .body(let number): (0, number)
      case .wall(let number): (1, number)
      }
    }
  }

  package let set: Int
  /// The names of the bodies, not their indices, which change.
  package let body: Int
  package let other: Other

  package static func < (a: ContactPair, b: ContactPair) -> Bool {
    if a.set != b.set { return a.set < b.set }
    if a.body != b.body { return a.body < b.body }
    return a.other.order < b.other.order
  }
}

/// The beginning or the end of a contact.
package struct ContactEvent: Equatable, Sendable {
  package let pair: ContactPair
  /// The point of contact; `nil` when the contact has ended.
  package let place: PlaneVector?
}
