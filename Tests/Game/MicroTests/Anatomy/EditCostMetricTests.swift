import Testing

@testable import Micro

/// The axioms of a metric, on every pair of 320 genomes and on random triples of them. There are ten founders, each
/// with descendants by small and large changes, so that many are close.
@Suite("The cost of an edit is a metric") struct EditCostMetricTests {
  static let genomes: [Genome] = {
    var random = RandomSource(seed: 5)
    return (0..<10).flatMap { founder in
      var ancestor = RandomGenome.make(cells: 1...(2 + founder), using: &random)
      ancestor.brain.hidden = Array(ancestor.brain.hidden.prefix(3))
      ancestor.brain.connections = Array(ancestor.brain.connections.prefix(12))
      var family = [ancestor]
      while family.count < 32 {
        var child = family[random.below(family.count)]
        for _ in 0...random.below(3) { RandomChange.apply(to: &child, using: &random) }
        family.append(child)
      }
      return family
    }
  }()

  static let costs: [[Int]] = genomes.map { a in
    genomes.map { b in EditCost.cost(from: a, to: b) }
  }

  @Test("zero if and only if body and brain are the same")
  func identity() {
    let compared = Self.genomes.map(Compared.init)
    for (i, costs) in Self.costs.enumerated() {
      let isZero = costs.map { $0 == 0 }
      #expect(isZero == compared.map { $0 == compared[i] }, "from \(i)")
    }
  }

  @Test("the same in both directions")
  func symmetry() {
    for (i, costs) in Self.costs.enumerated() {
      #expect(costs == Self.costs.map { $0[i] }, "from and to \(i)")
    }
  }

  @Test("no detour is cheaper")
  func triangle() {
    var random = RandomSource(seed: 6)
    let costs = Self.costs
    for _ in 0..<100_000 {
      // Half of the triples are within a family, where changes are small.
      let family = random.chance(0.5) ? 32 * random.below(10) : nil
      let (i, j, k) = (
        pick(family, &random), pick(family, &random), pick(family, &random)
      )
      // An expectation takes longer than the sum.
      if costs[i][k] > costs[i][j] + costs[j][k] {
        Issue.record("from \(i) to \(k) costs \(costs[i][k]), by \(j) less")
      }
    }
  }

  @Test("the sample has equal, close and far pairs")
  func sample() {
    let all = Self.costs.flatMap { $0 }
    #expect(all.count == 102_400)
    #expect(all.filter { $0 == 0 }.count > 320)
    #expect(all.filter { (1...5).contains($0) }.count > 1000)
    #expect(all.filter { $0 > 100 }.count > 1000)
  }

  private func pick(_ family: Int?, _ random: inout RandomSource) -> Int {
    family.map { $0 + random.below(32) } ?? random.below(320)
  }

  /// The properties that the cost compares, implemented independently.
  private struct Compared: Equatable {
    let cells: [CellGene]
    let links: [LinkGene]
    let hidden: [HiddenGene]
    let wave: [Float]
    let connections: Set<ConnectionGene>

    init(_ genome: Genome) {
      cells = genome.cells.map { cell in
        var cell = cell
        cell.twin = nil
        return cell
      }
      links = genome.links.map { link in
        var link = link
        link.twin = nil
        return link
      }
      hidden = genome.brain.hidden
      wave =
        [genome.frequency, genome.phaseLag]
        + Command.allCases.map { genome.brain.commandBias[$0] }
      connections = Set(genome.brain.connections.filter(genome.isLive))
    }
  }
}
