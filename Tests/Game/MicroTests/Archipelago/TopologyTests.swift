import Testing

@testable import Micro

@Suite("Topologies") struct TopologyTests {
  /// Returns the neighbours as sets, without arithmetic.
  private func model(_ topology: Topology, _ island: Int, _ count: Int) -> [Int] {
    switch topology {
    case .unconnected: []
    case .ring:
      (0..<count).filter {
        $0 != island && (($0 + 1) % count == island || (island + 1) % count == $0)
      }
    case .fullyConnected: (0..<count).filter { $0 != island }
    }
  }

  @Test("neighbours are those of the model, each once", arguments: Topology.allCases)
  func neighbours(topology: Topology) {
    for count in 1...9 {
      for island in 0..<count {
        let found = (0..<topology.degree(among: count)).map {
          topology.neighbour($0, of: island, among: count)
        }
        #expect(found.sorted() == model(topology, island, count), "\(island) of \(count)")
      }
    }
  }

  @Test("neighbours are mutual", arguments: Topology.allCases)
  func mutual(topology: Topology) {
    for count in 1...9 {
      for island in 0..<count {
        for other in model(topology, island, count) {
          #expect(model(topology, other, count).contains(island))
        }
      }
    }
  }

  @Test("names read back, and other names are refused")
  func names() {
    for topology in Topology.allCases { #expect(Topology(name: topology.name) == topology) }
    for name in ["", "Ring", "star", "fullyConnected"] { #expect(Topology(name: name) == nil) }
  }

  @Test(
    "migrants go from each island, rank by rank, to neighbours alone", arguments: Topology.allCases)
  func passages(topology: Topology) {
    for count in 1...6 {
      for migrants in 0...3 {
        for round in 0...4 {
          let passages = topology.passages(
            among: count, migrants: migrants, seed: 9, afterRound: round)
          let leave = round > 0 && topology.degree(among: count) > 0
          let expected =
            leave ? (0..<count).flatMap { island in (0..<migrants).map { (island, $0) } } : []
          #expect(passages.map(\.from) == expected.map(\.0))
          #expect(passages.map(\.rank) == expected.map(\.1))
          for passage in passages {
            #expect(model(topology, passage.from, count).contains(passage.to))
          }
        }
      }
    }
  }

  @Test("routes are a function of seed and round, differ with both, and reach every neighbour")
  func drawn() {
    func ways(_ seed: UInt64, _ round: Int) -> [Passage] {
      Topology.ring.passages(among: 16, migrants: 2, seed: seed, afterRound: round)
    }
    var seen: Set<[Passage]> = []
    for seed in [0, 1, 2, UInt64.max] {
      for round in [1, 2, 3, 1_000_000] {
        #expect(ways(seed, round) == ways(seed, round))
        seen.insert(ways(seed, round))
      }
    }
    #expect(seen.count == 16)
    var reached: [Int: Set<Int>] = [:]
    for round in 1...60 {
      for way in Topology.fullyConnected.passages(
        among: 5, migrants: 1, seed: 1, afterRound: round)
      { reached[way.from, default: []].insert(way.to) }
    }
    for island in 0..<5 { #expect(reached[island] == Set(0..<5).subtracting([island])) }
  }
}
