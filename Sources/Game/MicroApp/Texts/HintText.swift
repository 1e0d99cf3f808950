/// The hints of the first run, until they are understood.
@available(iOS 16, *)
enum HintText: String, TextKey {
  case movePointer, movePad, eat, outlines, flank, edit, survive, hunger, low, faint

  var phrase: Phrase {
    switch self {
    case .movePointer:
      Phrase(
        "Hold a place in the water, and your creature swims there.",
        "Halte eine Stelle im Wasser, und dein Wesen schwimmt hin.")
    case .movePad:
      Phrase(
        "Push the pad, and your creature swims that way.",
        "Schieb die Steuerfläche, und dein Wesen schwimmt in diese Richtung.")
    case .eat:
      Phrase(
        "The glowing crumbs are food. Touch one with your mouth, at the front.",
        "Die leuchtenden Krümel sind Futter. Berühre eins mit dem Maul, vorn.")
    case .outlines:
      Phrase(
        "Dashes in {prey}: it can't hurt you. Dots in {contested}: it bites, but you can beat it. A line in {deadly}: it "
          + "can kill you.",
        "Striche in {prey}: Das kann dir nichts tun. Punkte in {contested}: Das beißt, ist aber zu schlagen. Eine Linie in "
          + "{deadly}: Das kann dich töten.")
    case .flank:
      Phrase(
        "The pale tail is the soft side: from behind, your bite is twice as deep.",
        "Das blasse Ende ist die weiche Seite: Von hinten beißt du doppelt so tief.")
    case .edit:
      Phrase(
        "Soon you may change your body. The more you eat, the more you may change.",
        "Bald darfst du deinen Körper ändern. Je mehr du frisst, desto mehr.")
    case .survive:
      Phrase(
        "Something wounds you. Swim away, or face it: from behind, wounds are twice as deep, and rivals slow down before "
          + "a strong body that faces them.",
        "Du wirst verletzt. Schwimm weg, oder wende dich ihm zu: Von hinten sind Wunden doppelt so tief, und Rivalen "
          + "zögern vor einem starken Körper, der ihnen entgegensieht.")
    case .hunger:
      Phrase(
        "Your store is running low. Without food your creature starves.",
        "Dein Vorrat geht zur Neige. Ohne Futter verhungert dein Wesen.")
    case .low:
      Phrase(
        "Your store is down to {percent} %. Find something to eat.",
        "Dein Vorrat ist auf {percent} % gesunken. Such dir etwas zu fressen.")
    case .faint:
      Phrase(
        "Your store is empty. Your creature grows weak and lives on its own tissue: eat!",
        "Dein Vorrat ist leer. Dein Wesen wird schwach und zehrt von sich selbst: Friss!")
    }
  }
}

/// The names of the colours that texts mention.
@available(iOS 16, *)
enum ColourText: String, TextKey {
  case green, blue, yellow, grey, red, orange

  var phrase: Phrase {
    switch self {
    case .green: Phrase("green", "Grün")
    case .blue: Phrase("blue", "Blau")
    case .yellow: Phrase("yellow", "Gelb")
    case .grey: Phrase("grey", "Grau")
    case .red: Phrase("red", "Rot")
    case .orange: Phrase("orange", "Orange")
    }
  }
}
