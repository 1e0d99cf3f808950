/// Lets one sound of each kind through at a time: of many at once the loudest.
@available(iOS 16, *)
struct SoundThinning: Hashable, Sendable {
  /// In seconds since it was made.
  private var time = 0.0
  private var last: [Sound: Double] = [:]

  /// Takes a frame's sounds in.
  ///
  /// - Parameter elapsed: Since the last frame, in seconds.
  /// - Returns: What is heard of them, in the order of the sounds' list.
  mutating func admit(_ cues: [SoundCue], elapsed: Double) -> [SoundCue] {
    time += elapsed
    guard !cues.isEmpty else { return [] }
    var loudest: [Sound: SoundCue] = [:]
    for cue in cues where cue.volume > loudest[cue.sound]?.volume ?? 0 {
      loudest[cue.sound] = cue
    }
    return Sound.allCases.compactMap { sound in
      // A millionth of a second, so that sums of frames make whole tenths.
      guard let cue = loudest[sound], time - (last[sound] ?? -.infinity) >= sound.pause - 1e-6
      else { return nil }
      last[sound] = time
      return cue
    }
  }
}
