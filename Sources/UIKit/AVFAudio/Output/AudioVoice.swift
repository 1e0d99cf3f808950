import Foundation

/// A sound that is heard now.
package struct AudioVoice {
  /// Another one each time that a player begins; counts from 1.
  package let identifier: UInt32
  package let clip: AudioClip
  /// 0…1.
  package var volume: Float
  /// −1 left, 1 right.
  package var pan: Float
  /// How many times as fast as it was recorded.
  package var rate: Float
  /// How often it is played again; negative for ever.
  package var loops: Int
  /// When the device's clock stood here, …
  package var time: TimeInterval
  /// … the voice was here, in seconds of the clip. Counts on through all loops.
  package var position: TimeInterval

  /// Where it is at a later time, in seconds of the clip, counted on through all loops.
  package func position(at now: TimeInterval) -> TimeInterval {
    position + max(now - time, 0) * Double(rate)
  }

  /// When it is over; `nil` if it goes on for ever.
  package var end: TimeInterval? {
    guard loops >= 0 else { return nil }
    return time + (clip.wave.duration * Double(loops + 1) - position) / Double(rate)
  }
}

/// A message to a loudspeaker.
package enum AudioEvent {
  case started(AudioVoice)
  /// It is as the voice says now; the volume gets there within a time, in seconds.
  case changed(AudioVoice, fade: TimeInterval)
  /// It was stopped before its end.
  case stopped(UInt32)
  /// It came to its end by itself.
  case ended(UInt32)
}
