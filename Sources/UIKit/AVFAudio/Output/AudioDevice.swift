import Foundation
import QuartzCore

/// The loudspeaker of one device. It collects the sounds of all players and passes them to an observer.
///
///     stage.audio.observe { time, event in … }
///
/// Use it only from the main thread, like the render loop whose clock it reads.
package final class AudioDevice {
  /// The device for new players.
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

  /// Sets the observer, which receives all events from now on with their times.
  package func observe(_ observer: @escaping (TimeInterval, AudioEvent) -> Void) {
    observers.append(observer)
  }

  /// The time on the Stage's clock in seconds.
  package var now: TimeInterval { loop.now }

  /// The sounds that are playing now, in the order in which they began.
  package var voices: [AudioVoice] {
    players.values.map(\.voice).sorted { $0.identifier < $1.identifier }
  }

  // MARK: Around the app

  /// Whether another app is playing audio, so that this app should silence its music.
  package var isOtherAudioPlaying = false {
    didSet { if isOtherAudioPlaying != oldValue { session.otherAudioChanged() } }
  }

  /// Whether an interruption, such as a call, has the loudspeaker.
  package var isInterrupted = false {
    didSet { if isInterrupted != oldValue { session.interruptionChanged() } }
  }

  // MARK: For players

  func clip(of data: Data) throws(WaveFileError) -> AudioClip { try clips.clip(of: data) }

  /// Runs a closure after a delay in seconds.
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

  /// Pauses all players, and returns whether any was playing.
  @discardableResult func pauseAll() -> Bool {
    let playing = players.values.sorted { $0.voice.identifier < $1.voice.identifier }
    for sounding in playing { sounding.player?.pause() }
    return !playing.isEmpty
  }

  private func tell(_ event: AudioEvent) {
    for observer in observers { observer(now, event) }
  }
}
