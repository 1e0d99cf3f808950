/// The texts about creatures that have wounded or killed the player.
@available(iOS 16, *)
enum NemesisText: String, TextKey {
  case fullName, waits, comes, here, hereDetail, eaten, eatenDetail, line, lineOf, changed
  case trophies, kills, inDish

  var phrase: Phrase {
    switch self {
    case .fullName: Phrase("{name}, of the {line} line", "{name}, aus der Linie {line}")
    case .waits:
      Phrase("It waits for you in your next dish.", "Es wartet in deiner nächsten Schale auf dich.")
    case .comes: Phrase("{name} is on its way to you.", "{name} ist auf dem Weg zu dir.")
    case .here: Phrase("{name} is here", "{name} ist da")
    case .hereDetail:
      Phrase(
        "It killed you before. Eat it, and it is a trophy.",
        "Es hat dich schon einmal getötet. Friss es, und es wird eine Trophäe.")
    case .eaten: Phrase("You have eaten {name}", "Du hast {name} gefressen")
    case .eatenDetail: Phrase("It is a trophy now.", "Jetzt ist es eine Trophäe.")
    case .line: Phrase("Its line, from the first on", "Seine Linie, vom ersten an")
    case .lineOf: Phrase("The line of {name}", "Die Linie von {name}")
    case .changed: Phrase("Rings mark new cells.", "Ringe zeigen neue Zellen.")
    case .trophies: Phrase("Trophies", "Trophäen")
    case .inDish: Phrase("{name} waits in this dish", "{name} wartet in dieser Schale")
    case .kills:
      Phrase(
        one: ("It killed you once", "Es hat dich einmal getötet"),
        other: ("It killed you {count} times", "Es hat dich {count}-mal getötet"))
    }
  }
}
