/// What the editor says.
enum EditorText: String, TextKey {
  case title
  case cell
  case link
  case leftSide
  case rightSide

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Editor", "Editor")
    case .cell: Phrase("Cell", "Zelle")
    case .link: Phrase("Link", "Verbindung")
    case .leftSide: Phrase("left", "links")
    case .rightSide: Phrase("right", "rechts")
    }
  }
}
