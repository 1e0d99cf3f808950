import Micro

/// The names of the types of links.
@available(iOS 16, *)
struct LinkNameText: CaseText {
  let subject: LinkType

  var phrase: Phrase {
    switch subject {
    case .strut: Phrase("Strut", "Strebe")
    case .spring: Phrase("Spring", "Feder")
    case .body: Phrase("Body link", "Körperglied")
    case .fin: Phrase("Fin", "Flosse")
    case .muscle: Phrase("Muscle", "Muskel")
    case .hingeMuscle: Phrase("Hinge muscle", "Beugemuskel")
    case .tentacle: Phrase("Tentacle", "Tentakel")
    case .nerve: Phrase("Nerve", "Nerv")
    }
  }
}

/// The purpose of a link of each type, in one sentence.
@available(iOS 16, *)
struct LinkPurposeText: CaseText {
  let subject: LinkType

  var phrase: Phrase {
    switch subject {
    case .strut:
      Phrase(
        "Keeps its length. Water passes through it, so it braces without braking.",
        "Behält ihre Länge. Wasser geht hindurch: Sie stützt, ohne zu bremsen.")
    case .spring:
      Phrase(
        "Gives way and comes back; tears when stretched too far.",
        "Gibt nach und kommt zurück; reißt, wenn man sie zu weit dehnt.")
    case .body:
      Phrase(
        "Slides through water better along than across, and bends a little.",
        "Gleitet längs besser durchs Wasser als quer und biegt sich etwas.")
    case .fin:
      Phrase(
        "Pushes more water than any other link, and tears easily.",
        "Verdrängt mehr Wasser als alle anderen und reißt leicht.")
    case .muscle:
      Phrase(
        "Lengthens and shortens with the body's wave, as the brain commands.",
        "Wird mit der Welle des Körpers länger und kürzer, wie das Gehirn es sagt.")
    case .hingeMuscle:
      Phrase(
        "Bends the body at its far end with the wave: the best swimmer.",
        "Biegt den Körper am fernen Ende mit der Welle: der beste Schwimmer.")
    case .tentacle:
      Phrase(
        "Pulls but never pushes, and stretches far.",
        "Zieht, schiebt aber nie, und dehnt sich weit.")
    case .nerve:
      Phrase(
        "Carries signals and energy. Cut it, and the organ is numb.",
        "Leitet Signale und Energie. Ohne ihn ist das Organ taub.")
    }
  }
}
