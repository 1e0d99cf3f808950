import Micro

/// The inner senses of a creature.
@available(iOS 16, *)
struct SenseText: CaseText {
  let subject: InnerSense

  var phrase: Phrase {
    switch subject {
    case .bias: Phrase("always on", "immer an")
    case .energy: Phrase("energy", "Energie")
    case .health: Phrase("health", "Gesundheit")
    case .speed: Phrase("speed", "Geschwindigkeit")
    case .spin: Phrase("spin", "Drall")
    case .wall: Phrase("wall", "Wand")
    }
  }
}
