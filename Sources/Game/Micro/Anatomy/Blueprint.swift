/// Builds the genome of a seed creature from the head to the tail.
struct Blueprint {
  private(set) var genome: Genome
  /// The source of the weights.
  private var random: RandomSource

  /// Starts a genome without cells.
  ///
  /// - Parameter seed: The seed of the weights.
  init(_ name: String, hue: Float, frequency: Float, phaseLag: Float, seed: UInt64) {
    genome = Genome(
      name: CreatureName(name) ?? .none, hue: hue, frequency: frequency, phaseLag: phaseLag)
    random = RandomSource(seed: seed)
  }

  /// Adds cells along the axis, one length apart, with the second at the origin. Hinge muscles join them up to the cell
  /// with the given number, and fins from there on.
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

  /// Adds a cell to each side. A body link, which carries signals, holds it, and a strut braces it.
  ///
  /// - Parameter direction: The direction of the right one; the left one looks the opposite way.
  mutating func addPair(
    _ type: CellType, at position: Vector, direction: Float = 0, on base: GeneID,
    bracedTo brace: GeneID
  ) {
    let left = addCell(type, at: Vector(x: position.x, y: -position.y))
    let right = addCell(type, at: position)
    genome.cells[genome.cells.count - 1].direction = direction
    genome.cells[genome.cells.count - 1].twin = left
    genome.cells[genome.cells.count - 2] = genome.cells[genome.cells.count - 1].mirrored(as: left)
    addTwins(base, left, right, .body)
    addTwins(brace, left, right, .strut)
  }

  /// Connects every sense to everything that moves and bites: every channel of every cell with turn, effort, bite and
  /// thrust, and inner senses with the effort.
  ///
  /// The weights are within ±0.05 and have no effect yet, but selection can act on every path from a sense to a
  /// muscle. Without them, hunting would have to wait for a rare mutation that adds the right connection, and then for
  /// another that makes it strong. Eyes have the channels of version 2 of the rules, under which these creatures were
  /// made; where eyes see more, dishes begin with `SeedCreatures.chasers`.
  mutating func wire() {
    for cell in genome.cells {
      for channel in 0..<cell.type.senseChannels(under: .second) {
        for command in [Command.turn, .effort, .bite, .thrust] {
          connect(.sense(cell: cell.id, channel: UInt8(channel)), to: command)
        }
      }
    }
    connect(.inner(.energy), to: .effort)
    connect(.inner(.bias), to: .effort)
    genome.brain.commandBias[.effort] = Self.laziness
  }

  /// The effort without any input: a wave of a quarter of the full amplitude, which moves a body at about an eighth of
  /// its speed.
  static let laziness: Float = -0.5

  private mutating func connect(_ source: NeuronSource, to command: Command) {
    let thousandths = random.below(101) - 50
    genome.brain.connections.append(
      ConnectionGene(from: source, to: .command(command), weight: Float(thousandths) / 1000))
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
