/// The texts of the list of creatures and of a creature's page.
@available(iOS 16, *)
enum CreaturesText: String, TextKey {
  case title
  case kept
  case pond
  case pondFooter
  case none
  case paste
  case pasted
  case pasteEmpty
  case cannotLive
  case played
  case killer
  case fromCode
  case drafted
  case seedCreature
  case cells
  case portraitHint
  case portrait
  case close
  case body
  case made
  case results
  case lineage
  case lineageFooter
  case versionAt
  case now
  case code
  case share
  case shareFooter
  case copyCode
  case copied
  case begin
  case build
  case buildOn
  case buildFrom
  case forget
  case forgetQuestion
  case mass
  case upkeep
  case brain
  case keep
  case links

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Creatures", "Wesen")
    case .kept: Phrase("Kept", "Aufbewahrt")
    case .pond: Phrase("From the pond", "Aus dem Teich")
    case .pondFooter:
      Phrase(
        "The seed creatures with which every dish begins.",
        "Die Urwesen, mit denen jede Schale beginnt.")
    case .none:
      Phrase(
        "When a run ends, you find its creature and its killer here.",
        "Wenn ein Lauf endet, stehen hier sein Wesen und was es getötet hat.")
    case .paste: Phrase("Paste a code", "Code einfügen")
    case .pasted: Phrase("{name} is yours now.", "{name} gehört jetzt dir.")
    case .pasteEmpty:
      Phrase(
        "There is no text to paste. Copy a creature's code first; it begins with “ooze1_”.",
        "Es gibt keinen Text zum Einfügen. Kopiere zuerst den Code eines Wesens; er beginnt mit "
          + "„ooze1_“.")
    case .cannotLive: Phrase("It can't live: {why}", "Es kann nicht leben: {why}")
    case .played: Phrase("Played by you", "Von dir gespielt")
    case .killer: Phrase("It killed you", "Es hat dich getötet")
    case .fromCode: Phrase("From a code", "Aus einem Code")
    case .drafted: Phrase("Drafted", "Entworfen")
    case .seedCreature: Phrase("Seed creature", "Urwesen")
    case .cells:
      Phrase(one: ("{count} cell", "{count} Zelle"), other: ("{count} cells", "{count} Zellen"))
    case .portraitHint:
      Phrase("Shows it full screen.", "Zeigt es auf dem ganzen Bildschirm.")
    case .portrait: Phrase("Portrait of {name}", "Bild von {name}")
    case .close: Phrase("Close", "Schließen")
    case .body: Phrase("Body", "Körper")
    case .made: Phrase("Saved on", "Aufbewahrt am")
    case .results: Phrase("In its run", "In seinem Lauf")
    case .lineage: Phrase("Lineage", "Abstammung")
    case .lineageFooter:
      Phrase(
        "Tap an ancestor to see it. Indented rows show its body before an edit.",
        "Berühre einen Vorfahren, um ihn zu sehen. Eingerückt stehen Körper vor einem Umbau.")
    case .versionAt: Phrase("Until {time}", "Bis {time}")
    case .now: Phrase("This creature", "Dieses Wesen")
    case .code: Phrase("Code", "Code")
    case .share: Phrase("Share", "Teilen")
    case .shareFooter:
      Phrase(
        "Anyone who pastes this code gets the same creature.",
        "Wer diesen Code einfügt, hat dasselbe Wesen.")
    case .copyCode: Phrase("Copy its code", "Code kopieren")
    case .copied: Phrase("Copied", "Kopiert")
    case .begin: Phrase("New run with it", "Neuer Lauf mit ihm")
    case .build: Phrase("Change a copy of it", "Eine Kopie umbauen")
    case .buildOn: Phrase("Change it", "Umbauen")
    case .buildFrom: Phrase("Build on", "Umbauen von")
    case .forget: Phrase("Delete", "Löschen")
    case .forgetQuestion: Phrase("Delete {name} for ever?", "{name} für immer löschen?")
    case .mass: Phrase("Mass", "Masse")
    case .upkeep: Phrase("Upkeep", "Grundumsatz")
    case .brain: Phrase("Brain", "Gehirn")
    case .keep: Phrase("Keep it", "Aufbewahren")
    case .links: Phrase("Links", "Verbindungen")
    }
  }
}
