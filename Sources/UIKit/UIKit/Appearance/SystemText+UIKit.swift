import FoundationForLinux

typealias SystemText = FoundationForLinux.SystemText

/// The texts of UIKit. The German ones are own translations; they weren't compared with a device. For cut, copy, paste,
/// select all, close and today, Flutter's table of iOS texts (`cupertino_de.arb`) has the same words.
extension SystemText {
  // MARK: Commands

  static let add = Self("Add", german: "Hinzufügen")
  static let back = Self("Back", german: "Zurück")
  static let cancel = Self("Cancel", german: "Abbrechen")
  static let choose = Self("Choose", german: "Auswählen")
  static let close = Self("Close", german: "Schließen")
  static let collapse = Self("Collapse", german: "Reduzieren")
  static let compose = Self("Compose", german: "Verfassen")
  static let configure = Self("Configure", german: "Konfigurieren")
  static let copy = Self("Copy", german: "Kopieren")
  static let cut = Self("Cut", german: "Ausschneiden")
  static let delete = Self("Delete", german: "Löschen")
  static let done = Self("Done", german: "Fertig")
  static let duplicate = Self("Duplicate", german: "Duplizieren")
  static let edit = Self("Edit", german: "Bearbeiten")
  static let expand = Self("Expand", german: "Erweitern")
  static let export = Self("Export…", german: "Exportieren …")
  static let insert = Self("Insert", german: "Einfügen")
  static let more = Self("More", german: "Mehr")
  static let move = Self("Move", german: "Bewegen")
  static let organize = Self("Organize", german: "Organisieren")
  static let paste = Self("Paste", german: "Einsetzen")
  static let print = Self("Print", german: "Drucken")
  static let refresh = Self("Refresh", german: "Aktualisieren")
  static let rename = Self("Rename", german: "Umbenennen")
  static let reply = Self("Reply", german: "Antworten")
  static let save = Self("Save", german: "Sichern")
  static let search = Self("Search", german: "Suchen")
  static let select = Self("Select", german: "Auswählen")
  static let selectAll = Self("Select All", german: "Alles auswählen")
  static let share = Self("Share", german: "Teilen")
  static let stop = Self("Stop", german: "Stoppen")

  // MARK: Media

  static let camera = Self("Camera", german: "Kamera")
  static let fastForward = Self("Fast forward", german: "Vorspulen")
  static let pause = Self("Pause", german: "Pause")
  static let play = Self("Play", german: "Wiedergabe")
  static let rewind = Self("Rewind", german: "Zurückspulen")
  static let pageCurl = Self("Page curl", german: "Seite umblättern")

  // MARK: Tabs

  static let bookmarks = Self("Bookmarks", german: "Lesezeichen")
  static let contacts = Self("Contacts", german: "Kontakte")
  static let downloads = Self("Downloads", german: "Downloads")
  static let favorites = Self("Favorites", german: "Favoriten")
  static let featured = Self("Featured", german: "Highlights")
  static let history = Self("History", german: "Verlauf")
  static let mostRecent = Self("Most Recent", german: "Neueste")
  static let mostViewed = Self("Most Viewed", german: "Meistgesehen")
  static let recents = Self("Recents", german: "Zuletzt benutzt")
  static let topRated = Self("Top Rated", german: "Bestbewertet")

  // MARK: Texts and their editing

  static let bold = Self("Bold", german: "Fett")
  static let clearText = Self("Clear text", german: "Text löschen")
  static let deleteToken = Self("Delete %@", german: "%@ löschen")
  static let editMenu = Self("Edit menu", german: "Menü „Bearbeiten“")
  static let format = Self("Format", german: "Format")
  static let italic = Self("Italic", german: "Kursiv")
  static let results = Self("Results", german: "Ergebnisse")
  static let title = Self("Title", german: "Titel")
  static let typing = Self("Typing", german: "Eingabe")
  static let underline = Self("Underline", german: "Unterstrichen")

  // MARK: Keys of the keyboard

  static let spaceKey = Self("space", german: "Leerzeichen")
  static let returnKey = Self("return", german: "Return")
  static let goKey = Self("go", german: "Öffnen")
  static let searchKey = Self("search", german: "Suchen")
  static let joinKey = Self("join", german: "Verbinden")
  static let nextKey = Self("next", german: "Weiter")
  static let routeKey = Self("route", german: "Route")
  static let sendKey = Self("send", german: "Senden")
  static let doneKey = Self("done", german: "Fertig")
  static let emergencyCallKey = Self("emergency call", german: "Notruf")
  static let continueKey = Self("continue", german: "Fortfahren")

  // MARK: Files and shared items

  static let document = Self("Document", german: "Dokument")
  static let documentOf = Self("%@ Document", german: "%@-Dokument")
  static let folder = Self("Folder", german: "Ordner")
  static let image = Self("Image", german: "Bild")
  static let imageOf = Self("%@ Image", german: "%@-Bild")
  static let items = Self("%@ Items", german: "%@ Objekte")
  static let plainText = Self("Plain Text", german: "Reiner Text")
  static let textDocument = Self("Text Document", german: "Textdokument")

  // MARK: Lists, menus and columns

  static let dismissPopup = Self("dismiss popup", german: "Popup schließen")
  static let hideColumns = Self("Hide Columns", german: "Spalten ausblenden")
  static let hideSidebar = Self("Hide Sidebar", german: "Seitenleiste ausblenden")
  static let loading = Self("Loading…", german: "Laden …")
  static let moreInfo = Self("More Info", german: "Weitere Infos")
  static let page = Self("page %@ of %@", german: "Seite %@ von %@")
  static let showSidebar = Self("Show Sidebar", german: "Seitenleiste einblenden")

  // MARK: Photos

  static let moveAndScale = Self("Move and Scale", german: "Bewegen und skalieren")
  static let noPhotos = Self("No Photos", german: "Keine Fotos")
  static let photo = Self("Photo", german: "Foto")
  static let photoOf = Self("Photo %@ of %@", german: "Foto %@ von %@")
  static let photos = Self("Photos", german: "Fotos")

  // MARK: Dates

  static let choosesMonth = Self("Chooses a month and a year", german: "Wählt Monat und Jahr aus")
  static let date = Self("Date", german: "Datum")
  static let day = Self("Day", german: "Tag")
  static let hour = Self("Hour", german: "Stunde")
  static let hours = Self("hours", german: "Stunden")
  static let minute = Self("Minute", german: "Minute")
  static let minutes = Self("min", german: "Min.")
  static let month = Self("Month", german: "Monat")
  static let nextMonth = Self("Next month", german: "Nächster Monat")
  static let period = Self("Before or after noon", german: "Vor- oder nachmittags")
  static let previousMonth = Self("Previous month", german: "Vorheriger Monat")
  static let time = Self("Time", german: "Uhrzeit")
  static let today = Self("Today", german: "Heute")
  static let year = Self("Year", german: "Jahr")

  // MARK: Colours

  static let addFavorite = Self("Add Color to Favorites", german: "Farbe zu Favoriten hinzufügen")
  static let blue = Self("Blue", german: "Blau")
  static let colors = Self("Colors", german: "Farben")
  static let colorWell = Self("Color well", german: "Farbfeld")
  static let green = Self("Green", german: "Grün")
  static let grid = Self("Grid", german: "Raster")
  static let hexColor = Self("Hex Color", german: "Hex-Farbe")
  static let opacity = Self("Opacity", german: "Deckkraft")
  static let red = Self("Red", german: "Rot")
  static let sliders = Self("Sliders", german: "Regler")
  static let spectrum = Self("Spectrum", german: "Spektrum")
}
