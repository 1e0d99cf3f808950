/// The texts of the observer.
@available(iOS 16, *)
enum ObserverText: String, TextKey {
  case title, speed, follow, brain, dropIn, dropInTitle, noRoom
  case success, generation, births, creatures, followed, value

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Observer", "Beobachten")
    case .speed: Phrase("Speed", "Tempo")
    case .follow: Phrase("Follow best", "Der Besten folgen")
    case .brain: Phrase("Its brain", "Ihr Gehirn")
    case .dropIn: Phrase("Drop in", "Hineinsetzen")
    case .dropInTitle: Phrase("Which creature?", "Welches Wesen?")
    case .noRoom: Phrase("There is no room for it here.", "Hier ist kein Platz dafür.")
    case .success: Phrase("Net energy per second", "Energie netto je Sekunde")
    case .generation: Phrase("Mean generation", "Mittlere Generation")
    case .births:
      Phrase(
        one: ("{count} birth", "{count} Geburt"), other: ("{count} births", "{count} Geburten"))
    case .creatures:
      Phrase(
        one: ("{count} creature", "{count} Wesen"), other: ("{count} creatures", "{count} Wesen"))
    case .followed:
      Phrase(
        "{name}, generation {generation} of this dish",
        "{name}, Generation {generation} dieser Schale")
    case .value: Phrase("{title}: {value}", "{title}: {value}")
    }
  }
}
