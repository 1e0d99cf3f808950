import AVFAudio
import Foundation
import Micro

/// The music of a run: three loops that begin together, with a cross-fade as danger comes near.
@available(iOS 16, *)
@MainActor final class Music {
  private let players: [AVAudioPlayer?]
  /// The values that the players received last.
  private var told: (level: Danger.Level, volume: Float)?

  /// The smallest audible change.
  private static let step: Float = 0.02
  /// The duration of a change, in seconds.
  static let fade = 0.25

  /// The kind of dish for which it is made.
  let habitat: Habitat

  init(of habitat: Habitat) {
    self.habitat = habitat
    players = MusicLayer.allCases.map { Self.player($0, in: habitat) }
  }

  private static func player(_ layer: MusicLayer, in habitat: Habitat) -> AVAudioPlayer? {
    // On a device that can't play it, the game is silent.
    let player = try? AVAudioPlayer(data: file(of: layer, in: habitat))
    player?.numberOfLoops = -1
    return player
  }

  /// The files, which are made at their first use and then kept.
  private static var files: [MusicLayer: [Habitat: Data]] = [:]

  /// Returns the file of a layer's loop.
  static func file(of layer: MusicLayer, in habitat: Habitat) -> Data {
    if let file = files[layer]?[habitat] { return file }
    let file = layer.file(in: habitat)
    files[layer, default: [:]][habitat] = file
    return file
  }

  /// Returns the volume of a layer, 0…1: each is quieter than any event.
  static func volume(of layer: MusicLayer, at level: Danger.Level) -> Float {
    switch layer {
    case .calm: 0.22 * (1 - 0.6 * level.tension)
    case .tense: 0.45 * level.tension
    case .hunted: 0.4 * level.hunt
    }
  }

  /// Continues or starts the music.
  ///
  /// - Parameter volume: The volume, 0…1.
  func play(_ level: Danger.Level, volume: Float) {
    for case let player? in players where !player.isPlaying {
      // It fades in, because its loop begins or continues anywhere in a wave. The loudspeaker may be in use for
      // something more important; then this is tried again.
      player.volume = 0
      player.play()
      told = nil
    }
    if let told, told.volume == volume, told.level.isNear(level, within: Self.step) { return }
    told = (level, volume)
    for (layer, player) in zip(MusicLayer.allCases, players) {
      player?.setVolume(Self.volume(of: layer, at: level) * volume, fadeDuration: Self.fade)
    }
  }

  func pause() {
    for case let player? in players where player.isPlaying { player.pause() }
  }
}
