/// The channels of sensing cells; the keys are those of `CellType.senseNames(under:)`, for all rules.
@available(iOS 16, *)
enum ChannelText: String, TextKey {
  case proximity
  case bearing
  case kind
  case size
  case standing
  case closing
  case foodBearing = "food-bearing"
  case foodProximity = "food-proximity"
  case food
  case blood
  case kin
  case sine
  case cosine
  case bite
  case contact
  case light

  var phrase: Phrase {
    switch self {
    case .proximity: Phrase("proximity", "Nähe")
    case .bearing: Phrase("bearing", "Richtung")
    case .kind: Phrase("kind", "Art")
    case .size: Phrase("size", "Größe")
    case .standing: Phrase("standing", "Kräfteverhältnis")
    case .closing: Phrase("closing speed", "Annäherung")
    case .foodBearing: Phrase("food’s bearing", "Richtung des Futters")
    case .foodProximity: Phrase("food’s proximity", "Nähe des Futters")
    case .food: Phrase("food", "Futter")
    case .blood: Phrase("blood", "Blut")
    case .kin: Phrase("kin", "Verwandte")
    case .sine: Phrase("sine", "Sinus")
    case .cosine: Phrase("cosine", "Kosinus")
    case .bite: Phrase("bite", "Biss")
    case .contact: Phrase("contact", "Berührung")
    case .light: Phrase("light", "Licht")
    }
  }
}
