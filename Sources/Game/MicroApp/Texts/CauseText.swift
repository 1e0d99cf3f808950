import Micro

/// The cause of a creature's death, in a word or two.
@available(iOS 16, *)
struct CauseText: CaseText {
  let subject: CauseOfDeath

  var phrase: Phrase {
    switch subject {
    case .starvation: Phrase("Starved", "Verhungert")
    case .bite: Phrase("Eaten", "Gefressen")
    case .spike: Phrase("Stabbed", "Erstochen")
    case .toxin: Phrase("Poisoned", "Vergiftet")
    case .shock: Phrase("Shocked", "Stromschlag")
    case .bleeding: Phrase("Bled to death", "Verblutet")
    case .removal: Phrase("Removed from the dish", "Aus der Schale genommen")
    }
  }
}

/// The cause of a creature's death, in a sentence.
@available(iOS 16, *)
struct CauseReasonText: CaseText {
  let subject: CauseOfDeath

  var phrase: Phrase {
    switch subject {
    case .starvation:
      Phrase(
        "Its store was empty, and its tissue was used up.",
        "Der Vorrat war leer und das Gewebe aufgezehrt.")
    case .bite:
      Phrase("A mouth bit its nucleus to death.", "Ein Maul hat seinen Zellkern totgebissen.")
    case .spike: Phrase("A spike hit its nucleus.", "Ein Stachel hat seinen Zellkern getroffen.")
    case .toxin: Phrase("Poison dissolved it.", "Gift hat es aufgelöst.")
    case .shock: Phrase("A shock stopped it for good.", "Ein Schlag hat es für immer gelähmt.")
    case .bleeding:
      Phrase(
        "A rival took its last mouth, or more than half of its cells.",
        "Ein Rivale nahm ihm das letzte Maul oder mehr als die Hälfte seiner Zellen.")
    case .removal:
      Phrase("It was removed from the dish.", "Es wurde aus der Schale genommen.")
    }
  }
}

@available(iOS 16, *)
extension Texts {
  /// Returns the cause of an ending and, on its own line, the killer.
  func reason(of ending: Ending) -> String {
    let sentence = self[CauseReasonText(ending.cause)]
    guard let killer = ending.killer else { return sentence }
    let values = [
      "name": killer.genome.name.description, "generation": "\(killer.lineage.generation)",
    ]
    return sentence + "\n" + self[DeathText.killedBy, values]
  }
}
