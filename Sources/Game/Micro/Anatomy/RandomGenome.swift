/// Makes random viable genomes, for tests and for surprises: any types, degrees, lengths, amplitudes and brains that
/// the limits allow, partly symmetric.
///
///     var random = RandomSource(seed: 1)
///     let genome = RandomGenome.make(cells: 1...40, using: &random)
public struct RandomGenome {
  private var genome = Genome()
  private var random: RandomSource

  /// Makes a random genome.
  ///
  /// - Parameter cells: The number of cells, within 1 … 40. It has fewer if there is no space for more.
  public static func make(
    cells: ClosedRange<Int> = 1...GenomeLimits.cells, using random: inout RandomSource
  ) -> Genome {
    withDefaultFloatEnvironment {
      var maker = RandomGenome(random: random.split())
      let count = cells.lowerBound + maker.random.below(cells.count)
      maker.growBody(min(count, GenomeLimits.cells))
      maker.braceBody()
      maker.growBrain()
      return maker.genome
    }
  }

  private init(random: RandomSource) { self.random = random }

  private mutating func growBody(_ count: Int) {
    genome.name = CreatureName("random \(random.below(10_000))") ?? .none
    genome.hue = random.uniform(0, 1).snapped
    genome.frequency = random.uniform(0.2, 3).snapped
    genome.phaseLag = random.uniform(-3.14, 3.14).snapped
    genome.cells = [CellGene(id: 0, type: .nucleus, position: .zero)]
    genome.nextID = 1
    let types = CellType.allCases.filter { $0 != .nucleus }
    for _ in 0..<(8 * count) where genome.cells.count < count {
      let anchor = genome.cells[random.below(genome.cells.count)]
      addCell(types[random.below(types.count)], to: anchor, roomFor: count - genome.cells.count)
    }
  }

  /// Adds a cell at a random place around the anchor, and half of the time its mirror image, if there is space.
  private mutating func addCell(_ type: CellType, to anchor: CellGene, roomFor count: Int) {
    let distance = random.uniform(0.7, 1.5)
    let position = (anchor.position + randomDirection() * distance).snapped
    let direction = type.isDirected ? random.uniform(-3.14, 3.14).snapped : 0
    var cell = CellGene(id: genome.nextID, type: type, position: position, direction: direction)
    guard isFree(cell, besides: anchor.id), degree(anchor.id) < GenomeLimits.degree else { return }
    var link = randomLink(from: anchor.id, to: cell.id, id: genome.nextID + 1)
    genome.cells.append(cell)
    genome.links.append(link)
    genome.nextID += 2
    guard count > 1, random.chance(0.5), let mirror = genome.mirror(ofCell: anchor.id),
      degree(mirror) < GenomeLimits.degree
    else { return }
    let twin = cell.mirrored(as: genome.nextID)
    guard isFree(twin, besides: mirror) else { return }
    cell.twin = twin.id
    genome.cells[genome.cells.count - 1] = cell
    genome.cells.append(twin)
    link.twin = genome.nextID + 1
    genome.links[genome.links.count - 1] = link
    genome.links.append(
      LinkGene(
        id: genome.nextID + 1, a: mirror, b: twin.id, type: link.type, amplitude: link.amplitude,
        phase: link.phase, twin: link.id))
    genome.nextID += 2
  }

  /// Adds links between unlinked neighbours.
  private mutating func braceBody() {
    for _ in 0..<random.below(2 * genome.cells.count) {
      let a = genome.cells[random.below(genome.cells.count)]
      let b = genome.cells[random.below(genome.cells.count)]
      guard a.id != b.id, genome.links.count < GenomeLimits.links,
        !genome.links.contains(where: { $0.joins(a.id, b.id) }),
        GenomeLimits.linkLength.contains((a.position - b.position).length),
        degree(a.id) < GenomeLimits.degree, degree(b.id) < GenomeLimits.degree
      else { continue }
      genome.links.append(randomLink(from: a.id, to: b.id, id: genome.nextID))
      genome.nextID += 1
    }
  }

  private mutating func growBrain() {
    for _ in 0..<random.below(GenomeLimits.hiddenNeurons + 1) {
      genome.brain.hidden.append(
        HiddenGene(
          id: genome.nextID, timeConstant: random.uniform(0.03, 2).snapped,
          bias: random.uniform(-5, 5).snapped))
      genome.nextID += 1
    }
    for command in Command.allCases where random.chance(0.3) {
      genome.brain.commandBias[command] = random.uniform(-5, 5).snapped
    }
    let sources = self.sources
    let targets = self.targets
    for _ in 0..<random.below(GenomeLimits.connections / 4) {
      let from = sources[random.below(sources.count)]
      let to = targets[random.below(targets.count)]
      let weight = random.uniform(-5, 5).snapped
      guard !genome.brain.connections.contains(where: { $0.from == from && $0.to == to }) else {
        continue
      }
      genome.brain.connections.append(ConnectionGene(from: from, to: to, weight: weight))
    }
  }

  private var sources: [NeuronSource] {
    InnerSense.allCases.map(NeuronSource.inner)
      + genome.brain.hidden.map { .hidden($0.id) }
      + genome.cells.flatMap { cell in
        (0..<cell.type.senseChannels).map { .sense(cell: cell.id, channel: UInt8($0)) }
      }
  }

  private var targets: [NeuronTarget] {
    Command.allCases.map(NeuronTarget.command)
      + genome.brain.hidden.map { .hidden($0.id) }
      + genome.links.filter { $0.type.isMuscle }.map { .muscle($0.id) }
  }

  private mutating func randomLink(from a: GeneID, to b: GeneID, id: GeneID) -> LinkGene {
    let type = LinkType.allCases[random.below(LinkType.allCases.count)]
    guard type.isMuscle else { return LinkGene(id: id, a: a, b: b, type: type) }
    return LinkGene(
      id: id, a: a, b: b, type: type,
      amplitude: random.uniform(0, type.largestAmplitude).snapped,
      phase: random.uniform(-3.14, 3.14).snapped)
  }

  /// Returns a random unit vector, uniformly distributed: a point of the disc, normalized.
  private mutating func randomDirection() -> Vector {
    while true {
      let point = Vector(x: random.uniform(-1, 1), y: random.uniform(-1, 1))
      if (0.01...1).contains(point.lengthSquared) { return point.normalized }
    }
  }

  private func isFree(_ cell: CellGene, besides anchor: GeneID) -> Bool {
    genome.cells.allSatisfy { other in
      let room = cell.type.traits.radius + other.type.traits.radius
      let needed = other.id == anchor ? GenomeLimits.linkLength.lowerBound : room
      return (cell.position - other.position).length >= needed
    }
  }

  private func degree(_ cell: GeneID) -> Int {
    genome.links.reduce(into: 0) { $0 += $1.other(than: cell) == nil ? 0 : 1 }
  }
}
