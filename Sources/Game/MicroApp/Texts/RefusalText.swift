/// Why the editor doesn't do what was asked.
@available(iOS 16, *)
enum RefusalText: String, TextKey {
  case noNucleus
  case severalNuclei
  case tooManyCells
  case tooManyLinks
  case tooManyNeurons
  case tooManyConnections
  case tooManyLinksAtCell
  case gone
  case linkToItself
  case duplicateLink
  case linkTooLong
  case linkTooShort
  case overlapping
  case disconnected
  case outOfRange
  case noTwin
  case damaged
  case exhausted
  case tooExpensive, twinsTooExpensive
  case outOfReach

  var phrase: Phrase {
    switch self {
    case .noNucleus:
      Phrase(
        "A creature can't live without its nucleus.",
        "Ohne Zellkern kann ein Wesen nicht leben.")
    case .severalNuclei:
      Phrase("A creature has only one nucleus.", "Ein Wesen hat nur einen Zellkern.")
    case .tooManyCells:
      Phrase("A creature has {limit} cells at most.", "Ein Wesen hat höchstens {limit} Zellen.")
    case .tooManyLinks:
      Phrase(
        "A creature has {limit} links at most.",
        "Ein Wesen hat höchstens {limit} Verbindungen.")
    case .tooManyNeurons:
      Phrase(
        "A brain has {limit} hidden neurons at most.",
        "Ein Gehirn hat höchstens {limit} verborgene Neuronen.")
    case .tooManyConnections:
      Phrase(
        "A brain has {limit} connections at most.",
        "Ein Gehirn hat höchstens {limit} Nervenbahnen.")
    case .tooManyLinksAtCell:
      Phrase(
        "A cell holds {limit} links at most.",
        "Eine Zelle hält höchstens {limit} Verbindungen.")
    case .gone: Phrase("That part isn't there any more.", "Dieser Teil ist nicht mehr da.")
    case .linkToItself:
      Phrase(
        "A link joins two different cells.",
        "Eine Verbindung braucht zwei verschiedene Zellen.")
    case .duplicateLink:
      Phrase("These cells are linked already.", "Diese Zellen sind schon verbunden.")
    case .linkTooLong:
      Phrase(
        "Too far apart: a link spans {limit} lengths at most.",
        "Zu weit: Eine Verbindung reicht höchstens {limit} Längen.")
    case .linkTooShort:
      Phrase(
        "Too close: a link spans {limit} lengths at least.",
        "Zu nah: Eine Verbindung misst mindestens {limit} Längen.")
    case .overlapping: Phrase("Two cells would lie in each other.", "Zwei Zellen lägen ineinander.")
    case .disconnected:
      Phrase("{part} would hang loose from the nucleus.", "{part} hinge nicht mehr am Zellkern.")
    case .outOfRange: Phrase("That is more than it can be.", "So weit reicht es nicht.")
    case .noTwin:
      Phrase("It has no twin on the other side.", "Auf der anderen Seite fehlt der Zwilling.")
    case .damaged: Phrase("This genome is damaged.", "Dieses Erbgut ist beschädigt.")
    case .exhausted:
      Phrase("This creature was changed too often.", "Dieses Wesen wurde zu oft verändert.")
    case .tooExpensive:
      Phrase(
        "That makes {cost} points, and you have {budget}.",
        "Das macht {cost} Punkte, und du hast {budget}.")
    case .twinsTooExpensive:
      Phrase(
        "Both sides make {cost} points, and you have {budget}. One alone would make {alone}.",
        "Beide Seiten machen {cost} Punkte, und du hast {budget}. Eine allein wären {alone}.")
    case .outOfReach:
      Phrase("No cell is near enough to hold it.", "Keine Zelle ist nah genug, um sie zu halten.")
    }
  }
}
