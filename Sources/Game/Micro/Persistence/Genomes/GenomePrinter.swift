/// Writes the canonical text of genomes.
enum GenomePrinter {
  /// - Parameter rules: The rules whose names of sense channels it uses.
  static func lines(of genome: Genome, under rules: DishRules) -> [String] {
    creature(genome) + genome.cells.map(cell) + genome.links.map(link)
      + genome.brain.hidden.map(neuron)
      + Command.allCases.compactMap { bias(of: $0, genome.brain.commandBias[$0]) }
      + genome.brain.connections.map { connection($0, in: genome, rules) }
  }

  private static func creature(_ genome: Genome) -> [String] {
    var lines = ["ooze-genome \(GenomeText.version)"]
    if genome.name != .none { lines.append("name \(genome.name)") }
    return lines + [
      "hue \(number(genome.hue))",
      "frequency \(number(genome.frequency))",
      "phase-lag \(number(genome.phaseLag))",
      "next \(genome.nextID)",
    ]
  }

  private static func cell(_ gene: CellGene) -> String {
    "cell \(gene.id) \(gene.type.name) \(number(gene.position.x)) \(number(gene.position.y))"
      + part("direction", gene.direction) + part("twin", gene.twin)
  }

  private static func link(_ gene: LinkGene) -> String {
    "link \(gene.id) \(gene.type.name) \(gene.a) \(gene.b)" + part("amplitude", gene.amplitude)
      + part("phase", gene.phase) + part("twin", gene.twin)
  }

  private static func neuron(_ gene: HiddenGene) -> String {
    "neuron \(gene.id) time \(number(gene.timeConstant))" + part("bias", gene.bias)
  }

  private static func bias(of command: Command, _ value: Float) -> String? {
    isZero(value) ? nil : "bias \(command.name) \(number(value))"
  }

  private static func connection(
    _ gene: ConnectionGene, in genome: Genome, _ rules: DishRules
  ) -> String {
    "connect \(source(gene.from, in: genome, rules)) to \(target(gene.to)) "
      + "weight \(number(gene.weight))"
  }

  /// Returns a channel's name if the genome has the cell and the cell has the channel, otherwise its number.
  private static func source(
    _ source: NeuronSource, in genome: Genome, _ rules: DishRules
  ) -> String {
    switch source {
    case .sense(let cell, let channel):
      let names =
        genome.index(ofCell: cell).map { genome.cells[$0].type.senseNames(under: rules) } ?? []
      let name = Int(channel) < names.count ? names[Int(channel)] : "\(channel)"
      return "cell \(cell) \(name)"
    case .inner(let sense): return "inner \(sense.name)"
    case .hidden(let id): return "neuron \(id)"
    }
  }

  private static func target(_ target: NeuronTarget) -> String {
    switch target {
    case .hidden(let id): "neuron \(id)"
    case .command(let command): "command \(command.name)"
    case .muscle(let id): "muscle \(id)"
    }
  }

  private static func number(_ value: Float) -> String {
    String(decoding: DecimalText.text(value), as: UTF8.self)
  }

  private static func part(_ keyword: String, _ value: Float) -> String {
    isZero(value) ? "" : " \(keyword) \(number(value))"
  }

  private static func part(_ keyword: String, _ id: GeneID?) -> String {
    id.map { " \(keyword) \($0)" } ?? ""
  }

  /// Returns whether a value can be omitted: a reader assumes zero. A negative zero is written.
  private static func isZero(_ value: Float) -> Bool { value.bitPattern == 0 }
}
