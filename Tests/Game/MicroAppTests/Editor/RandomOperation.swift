import Micro

@testable import MicroApp

/// Random operations of a player, most of which are possible.
enum RandomOperation {
  static func make(for genome: Genome, using random: inout RandomSource) -> EditOperation {
    let cell = genome.cells[random.below(genome.cells.count)]
    let other = genome.cells[random.below(genome.cells.count)]
    let link = genome.links.isEmpty ? nil : genome.links[random.below(genome.links.count)].id
    let type = CellType.allCases[random.below(CellType.allCases.count)]
    let linkType = LinkType.allCases[random.below(LinkType.allCases.count)]
    let bearing = Vector(angle: random.uniform(-.pi, .pi))
    switch random.below(14) {
    case 0:
      let place = cell.position + bearing * random.uniform(0.5, 2.3)
      return .addCell(type, at: place, linkedTo: cell.id, by: linkType)
    case 1:
      return .moveCell(cell.id, to: cell.position + bearing * random.uniform(0, 0.5))
    case 2: return .removeCell(cell.id, pruning: random.chance(0.5))
    case 3: return .retypeCell(cell.id, to: type)
    case 4: return .turnCell(cell.id, to: random.uniform(-3.3, 3.3))
    case 5: return .addTwin(cell.id)
    case 6: return .addLink(from: cell.id, to: other.id, linkType)
    case 7: return .reattachLink(link ?? 99, from: cell.id, to: other.id)
    case 8: return .removeLink(link ?? 99)
    case 9: return .retypeLink(link ?? 99, to: linkType)
    case 10:
      return .tuneMuscle(
        link ?? 99, amplitude: random.uniform(0, 0.9), phase: random.uniform(-3, 3))
    case 11:
      return .tuneWave(frequency: random.uniform(0.1, 3), phaseLag: random.uniform(-3.2, 3.2))
    case 12: return .rename(CreatureName("Nemo \(random.below(9))") ?? .none)
    default: return .tint(random.uniform(-0.1, 1.1))
    }
  }
}
