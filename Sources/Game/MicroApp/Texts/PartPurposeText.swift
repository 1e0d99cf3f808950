/// The name of a purpose of cells.
@available(iOS 16, *)
struct PartPurposeText: CaseText {
  let subject: PartPurpose

  var phrase: Phrase {
    switch subject {
    case .hold: Phrase("Hold", "Halten")
    case .hunt: Phrase("Hunt", "Jagen")
    case .energy: Phrase("Energy", "Energie")
    case .move: Phrase("Move", "Bewegen")
    case .sense: Phrase("Sense", "Spüren")
    }
  }
}

/// The strength of a build for a beginning, in a sentence.
@available(iOS 16, *)
enum StarterText: String, TextKey {
  case hunter, tank, grazer

  var phrase: Phrase {
    switch self {
    case .hunter:
      Phrase(
        "Bites deeper than an eel, and swims faster.",
        "Beißt tiefer als ein Aal und schwimmt schneller.")
    case .tank:
      Phrase(
        "Takes more wounds than an eel, and its armour blunts bites.",
        "Hält mehr aus als ein Aal, und sein Panzer dämpft Bisse.")
    case .grazer:
      Phrase(
        "Lasts longer without food than an eel.", "Kommt länger ohne Futter aus als ein Aal.")
    }
  }
}
