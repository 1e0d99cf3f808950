import Foundation

/// Mixes the sounds of players into stereo samples, without a loudspeaker.
///
///     var mixer = AudioMixer(sampleRate: 22_050)
///     stage.audio.observe { mixer.take($1, at: $0) }
///     …
///     let samples = mixer.finish(at: stage.time)   // left, right, left, right, …
///
/// Panning preserves the power, as in the page (Web Audio, “StereoPannerNode”): a sound in the middle has
/// cos(π/4) of its amplitude on each side.
package struct AudioMixer {
  /// The number of frames per second.
  package let sampleRate: Int
  private var samples: [Float] = []
  private var voices: [Playing] = []

  fileprivate struct Playing {
    var voice: AudioVoice
    /// The position in frames of the clip, counting all loops.
    var place: Double
    var gain: Ramp
    /// The factors for the left and right channels.
    var left: Float
    var right: Float
    var isStopping = false
  }

  /// A value that changes linearly to another one.
  fileprivate struct Ramp {
    var value: Float
    var goal: Float
    /// The change per frame.
    var step: Float

    mutating func next() -> Float {
      guard value != goal else { return value }
      value = abs(goal - value) <= step ? goal : value + (goal > value ? step : -step)
      return value
    }
  }

  /// The time in seconds in which a stopped voice becomes silent.
  private static let release = 0.005

  package init(sampleRate: Int) {
    precondition(sampleRate > 0, "AudioMixer needs a positive sample rate, not \(sampleRate)")
    self.sampleRate = sampleRate
  }

  /// Handles an event of a loudspeaker. Times must not decrease.
  package mutating func take(_ event: AudioEvent, at time: TimeInterval) {
    mix(until: time)
    switch event {
    case .started(let voice):
      let (left, right) = Self.sides(voice)
      voices.append(
        Playing(
          voice: voice, place: voice.position * Double(voice.clip.wave.sampleRate),
          gain: Ramp(value: voice.volume, goal: voice.volume, step: 0), left: left, right: right))
    case .changed(let voice, let fade):
      guard let index = voices.firstIndex(where: { $0.voice.identifier == voice.identifier })
      else { return }
      voices[index].voice = voice
      voices[index].fade(to: voice.volume, frames: max(fade, Self.release) * Double(sampleRate))
      (voices[index].left, voices[index].right) = Self.sides(voice)
    case .stopped(let identifier):
      guard let index = voices.firstIndex(where: { $0.voice.identifier == identifier })
      else { return }
      voices[index].isStopping = true
      voices[index].fade(to: 0, frames: Self.release * Double(sampleRate))
    case .ended:
      // A voice ends with its samples.
      break
    }
  }

  /// Returns all frames up to a time as 16-bit numbers. Louder samples are clipped.
  package mutating func finish(at time: TimeInterval) -> [Int16] {
    mix(until: time)
    return samples.map { Int16(($0.clamped(to: -1...1) * 32_767).rounded()) }
  }

  /// The loudest sample so far; 1 is the maximum of a file.
  package var peak: Float { samples.reduce(0) { max($0, abs($1)) } }

  /// Returns the factors for both sides. Panning keeps the channel on the side to which the sound moves and
  /// moves the other channel there.
  private static func sides(_ voice: AudioVoice) -> (left: Float, right: Float) {
    let pan = Double(voice.pan)
    let share = voice.clip.wave.channelCount == 1 ? (pan + 1) / 2 : pan <= 0 ? pan + 1 : pan
    let angle = share * Double.pi / 2
    return (Float(cos(angle)), Float(sin(angle)))
  }

  private mutating func mix(until time: TimeInterval) {
    let end = Int((time * Double(sampleRate)).rounded())
    let start = samples.count / 2
    guard end > start else { return }
    samples.append(contentsOf: repeatElement(0, count: (end - start) * 2))
    for index in voices.indices {
      for frame in start..<end where voices[index].isHeard {
        let (left, right) = voices[index].next(sampleRate)
        samples[2 * frame] += left
        samples[2 * frame + 1] += right
      }
    }
    voices.removeAll { !$0.isHeard }
  }
}

extension AudioMixer.Playing {
  fileprivate mutating func fade(to goal: Float, frames: Double) {
    gain.goal = goal
    gain.step = abs(goal - gain.value) / Float(max(frames, 1))
  }

  fileprivate var isHeard: Bool {
    if isStopping, gain.value == 0 { return false }
    return voice.loops < 0 || place < Double(voice.clip.wave.frameCount * (voice.loops + 1))
  }

  /// Returns the next frame, interpolated linearly between two samples of the clip.
  fileprivate mutating func next(_ sampleRate: Int) -> (Float, Float) {
    let wave = voice.clip.wave
    let first = Int(place)
    let share = Float(place - Double(first))
    func sample(_ frame: Int, _ channel: Int) -> Float {
      let inLoop = frame % wave.frameCount
      return Float(wave.samples[inLoop * wave.channelCount + channel]) / 32_768
    }
    func value(_ channel: Int) -> Float {
      let here = sample(first, channel)
      return here + (sample(first + 1, channel) - here) * share
    }
    let loudness = gain.next()
    place += Double(wave.sampleRate) / Double(sampleRate) * Double(voice.rate)
    let one = value(0) * loudness
    guard wave.channelCount == 2 else { return (one * left, one * right) }
    let other = value(1) * loudness
    return voice.pan <= 0
      ? (one + other * left, other * right) : (one * left, other + one * right)
  }
}
