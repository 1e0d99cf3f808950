/// A sound that is to be heard, and how.
@available(iOS 16, *)
struct SoundCue: Hashable, Sendable {
  package var sound: Sound
  /// 0…1.
  package var volume: Float
  /// −1 left, 1 right.
  package var pan: Float
  /// Whether one's own creature does it or suffers it.
  package var isOwn: Bool

  /// A sound in the middle, for the player.
  static func told(_ sound: Sound) -> SoundCue {
    SoundCue(sound: sound, volume: sound.level, pan: 0, isOwn: true)
  }
}
