/// The texts of the hall of fame, the statistics and the credits.
@available(iOS 16, *)
enum BooksText: String, TextKey {
  case noFame
  case gaveUp
  case rivals
  case runs
  case totalTime
  case longest
  case mostRivals
  case bestScore
  case energy
  case joules
  case edits
  case allRivals
  case bests
  case endings
  case noRuns
  case ideaHeader
  case idea
  case scienceHeader
  case swimming
  case constraints
  case selection
  case softwareHeader
  case drawing
  case letters
  case symbols
  case server

  var phrase: Phrase {
    switch self {
    case .noFame:
      Phrase(
        "Nobody yet. The best runs are remembered here.",
        "Noch niemand. Hier bleiben die besten Läufe in Erinnerung.")
    case .gaveUp: Phrase("Given up", "Aufgegeben")
    case .rivals:
      Phrase(
        one: ("{count} rival", "{count} Rivale"), other: ("{count} rivals", "{count} Rivalen"))
    case .runs: Phrase("Runs", "Läufe")
    case .totalTime: Phrase("Time lived", "Gelebte Zeit")
    case .longest: Phrase("Longest life", "Längstes Leben")
    case .mostRivals: Phrase("Most rivals in a run", "Meiste Rivalen in einem Lauf")
    case .bestScore: Phrase("Best score", "Beste Punktzahl")
    case .energy: Phrase("Energy eaten", "Gefressene Energie")
    case .joules: Phrase("{energy} J", "{energy} J")
    case .edits: Phrase("Edits", "Umbauten")
    case .allRivals: Phrase("Rivals eaten", "Gefressene Rivalen")
    case .bests: Phrase("Bests", "Bestwerte")
    case .endings: Phrase("How runs ended", "Wie Läufe endeten")
    case .noRuns: Phrase("No run has ended yet.", "Noch ist kein Lauf zu Ende.")
    case .ideaHeader: Phrase("The idea", "Die Idee")
    case .idea:
      Phrase(
        "Based on the articles “Project Micro – Part 1” and “Elastic UITableView Headers (Done Right)”",
        "Nach den Artikeln „Project Micro – Part 1“ und „Elastic UITableView Headers (Done Right)“")
    case .scienceHeader: Phrase("The science", "Die Wissenschaft")
    case .swimming:
      Phrase(
        "Swimming: resistive-force theory. J. Gray and G. J. Hancock, 1955",
        "Schwimmen: die Theorie der Reibung. J. Gray und G. J. Hancock, 1955")
    case .constraints:
      Phrase(
        "Bodies that hold together: XPBD. M. Macklin, M. Müller and N. Chentanez, 2016",
        "Körper, die halten: XPBD. M. Macklin, M. Müller und N. Chentanez, 2016")
    case .selection:
      Phrase(
        "Creatures that evolve in a box: K. Sims, Evolving Virtual Creatures, 1994",
        "Wesen, die in einem Kasten entstehen: K. Sims, Evolving Virtual Creatures, 1994")
    case .softwareHeader: Phrase("Made with", "Gemacht mit")
    case .drawing:
      Phrase("Swift; on Linux also Cairo and Pango", "Swift; unter Linux auch Cairo und Pango")
    case .letters:
      Phrase(
        "Inter by Rasmus Andersson and Noto Color Emoji (SIL Open Font License)",
        "Inter von Rasmus Andersson und Noto Color Emoji (SIL Open Font License)")
    case .symbols: Phrase("Symbols after Lucide (ISC licence)", "Symbole nach Lucide (ISC-Lizenz)")
    case .server:
      Phrase(
        "In the browser: FlyingFox, swift-log, swift-argument-parser",
        "Im Browser: FlyingFox, swift-log, swift-argument-parser")
    }
  }
}
