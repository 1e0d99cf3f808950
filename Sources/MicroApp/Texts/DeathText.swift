import Micro

/// What the screen after a death says.
enum DeathText: String, TextKey {
  case starvation, bite, spike, toxin, shock, removal
  case killedBy, replay, replayHint, score, rivals, time, energy, energyValue
  case killer, generation, keepKiller, keptKiller, kept, menu

  /// Why it died, in a sentence.
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
    case .starvation:
      Phrase(
        "Its store was empty, and its tissue was used up.",
        "Der Vorrat war leer und das Gewebe aufgezehrt.")
    case .bite:
      Phrase("A mouth bit its nucleus to death.", "Ein Maul hat seinen Zellkern totgebissen.")
    case .spike: Phrase("A spike hit its nucleus.", "Ein Stachel hat seinen Zellkern getroffen.")
    case .toxin: Phrase("Poison dissolved it.", "Gift hat es aufgelöst.")
    case .shock: Phrase("A shock stopped it for good.", "Ein Schlag hat es für immer gelähmt.")
    case .removal:
      Phrase("It was taken out of the dish.", "Es wurde aus der Schale genommen.")
    case .killedBy:
      Phrase("By {name}, generation {generation}.", "Durch {name}, Generation {generation}.")
    case .replay: Phrase("Its last ten seconds", "Seine letzten zehn Sekunden")
    case .replayHint: Phrase("Plays them again.", "Spielt sie noch einmal ab.")
    case .score: Phrase("Score", "Punkte")
    case .rivals: Phrase("Rivals eaten", "Gefressene Rivalen")
    case .time: Phrase("Time lived", "Lebenszeit")
    case .energy: Phrase("Energy eaten", "Gefressene Energie")
    case .energyValue: Phrase("{value} J", "{value} J")
    case .killer: Phrase("What killed you", "Was dich getötet hat")
    case .generation: Phrase("Generation {generation}", "Generation {generation}")
    case .keepKiller: Phrase("Keep this creature", "Dieses Wesen behalten")
    case .keptKiller: Phrase("Kept among your creatures", "Bei deinen Wesen aufbewahrt")
    case .kept:
      Phrase(
        "Your creature is in the list of creatures.", "Dein Wesen steht in der Liste der Wesen.")
    case .menu: Phrase("To the menu", "Zum Menü")
    }
  }
}
