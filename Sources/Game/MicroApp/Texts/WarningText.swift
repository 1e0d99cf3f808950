/// The editor's warnings about a body that is viable but has a fault.
@available(iOS 16, *)
enum WarningText: String, TextKey {
  case noMouth, mouthFacesBody, nothingMoves, numb

  var phrase: Phrase {
    switch self {
    case .noMouth:
      Phrase(
        "It has no mouth, and so nothing to eat with.", "Es hat kein Maul und kann nicht fressen.")
    case .mouthFacesBody:
      Phrase(
        "Its mouth faces its own body: it will catch nothing. Turn it outward.",
        "Sein Maul blickt auf den eigenen Körper: Es wird nichts fangen. Dreh es nach außen.")
    case .nothingMoves:
      Phrase(
        "Nothing moves it: it has neither a muscle nor a flagellum.",
        "Nichts bewegt es: Es hat weder Muskel noch Geißel.")
    case .numb:
      Phrase(
        "{part} is numb: no link carries signals to it. A nerve would.",
        "{part} ist taub: Keine Verbindung leitet Signale dorthin. Ein Nerv täte es.")
    }
  }
}
