import Micro

/// The name of a kind of dish.
@available(iOS 16, *)
struct HabitatText: CaseText {
  let subject: Habitat

  var phrase: Phrase {
    switch subject {
    case .shallows: Phrase("Light shallows", "Helle Lagune")
    case .stream: Phrase("Stream", "Strömung")
    case .vents: Phrase("Dark vents", "Dunkle Schlote")
    }
  }
}

/// A sentence about a kind of dish.
@available(iOS 16, *)
struct HabitatDetailText: CaseText {
  let subject: Habitat

  var phrase: Phrase {
    switch subject {
    case .shallows:
      Phrase("Most food grows in the light.", "Das meiste Futter wächst im Licht.")
    case .stream:
      Phrase(
        "The water carries away whatever doesn't swim, food too.",
        "Das Wasser trägt alles fort, was nicht schwimmt, auch Futter.")
    case .vents:
      Phrase(
        "Most food rises from hot vents, and only they give light.",
        "Das meiste Futter steigt aus heißen Schloten, und nur sie geben Licht.")
    }
  }
}
