/// The hand-made creatures that a dish begins with: slender swimmers of seven to twelve cells that a
/// wave drives from the nucleus to the tail, with brains that hardly say anything.
public enum SeedCreatures {
  /// All of them, in a fixed order.
  public static let all = [eel, watcher, sniffer, lancer, whip, ribbon]

  /// The plainest: a mouth, a nucleus and a body that bends.
  public static let eel: Genome = {
    var creature = Blueprint("Eel", hue: 0.45, frequency: 1.2, phaseLag: 0.7)
    creature.addSpine([.mouth, .nucleus, .body, .body, .body, .body, .body, .body], amplitude: 0.8)
    creature.connect(.inner(.wall), to: .turn, weight: 0.05)
    creature.connect(.inner(.energy), to: .effort, weight: -0.05)
    return creature.genome
  }()

  /// Two eyes beside the head, which look ahead and aside.
  public static let watcher: Genome = {
    var creature = Blueprint("Watcher", hue: 0.58, frequency: 1.5, phaseLag: 0.7)
    let spine = creature.addSpine(
      [.mouth, .nucleus, .body, .body, .storage, .body, .body, .body], amplitude: 0.85)
    let eyes = creature.addPair(
      .eye, at: Vector(x: 0.4, y: 0.92), direction: -1, on: spine[1], bracedTo: spine[0])
    for eye in [eyes.left, eyes.right] {
      creature.connect(.sense(cell: eye, channel: 1), to: .turn, weight: -0.05)
      creature.connect(.sense(cell: eye, channel: 2), to: .effort, weight: 0.05)
    }
    return creature.genome
  }()

  /// Two noses at the ends of feelers, so far apart that they tell where a smell comes from.
  public static let sniffer: Genome = {
    var creature = Blueprint("Sniffer", hue: 0.1, frequency: 1.3, phaseLag: 0.7)
    let spine = creature.addSpine(
      [.mouth, .nucleus, .body, .body, .body, .body, .body, .body], amplitude: 0.85)
    let noses = creature.addPair(
      .nose, at: Vector(x: 0.7, y: 1.1), on: spine[1], bracedTo: spine[0])
    for (nose, sign) in [(noses.left, Float(-1)), (noses.right, 1)] {
      creature.connect(.sense(cell: nose, channel: 0), to: .turn, weight: 0.05 * sign)
      creature.connect(.sense(cell: nose, channel: 1), to: .turn, weight: 0.05 * sign)
    }
    return creature.genome
  }()

  /// A spike at each side of the head, which points ahead, and a tail that feels.
  public static let lancer: Genome = {
    var creature = Blueprint("Lancer", hue: 0, frequency: 1.5, phaseLag: 0.8)
    let spine = creature.addSpine(
      [.mouth, .nucleus, .body, .body, .body, .body, .body, .touch], amplitude: 0.8)
    creature.addPair(
      .spike, at: Vector(x: 0.4, y: 0.92), direction: -1.2, on: spine[1], bracedTo: spine[0])
    creature.connect(.sense(cell: spine[7], channel: 0), to: .effort, weight: 0.1)
    creature.connect(.sense(cell: spine[0], channel: 0), to: .bite, weight: 0.1)
    return creature.genome
  }()

  /// A body with a flagellum behind, which pushes a little by itself.
  public static let whip: Genome = {
    var creature = Blueprint("Whip", hue: 0.5, frequency: 1.1, phaseLag: 0.7)
    let spine = creature.addSpine(
      [.mouth, .nucleus, .body, .nose, .body, .body, .flagellum], amplitude: 0.8)
    creature.genome.brain.commandBias[.thrust] = 0.1
    creature.connect(.inner(.speed), to: .thrust, weight: -0.05)
    creature.connect(.sense(cell: spine[3], channel: 0), to: .thrust, weight: 0.1)
    return creature.genome
  }()

  /// Muscles in front, and fins that follow; a pacemaker beats in it and light feeds it.
  public static let ribbon: Genome = {
    var creature = Blueprint("Ribbon", hue: 0.3, frequency: 0.9, phaseLag: 0.8)
    let spine = creature.addSpine(
      [.mouth, .nucleus, .body, .pacemaker, .body, .photocyte, .body, .body, .body],
      amplitude: 0.7, finsFrom: 5)
    creature.connect(.sense(cell: spine[3], channel: 0), to: .turn, weight: 0.05)
    creature.connect(.sense(cell: spine[5], channel: 0), to: .effort, weight: -0.05)
    return creature.genome
  }()
}

/// Builds a genome from the head to the tail.
private struct Blueprint {
  var genome: Genome

  init(_ name: String, hue: Float, frequency: Float, phaseLag: Float) {
    genome = Genome(
      name: CreatureName(name) ?? .none, hue: hue, frequency: frequency, phaseLag: phaseLag)
  }

  /// Adds cells along the axis, the second at the origin, one length apart. Hinge muscles join them
  /// up to the cell with the given number, and fins from there on.
  @discardableResult
  mutating func addSpine(
    _ types: [CellType], amplitude: Float, finsFrom fin: Int = .max
  ) -> [GeneID] {
    let ids = types.enumerated().map { index, type in
      addCell(type, at: Vector(x: Float(1 - index), y: 0))
    }
    for index in ids.indices.dropLast() {
      let isMuscle = index < fin
      addLink(
        ids[index], ids[index + 1], isMuscle ? .hingeMuscle : .fin,
        amplitude: isMuscle ? amplitude : 0)
    }
    return ids
  }

  /// Adds a cell to each side, held by a body link, which signals pass, and braced by a strut.
  ///
  /// - Parameter direction: Of the right one; the left one looks the opposite way.
  @discardableResult
  mutating func addPair(
    _ type: CellType, at position: Vector, direction: Float = 0, on base: GeneID,
    bracedTo brace: GeneID
  ) -> (left: GeneID, right: GeneID) {
    let left = addCell(type, at: Vector(x: position.x, y: -position.y))
    let right = addCell(type, at: position)
    genome.cells[genome.cells.count - 1].direction = direction
    genome.cells[genome.cells.count - 1].twin = left
    genome.cells[genome.cells.count - 2] = genome.cells[genome.cells.count - 1].mirrored(as: left)
    addTwins(base, left, right, .body)
    addTwins(brace, left, right, .strut)
    return (left, right)
  }

  mutating func connect(_ source: NeuronSource, to command: Command, weight: Float) {
    genome.brain.connections.append(
      ConnectionGene(from: source, to: .command(command), weight: weight))
  }

  private mutating func addTwins(
    _ base: GeneID, _ left: GeneID, _ right: GeneID, _ type: LinkType
  ) {
    addLink(base, left, type)
    addLink(base, right, type)
    let count = genome.links.count
    genome.links[count - 2].twin = genome.links[count - 1].id
    genome.links[count - 1].twin = genome.links[count - 2].id
  }

  private mutating func addCell(_ type: CellType, at position: Vector) -> GeneID {
    genome.cells.append(CellGene(id: genome.nextID, type: type, position: position))
    genome.nextID += 1
    return genome.nextID - 1
  }

  private mutating func addLink(
    _ a: GeneID, _ b: GeneID, _ type: LinkType, amplitude: Float = 0
  ) {
    genome.links.append(
      LinkGene(id: genome.nextID, a: a, b: b, type: type, amplitude: amplitude))
    genome.nextID += 1
  }
}
