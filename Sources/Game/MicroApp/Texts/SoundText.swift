/// The captions of sounds.
@available(iOS 16, *)
struct SoundText: CaseText {
  let subject: Sound

  var phrase: Phrase {
    switch subject {
    case .bite: Phrase("A bite", "Ein Biss")
    case .flank: Phrase("You hit a soft side", "Du triffst eine weiche Seite")
    case .swallow: Phrase("Swallowing", "Schlucken")
    case .hurt: Phrase("You are hurt", "Du wirst verletzt")
    case .tornLink: Phrase("A link tears", "Ein Band reißt")
    case .jet: Phrase("A jet", "Ein Wasserstrahl")
    case .shock: Phrase("An electric shock", "Ein Stromschlag")
    case .poison: Phrase("Poison bubbles", "Gift blubbert")
    case .edit: Phrase("A chime: the edit is made", "Ein Klang: die Änderung ist gemacht")
    case .refused: Phrase("Two low notes: refused", "Zwei tiefe Töne: abgelehnt")
    case .wave: Phrase("A swell: something is coming", "Ein Schwall: etwas kommt")
    case .eaten: Phrase("You are eaten", "Du wirst gefressen")
    case .heartbeat: Phrase("Your heart pounds: death is near", "Dein Herz pocht: der Tod ist nah")
    }
  }
}

/// The other texts of captions.
@available(iOS 16, *)
enum CaptionText: String, TextKey {
  case onTheLeft, onTheRight, heard

  var phrase: Phrase {
    switch self {
    case .onTheLeft: Phrase("{sound}, on the left", "{sound}, links")
    case .onTheRight: Phrase("{sound}, on the right", "{sound}, rechts")
    case .heard: Phrase("Heard: {sound}", "Zu hören: {sound}")
    }
  }
}

/// The captions of the music.
@available(iOS 16, *)
struct MusicText: CaseText {
  let subject: MusicLayer

  var phrase: Phrase {
    switch subject {
    case .calm: Phrase("The music is calm again", "Die Musik ist wieder ruhig")
    case .tense:
      Phrase("The music grows uneasy: danger is near", "Die Musik wird unruhig: Gefahr ist nah")
    case .hunted: Phrase("The music races: you are in danger", "Die Musik jagt: du bist in Gefahr")
    }
  }
}

@available(iOS 16, *)
extension Texts {
  func text(of line: Captions.Line) -> String {
    switch line {
    case .music(let layer): return self[MusicText(layer)]
    case .sound(let sound, let side):
      let name = self[SoundText(sound)]
      switch side {
      case .left: return self[CaptionText.onTheLeft, ["sound": name]]
      case .right: return self[CaptionText.onTheRight, ["sound": name]]
      case nil: return name
      }
    }
  }
}
