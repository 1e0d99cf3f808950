@testable import Micro

/// A random edit or change of a number that leaves the genome valid.
enum RandomChange {
  static func apply(to genome: inout Genome, using random: inout RandomSource) {
    let cell = genome.cells[random.below(genome.cells.count)]
    let link = genome.links.isEmpty ? nil : genome.links[random.below(genome.links.count)]
    let mirrored = random.chance(0.5)
    let type = CellType.allCases[1 + random.below(CellType.allCases.count - 1)]
    let linkType = LinkType.allCases[random.below(LinkType.allCases.count)]
    let offset = Vector(x: random.uniform(-1.5, 1.5), y: random.uniform(-1.5, 1.5))
    let number = random.uniform(-0.9, 0.9)
    do {
      switch random.below(12) {
      case 0:
        try genome.addCell(
          type, at: cell.position + offset, linkedTo: cell.id, by: linkType, mirrored: mirrored)
      case 1: try genome.moveCell(cell.id, to: cell.position + offset * 0.3, mirrored: mirrored)
      case 2: try genome.removeCell(cell.id, mirrored: mirrored, pruning: random.chance(0.5))
      case 3: try genome.retypeCell(cell.id, to: type, mirrored: mirrored)
      case 4: try genome.turnCell(cell.id, to: number, mirrored: mirrored)
      case 5:
        let other = genome.cells[random.below(genome.cells.count)].id
        try genome.addLink(from: cell.id, to: other, linkType, mirrored: mirrored)
      case 6: if let link { try genome.removeLink(link.id, mirrored: mirrored) }
      case 7: if let link { try genome.retypeLink(link.id, to: linkType, mirrored: mirrored) }
      case 8:
        if let link {
          try genome.tuneMuscle(
            link.id, amplitude: abs(number), phase: 3 * number, mirrored: mirrored)
        }
      case 9: genome.frequency = 1 + number * 0.8
      case 10:
        if genome.brain.connections.isEmpty { return }
        genome.brain.connections[random.below(genome.brain.connections.count)].weight = 4 * number
      default:
        if genome.brain.hidden.isEmpty { return }
        genome.brain.hidden[random.below(genome.brain.hidden.count)].bias = 4 * number
      }
    } catch {
      // Most places are taken; an impossible edit changes nothing.
    }
  }
}
