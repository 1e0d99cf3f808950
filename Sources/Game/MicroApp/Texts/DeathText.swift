/// The texts of the screen after a death.
@available(iOS 16, *)
enum DeathText: String, TextKey {
  case killedBy, replay, replayHint, score, best, rivals, prey, time, energy, energyValue
  case killer, firstOfLine, births, keepKiller, keptKiller, kept, menu, again
  case share, saveCard, film, filming, rematch
  case moments, moment, momentStart, momentLength, filmMoment, closeMoment

  var phrase: Phrase {
    switch self {
    case .killedBy:
      Phrase("By {name}, {descent}.", "Durch {name}, {descent}.")
    case .replay: Phrase("Its last ten seconds", "Seine letzten zehn Sekunden")
    case .replayHint: Phrase("Plays them again.", "Spielt sie noch einmal ab.")
    case .score: Phrase("Score", "Punkte")
    case .best: Phrase("Your best score", "Beste Punktzahl")
    case .prey: Phrase("Harmless prey eaten", "Gefressene wehrlose Beute")
    case .rivals: Phrase("Rivals eaten", "Gefressene Rivalen")
    case .time: Phrase("Time lived", "Lebenszeit")
    case .energy: Phrase("Energy eaten", "Gefressene Energie")
    case .energyValue: Phrase("{value} J", "{value} J")
    case .killer: Phrase("Your killer", "Was dich getötet hat")
    case .firstOfLine:
      Phrase("the first of its line in this dish", "das erste seiner Linie in dieser Schale")
    case .births:
      Phrase(
        one: (
          "{count} birth after the first of its line", "{count} Geburt nach dem ersten seiner Linie"
        ),
        other: (
          "{count} births after the first of its line",
          "{count} Geburten nach dem ersten seiner Linie"
        ))
    case .keepKiller: Phrase("Keep this creature", "Dieses Wesen behalten")
    case .keptKiller: Phrase("Kept in your list", "In deiner Liste")
    case .kept:
      Phrase(
        "Your creature is in the list of creatures.", "Dein Wesen steht in der Liste der Wesen.")
    case .share: Phrase("Share", "Teilen")
    case .saveCard: Phrase("Save or send", "Sichern oder senden")
    case .rematch:
      Phrase(
        "Beat what ate me, in 60 seconds: {host}", "Schlag, was mich fraß, in 60 Sekunden: {host}")
    case .film: Phrase("Film its end", "Ende filmen")
    case .moments: Phrase("Its last four seconds", "Seine letzten vier Sekunden")
    case .moment: Phrase("Film this moment", "Diesen Moment filmen")
    case .momentStart: Phrase("Starts at", "Wo er beginnt")
    case .momentLength: Phrase("The last {seconds} seconds", "Die letzten {seconds} Sekunden")
    case .filmMoment: Phrase("Film", "Filmen")
    case .closeMoment: Phrase("Back to the run", "Zurück zum Lauf")
    case .filming: Phrase("Filming its last ten seconds", "Filmt seine letzten zehn Sekunden")
    case .menu: Phrase("To the menu", "Zum Menü")
    case .again: Phrase("Dive in again", "Noch einmal eintauchen")
    }
  }
}
