import Micro

/// Why a creature died: in two words, and in a sentence.
enum CauseText: String, TextKey {
  case starvation
  case bite
  case spike
  case toxin
  case shock
  case removal

  init(_ cause: CauseOfDeath) {
    self =
      switch cause {
      case .starvation: .starvation
      case .bite: .bite
      case .spike: .spike
      case .toxin: .toxin
      case .shock: .shock
      case .removal: .removal
      }
  }

  var phrase: Phrase {
    switch self {
    case .starvation: Phrase("Starved", "Verhungert")
    case .bite: Phrase("Eaten", "Gefressen")
    case .spike: Phrase("Stabbed", "Erstochen")
    case .toxin: Phrase("Poisoned", "Vergiftet")
    case .shock: Phrase("Shocked", "Vom Schlag getroffen")
    case .removal: Phrase("Taken out of the dish", "Aus der Schale genommen")
    }
  }
}
