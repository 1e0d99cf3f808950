import Testing

@testable import Micro

@Suite("Random genomes") struct RandomGenomeTests {
  static let sample: [Genome] = {
    var random = RandomSource(seed: 1)
    return (0..<1000).map { _ in RandomGenome.make(using: &random) }
  }()

  @Test("can all live")
  func live() {
    for genome in Self.sample {
      #expect(throws: Never.self, "\(genome)") { try genome.validate() }
    }
  }

  @Test("reach every size, type, degree and kind of connection")
  func reach() {
    #expect(Set(Self.sample.flatMap { $0.cells.map(\.type) }) == Set(CellType.allCases))
    #expect(Set(Self.sample.flatMap { $0.links.map(\.type) }) == Set(LinkType.allCases))
    let sizes = Set(Self.sample.map(\.cells.count))
    #expect(sizes.isSuperset(of: 1...38))
    #expect(Self.sample.contains { $0.cells.contains { $0.twin != nil } })
    #expect(Self.sample.contains { $0.links.contains { $0.twin != nil } })
    let degrees = Self.sample.flatMap { genome in
      genome.cells.map { cell in genome.links.count { $0.other(than: cell.id) != nil } }
    }
    #expect(Set(degrees).isSuperset(of: 1...8))
  }

  @Test("are the same for the same seed and no others")
  func repeatable() {
    var (a, b, c) = (RandomSource(seed: 9), RandomSource(seed: 9), RandomSource(seed: 10))
    for _ in 0..<20 {
      let genome = RandomGenome.make(using: &a)
      #expect(genome == RandomGenome.make(using: &b))
      #expect(genome != RandomGenome.make(using: &c))
    }
  }
}
