import Micro

@available(iOS 16, *)
extension Texts {
  /// Returns the origin and the result of a creature, in a line.
  @MainActor func detail(of subject: CreatureSubject, in store: Store) -> String {
    guard let genome = subject.genome(in: store) else { return "" }
    let cells = counting(genome.cells.count, CreaturesText.cells)
    guard let record = subject.record(in: store) else {
      if case .seed = subject { return "\(self[CreaturesText.seedCreature]) · \(cells)" }
      return cells
    }
    var words = [origin(of: record), cells]
    if record.results.runs > 0 {
      words.append(counting(record.results.points, CommonText.points))
    }
    return words.joined(separator: " · ")
  }

  func origin(of record: CreatureRecord) -> String {
    switch record.origin {
    case .played: return self[CreaturesText.played]
    case .pasted: return self[CreaturesText.fromCode]
    case .drafted: return self[CreaturesText.drafted]
    case .killer:
      guard let generation = record.generation else { return self[CreaturesText.killer] }
      return self[CreaturesText.killer] + ", "
        + descent(of: generation)
    }
  }
}
