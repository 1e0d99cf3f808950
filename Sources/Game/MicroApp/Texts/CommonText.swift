/// The texts that several screens share.
@available(iOS 16, *)
enum CommonText: String, TextKey {
  case cancel
  case delete
  case points
  case rivals
  case time
  case seed
  case seedOfDay
  case nobody

  var phrase: Phrase {
    switch self {
    case .cancel: Phrase("Cancel", "Abbrechen")
    case .delete: Phrase("Delete", "Löschen")
    case .points:
      Phrase(one: ("{count} point", "{count} Punkt"), other: ("{count} points", "{count} Punkte"))
    case .rivals:
      Phrase(
        one: ("{count} rival eaten", "{count} Rivale gefressen"),
        other: ("{count} rivals eaten", "{count} Rivalen gefressen"))
    case .time: Phrase("{time} min", "{time} min")
    case .seed: Phrase("Seed {seed}", "Startzahl {seed}")
    case .seedOfDay: Phrase("Seed of the day", "Startzahl des Tages")
    case .nobody: Phrase("Nameless", "Namenlos")
    }
  }
}
