import Micro

/// Creatures of 12 cells and 23 links, ten of them muscles, on a grid in a round dish: what every
/// engine gets.
struct BodyScene {
  struct Cell {
    let place: Vector
    let owner: Int32
  }

  struct Link {
    let a: Int
    let b: Int
    let length: Float
    /// The muscle's number in its creature, if it is one.
    let muscle: Int?
  }

  static let cellRadius: Float = 0.45
  static let cellMass: Float = 0.4

  let radius: Float
  private(set) var cells: [Cell] = []
  private(set) var links: [Link] = []
  /// The muscles' lengths, for each of the 60 steps of a stroke.
  let strokes: [[Float]]

  /// At any number of creatures the same water for each: a dish of radius 55 for 200.
  init(creatures: Int) {
    radius = 55 * (Float(creatures) / 200).squareRoot()
    strokes = (0..<60).map { step in
      (0..<10).map { muscle in
        let side: Float = muscle % 2 == 0 ? 1 : -1
        return 1 + side * 0.3 * Math.sin(2 * .pi * Float(step) / 60 - Float(muscle / 2))
      }
    }
    var random = RandomSource(seed: 1)
    let side = Int(Float(creatures).squareRoot().rounded(.up))
    let pitch = radius * 1.4 / Float(side)
    for number in 0..<creatures {
      let column = Float(number % side) + 0.5
      let row = Float(number / side) + 0.5
      addCreature(
        at: Vector(x: column * pitch - radius * 0.7, y: row * pitch - radius * 0.7),
        heading: random.uniform(-.pi, .pi), owner: Int32(number))
    }
  }

  /// Two rows of six cells, braced.
  private mutating func addCreature(at centre: Vector, heading: Float, owner: Int32) {
    let ahead = Vector(x: Math.cos(heading), y: Math.sin(heading))
    let first = cells.count
    for cell in 0..<12 {
      let along = Float(cell / 2) - 2.5
      let across = Float(cell % 2) - 0.5
      cells.append(
        Cell(place: centre + ahead * along + ahead.perpendicular * across, owner: owner))
    }
    var muscles = 0
    func link(_ a: Int, _ b: Int, _ length: Float, isMuscle: Bool) {
      links.append(
        Link(a: first + a, b: first + b, length: length, muscle: isMuscle ? muscles : nil))
      if isMuscle { muscles += 1 }
    }
    let diagonal = Float(2).squareRoot()
    for rung in 0..<6 { link(2 * rung, 2 * rung + 1, 1, isMuscle: false) }
    for rung in 0..<5 {
      link(2 * rung, 2 * rung + 2, 1, isMuscle: true)
      link(2 * rung + 1, 2 * rung + 3, 1, isMuscle: true)
      link(2 * rung, 2 * rung + 3, diagonal, isMuscle: false)
    }
    link(1, 2, diagonal, isMuscle: false)
    link(9, 10, diagonal, isMuscle: false)
  }
}
