/// The reasons why the editor refuses an operation.
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
      Phrase("A creature has at most {limit} cells.", "Ein Wesen hat höchstens {limit} Zellen.")
    case .tooManyLinks:
      Phrase(
        "A creature has at most {limit} links.",
        "Ein Wesen hat höchstens {limit} Verbindungen.")
    case .tooManyNeurons:
      Phrase(
        "A brain has at most {limit} hidden neurons.",
        "Ein Gehirn hat höchstens {limit} verborgene Neuronen.")
    case .tooManyConnections:
      Phrase(
        "A brain has at most {limit} connections.",
        "Ein Gehirn hat höchstens {limit} Nervenbahnen.")
    case .tooManyLinksAtCell:
      Phrase(
        "A cell holds at most {limit} links.",
        "Eine Zelle hält höchstens {limit} Verbindungen.")
    case .gone: Phrase("That part isn't there any more.", "Dieser Teil ist nicht mehr da.")
    case .linkToItself:
      Phrase(
        "A link joins two different cells.",
        "Eine Verbindung braucht zwei verschiedene Zellen.")
    case .duplicateLink:
      Phrase("These cells are already linked.", "Diese Zellen sind schon verbunden.")
    case .linkTooLong:
      Phrase(
        "Too far apart: a link spans at most {limit} lengths.",
        "Zu weit: Eine Verbindung reicht höchstens {limit} Längen.")
    case .linkTooShort:
      Phrase(
        "Too close: a link spans at least {limit} lengths.",
        "Zu nah: Eine Verbindung misst mindestens {limit} Längen.")
    case .overlapping: Phrase("Two cells would overlap.", "Zwei Zellen lägen ineinander.")
    case .disconnected:
      Phrase("{part} would be cut off from the nucleus.", "{part} hinge nicht mehr am Zellkern.")
    case .outOfRange: Phrase("That is beyond its limit.", "So weit reicht es nicht.")
    case .noTwin:
      Phrase(
        "It has no mirror image on the other side.", "Auf der anderen Seite fehlt der Zwilling.")
    case .damaged: Phrase("This genome is damaged.", "Dieses Erbgut ist beschädigt.")
    case .exhausted:
      Phrase("This creature has been changed too often.", "Dieses Wesen wurde zu oft verändert.")
    case .tooExpensive:
      Phrase(
        "That costs {cost} points, and you have {budget}.",
        "Das macht {cost} Punkte, und du hast {budget}.")
    case .twinsTooExpensive:
      Phrase(
        "Both sides cost {cost} points, and you have {budget}. One alone would cost {alone}.",
        "Beide Seiten machen {cost} Punkte, und du hast {budget}. Eine allein wären {alone}.")
    case .outOfReach:
      Phrase("No cell is near enough to hold it.", "Keine Zelle ist nah genug, um sie zu halten.")
    }
  }
}
