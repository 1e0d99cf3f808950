import Micro

@available(iOS 16, *)
extension EditorRefusal {
  /// Returns the reason as a sentence for the player.
  ///
  /// - Parameter genome: The genome that was to be changed, for the names of its parts.
  func text(in texts: Texts, for genome: Genome) -> String {
    switch self {
    case .body(let error): error.text(in: texts, for: genome)
    case .tooExpensive(let cost, let budget, nil):
      texts[RefusalText.tooExpensive, ["cost": "\(cost)", "budget": "\(budget)"]]
    case .tooExpensive(let cost, let budget, let oneSide?):
      texts[
        RefusalText.twinsTooExpensive,
        ["cost": "\(cost)", "alone": "\(oneSide)", "budget": "\(budget)"]]
    case .outOfReach: texts[RefusalText.outOfReach]
    case .locked(let type): texts.howToUnlock(type)
    }
  }
}

@available(iOS 16, *)
extension BodyError {
  /// Returns the reason why a creature isn't viable, as a sentence for the player.
  func text(in texts: Texts, for genome: Genome) -> String {
    switch self {
    case .noNucleus: texts[RefusalText.noNucleus]
    case .severalNuclei: texts[RefusalText.severalNuclei]
    case .tooManyCells: texts.limit(.tooManyCells, GenomeLimits.cells)
    case .tooManyLinks: texts.limit(.tooManyLinks, GenomeLimits.links)
    case .tooManyHiddenNeurons: texts.limit(.tooManyNeurons, GenomeLimits.hiddenNeurons)
    case .tooManyConnections: texts.limit(.tooManyConnections, GenomeLimits.connections)
    case .tooManyLinksAt: texts.limit(.tooManyLinksAtCell, GenomeLimits.degree)
    case .identifierOutOfOrder, .twinNotMirrored, .duplicateConnection, .connectionOutOfRange:
      texts[RefusalText.damaged]
    case .identifierTooLarge: texts[RefusalText.exhausted]
    case .unknownCell, .unknownLink: texts[RefusalText.gone]
    case .linkToItself: texts[RefusalText.linkToItself]
    case .duplicateLink: texts[RefusalText.duplicateLink]
    case .linkTooLong: texts.limit(.linkTooLong, GenomeLimits.linkLength.upperBound)
    case .linkTooShort: texts.limit(.linkTooShort, GenomeLimits.linkLength.lowerBound)
    case .overlapping: texts[RefusalText.overlapping]
    case .disconnected(let id):
      texts[RefusalText.disconnected, ["part": PartNames(genome, texts).name(ofCell: id)]]
    case .outOfRange, .creatureOutOfRange: texts[RefusalText.outOfRange]
    case .noTwin: texts[RefusalText.noTwin]
    }
  }
}

@available(iOS 16, *)
extension Texts {
  fileprivate func limit(_ key: RefusalText, _ limit: Int) -> String {
    self[key, ["limit": "\(limit)"]]
  }

  fileprivate func limit(_ key: RefusalText, _ limit: Float) -> String {
    self[key, ["limit": number(Double(limit), decimals: 1)]]
  }
}
