/// The texts of the screen with keys.
@available(iOS 16, *)
enum KeysText: String, TextKey {
  case title, press, usual, footer, unnamed

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Keys", "Tasten")
    case .press: Phrase("Press a key", "Drück eine Taste")
    case .usual: Phrase("The usual keys", "Die üblichen Tasten")
    case .footer:
      Phrase(
        "Tap an action and press its new key. The arrows always steer, Esc always pauses, 1 to 4 set the speed, + and − "
          + "the zoom.",
        "Berühre eine Handlung und drück ihre neue Taste. Die Pfeile steuern immer, Esc pausiert immer, 1 bis 4 setzen "
          + "das Tempo, + und − den Ausschnitt.")
    case .unnamed: Phrase("Key {number}", "Taste {number}")
    }
  }
}

/// The actions of keys.
@available(iOS 16, *)
struct KeyActionText: CaseText {
  let subject: KeyAction

  var phrase: Phrase {
    switch subject {
    case .left: Phrase("Turn left", "Nach links")
    case .right: Phrase("Turn right", "Nach rechts")
    case .ahead: Phrase("Swim ahead", "Voraus")
    case .rest: Phrase("Rest", "Ruhen")
    case .bite: Phrase("Bite", "Beißen")
    case .jet: Phrase("Jet", "Düse")
    case .poison: Phrase("Poison", "Gift")
    case .grab: Phrase("Grab", "Greifen")
    case .shock: Phrase("Shock", "Schock")
    case .edit: Phrase("Edit", "Ändern")
    case .pause: Phrase("Pause", "Pause")
    }
  }
}
