import Foundation
import Micro
import Testing

@testable import MicroApp

@Suite("The eras that the game contains") struct ErasTests {
  /// Every file, with its era.
  static let files = (1...Eras.last).flatMap { era in Eras.files(of: era).map { (era, $0) } }

  @Test("three eras have five creatures each")
  func count() {
    #expect(Self.files.map(\.0) == [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3])
    #expect(Eras.all.map(\.count) == [SeedCreatures.all.count, 5, 5, 5])
    #expect(Eras.all[0] == SeedCreatures.chasers)
    #expect(Set(Eras.all.joined()).count == Eras.all.joined().count, "every creature is different")
  }

  @Test("each file documents how it was made, and holds a viable creature", arguments: files)
  func file(era: Int, url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let seed = try #require(
      url.deletingPathExtension().lastPathComponent.split(separator: "-").last)
    #expect(lines[0].hasPrefix("# Era \(era): "))
    #expect(
      lines[1]
        == "# Seed \(seed) of: ooze evolve --rules 3 --seed 1 --rounds 60 --controls 0 --out run")
    let genome = try GenomeText.parse(text)
    try genome.validate()
    let plan = try BodyPlan(genome)
    #expect(plan.cells.contains { $0.type == .mouth }, "it can eat")
    // The text that `ooze evolve` wrote follows the header.
    #expect(lines.dropFirst(2).joined(separator: "\n") == genome.text)
    #expect(Eras.all[era].contains(genome))
  }

  @Test("every level names existing eras in ascending order", arguments: Difficulty.allCases)
  func levels(level: Difficulty) throws {
    let plan = level.eras
    #expect(Eras.all.indices.contains(plan.first))
    var before = (era: plan.first, minute: 0)
    for joining in plan.later {
      #expect(Eras.all.indices.contains(joining.era))
      #expect(joining.era >= before.era)
      #expect(joining.minute > before.minute)
      #expect(joining.copies > 0)
      before = (joining.era, joining.minute)
    }
    // The last era comes before the longest-lived players die.
    #expect(before.era == Eras.last)
    #expect(before.minute < 15)
    let lineages = plan.later.reduce(Eras.all[plan.first].count) { $0 + Eras.all[$1.era].count }
    // Prey is one more lineage.
    #expect(lineages + 1 <= Arena.maximumFounders)
    let recording = RunRecording(
      level: level, creature: SeedCreatures.eel, eras: Eras.all, seed: 1)
    // The first opponents have the bodies and connections of their era, judge others, and may be gentler.
    #expect(recording.founders.count == Eras.all[plan.first].count)
    for founder in recording.founders {
      let genome = try #require(Eras.all[plan.first].first { $0.cells == founder.cells })
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
      hunters.map { $0.genomes.map(\.cells) } == plan.later.map { Eras.all[$0.era].map(\.cells) })
    #expect(recording.arrivals.contains { $0.minute == 0 && $0.isPrey && $0.copies == plan.prey })
    #expect(try RunRecording(save: recording.save()) == recording)
  }
}
