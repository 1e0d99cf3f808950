import AVFAudio
import Micro

/// Plays the game's sounds according to the player's settings. All screens of a game share one.
///
/// A sound's players are made at its first use. Each sound has as many players as variants, and a new one replaces the
/// oldest, so there are never more sounds at once than a listener can distinguish.
@available(iOS 16, *)
@MainActor final class SoundBoard {
  var settings: Settings {
    didSet { if !playsMusic { music?.pause() } }
  }

  private var players: [Sound: [AVAudioPlayer]] = [:]
  private var turns: [Sound: Int] = [:]
  private var music: Music?
  private var hasSession = false
  /// The remaining time for which the device's report about other apps' sound is used, in seconds.
  private var rest = 0.0
  private var isMusicUnwanted = false

  private static let interval = 1.0

  init(settings: Settings) { self.settings = settings }

  // MARK: Once

  func play(_ cue: SoundCue) {
    guard settings.hasSound else { return }
    prepare()
    let all = players[cue.sound] ?? makePlayers(cue.sound)
    players[cue.sound] = all
    guard !all.isEmpty else { return }
    let turn = turns[cue.sound, default: 0]
    turns[cue.sound] = turn + 1
    let player = all[(cue.variant ?? turn % cue.sound.plainVariants) % all.count]
    if player.isPlaying { player.pause() }
    player.currentTime = 0
    player.volume = cue.volume * settings.loudness.factor
    player.pan = cue.pan
    player.play()
  }

  private func makePlayers(_ sound: Sound) -> [AVAudioPlayer] {
    // On a device that can't play a sound, the game is silent.
    (0..<sound.variants).compactMap { try? AVAudioPlayer(data: sound.file(variant: $0)) }
  }

  /// Sets up the audio session: the game's sound mixes with others and follows the silent switch.
  private func prepare() {
    guard !hasSession else { return }
    hasSession = true
    try? AVAudioSession.sharedInstance().setCategory(.ambient)
  }

  // MARK: Music

  private var playsMusic: Bool { settings.hasSound && settings.hasMusic }

  /// Continues the music for a frame.
  func flow(_ level: Danger.Level, in habitat: Habitat = .shallows, elapsed: Double) {
    guard playsMusic else { return }
    prepare()
    rest -= elapsed
    if rest <= 0 {
      rest = Self.interval
      isMusicUnwanted = AVAudioSession.sharedInstance().secondaryAudioShouldBeSilencedHint
    }
    guard !isMusicUnwanted else {
      music?.pause()
      return
    }
    if music?.habitat != habitat {
      music?.pause()
      music = Music(of: habitat)
    }
    music?.play(level, volume: settings.loudness.factor)
  }

  /// Pauses the music.
  func still() { music?.pause() }
}
