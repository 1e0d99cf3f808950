/// The texts of the catalogue of cells and links.
@available(iOS 16, *)
enum CatalogueText: String, TextKey {
  case title
  case cells
  case links
  case specimen
  case specimenOf
  case cost
  case mass
  case health
  case upkeep
  case tissue
  case capacity
  case radius
  case senses
  case stiffness
  case dragAlong
  case dragAcross
  case tears
  case signals
  case yes
  case no
  case watts
  case joules
  case percent
  case summary
  case linkSummary
  case purpose
  case numbers

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Cell catalogue", "Zellkatalog")
    case .cells: Phrase("Cells", "Zellen")
    case .links: Phrase("Links", "Verbindungen")
    case .specimen: Phrase("Specimen of the day", "Präparat des Tages")
    case .specimenOf:
      Phrase("{name}, {cells}", "{name}, {cells}")
    case .cost: Phrase("Cost", "Kosten")
    case .mass: Phrase("Mass", "Masse")
    case .health: Phrase("Health", "Gesundheit")
    case .upkeep: Phrase("Upkeep", "Grundumsatz")
    case .tissue: Phrase("Energy in its tissue", "Energie im Gewebe")
    case .capacity: Phrase("Stores", "Speichert")
    case .radius: Phrase("Radius", "Radius")
    case .senses: Phrase("Senses", "Sinne")
    case .stiffness: Phrase("Stiffness", "Steifigkeit")
    case .dragAlong: Phrase("Drag along", "Widerstand längs")
    case .dragAcross: Phrase("Drag across", "Widerstand quer")
    case .tears: Phrase("Tears when stretched by", "Reißt bei Dehnung um")
    case .signals: Phrase("Carries signals", "Leitet Signale")
    case .yes: Phrase("Yes", "Ja")
    case .no: Phrase("No", "Nein")
    case .watts: Phrase("{number} W", "{number} W")
    case .joules: Phrase("{number} J", "{number} J")
    case .percent: Phrase("{number} %", "{number} %")
    case .summary:
      Phrase(
        "{points} · {health} health · {upkeep} W", "{points} · {health} Gesundheit · {upkeep} W")
    case .linkSummary:
      Phrase("{points} · tears at {tears} %", "{points} · reißt bei {tears} %")
    case .purpose: Phrase("Its purpose", "Wozu sie dient")
    case .numbers: Phrase("In numbers", "In Zahlen")
    }
  }
}
