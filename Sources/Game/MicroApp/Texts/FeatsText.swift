import Micro

/// The texts about challenges and medals.
@available(iOS 16, *)
enum FeatsText: String, TextKey {
  case title, detail, openTitle, doneTitle, unlocks, doneOn
  case met, metDetail, metPart, metDish, locked, lockedDish
  case record, medals, noMedal, toMedal, allParts, allPartsDetail

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Challenges", "Aufgaben")
    case .detail: Phrase("{done} of {all} done", "{done} von {all} geschafft")
    case .openTitle: Phrase("To do", "Noch offen")
    case .doneTitle: Phrase("Done", "Geschafft")
    case .unlocks: Phrase("Unlocks: {part}", "Bringt: {part}")
    case .doneOn: Phrase("Done on {day}", "Geschafft am {day}")
    case .met: Phrase("Challenge done: {name}", "Aufgabe geschafft: {name}")
    case .metDetail: Phrase("It is in your list of challenges.", "Sie steht in deiner Liste.")
    case .metPart:
      Phrase(
        "You can build with this part now: {part}", "Dieses Teil kannst du jetzt bauen: {part}")
    case .metDish:
      Phrase("You can dive into this dish now: {dish}", "In diese Schale kannst du jetzt: {dish}")
    case .lockedDish: Phrase("Still closed. Challenge: {task}", "Noch zu. Aufgabe: {task}")
    case .locked:
      Phrase(
        "You don't have this part yet. Challenge: {task}",
        "Dieses Teil hast du noch nicht. Aufgabe: {task}")
    case .record: Phrase("Your best run so far", "Dein bisher bester Lauf")
    case .medals: Phrase("Medals", "Medaillen")
    case .noMedal: Phrase("No medal", "Keine Medaille")
    case .toMedal: Phrase("{medal} from {points} points on", "{medal} ab {points} Punkten")
    case .allParts: Phrase("All parts and dishes", "Alle Teile und Schalen")
    case .allPartsDetail:
      Phrase(
        "Without it, challenges unlock seven of the sixteen kinds of cells, and two of the three dishes.",
        "Sonst bringen Aufgaben sieben der sechzehn Zellarten und zwei der drei Schalen.")
    }
  }
}

/// The name of a medal.
@available(iOS 16, *)
struct MedalText: CaseText {
  let subject: Medal

  var phrase: Phrase {
    switch subject {
    case .bronze: Phrase("Bronze", "Bronze")
    case .silver: Phrase("Silver", "Silber")
    case .gold: Phrase("Gold", "Gold")
    }
  }
}

/// The name of a challenge.
@available(iOS 16, *)
struct FeatNameText: CaseText {
  let subject: Feat

  var phrase: Phrase {
    switch subject {
    case .firstRival: Phrase("First blood", "Erstes Blut")
    case .spikeEater: Phrase("Fencer", "Fechter")
    case .grazer: Phrase("Grazer", "Weidetier")
    case .survivor: Phrase("Survivor", "Überlebt")
    case .builder: Phrase("Builder", "Baumeister")
    case .hunter: Phrase("Hunter", "Jäger")
    case .avenger: Phrase("Revenge", "Rache")
    case .glutton: Phrase("Glutton", "Vielfraß")
    case .giant: Phrase("Giant", "Riese")
    case .day: Phrase("Goal of the day", "Tagesziel")
    case .thousand: Phrase("A thousand", "Tausend")
    case .hard: Phrase("The hard way", "Auf die harte Art")
    }
  }
}

/// The task of a challenge, in a sentence.
@available(iOS 16, *)
struct FeatTaskText: CaseText {
  let subject: Feat

  var phrase: Phrase {
    switch subject {
    case .firstRival: Phrase("Eat a rival.", "Friss einen Rivalen.")
    case .spikeEater: Phrase("Eat a rival that has a spike.", "Friss einen Rivalen mit Stachel.")
    case .grazer:
      Phrase(
        "Eat five harmless creatures in a run.", "Friss in einem Lauf fünf wehrlose Wesen.")
    case .survivor: Phrase("Live for three minutes.", "Lebe drei Minuten lang.")
    case .builder:
      Phrase("Change your body three times in a run.", "Bau dich in einem Lauf dreimal um.")
    case .hunter: Phrase("Eat three rivals in a run.", "Friss in einem Lauf drei Rivalen.")
    case .avenger: Phrase("Eat what killed you before.", "Friss, was dich schon getötet hat.")
    case .glutton: Phrase("Eat 150 J in a run.", "Friss in einem Lauf 150 J.")
    case .giant: Phrase("Grow to sixteen cells.", "Wachse auf sechzehn Zellen.")
    case .day: Phrase("Reach the goal of a day's dish.", "Erreiche das Ziel einer Tagesschale.")
    case .thousand:
      Phrase("Score 1000 points in a run.", "Erreiche in einem Lauf 1000 Punkte.")
    case .hard:
      Phrase("Live for two minutes on the hard level.", "Lebe zwei Minuten auf der Stufe „Schwer“.")
    }
  }
}

@available(iOS 16, *)
extension Texts {
  /// Returns the challenge that unlocks a type of cells.
  func howToUnlock(_ type: CellType) -> String {
    let task = Feat.unlocking(type).map { self[FeatTaskText($0)] } ?? ""
    return self[FeatsText.locked, ["task": task]]
  }

  /// Returns the challenge that opens a kind of dish.
  func howToUnlock(_ habitat: Habitat) -> String {
    let task = Feat.unlocking(habitat).map { self[FeatTaskText($0)] } ?? ""
    return self[FeatsText.lockedDish, ["task": task]]
  }

  /// Returns the name of what a challenge unlocks; `nil` if it is done for its own sake.
  func reward(of feat: Feat) -> String? {
    feat.part.map { name(of: $0) } ?? feat.habitat.map { self[HabitatText($0)] }
  }

  /// Returns what a player can do since a challenge is done; `nil` if it was done for its own sake.
  func news(of feat: Feat) -> String? {
    feat.part.map { self[FeatsText.metPart, ["part": name(of: $0)]] }
      ?? feat.habitat.map { self[FeatsText.metDish, ["dish": self[HabitatText($0)]]] }
  }
}
