/// Meals in quick succession: each sounds higher than the one before.
@available(iOS 16, *)
struct Chain: Hashable, Sendable {
  private var count = 0
  private var rest = 0.0

  /// The time in which another meal continues the chain, in seconds.
  static let patience = 2.5

  /// Lets time pass, and returns a frame's sounds with the pitch of the player's own meals.
  mutating func tune(_ cues: [SoundCue], elapsed: Double) -> [SoundCue] {
    rest -= elapsed
    if rest <= 0 { count = 0 }
    return cues.map { cue in
      guard cue.isOwn, let scale = cue.sound.scale else { return cue }
      var cue = cue
      cue.variant = scale[min(count, scale.count - 1)]
      count += 1
      rest = Self.patience
      return cue
    }
  }
}

@available(iOS 16, *)
extension Sound {
  /// The variants of a chain's sounds, from low to high; `nil` for sounds without chains.
  fileprivate var scale: [Int]? { self == .swallow ? [1, 0, 2, 3, 4, 5] : nil }
}
