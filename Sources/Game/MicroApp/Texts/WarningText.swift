/// The editor's warnings about a body that is viable but has a fault.
@available(iOS 16, *)
enum WarningText: String, TextKey {
  case noMouth, mouthFacesBody, nothingMoves, numb, exposedNucleus

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
    case .exposedNucleus:
      Phrase(
        "Mouths reach its nucleus over {degrees}°, more than before. Cells around it protect it.",
        "Mäuler erreichen seinen Zellkern auf {degrees}°, mehr als zuvor. Zellen darum herum schützen ihn."
      )
    case .numb:
      Phrase(
        "{part} is numb: no link carries signals to it. A nerve would.",
        "{part} ist taub: Keine Verbindung leitet Signale dorthin. Ein Nerv täte es.")
    }
  }
}
