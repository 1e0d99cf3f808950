import Foundation
import Micro
import Testing

@testable import MicroApp

@Suite("The eras that the game contains") struct ErasTests {
  /// Every file, with its habitat and era.
  static let files = Habitat.allCases.flatMap { habitat in
    (1...Eras.last).flatMap { era in Eras.files(of: era, in: habitat).map { (habitat, era, $0) } }
  }

  @Test("three eras of each dish have five creatures each, and all are different")
  func count() {
    for habitat in Habitat.allCases {
      #expect(
        Self.files.filter { $0.0 == habitat }.map(\.1) == [
          1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
        ])
      #expect(Eras.of(habitat).map(\.count) == [SeedCreatures.all.count, 5, 5, 5])
      #expect(Eras.of(habitat)[0] == SeedCreatures.chasers)
    }
    let evolved = Habitat.allCases.flatMap { Eras.of($0).dropFirst().joined() }
    #expect(Set(evolved).count == 45)
  }

  @Test("each file documents how it was made, and holds a viable creature", arguments: files)
  func file(habitat: Habitat, era: Int, url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let seed = try #require(
      url.deletingPathExtension().lastPathComponent.split(separator: "-").last)
    #expect(lines[0].hasPrefix("# Era \(era): "))
    let dish = habitat == .shallows ? "" : "--dish \(habitat.name) "
    #expect(
      lines[1]
        == "# Seed \(seed) of: ooze evolve \(dish)--rules 3 --seed 1 --rounds 60 --controls 0 --out run"
    )
    let genome = try GenomeText.parse(text)
    try genome.validate()
    let plan = try BodyPlan(genome)
    #expect(plan.cells.contains { $0.type == .mouth }, "it can eat")
    // The text that `ooze evolve` wrote follows the header.
    #expect(lines.dropFirst(2).joined(separator: "\n") == genome.text)
    #expect(Eras.of(habitat)[era].contains(genome))
  }

  @Test("every level names existing eras in ascending order", arguments: Difficulty.allCases)
  func levels(level: Difficulty) throws {
    let plan = level.eras
    #expect(Eras.of(.shallows).indices.contains(plan.first))
    var before = (era: plan.first, minute: 0)
    for joining in plan.later {
      #expect(Eras.of(.shallows).indices.contains(joining.era))
      #expect(joining.era >= before.era)
      #expect(joining.minute > before.minute)
      #expect(joining.copies > 0)
      before = (joining.era, joining.minute)
    }
    // The last era comes before the longest-lived players die.
    #expect(before.era == Eras.last)
    #expect(before.minute < 15)
    let lineages = plan.later.reduce(Eras.of(.shallows)[plan.first].count) {
      $0 + Eras.of(.shallows)[$1.era].count
    }
    // Prey is one more lineage.
    #expect(lineages + 1 <= Arena.maximumFounders)
    let recording = RunRecording(
      level: level, creature: SeedCreatures.eel, eras: Eras.of(.shallows), seed: 1)
    // The first opponents have the bodies and connections of their era, judge others, and may be gentler.
    #expect(recording.founders.count == Eras.of(.shallows)[plan.first].count)
    for founder in recording.founders {
      let genome = try #require(Eras.of(.shallows)[plan.first].first { $0.cells == founder.cells })
      let count = genome.brain.connections.count
      #expect(founder.brain.connections.prefix(count) == genome.brain.connections[...])
      let eyes = genome.cells.filter { $0.type == .eye }.map(\.id)
      #expect(
        founder.brain.connections.dropFirst(count)
          == ArraySlice(
            eyes.map {
              ConnectionGene(
                from: .sense(cell: $0, channel: 2), to: .command(.effort),
                weight: plan.wariness)
            }))
      let (effort, eager) = (founder.brain.commandBias[.effort], genome.brain.commandBias[.effort])
      #expect(effort < eager, "a newcomer needs a mild beginning")
    }
    #expect(recording.settings.arena.world.rules == .third)
    let hunters = recording.arrivals.filter { !$0.isPrey }
    #expect(hunters.map(\.minute) == plan.later.map(\.minute))
    #expect(
      hunters.map { $0.genomes.map(\.cells) }
        == plan.later.map { Eras.of(.shallows)[$0.era].map(\.cells) })
    #expect(recording.arrivals.contains { $0.minute == 0 && $0.isPrey && $0.copies == plan.prey })
    #expect(try RunRecording(save: recording.save()) == recording)
  }
}
