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
        "A rival took too much of it.", "Ein Rivale hat ihm zu viel genommen.")
    case .removal:
      Phrase("It was removed from the dish.", "Es wurde aus der Schale genommen.")
    }
  }
}

/// The losses of which a creature bled to death, in a sentence.
@available(iOS 16, *)
enum LossText: String, TextKey {
  case mouths, cells, both

  var phrase: Phrase {
    switch self {
    case .mouths:
      Phrase("A rival took its last mouth.", "Ein Rivale nahm ihm das letzte Maul.")
    case .cells:
      Phrase(
        "A rival took more than half of its cells.",
        "Ein Rivale nahm ihm mehr als die Hälfte seiner Zellen.")
    case .both:
      Phrase(
        "A rival took its last mouth, and more than half of its cells are gone.",
        "Ein Rivale nahm ihm das letzte Maul, und mehr als die Hälfte seiner Zellen ist verloren.")
    }
  }

  /// Creates the text of a loss; `nil` for none.
  init?(_ loss: MortalLoss) {
    switch loss {
    case [.mouths, .cells]: self = .both
    case .mouths: self = .mouths
    case .cells: self = .cells
    default: return nil
    }
  }
}

@available(iOS 16, *)
extension Texts {
  /// Returns the cause of an ending and, on its own line, the killer.
  ///
  /// - Parameters:
  ///   - loss: The losses of which the creature bled, if that was the cause.
  ///   - name: The killer's own name.
  ///   - line: The name of its line in the dish.
  func reason(
    of ending: Ending, loss: MortalLoss = [], by name: String? = nil, line: String? = nil
  ) -> String {
    let known = ending.cause == .bleeding ? LossText(loss).map { self[$0] } : nil
    let sentence = known ?? self[CauseReasonText(ending.cause)]
    guard let killer = ending.killer else { return sentence }
    let values = [
      "name": fullName(name, of: killer.genome, line: line),
      "descent": descent(of: killer.lineage.generation),
    ]
    return sentence + "\n" + self[DeathText.killedBy, values]
  }

  /// Returns a creature's own name with that of its line.
  ///
  /// - Parameters:
  ///   - name: Its own name; `nil` for a creature that only has that of its line.
  ///   - line: The name of its line in the dish; by default that of its body.
  func fullName(_ name: String?, of genome: Genome, line: String? = nil) -> String {
    let line = line ?? genome.name.description
    // The line of a nemesis has the nemesis's name.
    guard name != line else { return line }
    return name.map { self[NemesisText.fullName, ["name": $0, "line": line]] } ?? line
  }

  /// Returns the place of a creature in its line, whose first creature may have evolved before the run.
  ///
  /// - Parameter births: The number of births in the dish between the first of its line and the creature.
  func descent(of births: Int) -> String {
    births == 0 ? self[DeathText.firstOfLine] : counting(births, DeathText.births)
  }
}
