/// A constraint system as plain numbers, so that two solvers can get the same one.
struct SolverSystem {
  enum Strength: Int32 { case weak, medium, strong, required }

  struct Line {
    var variables: [Int32]
    var coefficients: [Double]
    var constant: Double
    /// The relation to zero: −1 at most, 0 equal, 1 at least.
    var relation: Int32
    var strength: Strength
  }

  /// The variables of a rectangle.
  struct Box {
    let x: Int32
    let y: Int32
    let width: Int32
    let height: Int32
  }

  let name: String
  /// The outer width and height, which are edited.
  let outer: (width: Int32, height: Int32) = (0, 1)
  private(set) var variableCount: Int32 = 2
  private(set) var lines: [Line] = []

  init(_ name: String) { self.name = name }

  /// Adds a rectangle whose size isn't negative.
  mutating func box() -> Box {
    let first = variableCount
    variableCount += 4
    let box = Box(x: first, y: first + 1, width: first + 2, height: first + 3)
    add([(box.width, 1)], 0, 1)
    add([(box.height, 1)], 0, 1)
    return box
  }

  mutating func add(
    _ terms: [(Int32, Double)], _ constant: Double, _ relation: Int32 = 0,
    _ strength: Strength = .required
  ) {
    lines.append(
      Line(
        variables: terms.map(\.0), coefficients: terms.map(\.1), constant: constant,
        relation: relation, strength: strength))
  }
}
