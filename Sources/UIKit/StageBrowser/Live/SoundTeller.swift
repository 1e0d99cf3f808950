import AVFAudio
import Stage

/// Sends sounds to the page: sounds that start in a frame at its end, and all others immediately.
@MainActor final class SoundTeller {
  private let stage: Stage
  private let page: () -> PageConnection?
  /// The sounds of the frame that is being made.
  private var sounds: [AudioEvent] = []
  var isInFrame = false {
    didSet { if !isInFrame { tell() } }
  }

  init(of stage: Stage, to page: @escaping () -> PageConnection?) {
    self.stage = stage
    self.page = page
    stage.audio.observe { [weak self] _, event in
      MainActor.assumeIsolated { self?.hear(event) }
    }
  }

  private func hear(_ event: AudioEvent) {
    guard page() != nil else { return }
    sounds.append(event)
    if !isInFrame { tell() }
  }

  private func tell() {
    guard !sounds.isEmpty else { return }
    page()?.sendSounds(sounds, at: stage.time)
    sounds = []
  }
}
