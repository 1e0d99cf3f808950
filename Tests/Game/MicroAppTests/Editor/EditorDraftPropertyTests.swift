import Micro
import Testing

@testable import MicroApp

/// Properties that hold for any sequence of a player's edits.
@Suite("Any sequence of edits") struct EditorDraftPropertyTests {
  private static let seeds: Range<UInt64> = 0..<24

  /// Returns a draft of a random or a seed creature, and random numbers for editing it.
  private func start(_ seed: UInt64) -> (EditorDraft, RandomSource) {
    var random = RandomSource(seed: seed)
    let genome =
      seed % 2 == 0
      ? RandomGenome.make(cells: 3...14, using: &random)
      : SeedCreatures.all[Int(seed / 2) % SeedCreatures.all.count]
    var draft = EditorDraft(genome: genome, budget: random.below(60))
    draft.isSymmetric = random.chance(0.7)
    return (draft, random)
  }

  private func expectSound(_ draft: EditorDraft) {
    #expect(throws: Never.self) { try draft.genome.validate() }
    #expect(draft.cost == EditCost.cost(from: draft.original, to: draft.genome))
    let budget = draft.budget ?? .max
    #expect(draft.cost <= budget)
    #expect(draft.remaining == draft.budget.map { $0 - draft.cost })
    #expect(draft.refusal == nil, "the draft can be committed")
    #expect(draft.selection?.exists(in: draft.genome) != false)
  }

  @Test(
    "leaves a viable body within the budget, and a refused edit changes nothing", arguments: seeds)
  func sound(seed: UInt64) {
    var (draft, random) = start(seed)
    for _ in 0..<60 {
      let before = draft
      let operation = RandomOperation.make(for: draft.genome, using: &random)
      do {
        try draft.apply(operation, continuing: random.chance(0.2))
      } catch {
        #expect(draft.genome == before.genome)
        #expect(draft.cost == before.cost)
        #expect(draft.stepCount == before.stepCount)
        #expect(draft.selection == before.selection)
        if case .tooExpensive(let cost, let budget, let oneSide) = error {
          #expect(cost > budget)
          #expect(budget == draft.budget)
          #expect(oneSide.map { draft.isSymmetric && $0 <= budget } ?? true)
        }
      }
      expectSound(draft)
    }
  }

  @Test("is undone to the bit, step by step, and redone", arguments: seeds)
  func undo(seed: UInt64) {
    var (draft, random) = start(seed)
    var genomes = [draft.genome]
    for _ in 0..<60 {
      let steps = draft.stepCount
      let operation = RandomOperation.make(for: draft.genome, using: &random)
      do { try draft.apply(operation) } catch { continue }
      if draft.stepCount > steps { genomes.append(draft.genome) }
    }
    for genome in genomes.dropLast().reversed() {
      draft.undo()
      #expect(draft.genome == genome)
      expectSound(draft)
    }
    #expect(draft.lastOperation == nil)
    #expect(draft.genome == draft.original)
    #expect(draft.cost == 0)
    for genome in genomes.dropFirst() {
      draft.redo()
      #expect(draft.genome == genome)
      expectSound(draft)
    }
    #expect(draft.nextOperation == nil)
  }

  @Test("costs nothing if and only if body and brain are the original ones", arguments: seeds)
  func cost(seed: UInt64) {
    var (draft, random) = start(seed)
    for _ in 0..<60 {
      let operation = RandomOperation.make(for: draft.genome, using: &random)
      do { try draft.apply(operation) } catch { continue }
      // The name, the skin, mirrored pairs, and the numbers of future genes are free.
      var plain = draft.genome
      plain.name = draft.original.name
      plain.hue = draft.original.hue
      plain.nextID = draft.original.nextID
      var original = draft.original
      for index in plain.cells.indices { plain.cells[index].twin = nil }
      for index in plain.links.indices { plain.links[index].twin = nil }
      for index in original.cells.indices { original.cells[index].twin = nil }
      for index in original.links.indices { original.links[index].twin = nil }
      #expect((draft.cost == 0) == (plain == original))
    }
  }

  @Test(
    "keeps a symmetric body symmetric, as long as symmetry is on",
    arguments: 0..<12 as Range<UInt64>)
  func symmetric(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let genome = SeedCreatures.all[Int(seed) % SeedCreatures.all.count]
    var draft = EditorDraft(genome: genome, budget: 200)
    draft.isSymmetric = true
    for _ in 0..<80 {
      let operation = RandomOperation.make(for: draft.genome, using: &random)
      do { try draft.apply(operation) } catch { continue }
      for cell in draft.genome.cells {
        #expect(draft.genome.mirror(ofCell: cell.id) != nil, "cell \(cell.id) after \(operation)")
      }
    }
    #expect(draft.genome.cells.map(\.id) != genome.cells.map(\.id), "a cell was added or removed")
  }

  @Test("has a comparison that matches the cost, part by part", arguments: seeds)
  func comparison(seed: UInt64) {
    var (draft, random) = start(seed)
    for _ in 0..<60 {
      let operation = RandomOperation.make(for: draft.genome, using: &random)
      do { try draft.apply(operation) } catch { continue }
      let comparison = GenomeComparison(from: draft.original, to: draft.genome)
      let cost = EditCost(from: draft.original, to: draft.genome)
      #expect(comparison.entries.map(\.subject) == cost.parts.map(\.subject))
      #expect(comparison.entries.map(\.points) == cost.parts.map(\.points))
      #expect(comparison.entries.allSatisfy { !$0.changes.isEmpty })
      #expect(comparison.total == draft.cost)
    }
  }

  @Test("has reasons in every language, with the names of parts", arguments: seeds)
  func reasons(seed: UInt64) {
    var (draft, random) = start(seed)
    var refusals = 0
    for _ in 0..<60 {
      let operation = RandomOperation.make(for: draft.genome, using: &random)
      do {
        try draft.apply(operation)
      } catch {
        refusals += 1
        for language in Language.allCases {
          let text = error.text(in: Texts(language: language), for: draft.genome)
          #expect(text.hasSuffix("."))
          #expect(!text.contains("{"))
        }
      }
    }
    #expect(refusals > 0)
  }
}
