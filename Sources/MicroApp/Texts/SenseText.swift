import Micro

/// What a creature feels of itself.
enum SenseText: String, TextKey {
  case bias
  case energy
  case health
  case speed
  case spin
  case wall

  init(_ sense: InnerSense) {
    self =
      switch sense {
      case .bias: .bias
      case .energy: .energy
      case .health: .health
      case .speed: .speed
      case .spin: .spin
      case .wall: .wall
      }
  }

  var phrase: Phrase {
    switch self {
    case .bias: Phrase("always on", "immer an")
    case .energy: Phrase("energy", "Energie")
    case .health: Phrase("health", "Gesundheit")
    case .speed: Phrase("speed", "Geschwindigkeit")
    case .spin: Phrase("spin", "Drall")
    case .wall: Phrase("wall", "Wand")
    }
  }
}
