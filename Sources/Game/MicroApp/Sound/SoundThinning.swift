/// Lets one sound of each kind through at a time: the loudest.
@available(iOS 16, *)
struct SoundThinning: Hashable, Sendable {
  /// The time in seconds since it was made.
  private var time = 0.0
  private var last: [Sound: Double] = [:]

  /// Processes a frame's sounds.
  ///
  /// - Parameter elapsed: The time since the last frame, in seconds.
  /// - Returns: The sounds to play, in the order of the list of sounds.
  mutating func admit(_ cues: [SoundCue], elapsed: Double) -> [SoundCue] {
    time += elapsed
    guard !cues.isEmpty else { return [] }
    var loudest: [Sound: SoundCue] = [:]
    for cue in cues where cue.volume > loudest[cue.sound]?.volume ?? 0 {
      loudest[cue.sound] = cue
    }
    return Sound.allCases.compactMap { sound in
      // A tolerance of a millionth of a second, so that sums of frames make whole tenths.
      guard let cue = loudest[sound], time - (last[sound] ?? -.infinity) >= sound.pause - 1e-6
      else { return nil }
      last[sound] = time
      return cue
    }
  }
}
