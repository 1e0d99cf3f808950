import Micro

/// The lines of a dish: creatures that descend from the same first body. Each has a name and a hue that no other has.
///
///     var lines = Lines()
///     lines.update(run.arena.founders)
///     lines[creature.lineage]?.name  // "Lancer II"
@available(iOS 16, *)
struct Lines: Hashable, Sendable {
  /// A line.
  struct Line: Hashable, Sendable {
    /// The name of its first body, with a Roman number if an earlier line has it too.
    let name: String
    /// The hue of its skin, 0 … 1.
    let hue: Float
    /// Its first body.
    let founder: Genome
    /// Whether its first body can wound.
    var isArmed: Bool { !founder.isHarmless }
  }

  /// The lines in the order in which they joined.
  private(set) var all: [Line] = []
  /// The line of each of the arena's founders. Founders with the same body share one.
  private var lineOfFounder: [Int] = []
  private var placeOfBody: [Genome: Int] = [:]
  private var countOfName: [String: Int] = [:]
  private var takenHues: Set<Int> = []

  /// Adds the lines of new founders. Earlier ones keep their names and hues.
  ///
  /// - Parameters:
  ///   - founders: All founders of an arena, of which the first ones are known.
  ///   - known: The names of bodies that have one of their own.
  mutating func update(_ founders: [Genome], naming known: [Genome: String] = [:]) {
    for founder in founders.dropFirst(lineOfFounder.count) {
      let place = placeOfBody[founder] ?? add(founder, named: known[founder])
      lineOfFounder.append(place)
    }
  }

  private mutating func add(_ founder: Genome, named known: String?) -> Int {
    let base = known ?? founder.name.description
    let count = countOfName[base, default: 0] + 1
    countOfName[base] = count
    let step = freeHue(near: Skin.step(of: founder.hue))
    takenHues.insert(step)
    all.append(
      Line(
        name: count == 1 ? base : "\(base) \(Self.roman(count))",
        hue: Float(step) / Float(Skin.steps), founder: founder))
    placeOfBody[founder] = all.count - 1
    return all.count - 1
  }

  /// Returns the nearest step of the colour circle that no line has, or the step itself if all are taken.
  private func freeHue(near step: Int) -> Int {
    for distance in 0...Skin.steps / 2 {
      for way in [distance, -distance] {
        let other = (step + way + Skin.steps) % Skin.steps
        if !takenHues.contains(other) { return other }
      }
    }
    return step
  }

  /// Returns the number of a creature's line in `all`; `nil` for the player's creature, which has none.
  func index(of lineage: Lineage) -> Int? {
    let founder = Int(lineage.founder)
    return lineOfFounder.indices.contains(founder) ? lineOfFounder[founder] : nil
  }

  /// The line of a creature; `nil` for the player's creature.
  subscript(lineage: Lineage) -> Line? { index(of: lineage).map { all[$0] } }

  /// Returns a positive number in Roman digits.
  static func roman(_ number: Int) -> String {
    var rest = number
    var text = ""
    for (value, digits) in [
      (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ] {
      while rest >= value {
        text += digits
        rest -= value
      }
    }
    return text
  }
}
