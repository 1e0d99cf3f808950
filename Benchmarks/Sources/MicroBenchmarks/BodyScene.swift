import Micro

/// The scene for every engine: creatures of 12 cells and 23 links, ten of them muscles, so close in a round
/// dish that neighbours touch.
struct BodyScene {
  struct Cell {
    let place: Vector
    let owner: Int32
  }

  struct Link {
    let a: Int
    let b: Int
    let length: Float
    let isMuscle: Bool
  }

  static let cellRadius: Float = 0.45
  static let cellMass: Float = 0.4

  let radius: Float
  private(set) var cells: [Cell] = []
  private(set) var links: [Link] = []
  /// The links that are muscles, each with its number in its creature.
  private(set) var muscles: [(link: Int32, stroke: Int32)] = []
  /// The muscles' lengths for each of the 60 steps of a stroke.
  let strokes: [[Float]]

  /// Creates a scene. For any number of creatures the water per creature and the distance to the next one are
  /// the same, and none is at the wall: 200 creatures have a dish with a radius of 55.
  init(creatures: Int) {
    radius = 55 * (Float(creatures) / 200).squareRoot()
    strokes = (0..<60).map { step in
      (0..<10).map { muscle in
        let side: Float = muscle % 2 == 0 ? 1 : -1
        return 1 + side * 0.3 * Math.sin(2 * .pi * Float(step) / 60 - Float(muscle / 2))
      }
    }
    var random = RandomSource(seed: 1)
    // Vogel's spiral, which fills a disc evenly for any number: rotations by the golden angle, π(3 − √5).
    for number in 0..<creatures {
      let distance = 0.75 * radius * ((Float(number) + 0.5) / Float(creatures)).squareRoot()
      let angle = Float(number) * 2.3999632
      addCreature(
        at: Vector(x: distance * Math.cos(angle), y: distance * Math.sin(angle)),
        heading: random.uniform(-.pi, .pi), owner: Int32(number))
    }
  }

  /// Adds two braced rows of six cells.
  private mutating func addCreature(at centre: Vector, heading: Float, owner: Int32) {
    let ahead = Vector(x: Math.cos(heading), y: Math.sin(heading))
    let first = cells.count
    for cell in 0..<12 {
      let along = Float(cell / 2) - 2.5
      let across = Float(cell % 2) - 0.5
      cells.append(
        Cell(place: centre + ahead * along + ahead.perpendicular * across, owner: owner))
    }
    var stroke: Int32 = 0
    func link(_ a: Int, _ b: Int, _ length: Float, isMuscle: Bool) {
      if isMuscle {
        muscles.append((Int32(links.count), stroke))
        stroke += 1
      }
      links.append(Link(a: first + a, b: first + b, length: length, isMuscle: isMuscle))
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
