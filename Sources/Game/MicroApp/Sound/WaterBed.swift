import AVFAudio

/// The bed of water: two loops with a cross-fade as danger comes near.
@available(iOS 16, *)
@MainActor final class WaterBed {
  private let calm: AVAudioPlayer?
  private let tense: AVAudioPlayer?
  /// The values that the players received last.
  private var told: (tension: Float, volume: Float)?

  /// The largest volume of each, 0…1: quieter than any event.
  static let loudest = (calm: Float(0.22), tense: Float(0.45))
  /// The part of the calm bed that is left when the tense one is loudest.
  static let calmInDanger: Float = 0.4
  /// The increase of the chord's tempo when danger is nearest.
  private static let haste: Float = 0.3
  /// The smallest audible change.
  private static let step: Float = 0.02
  /// The duration of a change, in seconds.
  private static let fade = 0.25

  init() {
    calm = Self.player(.calm)
    tense = Self.player(.tense)
  }

  private static func player(_ loop: WaterLoop) -> AVAudioPlayer? {
    // On a device that can't play it, the game is silent.
    let player = try? AVAudioPlayer(data: loop.file)
    player?.numberOfLoops = -1
    player?.enableRate = true
    player?.volume = 0
    return player
  }

  var isPlaying: Bool { calm?.isPlaying == true }

  /// Continues or starts the bed.
  ///
  /// - Parameters:
  ///   - tension: 0 calm, 1 tense.
  ///   - volume: The volume, 0…1.
  func play(tension: Float, volume: Float) {
    for player in [calm, tense] where player?.isPlaying == false {
      // The loudspeaker may be in use for something more important; then this is tried again.
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
