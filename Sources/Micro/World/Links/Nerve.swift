/// The nerve carries signals and energy. Cut it, and the organ is numb.
///
/// Living links carry signals from cell to cell too. Struts and springs are dead matter and carry
/// none: an organ that only they hold needs a nerve.
enum Nerve {
  /// Whether a link of this type carries signals.
  static func isConducting(_ type: LinkType) -> Bool {
    switch type {
    case .strut: Strut.carriesSignals
    case .spring: Spring.carriesSignals
    case .body: Tissue.carriesSignals
    case .fin: Fin.carriesSignals
    case .tentacle: Tentacle.carriesSignals
    case .muscle, .hingeMuscle, .nerve: true
    }
  }
}

extension World {
  /// Finds out which cells of a creature signals still reach.
  mutating func innervate(_ creature: Int) {
    markReached(from: creature) { Nerve.isConducting($0) }
    let first = creatures[creature].cells.lowerBound
    for cell in creatures[creature].cells {
      cells[cell].isNumb = !scratch.isReached[cell - first]
      if cells[cell].isNumb { cells[cell].senses = .zero }
    }
  }
}

extension LinkType {
  /// Whether it carries signals and energy from cell to cell.
  public var carriesSignals: Bool { Nerve.isConducting(self) }
}
