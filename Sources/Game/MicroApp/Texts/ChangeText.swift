/// The changes of a creature's part, in a few words.
@available(iOS 16, *)
enum ChangeText: String, TextKey {
  case added
  case removed
  case retyped
  case moved
  case turned
  case reattached
  case amplitude
  case phase
  case tuned
  case frequency
  case phaseLag
  case biases
  case rewired

  var phrase: Phrase {
    switch self {
    case .added: Phrase("new", "neu")
    case .removed: Phrase("gone", "entfernt")
    case .retyped: Phrase("{old} → {new}", "{old} → {new}")
    case .moved: Phrase("moved by {number}", "um {number} verschoben")
    case .turned: Phrase("turned by {number}°", "um {number}° gedreht")
    case .reattached: Phrase("joins other cells", "verbindet andere Zellen")
    case .amplitude: Phrase("amplitude {old} → {new}", "Ausschlag {old} → {new}")
    case .phase: Phrase("phase {old} → {new}", "Phase {old} → {new}")
    case .tuned: Phrase("tuned", "verstimmt")
    case .frequency: Phrase("{old} → {new} Hz", "{old} → {new} Hz")
    case .phaseLag: Phrase("lag {old} → {new}", "Verzug {old} → {new}")
    case .biases: Phrase("commands", "Befehle")
    case .rewired: Phrase("rewired", "neu verdrahtet")
    }
  }
}
