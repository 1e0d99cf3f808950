import Foundation
import QuartzCore

/// The loudspeaker of one device: what players play comes together here, and goes to whoever listens.
///
///     stage.audio.observe { time, event in … }
///
/// Used from the main thread only, as the render loop whose clock it reads.
package final class AudioDevice {
  /// The device that new players play on.
  nonisolated(unsafe) package private(set) static var current = AudioDevice()

  private let loop: RenderLoop
  private let clips = AudioClips()
  private var observers: [(TimeInterval, AudioEvent) -> Void] = []
  private var players: [UInt32: Sounding] = [:]
  private var count: UInt32 = 0
  package let session: AVAudioSession

  private struct Sounding {
    var voice: AudioVoice
    weak var player: AVAudioPlayer?
  }

  package init(_ loop: RenderLoop = .current) {
    self.loop = loop
    session = AVAudioSession()
    session.device = self
  }

  package func makeCurrent() { Self.current = self }

  /// Has everything told that is heard from now on, each with its time.
  package func observe(_ observer: @escaping (TimeInterval, AudioEvent) -> Void) {
    observers.append(observer)
  }

  /// Seconds of the Stage's clock.
  package var now: TimeInterval { loop.now }

  /// The sounds that are heard now, in the order in which they began.
  package var voices: [AudioVoice] {
    players.values.map(\.voice).sorted { $0.identifier < $1.identifier }
  }

  // MARK: Around the app

  /// Whether another app plays something, which tells this one to keep its music silent.
  package var isOtherAudioPlaying = false {
    didSet { if isOtherAudioPlaying != oldValue { session.otherAudioChanged() } }
  }

  /// Whether something more important has the loudspeaker, such as a call.
  package var isInterrupted = false {
    didSet { if isInterrupted != oldValue { session.interruptionChanged() } }
  }

  // MARK: For players

  func clip(of data: Data) throws(WaveFileError) -> AudioClip { try clips.clip(of: data) }

  /// Runs something when so many seconds have passed.
  func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> ScheduledAction {
    loop.schedule(after: delay, action)
  }

  func nextIdentifier() -> UInt32 {
    count += 1
    return count
  }

  func start(_ voice: AudioVoice, of player: AVAudioPlayer) {
    players[voice.identifier] = Sounding(voice: voice, player: player)
    tell(.started(voice))
  }

  func change(to voice: AudioVoice, fade: TimeInterval) {
    players[voice.identifier]?.voice = voice
    tell(.changed(voice, fade: fade))
  }

  func remove(_ identifier: UInt32, atEnd: Bool) {
    guard players.removeValue(forKey: identifier) != nil else { return }
    tell(atEnd ? .ended(identifier) : .stopped(identifier))
  }

  /// Pauses whatever plays; whether anything did.
  @discardableResult func pauseAll() -> Bool {
    let playing = players.values.sorted { $0.voice.identifier < $1.voice.identifier }
    for sounding in playing { sounding.player?.pause() }
    return !playing.isEmpty
  }

  private func tell(_ event: AudioEvent) {
    for observer in observers { observer(now, event) }
  }
}
