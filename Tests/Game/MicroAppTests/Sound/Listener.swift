import AVFAudio
import Foundation
import Micro
import Stage

@testable import MicroApp

/// Records the sounds of a stage, and recognizes the game's sounds by their files.
@MainActor final class Listener {
  /// A sound that started.
  struct Heard: Hashable {
    let time: Double
    let name: String
    let volume: Float
    let pan: Float
  }

  private(set) var heard: [Heard] = []
  private let stage: Stage
  private let names: [Data: String]

  init(_ stage: Stage) {
    self.stage = stage
    var names: [Data: String] = [:]
    for sound in Sound.allCases {
      for variant in 0..<sound.variants { names[sound.file(variant: variant)] = sound.rawValue }
    }
    for habitat in Habitat.allCases {
      for layer in MusicLayer.allCases {
        names[Music.file(of: layer, in: habitat)] = "\(layer)"
      }
    }
    self.names = names
    stage.audio.observe { [weak self] time, event in
      MainActor.assumeIsolated { self?.take(time, event) }
    }
  }

  private func take(_ time: Double, _ event: AudioEvent) {
    guard case .started(let voice) = event else { return }
    heard.append(
      Heard(time: time, name: name(of: voice), volume: voice.volume, pan: voice.pan))
  }

  private func name(of voice: AudioVoice) -> String { names[voice.clip.data] ?? "unknown" }

  /// The sounds that started, without the music.
  var effects: [Heard] { heard.filter { !Self.music.contains($0.name) } }

  /// The names of the music's layers.
  static let music = MusicLayer.allCases.map { "\($0)" }

  /// The sounds that are playing.
  var now: [String] { stage.audio.voices.map(name) }

  /// Returns the current volume of a sound; `nil` if it is silent.
  func volume(of name: String) -> Float? {
    stage.audio.voices.first { self.name(of: $0) == name }?.volume
  }
}
