import Micro

/// What a brain can want.
enum CommandText: String, TextKey {
  case effort
  case tempo
  case turn
  case bite
  case jet
  case toxin
  case grab
  case thrust
  case shock

  init(_ command: Command) {
    self =
      switch command {
      case .effort: .effort
      case .tempo: .tempo
      case .turn: .turn
      case .bite: .bite
      case .jet: .jet
      case .toxin: .toxin
      case .grab: .grab
      case .thrust: .thrust
      case .shock: .shock
      }
  }

  var phrase: Phrase {
    switch self {
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
