import Micro

/// The commands of a brain.
@available(iOS 16, *)
struct CommandText: CaseText {
  let subject: Command

  var phrase: Phrase {
    switch subject {
    case .effort: Phrase("effort", "Einsatz")
    case .tempo: Phrase("tempo", "Tempo")
    case .turn: Phrase("turn", "Drehung")
    case .bite: Phrase("bite", "Biss")
    case .jet: Phrase("jet", "Düse")
    case .toxin: Phrase("poison", "Gift")
    case .grab: Phrase("grab", "Griff")
    case .thrust: Phrase("thrust", "Schub")
    case .shock: Phrase("shock", "Schlag")
    }
  }
}
