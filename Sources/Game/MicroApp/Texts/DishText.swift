/// The texts of the dish during a run.
@available(iOS 16, *)
enum DishText: String, TextKey {
  case nucleus, body, energy, percent, rivals, nextEdit, nextEditValue, editNow
  case pause, paused, resume, leave, giveUp, giveUpQuestion, giveUpDetail
  case speed, speedValue, pad, padHint, map, mapValue, dish, dishHint
  case bite, jet, poison, grab, shock, noRoom
  case generation, generationDetail, opening, openingDetail, notKept

  var phrase: Phrase {
    switch self {
    case .nucleus: Phrase("Nucleus", "Zellkern")
    case .body: Phrase("Body", "Körper")
    case .energy: Phrase("Energy", "Energie")
    case .percent: Phrase("{value} %", "{value} %")
    case .rivals: Phrase("Rivals eaten", "Gefressene Rivalen")
    case .nextEdit: Phrase("Time to the next edit", "Zeit bis zur nächsten Änderung")
    case .nextEditValue: Phrase("Edit in {time}", "Ändern in {time}")
    case .editNow: Phrase("Edit", "Ändern")
    case .pause: Phrase("Pause", "Pause")
    case .paused: Phrase("Paused", "Pausiert")
    case .resume: Phrase("Continue", "Weiter")
    case .leave: Phrase("Save and leave", "Speichern und verlassen")
    case .giveUp: Phrase("Give up this run", "Diesen Lauf aufgeben")
    case .giveUpQuestion: Phrase("Give up this run?", "Diesen Lauf aufgeben?")
    case .giveUpDetail:
      Phrase(
        "The creature is kept in the list, but the run ends here.",
        "Das Wesen bleibt in der Liste, aber der Lauf endet hier.")
    case .speed: Phrase("Speed", "Tempo")
    case .speedValue: Phrase("×{speed}", "×{speed}")
    case .pad: Phrase("Steering pad", "Steuerfläche")
    case .padHint:
      Phrase("Push it the way you want to swim.", "Schieb dorthin, wohin geschwommen werden soll.")
    case .map: Phrase("Map of the dish", "Karte der Schale")
    case .mapValue:
      Phrase(
        "{prey} prey, {contested} contested, {deadly} deadly nearby",
        "{prey} Beute, {contested} umkämpft, {deadly} tödlich in der Nähe")
    case .dish: Phrase("The dish", "Die Schale")
    case .dishHint:
      Phrase(
        "Hold the place where you want to swim.", "Halte dort, wohin dein Wesen schwimmen soll.")
    case .bite: Phrase("Bite", "Beißen")
    case .jet: Phrase("Jet", "Düse")
    case .poison: Phrase("Poison", "Gift")
    case .grab: Phrase("Grab", "Greifen")
    case .shock: Phrase("Shock", "Schock")
    case .generation:
      Phrase("Generation {generation} of this dish", "Generation {generation} dieser Schale")
    case .generationDetail:
      Phrase(
        one: (
          "At least half of your rivals were born here, after {count} birth in their line.",
          "Mindestens die Hälfte der Rivalen ist hier geboren, nach {count} Geburt in ihrer Linie."
        ),
        other: (
          "At least half of your rivals were born here, after {count} births or more in their line.",
          "Mindestens die Hälfte der Rivalen ist hier geboren, nach {count} oder mehr Geburten in ihrer Linie."
        ))
    case .opening: Phrase("Dish of the {first} line", "Schale der Linie {first}")
    case .openingDetail:
      Phrase(
        "Half of your first rivals are of it, the others of the lines {second} and {third}.",
        "Die Hälfte der ersten Rivalen gehört zu ihr, die anderen zu {second} und {third}.")
    case .notKept: Phrase("This run isn't being saved", "Dieser Lauf wird nicht gespeichert")
    case .noRoom:
      Phrase(
        "There is no room for the new body here. Swim to open water and edit then.",
        "Hier ist kein Platz für den neuen Körper. Schwimm ins freie Wasser und ändere ihn dort.")
    }
  }
}
