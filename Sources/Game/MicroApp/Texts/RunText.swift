/// The questions before a run begins, and the messages when one can't.
@available(iOS 16, *)
enum RunText: String, TextKey {
  case title
  case creature
  case name
  case seed
  case seedPlaceholder
  case seedOfDay
  case seedOfDayDetail
  case dish
  case difficulty
  case begin
  case badName
  case badSeed
  case cannotBegin
  case cannotResume
  case replaceTitle
  case replaceQuestion
  case replace
  case progress
  case noRun
  case unreadable

  var phrase: Phrase {
    switch self {
    case .title: Phrase("New run", "Neuer Lauf")
    case .creature: Phrase("Play as", "Beginne als")
    case .name: Phrase("Name", "Name")
    case .seed: Phrase("Seed", "Startzahl")
    case .seedPlaceholder: Phrase("Any number", "Beliebig")
    case .seedOfDay: Phrase("Seed of the day", "Startzahl des Tages")
    case .seedOfDayDetail:
      Phrase(
        "The same dish for everybody today: {seed}", "Heute für alle dieselbe Schale: {seed}")
    case .dish: Phrase("Dish", "Schale")
    case .difficulty: Phrase("Difficulty", "Schwierigkeit")
    case .begin: Phrase("Dive in", "Eintauchen")
    case .badName:
      Phrase(
        "A name has up to 24 letters, digits and signs, without accents.",
        "Ein Name hat bis zu 24 Buchstaben, Ziffern und Zeichen, ohne Umlaute und Akzente.")
    case .badSeed:
      Phrase(
        "A seed is a whole number of up to 19 digits.",
        "Eine Startzahl ist eine ganze Zahl mit bis zu 19 Ziffern.")
    case .cannotBegin: Phrase("The run can't start", "Der Lauf kann nicht beginnen")
    case .cannotResume: Phrase("The run can't continue", "Der Lauf kann nicht weitergehen")
    case .replaceTitle: Phrase("You already have a run", "Es gibt schon einen Lauf")
    case .replaceQuestion:
      Phrase(
        "{name} is still alive. A new run ends this one; {name} goes to the list of creatures.",
        "{name} lebt noch. Ein neuer Lauf beendet jenen; {name} kommt in die Liste der Wesen.")
    case .replace: Phrase("Start a new run", "Neu beginnen")
    case .noRun:
      Phrase(
        "It was over when the game was closed. Its creature is in the list.",
        "Er war zu Ende, als das Spiel geschlossen wurde. Sein Wesen steht in der Liste.")
    case .unreadable:
      Phrase(
        "It can't be read. Nothing was removed.",
        "Er kann nicht gelesen werden. Nichts davon wurde entfernt.")
    case .progress: Phrase("{name}, {time}, {rivals}", "{name}, {time}, {rivals}")
    }
  }
}
