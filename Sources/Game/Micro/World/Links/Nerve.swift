extension LinkType {
  /// Whether it carries signals and energy from cell to cell.
  ///
  /// This is the purpose of a nerve: without it, the organ is numb. Living links carry signals too. Struts and springs
  /// are dead matter: an organ that only they hold needs a nerve.
  public var carriesSignals: Bool {
    switch self {
    case .strut, .spring: false
    case .body, .fin, .muscle, .hingeMuscle, .tentacle, .nerve: true
    }
  }
}

extension World {
  /// Finds out which cells of a creature signals still reach.
  mutating func innervate(_ creature: Int) {
    markReached(from: creature) { $0.carriesSignals }
    let first = creatures[creature].cells.lowerBound
    for cell in creatures[creature].cells {
      cells[cell].isNumb = !scratch.isReached[cell - first]
      if cells[cell].isNumb { cells[cell].senses = .zero }
    }
  }
}
