import AVFAudio
import Foundation
import Micro
import MicroApp
import Stage

/// Listens to a run as a player with headphones would, and keeps what was heard as a WAVE file.
///
///     let recorder = SoundRecorder(seconds: 0..<60)
///     for … { recorder.hear(run) }   // after each step
///     recorder.file()                // stereo, 16 bits
///
/// The same players and events as in the game, without its screens: a Stage's clock goes on by a step's time,
/// and a mixer has the place of the loudspeaker.
@MainActor final class SoundRecorder {
  private let stage: Stage
  private let sounds = RunSounds()
  private let seconds: Range<Double>
  private var mixer: AudioMixer
  private var steps = 0
  private(set) var soundCount = 0

  /// - Parameter seconds: What of the run is kept.
  init(seconds: Range<Double>) {
    self.seconds = seconds
    stage = Stage()
    mixer = AudioMixer(sampleRate: Wave.rate)
    stage.audio.observe { [weak self] time, event in
      MainActor.assumeIsolated { self?.take(event, at: time) }
    }
  }

  private func take(_ event: AudioEvent, at time: TimeInterval) {
    if case .started = event { soundCount += 1 }
    mixer.take(event, at: time)
  }

  /// Takes a step of the run in.
  func hear(_ run: Run) {
    steps += 1
    guard seconds.contains(Double(steps) / 60) else { return }
    sounds.hear(run)
    stage.advance(by: 1.0 / 60)
  }

  /// How much was kept, in seconds.
  var length: Double { stage.time }

  /// Everything as a file, with the rest of what was heard last.
  func file() -> Data {
    sounds.still()
    stage.advance(by: 1.5)
    return Wave.file(mixer.finish(at: stage.time), channels: 2, rate: Wave.rate)
  }
}
