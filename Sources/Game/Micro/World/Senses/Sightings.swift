/// The bodies and the loose food of a dish at the beginning of a step, for eyes that look for them.
struct Sightings: Sendable {
  /// The pose of each creature, by its index, at its last thought.
  private(set) var poses: [Pose] = []
  /// The centres of living bodies, by the index of the creature.
  private(set) var bodies = SightField()
  /// The motes and carrion, by the index of the cell.
  private(set) var food = SightField()

  /// Records a dish. Memory is allocated only if there is more than ever before.
  ///
  /// - Complexity: O(creatures + cells).
  mutating func record(
    _ creatures: [Creature], _ cells: [CellState], owner: [Int32], position: [Vector],
    radius: Float
  ) {
    poses.removeAll(keepingCapacity: true)
    bodies.begin(radius: radius)
    for index in creatures.indices {
      poses.append(creatures[index].pose)
      if !creatures[index].cells.isEmpty { bodies.add(index, at: creatures[index].pose.center) }
    }
    bodies.sort()
    food.begin(radius: radius)
    for cell in owner.indices where owner[cell] < 0 && !cells[cell].isGone {
      food.add(cell, at: position[cell])
    }
    food.sort()
  }
}

/// Places in a dish, sorted by squares as wide as an eye sees. All that an eye can see is in at most nine of them.
struct SightField: Sendable {
  private struct Entry {
    var place: Vector
    var index: Int32
  }

  private var columns = 0
  private var origin: Float = 0
  /// The start of each square in `sorted`, and the end of the last one.
  private var starts: [Int32] = []
  private var entries: [Entry] = []
  private var sorted: [Entry] = []

  /// Empties the field for a dish around the origin.
  mutating func begin(radius: Float) {
    columns = Int(2 * radius / Eye.range) + 1
    origin = -radius
    resize(&starts, to: columns * columns + 1, with: 0)
    entries.removeAll(keepingCapacity: true)
  }

  /// Adds a place. It is found after `sort()`.
  mutating func add(_ index: Int, at place: Vector) {
    entries.append(Entry(place: place, index: Int32(index)))
  }

  /// Sorts by counting. Within a square, places are in the order in which they were added.
  mutating func sort() {
    for square in starts.indices { starts[square] = 0 }
    resize(&sorted, to: entries.count, with: Entry(place: .zero, index: 0))
    for entry in entries { starts[square(of: entry.place)] += 1 }
    var end: Int32 = 0
    for square in starts.indices {
      end += starts[square]
      starts[square] = end
    }
    // From the last place to the first, each square's end moves down to its start.
    for entry in entries.reversed() {
      let square = square(of: entry.place)
      starts[square] -= 1
      sorted[Int(starts[square])] = entry
    }
  }

  /// Returns the nearest place in a cone of an eye's width and range, and its offset from the cone's tip. It is
  /// the first of several in the order of the squares.
  ///
  /// - Parameters:
  ///   - axis: The middle of the cone, a unit vector.
  ///   - own: The index of what isn't meant.
  func nearest(
    to tip: Vector, along axis: Vector, except own: Int
  ) -> (index: Int, offset: Vector)? {
    guard columns > 0 else { return nil }
    var nearest = Eye.range * Eye.range
    var found: (index: Int, offset: Vector)?
    for row in line(tip.y - Eye.range)...line(tip.y + Eye.range) {
      let first = row * columns + line(tip.x - Eye.range)
      let last = row * columns + line(tip.x + Eye.range)
      for place in Int(starts[first])..<Int(starts[last + 1]) {
        let offset = sorted[place].place - tip
        let squared = offset.lengthSquared
        let ahead = offset.dot(axis)
        guard squared < nearest, ahead >= 0,
          ahead * ahead >= Eye.cosine * Eye.cosine * squared, Int(sorted[place].index) != own
        else { continue }
        nearest = squared
        found = (Int(sorted[place].index), offset)
      }
    }
    return found
  }

  private func square(of place: Vector) -> Int { line(place.y) * columns + line(place.x) }

  private func line(_ coordinate: Float) -> Int {
    min(max(Int((coordinate - origin) * (1 / Eye.range)), 0), columns - 1)
  }
}
