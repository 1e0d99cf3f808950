/// A sound to play, with its volume and direction.
@available(iOS 16, *)
struct SoundCue: Hashable, Sendable {
  package var sound: Sound
  /// The volume, 0…1.
  package var volume: Float
  /// The pan, from −1 (left) to 1 (right).
  package var pan: Float
  /// Whether the player's own creature causes or suffers it.
  package var isOwn: Bool
  /// The variant to play; `nil` for one after the other.
  package var variant: Int?

  /// Returns a sound in the middle, for the player.
  static func told(_ sound: Sound) -> SoundCue {
    SoundCue(sound: sound, volume: sound.level, pan: 0, isOwn: true)
  }
}
