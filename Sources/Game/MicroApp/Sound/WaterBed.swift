import AVFAudio

/// The bed of water: two loops that go over into each other as danger comes near.
@available(iOS 16, *)
@MainActor final class WaterBed {
  private let calm: AVAudioPlayer?
  private let tense: AVAudioPlayer?
  /// The values that the players were told last.
  private var told: (tension: Float, volume: Float)?

  /// How loud each is at most, 0…1: quieter than anything that happens.
  static let loudest = (calm: Float(0.22), tense: Float(0.45))
  /// The part of the calm bed that is left where the tense one is loudest.
  static let calmInDanger: Float = 0.4
  /// How much faster the deep chord beats where danger is nearest.
  private static let haste: Float = 0.3
  /// Smaller changes than this nobody hears.
  private static let step: Float = 0.02
  /// How long it takes to go over to what it is told, in seconds.
  private static let fade = 0.25

  init() {
    calm = Self.player(.calm)
    tense = Self.player(.tense)
  }

  private static func player(_ loop: WaterLoop) -> AVAudioPlayer? {
    // A device that can't play it has a game without it.
    let player = try? AVAudioPlayer(data: loop.file)
    player?.numberOfLoops = -1
    player?.enableRate = true
    player?.volume = 0
    return player
  }

  var isPlaying: Bool { calm?.isPlaying == true }

  /// Goes on, or begins.
  ///
  /// - Parameters:
  ///   - tension: 0 calm, 1 tense.
  ///   - volume: 0…1.
  func play(tension: Float, volume: Float) {
    for player in [calm, tense] where player?.isPlaying == false {
      // Something more important may have the loudspeaker: then it is tried again.
      player?.play()
    }
    if let told, abs(told.tension - tension) < Self.step, told.volume == volume { return }
    told = (tension, volume)
    calm?.setVolume(
      Self.loudest.calm * volume * (1 - (1 - Self.calmInDanger) * tension), fadeDuration: Self.fade)
    tense?.setVolume(Self.loudest.tense * volume * tension, fadeDuration: Self.fade)
    tense?.rate = 1 + Self.haste * tension
  }

  func pause() {
    for player in [calm, tense] where player?.isPlaying == true { player?.pause() }
  }
}
