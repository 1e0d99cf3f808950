/// The texts of the editor.
@available(iOS 16, *)
enum EditorText: String, TextKey {
  case title
  case done
  case cancel
  case undo
  case redo
  case discard
  case discardQuestion
  case keepEditing
  case canvas
  case canvasHint
  case firstEdit
  case firstDraft
  case fit
  case symmetry
  case cell
  case link
  case links
  case parts
  case cellTypes
  case linkTypes
  case leftSide
  case rightSide
  case budget
  case priceOfBoth
  case costOfBudget
  case costWithoutLimit
  case pointsLeft
  case pointsMissing
  case removeAllBeyond
  case compare
  case changes
  case nothingChanged
  case before
  case now
  case bothPortraits
  case brain
  case brainFooter
  case connections
  case neuron
  case wholeCreature
  case name
  case hue
  case lookFooter
  case wave
  case waveFooter
  case frequency
  case phaseLag
  case hertz
  case degrees
  case percent
  case lengths
  case type
  case direction
  case place
  case ahead
  case toTheRight
  case build
  case addCell
  case linkTo
  case addTwin
  case toCell
  case remove
  case swing
  case swingFooter
  case amplitude
  case phase
  case joins
  case priced
  case whatToAdd
  case heldBy
  case whereToAdd
  case noFreePlace
  case noLinkTarget

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Your creature", "Dein Wesen")
    case .done: Phrase("Done", "Fertig")
    case .cancel: Phrase("Cancel", "Abbrechen")
    case .undo: Phrase("Undo", "Widerrufen")
    case .redo: Phrase("Redo", "Wiederholen")
    case .discard: Phrase("Discard changes", "Änderungen verwerfen")
    case .discardQuestion: Phrase("Discard your changes?", "Bleiben wie zuvor?")
    case .keepEditing: Phrase("Keep editing", "Weiter bearbeiten")
    case .canvas: Phrase("Creature", "Wesen")
    case .canvasHint:
      Phrase(
        "You can also change everything from the list of parts.",
        "Alles lässt sich auch in der Liste der Teile ändern.")
    case .firstEdit:
      Phrase(
        "Drag a cell from below to your creature. You have {budget} points, and get more by eating.",
        "Zieh von unten eine Zelle an dein Wesen. Du hast {budget} Punkte, und mehr, je mehr du frisst."
      )
    case .firstDraft:
      Phrase(
        "Drag a cell from below to the creature. Here it costs nothing.",
        "Zieh von unten eine Zelle an das Wesen. Hier kostet es nichts.")
    case .fit: Phrase("Show all", "Alles zeigen")
    case .symmetry: Phrase("Mirror both sides", "Beide Seiten gleich")
    case .cell: Phrase("Cell", "Zelle")
    case .link: Phrase("Link", "Verbindung")
    case .links:
      Phrase(one: ("1 link", "1 Verbindung"), other: ("{count} links", "{count} Verbindungen"))
    case .parts: Phrase("Parts", "Teile")
    case .cellTypes: Phrase("Cells", "Zellen")
    case .linkTypes: Phrase("Links", "Verbindungen")
    case .leftSide: Phrase("left", "links")
    case .rightSide: Phrase("right", "rechts")
    case .budget: Phrase("Edit points", "Punkte")
    case .priceOfBoth:
      Phrase("{one}, on both sides {both}", "{one}, auf beiden Seiten {both}")
    case .costOfBudget: Phrase("{cost} of {budget} points", "{cost} von {budget} Punkten")
    case .costWithoutLimit:
      Phrase(
        one: ("Would cost {count} point in a run", "Im Lauf wäre das {count} Punkt"),
        other: ("Would cost {count} points in a run", "Im Lauf wären das {count} Punkte"))
    case .pointsLeft: Phrase("{count} left", "{count} übrig")
    case .pointsMissing: Phrase("{count} too many", "{count} zu viel")
    case .removeAllBeyond:
      Phrase("Remove with everything attached", "Mit allem entfernen, was daran hängt")
    case .compare: Phrase("Before and after", "Vorher und jetzt")
    case .changes:
      Phrase(one: ("1 change", "1 Änderung"), other: ("{count} changes", "{count} Änderungen"))
    case .nothingChanged: Phrase("Nothing has changed.", "Nichts ist anders.")
    case .before: Phrase("Before", "Vorher")
    case .now: Phrase("Now", "Jetzt")
    case .bothPortraits: Phrase("The creature before and now", "Das Wesen vorher und jetzt")
    case .brain: Phrase("Brain", "Gehirn")
    case .connections:
      Phrase(
        one: ("1 connection", "1 Nervenbahn"),
        other: ("{count} connections", "{count} Nervenbahnen"))
    case .neuron: Phrase("Hidden neuron", "Verborgenes Neuron")
    case .wholeCreature: Phrase("Whole creature", "Ganzes Wesen")
    case .name: Phrase("Name", "Name")
    case .hue: Phrase("Skin", "Haut")
    case .brainFooter:
      Phrase(
        "While you play, you steer. Elsewhere, as in the observer, its brain steers.",
        "Solange du spielst, steuerst du. Sein Gehirn steuert, wo niemand es spielt, wie beim Beobachten."
      )
    case .lookFooter: Phrase("Name and skin are free.", "Name und Haut kosten nichts.")
    case .wave: Phrase("Wave", "Welle")
    case .waveFooter:
      Phrase(
        "All muscles swing in one wave, which runs from the nucleus outward.",
        "Alle Muskeln schwingen in einer Welle, die vom Zellkern nach außen läuft.")
    case .frequency: Phrase("Beats per second", "Schläge je Sekunde")
    case .phaseLag: Phrase("Lag per cell", "Verzug je Zelle")
    case .hertz: Phrase("{number} Hz", "{number} Hz")
    case .degrees: Phrase("{number}°", "{number}°")
    case .percent: Phrase("{number} %", "{number} %")
    case .lengths: Phrase("{number} lengths", "{number} Längen")
    case .type: Phrase("Type", "Art")
    case .direction: Phrase("Turned aside by", "Blickt zur Seite")
    case .place: Phrase("Place", "Ort")
    case .ahead: Phrase("Ahead", "Vorn")
    case .toTheRight: Phrase("To the right", "Rechts")
    case .build: Phrase("Build", "Bauen")
    case .addCell: Phrase("Add a cell", "Zelle anbauen")
    case .linkTo: Phrase("Link to", "Verbinden mit")
    case .addTwin: Phrase("Add its mirror image", "Zwilling anbauen")
    case .toCell: Phrase("to {name}", "mit {name}")
    case .remove: Phrase("Remove", "Entfernen")
    case .swing: Phrase("Swing", "Schwung")
    case .swingFooter:
      Phrase(
        "The size of its swing, and how far it runs ahead of the wave.",
        "Wie weit er schwingt und wie weit er der Welle vorauseilt.")
    case .amplitude: Phrase("Amplitude", "Ausschlag")
    case .phase: Phrase("Ahead of the wave", "Der Welle voraus")
    case .joins: Phrase("Joins", "Verbindet")
    case .priced: Phrase("{name} · {count}", "{name} · {count}")
    case .whatToAdd: Phrase("What", "Was")
    case .heldBy: Phrase("Held by", "Gehalten von")
    case .whereToAdd: Phrase("Where", "Wo")
    case .noFreePlace:
      Phrase("There is no room beside this cell.", "Neben dieser Zelle ist kein Platz.")
    case .noLinkTarget: Phrase("No other cell is near enough.", "Keine andere Zelle ist nah genug.")
    }
  }
}
