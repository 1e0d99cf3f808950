/// What the screen after a death says.
@available(iOS 16, *)
enum DeathText: String, TextKey {
  case killedBy, replay, replayHint, score, rivals, time, energy, energyValue
  case killer, generation, keepKiller, keptKiller, kept, menu, again

  var phrase: Phrase {
    switch self {
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
    case .keptKiller: Phrase("Kept in your list", "In deiner Liste")
    case .kept:
      Phrase(
        "Your creature is in the list of creatures.", "Dein Wesen steht in der Liste der Wesen.")
    case .menu: Phrase("To the menu", "Zum Menü")
    case .again: Phrase("Dive in again", "Noch einmal eintauchen")
    }
  }
}
