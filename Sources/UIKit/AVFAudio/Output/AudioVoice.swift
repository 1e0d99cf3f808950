import Foundation

/// A sound that is playing.
package struct AudioVoice {
  /// A number that is different each time a player starts, from 1.
  package let identifier: UInt32
  package let clip: AudioClip
  /// The volume, 0…1.
  package var volume: Float
  /// The pan, from −1 (left) to 1 (right).
  package var pan: Float
  /// The speed relative to the recording.
  package var rate: Float
  /// The number of repetitions; negative for endless.
  package var loops: Int
  /// The time on the device's clock at which the voice was at ``position``.
  package var time: TimeInterval
  /// The position at ``time``, in seconds of the clip, counting all loops.
  package var position: TimeInterval

  /// Returns the position at a later time, in seconds of the clip, counting all loops.
  package func position(at now: TimeInterval) -> TimeInterval {
    position + max(now - time, 0) * Double(rate)
  }

  /// The time at which it ends; `nil` if it never does.
  package var end: TimeInterval? {
    guard loops >= 0 else { return nil }
    return time + (clip.wave.duration * Double(loops + 1) - position) / Double(rate)
  }
}

/// A message to a loudspeaker.
package enum AudioEvent {
  case started(AudioVoice)
  /// The voice has changed. The volume reaches its new value within `fade` seconds.
  case changed(AudioVoice, fade: TimeInterval)
  /// The voice was stopped before its end.
  case stopped(UInt32)
  /// The voice has reached its end.
  case ended(UInt32)
}
