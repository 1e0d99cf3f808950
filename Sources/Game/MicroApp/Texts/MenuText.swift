/// The texts of the main menu.
@available(iOS 16, *)
enum MenuText: String, TextKey {
  case title
  case subtitle
  case dish
  case continueRun
  case newRun
  case newRunDetail
  case creatures
  case creaturesKept
  case workshop
  case workshopDetail
  case catalogue
  case catalogueDetail
  case observer
  case observerDetail
  case fame
  case statistics
  case settings
  case credits
  case gallery
  case galleryDetail
  case troubles
  case understood

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Project Micro", "Project Micro")
    case .subtitle:
      Phrase("Eat, change, be hunted", "Fressen, sich wandeln, gejagt werden")
    case .dish:
      Phrase(
        "A drop of water in which creatures swim", "Ein Tropfen Wasser, in dem Wesen schwimmen")
    case .continueRun: Phrase("Continue", "Weiter")
    case .newRun: Phrase("New run", "Neuer Lauf")
    case .newRunDetail:
      Phrase("One creature, one life", "Ein Wesen, ein Leben")
    case .creatures: Phrase("Creatures", "Wesen")
    case .creaturesKept:
      Phrase(
        one: ("{count} kept", "{count} aufbewahrt"), other: ("{count} kept", "{count} aufbewahrt"))
    case .workshop: Phrase("Workshop", "Werkstatt")
    case .workshopDetail:
      Phrase("Build a creature without a run", "Ein Wesen bauen, ohne Lauf")
    case .catalogue: Phrase("Cell catalogue", "Zellkatalog")
    case .catalogueDetail:
      Phrase("The parts of bodies", "Woraus Körper bestehen")
    case .observer: Phrase("Observer", "Beobachten")
    case .observerDetail:
      Phrase("Watch evolution without playing", "Der Evolution zusehen, ohne zu spielen")
    case .fame: Phrase("Hall of fame", "Ruhmeshalle")
    case .statistics: Phrase("Statistics", "Statistik")
    case .settings: Phrase("Settings", "Einstellungen")
    case .credits: Phrase("Credits", "Mitwirkende")
    case .gallery: Phrase("Header gallery", "Kopfzeilen-Galerie")
    case .galleryDetail:
      Phrase("The components of these screens", "Woraus diese Bildschirme gemacht sind")
    case .troubles: Phrase("Something went wrong", "Etwas ging schief")
    case .understood: Phrase("OK", "OK")
    }
  }
}
