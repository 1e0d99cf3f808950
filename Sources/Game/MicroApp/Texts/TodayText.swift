/// The texts of today's dish.
@available(iOS 16, *)
enum TodayText: String, TextKey {
  case title, detail, detailReached, goal, open, reached, missed, streak, days
  case table, nobody, rule, withGhost
  case goalEdits, goalCreatures, goalMinutes, goalEnergy

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Today's dish", "Die Schale des Tages")
    case .detail: Phrase("Goal: {goal}", "Ziel: {goal}")
    case .detailReached: Phrase("Reached: {goal}", "Geschafft: {goal}")
    case .goal: Phrase("Goal of the day", "Ziel des Tages")
    case .open: Phrase("Not reached yet", "Noch nicht geschafft")
    case .reached: Phrase("Reached", "Geschafft")
    case .missed: Phrase("Not reached", "Nicht geschafft")
    case .streak: Phrase("Days in a row", "Tage in Folge")
    case .days: Phrase(one: ("{count} day", "{count} Tag"), other: ("{count} days", "{count} Tage"))
    case .table: Phrase("Today's best", "Die Besten des Tages")
    case .nobody:
      Phrase("Nobody has played it today yet.", "Heute war noch niemand darin.")
    case .rule:
      Phrase(
        "Everybody starts as an Eel, in the same water.",
        "Alle beginnen als Eel, im selben Wasser.")
    case .withGhost:
      Phrase(
        "Your best run of today swims along as a ghost.",
        "Dein bester Lauf von heute schwimmt als Geist mit.")
    case .goalEdits:
      Phrase(
        "Make {count} edits without ever having this part: {part}",
        "Ändere dich {count}-mal, ohne je diesen Teil zu haben: {part}")
    case .goalCreatures: Phrase("Eat {count} creatures", "Friss {count} Wesen")
    case .goalMinutes: Phrase("Live {count} minutes", "Lebe {count} Minuten")
    case .goalEnergy:
      Phrase(
        "Eat {joules} J without ever having more than {cells} cells",
        "Friss {joules} J mit nie mehr als {cells} Zellen")
    }
  }
}
