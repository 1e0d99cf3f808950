import Micro

@available(iOS 16, *)
extension GenomeComparison.Change {
  /// Returns the changes in a few words.
  func text(in texts: Texts) -> String {
    switch self {
    case .cellAdded, .linkAdded, .neuronAdded: texts[ChangeText.added]
    case .cellRemoved, .linkRemoved, .neuronRemoved: texts[ChangeText.removed]
    case .cellRetyped(let old, let new):
      texts[ChangeText.retyped, ["old": texts.name(of: old), "new": texts.name(of: new)]]
    case .linkRetyped(let old, let new):
      texts[ChangeText.retyped, ["old": texts.name(of: old), "new": texts.name(of: new)]]
    case .moved(let distance):
      texts[ChangeText.moved, ["number": texts.number(Double(distance), decimals: 2)]]
    case .turned(let angle):
      texts[ChangeText.turned, ["number": texts.number(Double(angle) * 180 / .pi)]]
    case .reattached: texts[ChangeText.reattached]
    case .amplitude(let old, let new): Self.numbers(.amplitude, old, new, texts)
    case .phase(let old, let new): Self.numbers(.phase, old, new, texts)
    case .neuronTuned: texts[ChangeText.tuned]
    case .frequency(let old, let new): Self.numbers(.frequency, old, new, texts)
    case .phaseLag(let old, let new): Self.numbers(.phaseLag, old, new, texts)
    case .biases: texts[ChangeText.biases]
    case .rewired: texts[ChangeText.rewired]
    }
  }

  private static func numbers(
    _ key: ChangeText, _ old: Float, _ new: Float, _ texts: Texts
  ) -> String {
    texts[
      key,
      [
        "old": texts.number(Double(old), decimals: 2),
        "new": texts.number(Double(new), decimals: 2),
      ]]
  }
}
