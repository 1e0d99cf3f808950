import AVFAudio
import Foundation
import Micro
import MicroApp
import Stage

/// Records the sound of a run, as headphones would play it, to a WAVE file.
///
///     let recorder = SoundRecorder(seconds: 0..<60)
///     for … { recorder.hear(run) }   // after each step
///     recorder.file()                // stereo, 16 bits
///
/// It uses the game's own players and events without its screens: a Stage's clock advances by the time of a step, and a
/// mixer replaces the loudspeaker.
@MainActor final class SoundRecorder {
  private let stage: Stage
  private let sounds = RunSounds()
  private let seconds: Range<Double>
  private var mixer: AudioMixer
  private var steps = 0
  private(set) var soundCount = 0

  /// Creates a recorder.
  ///
  /// - Parameter seconds: The part of the run to record.
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

  /// Records one step of the run.
  func hear(_ run: Run) {
    steps += 1
    guard seconds.contains(Double(steps) / 60) else { return }
    sounds.hear(run)
    stage.advance(by: 1.0 / 60)
  }

  /// The recorded length, in seconds.
  var length: Double { stage.time }

  /// Finishes the recording and returns it as a file.
  func file() -> Data {
    sounds.still()
    stage.advance(by: 1.5)
    return Wave.file(mixer.finish(at: stage.time), channels: 2, rate: Wave.rate)
  }
}
