/// The texts of the tank and of the brain's graph.
@available(iOS 16, *)
enum TankText: String, TextKey {
  case tank
  case tankHint
  case speed
  case measuring
  case faster
  case slower
  case asFast
  case lasts
  case lastsNow
  case neverEmpty
  case brain
  case excites
  case inhibits
  case senses
  case neurons
  case outputs
  case muscle
  case hidden

  var phrase: Phrase {
    switch self {
    case .tank: Phrase("Tank", "Becken")
    case .tankHint: Phrase("Shows how it swims.", "Zeigt, wie es schwimmt.")
    case .speed: Phrase("{number}\u{A0}lengths/\u{2060}s", "{number}\u{A0}Längen/\u{2060}s")
    case .measuring: Phrase("measuring …", "misst …")
    case .faster: Phrase("{number} % faster", "{number} % schneller")
    case .slower: Phrase("{number} % slower", "{number} % langsamer")
    case .asFast: Phrase("as fast as before", "so schnell wie vorher")
    case .lasts: Phrase("empty in {seconds}\u{A0}s", "leer in {seconds}\u{A0}s")
    case .lastsNow:
      Phrase(
        "empty in {seconds}\u{A0}s, was {before}\u{A0}s",
        "leer in {seconds}\u{A0}s, vorher {before}\u{A0}s")
    case .neverEmpty: Phrase("lives on light", "lebt von Licht")
    case .brain: Phrase("Brain", "Gehirn")
    case .excites: Phrase("excites", "erregt")
    case .inhibits: Phrase("inhibits", "hemmt")
    case .senses:
      Phrase(one: ("{count} sense", "{count} Sinn"), other: ("{count} senses", "{count} Sinne"))
    case .neurons:
      Phrase(
        one: ("{count} hidden neuron", "{count} verborgenes Neuron"),
        other: ("{count} hidden neurons", "{count} verborgene Neuronen"))
    case .outputs:
      Phrase(
        one: ("{count} output", "{count} Ausgang"), other: ("{count} outputs", "{count} Ausgänge"))
    case .muscle: Phrase("Muscle {number}", "Muskel {number}")
    case .hidden: Phrase("Neuron {number}", "Neuron {number}")
    }
  }
}
