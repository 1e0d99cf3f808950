/// The texts of the settings.
@available(iOS 16, *)
enum SettingsText: String, TextKey {
  case title
  case look
  case appearance
  case appearanceSystem
  case appearanceDark
  case appearanceLight
  case palette
  case paletteStandard
  case paletteColourBlind
  case paletteColourBlindDetail
  case reducedMotion
  case reducedMotionDetail
  case language
  case languageSystem
  case play
  case speed
  case times
  case steering
  case steeringPointer
  case steeringPointerDetail
  case steeringPad
  case steeringPadDetail
  case leftHanded
  case sound
  case soundOn
  case loudness
  case loudnessFull
  case loudnessQuieter
  case loudnessQuietest
  case music
  case captions
  case captionsDetail
  case hints
  case hintsDetail
  case resetHints
  case players
  case playersDetail
  case player
  case addPlayer
  case playerName
  case removePlayer
  case removePlayerQuestion

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Settings", "Einstellungen")
    case .look: Phrase("Look", "Aussehen")
    case .appearance: Phrase("Appearance", "Hell oder dunkel")
    case .appearanceSystem: Phrase("Same as device", "Wie das Gerät")
    case .appearanceDark: Phrase("Deep water", "Tiefes Wasser")
    case .appearanceLight: Phrase("Old atlas", "Alter Atlas")
    case .palette: Phrase("Palette", "Farben")
    case .paletteStandard: Phrase("Standard", "Standard")
    case .paletteColourBlind: Phrase("Colour-blind", "Farbenblind")
    case .paletteColourBlindDetail:
      Phrase(
        "Blue to yellow, each type with its own lightness",
        "Von Blau nach Gelb, jede Art mit eigener Helligkeit")
    case .reducedMotion: Phrase("Reduced motion", "Weniger Bewegung")
    case .reducedMotionDetail:
      Phrase(
        "Turns off motion without meaning. The device's own setting does the same.",
        "Nichts bewegt sich ohne Bedeutung. Die Einstellung des Geräts bewirkt dasselbe.")
    case .language: Phrase("Language", "Sprache")
    case .languageSystem: Phrase("Same as device", "Wie das Gerät")
    case .play: Phrase("Play", "Spiel")
    case .speed: Phrase("Speed at the start", "Tempo zu Beginn")
    case .times: Phrase("×{speed}", "×{speed}")
    case .steering: Phrase("Steering", "Steuerung")
    case .steeringPointer: Phrase("Pointer", "Zeiger")
    case .steeringPointerDetail:
      Phrase(
        "It swims to your finger or your mouse.", "Es schwimmt zu deinem Finger oder deiner Maus.")
    case .steeringPad: Phrase("Thumb pad", "Daumenfeld")
    case .steeringPadDetail:
      Phrase("A pad in the corner steers it.", "Ein Feld in der Ecke steuert es.")
    case .leftHanded: Phrase("Left-handed", "Mit links steuern")
    case .sound: Phrase("Sound", "Ton")
    case .soundOn: Phrase("Sounds", "Klänge")
    case .loudness: Phrase("Volume", "Lautstärke")
    case .loudnessFull: Phrase("Full", "Voll")
    case .loudnessQuieter: Phrase("Quieter", "Leiser")
    case .loudnessQuietest: Phrase("Very quiet", "Sehr leise")
    case .music: Phrase("Music", "Musik")
    case .captions: Phrase("Captions", "Untertitel")
    case .captionsDetail:
      Phrase(
        "The music follows danger: near, or after you. Captions show sounds in a small line over the water.",
        "Die Musik folgt der Gefahr: in der Nähe, oder hinter dir. Untertitel sagen in einer kleinen Zeile über dem "
          + "Wasser, was zu hören ist.")
    case .hints: Phrase("Hints", "Hinweise")
    case .hintsDetail:
      Phrase(
        "They appear when something is new and stop once you have done it.",
        "Sie kommen, wo etwas neu ist, und enden, sobald du es getan hast.")
    case .resetHints: Phrase("Show all hints again", "Alle Hinweise wieder zeigen")
    case .players: Phrase("Players", "Spieler")
    case .playersDetail:
      Phrase(
        "Each player has their own run, creatures, fame and settings.",
        "Jeder hat einen eigenen Lauf, eigene Wesen, eigenen Ruhm und eigene Einstellungen.")
    case .player: Phrase("Player {number}", "Spieler {number}")
    case .addPlayer: Phrase("Add a player", "Spieler hinzufügen")
    case .playerName: Phrase("Name", "Name")
    case .removePlayer: Phrase("Remove", "Entfernen")
    case .removePlayerQuestion:
      Phrase(
        "Remove {name}, with all creatures and runs?",
        "{name} mit allen Wesen und Läufen entfernen?")
    }
  }
}
