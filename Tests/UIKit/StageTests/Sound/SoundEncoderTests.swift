import AVFAudio
import Foundation
import Stage
import Testing

@testable import StageBrowser

/// A page in Swift that reads the sound messages like `Web/sound.js`.
struct SoundPage {
  struct Clip: Equatable {
    var channels: Int
    var rate: Int
    var samples: [Int16]
  }
  struct Voice: Equatable {
    var serial: UInt64
    var position: Double
    var volume: Float
    var pan: Float
    var rate: Float
    var rest: Double
  }

  private(set) var clips: [UInt64: Clip] = [:]
  private(set) var voices: [UInt64: Voice] = [:]
  private(set) var bytes = 0

  struct Malformed: Error {}

  mutating func apply(_ data: Data) throws {
    bytes += data.count
    var reader = ByteReader(data)
    guard try reader.byte() == SoundEncoder.kind else { throw Malformed() }
    for _ in 0..<(try reader.varint()) {
      switch SoundEncoder.Command(rawValue: try reader.byte()) {
      case .clip:
        let serial = try reader.varint()
        let channels = Int(try reader.byte())
        let rate = Int(try reader.varint())
        let raw = Array(try reader.take(2 * channels * Int(try reader.varint())))
        let samples = stride(from: 0, to: raw.count, by: 2).map {
          Int16(bitPattern: UInt16(raw[$0]) | UInt16(raw[$0 + 1]) << 8)
        }
        guard
          clips.updateValue(
            Clip(channels: channels, rate: rate, samples: samples), forKey: serial) == nil
        else { throw Malformed() }
      case .play:
        let voice = try reader.varint()
        let serial = try reader.varint()
        guard clips[serial] != nil, voices[voice] == nil else { throw Malformed() }
        let position = try reader.float64()
        voices[voice] = Voice(
          serial: serial, position: position, volume: try reader.float32(),
          pan: try reader.float32(), rate: try reader.float32(), rest: try reader.float64())
      case .change:
        let voice = try reader.varint()
        _ = try reader.float32()
        guard voices[voice] != nil else { throw Malformed() }
        voices[voice]?.volume = try reader.float32()
        voices[voice]?.pan = try reader.float32()
        voices[voice]?.rate = try reader.float32()
        voices[voice]?.rest = try reader.float64()
      case .stop:
        guard voices.removeValue(forKey: try reader.varint()) != nil else { throw Malformed() }
      case .forget:
        guard clips.removeValue(forKey: try reader.varint()) != nil else { throw Malformed() }
      case .silence: (clips, voices) = ([:], [:])
      case nil: throw Malformed()
      }
    }
    guard reader.remaining == 0 else { throw Malformed() }
  }
}

@MainActor @Suite("Sound on the wire") struct SoundEncoderTests {
  /// A stage whose sounds are sent to a page.
  @MainActor private final class Line {
    let stage = Stage()
    var encoder = SoundEncoder()
    var page = SoundPage()
    var messages = 0
    var trouble: (any Error)?

    init() {
      stage.audio.observe { [weak self] time, event in
        MainActor.assumeIsolated { self?.tell([event], time) }
      }
    }

    func tell(_ events: [AudioEvent], _ time: Double) {
      take(encoder.encode(events, at: time))
    }

    func take(_ data: Data?) {
      guard let data else { return }
      messages += 1
      do { try page.apply(data) } catch { trouble = error }
    }
  }

  @Test("a sound travels once, and then goes by its number")
  func once() throws {
    let line = Line()
    let players = try (0..<3).map { _ in try AVAudioPlayer(data: Waves.tone()) }
    for player in players {
      player.volume = 0.25
      player.pan = -0.5
      player.play()
      line.stage.advance(by: 0.1)
    }
    let wave = try WaveFile(Array(Waves.tone()))
    #expect(line.trouble == nil)
    #expect(line.page.clips.count == 1)
    #expect(line.page.voices.count == 3)
    #expect(line.page.clips.values.first?.samples == wave.samples)
    #expect(line.page.bytes < 2 * wave.samples.count + 200)
    #expect(line.page.voices[3]?.volume == 0.25)
    #expect(line.page.voices[3]?.pan == -0.5)
    #expect(line.page.voices[1]?.rest == 1)
  }

  @Test("what comes to its end by itself needs no message; what goes on for ever says so")
  func ends() throws {
    let line = Line()
    let player = try AVAudioPlayer(data: Waves.tone(seconds: 0.5))
    player.play()
    let loop = try AVAudioPlayer(data: Waves.tone(seconds: 0.5))
    loop.numberOfLoops = -1
    loop.play()
    #expect(line.page.voices[2]?.rest == .infinity)
    let before = line.messages
    line.stage.advance(by: 1)
    #expect(line.messages == before)
    loop.numberOfLoops = 0
    #expect(line.page.voices[2].map { $0.rest <= 0.5 } == true)
    loop.stop()
    #expect(line.page.voices[2] == nil)
    #expect(line.trouble == nil)
  }

  @Test("a page that comes later hears what is heard, from where it is")
  func restart() throws {
    let line = Line()
    let loop = try AVAudioPlayer(data: Waves.tone())
    loop.numberOfLoops = -1
    loop.play()
    line.stage.advance(by: 2.25)
    line.page = SoundPage()
    line.take(line.encoder.restart(line.stage.audio.voices, at: line.stage.time))
    #expect(line.trouble == nil)
    #expect(line.page.clips.count == 1)
    #expect(abs((line.page.voices[1]?.position ?? 9) - 0.25) < 1e-9)
    var silent = SoundEncoder()
    #expect(silent.restart([], at: 0) == nil)
    #expect(silent.encode([], at: 0) == nil)
  }

  @Test("no more voices, sounds and bytes than the page keeps")
  func limits() throws {
    let line = Line()
    var players: [AVAudioPlayer] = []
    for index in 0..<SoundEncoder.maximumVoices + 10 {
      let player = try AVAudioPlayer(data: Waves.tone(seconds: 1, level: Double(index) / 100))
      player.play()
      players.append(player)
    }
    #expect(line.trouble == nil)
    #expect(line.page.voices.count == SoundEncoder.maximumVoices)
    line.stage.advance(by: 2)
    // The oldest of the clips that no longer play is removed.
    for index in 0..<SoundEncoder.maximumClips + 20 {
      let player = try AVAudioPlayer(data: Waves.tone(seconds: 0.1, level: Double(index) / 300))
      player.play()
      line.stage.advance(by: 0.2)
      #expect(line.page.clips.count <= SoundEncoder.maximumClips)
    }
    let large = try (1...4).map { number in
      try AVAudioPlayer(
        data: Waves.file(samples: [UInt8](repeating: UInt8(number), count: 4_800_000)))
    }
    for player in large { player.play() }
    let bytes = line.page.clips.values.reduce(0) { $0 + 2 * $1.samples.count }
    #expect(bytes <= SoundEncoder.maximumClipBytes)
    #expect(line.trouble == nil)
  }

  @Test("a live stage tells its page; one that reconnects is told anew")
  func live() throws {
    let live = LiveStage(
      title: "Test", content: .screens([StageScreen(name: "a", title: "A") { UIViewController() }]),
      screen: nil, stage: Stage(device: .iPhoneSE))
    let policy = AccessPolicy(token: AccessPolicy.makeToken(), port: 4242)
    func open() -> (PageConnection, () -> SoundPage) {
      let received = Received()
      let page = live.connect(policy: policy) { received.take($0) }
      page.receive(
        ClientMessage.hello(
          version: ClientMessage.version, token: policy.token, viewport: ClientMessageTests.viewport
        ).encoded(), at: 0)
      return (page, { received.page })
    }
    live.stage.makeCurrent()
    let loop = try AVAudioPlayer(data: Waves.tone())
    loop.numberOfLoops = -1
    let (first, heard) = open()
    #expect(heard().voices.isEmpty)
    loop.play()
    #expect(heard().voices.count == 1)
    first.didDisconnect()
    loop.volume = 0.5
    let (_, again) = open()
    #expect(again().voices.count == 1)
    #expect(again().voices.values.first?.volume == 0.5)
    #expect(heard().voices.values.first?.volume == 1)
  }

  @MainActor private final class Received {
    var page = SoundPage()
    func take(_ output: PageConnection.Output) {
      if case .sound(let data) = output { try? page.apply(data) }
    }
  }
}
