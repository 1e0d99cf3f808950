/// What the main menu says.
enum MenuText: String, TextKey {
  case title
  case gallery
  case galleryDetail

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Project Micro", "Project Micro")
    case .gallery: Phrase("Header gallery", "Kopfzeilen-Galerie")
    case .galleryDetail:
      Phrase("The parts that these screens are made of", "Woraus diese Bildschirme gemacht sind")
    }
  }
}
